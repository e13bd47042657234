// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './file-addresses.ts';
export * from './file-events.ts';
export * from './file-lists.ts';
export * from './names.ts';
