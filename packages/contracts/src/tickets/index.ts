export * from './calls.ts';
export type * from './ticket-field.ts';
export * from './ticket-view.ts';
