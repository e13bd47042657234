export * from './sample-thing.schema.ts';
