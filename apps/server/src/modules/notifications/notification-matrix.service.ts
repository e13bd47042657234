import type { Deps } from '../../platform/deps.ts';
import { cachedReading } from '../../platform/realtime/cached-reading.ts';
import { buildNotificationMatrix } from './notification-matrix.rules.ts';
import { readNotificationMatrixRows } from './notification-matrix.repository.ts';

/** The notice matrix in force. */
export const notificationMatrixOf = cachedReading('notice', async ({ db }: Pick<Deps, 'db' | 'broker'>) =>
  buildNotificationMatrix(await readNotificationMatrixRows(db)),
);
