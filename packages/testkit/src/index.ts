export { ambush } from './ambush/ambush.ts';
export { hideAnywhere } from './ambush/secrets.ts';
export * from './ambush/state.ts';
export { unseenRules } from './conformance/citations.ts';
export { conformance } from './conformance/conformance.ts';
export { BrokenProperty, examine, PROPERTIES } from './conformance/properties.ts';
export * from './conformance/trial.ts';
