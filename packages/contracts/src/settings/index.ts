// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './names.ts';
export * from './settings-events.ts';
export * from './settings-group.ts';
export * from './setup-lists.ts';
