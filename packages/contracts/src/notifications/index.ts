// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './delivery-lists.ts';
export * from './names.ts';
export * from './notice-lists.ts';
export * from './notification-events.ts';
export * from './notification-lists.ts';
