export * from './organization.schema.ts';
