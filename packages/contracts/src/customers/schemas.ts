export * from './customer.schema.ts';
