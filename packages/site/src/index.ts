export { compress } from './content.ts';
export * from './serve.ts';
