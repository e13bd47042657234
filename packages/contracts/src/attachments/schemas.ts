export * from './attachment.schema.ts';
