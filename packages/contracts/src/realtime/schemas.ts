export * from './realtime.schema.ts';
