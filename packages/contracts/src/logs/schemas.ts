export * from './log.schema.ts';
