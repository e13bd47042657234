// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calendar-busy.schema.ts';
export * from './calendar-event.schema.ts';
export * from './calendar-feed.schema.ts';
export * from './calendar-range.schema.ts';
export * from './lunar-off-day.schema.ts';
export * from './off-day.schema.ts';
export * from './working-hours.schema.ts';
export * from './working-shift.schema.ts';
