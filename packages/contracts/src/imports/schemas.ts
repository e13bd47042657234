// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './import.schema.ts';
