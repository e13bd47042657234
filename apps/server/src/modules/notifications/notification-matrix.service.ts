import type { Deps } from '../../platform/deps.ts';
import { cachedReading } from '../../platform/realtime/cached-reading.ts';
import { declaredEvents } from './notification-event.ts';
import { buildNotificationMatrix } from './notification-matrix.rules.ts';
import { readNotificationMatrixRows } from './notification-matrix.repository.ts';

/** The current notification matrix. */
export const notificationMatrixOf = cachedReading(
  'notice',
  async ({ db, modules }: Pick<Deps, 'db' | 'broker' | 'modules'>) =>
    buildNotificationMatrix(await readNotificationMatrixRows(db), declaredEvents(modules)),
);
