// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './derived-shapes.schema.ts';
export * from './settings.schema.ts';
