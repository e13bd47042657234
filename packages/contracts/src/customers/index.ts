// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './customer-level-lists.ts';
export * from './customer-lists.ts';
export * from './customer-slots.ts';
export * from './names.ts';
