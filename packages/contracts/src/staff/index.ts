// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './branch-lists.ts';
export * from './department-lists.ts';
export * from './department-slots.ts';
export * from './employee-lists.ts';
export * from './names.ts';
export * from './role-lists.ts';
