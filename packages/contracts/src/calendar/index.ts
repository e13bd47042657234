// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './calendar-event-lists.ts';
export * from './calendar-slots.ts';
export * from './names.ts';
export * from './working-shift-gates.ts';
