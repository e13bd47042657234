export * from './licence.schema.ts';
