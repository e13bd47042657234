// zod schemas and endpoint definitions: for the server, the tests and the tooling only.
export * from './endpoint.ts';
export * from './platform/schemas.ts';
