export * from './delivery.schema.ts';
export * from './notification.schema.ts';
