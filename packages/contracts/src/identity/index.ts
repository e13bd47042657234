// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './names.ts';
export * from './request-gates.ts';
export * from './security-limits.ts';
export * from './session-events.ts';
export * from './user-lists.ts';
