// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './macro-lists.ts';
export * from './macro-step.ts';
export * from './names.ts';
export * from './ticket-bulk.ts';
export * from './ticket-columns.ts';
export * from './ticket-due-lists.ts';
export * from './ticket-events.ts';
export * from './ticket-export-lists.ts';
export * from './ticket-field.ts';
export * from './ticket-gates.ts';
export * from './ticket-lists.ts';
export * from './ticket-slots.ts';
export * from './ticket-template-lists.ts';
export * from './ticket-view.ts';
