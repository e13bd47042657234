// The zod schemas that belong to no module.
export * from './body-fields.schema.ts';
export * from './endpoint.ts';
export * from './platform/schemas.ts';
export * from './platform/manifest-check.ts';
export * from './platform/manifest-conflicts.ts';
export * from './field.schema.ts';
export * from './printed-type.ts';
export * from './setting.ts';
