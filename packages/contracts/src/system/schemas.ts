export * from './system.schema.ts';
