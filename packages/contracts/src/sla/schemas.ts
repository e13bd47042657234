// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './sla-try.schema.ts';
export * from './sla.schema.ts';
