export * from './calls.ts';
export * from './ticket-view.ts';
