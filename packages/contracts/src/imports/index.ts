// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './import-lists.ts';
