// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './file-upload.schema.ts';
export * from './file.schema.ts';
