// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './sla-gates.ts';
export * from './sla-lists.ts';
export * from './sla-snapshot.ts';
