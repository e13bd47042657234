/** `waiting` for a worker, `running`, `ended`, or `cancelled` by its owner, who kept what was done until then. */
export const BATCH_STATES = ['waiting', 'running', 'ended', 'cancelled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];
