// What the browser may import: types and plain constants, no zod at run time.
export * from './envelope.ts';
export * from './platform/index.ts';
