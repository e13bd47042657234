// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './delivery.schema.ts';
export * from './notice.schema.ts';
export * from './notification.schema.ts';
