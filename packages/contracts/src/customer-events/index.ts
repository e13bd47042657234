// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './customer-event-events.ts';
export * from './customer-event-lists.ts';
