export * from './registry.schema.ts';
