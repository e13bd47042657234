// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './service.schema.ts';
export * from './tag.schema.ts';
export * from './ticket-category.schema.ts';
