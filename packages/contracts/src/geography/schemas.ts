export * from './geography.schema.ts';
