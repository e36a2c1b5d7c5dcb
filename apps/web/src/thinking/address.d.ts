/** Where the worker is found; the build knows (`offline/sharedWorker.ts`). */
declare module 'virtual:thinker' {
  const address: string;
  export default address;
}
