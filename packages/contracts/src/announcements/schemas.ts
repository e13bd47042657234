// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './announcement.schema.ts';
export * from './user-announcement.schema.ts';
