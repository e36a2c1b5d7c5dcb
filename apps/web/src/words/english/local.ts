/** For whoever has started the host on his own machine. These words come with the links that he sends. */
export const LOCAL = {
  'local.link':
    'This link works on this machine only, because you opened the page as {host}. For others, start with “npm start -- --host 0.0.0.0” and open the page under the address of this machine; docs/hosting.md says more.',
} as const;
