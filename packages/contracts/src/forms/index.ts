// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './custom-field-lists.ts';
export * from './form-events.ts';
export * from './form-gates.ts';
export * from './form-lists.ts';
