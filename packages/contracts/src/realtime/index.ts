export * from './calls.ts';
export * from './realtime.ts';
