export * from './calls.ts';
export * from './settings-group.ts';
