// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './personal-note.schema.ts';
export * from './todo.schema.ts';
