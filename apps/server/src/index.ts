/** For the tests of other apps: a host as they need it. */
export { HostNode, type NodeSettings } from './node.ts';
