export { startBatch, startRest } from './batch.service.ts';
export { failureOf } from './batch.job.ts';
export type { BatchKind } from './batch-kind.ts';
