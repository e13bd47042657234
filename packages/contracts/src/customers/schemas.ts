// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './customer-bulk.schema.ts';
export * from './customer-level.schema.ts';
export * from './customer.schema.ts';
