export * from './draft.schema.ts';
