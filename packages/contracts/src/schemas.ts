// Printed from the folders of the slices by `npm run gen`; do not edit.
// The zod schemas and endpoint definitions of every module: for the server, the tests and the tooling only.
export * from './core-schemas.ts';
export * from './attachments/schemas.ts';
export * from './batches/schemas.ts';
export * from './calendar/schemas.ts';
export * from './catalog/schemas.ts';
export * from './customers/schemas.ts';
export * from './drafts/schemas.ts';
export * from './files/schemas.ts';
export * from './forms/schemas.ts';
export * from './geography/schemas.ts';
export * from './identity/schemas.ts';
export * from './knowledge-base/schemas.ts';
export * from './license/schemas.ts';
export * from './logs/schemas.ts';
export * from './notifications/schemas.ts';
export * from './organizations/schemas.ts';
export * from './realtime/schemas.ts';
export * from './registry/schemas.ts';
export * from './reports/schemas.ts';
export * from './settings/schemas.ts';
export * from './sla/schemas.ts';
export * from './staff/schemas.ts';
export * from './system/schemas.ts';
export * from './tickets/schemas.ts';
export * from './todos/schemas.ts';
export * from './shared-lists.schema.ts';
