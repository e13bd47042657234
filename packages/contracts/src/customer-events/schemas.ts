// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './customer-event-type.schema.ts';
export * from './customer-event.schema.ts';
