import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { NotificationPreferences, NotificationMatrixRow } from './notification-matrix.rules.ts';
import './notification.table.ts';

/** Stored rows of the matrix: the changes from the defaults. */
export async function readNotificationMatrixRows(db: AnyDb): Promise<NotificationMatrixRow[]> {
  return tables(db)
    .selectFrom('notice')
    .select([
      'event',
      'audience',
      'channel',
      'enabled',
      'subject',
      'body',
      'sms_pattern',
      'delay_minutes',
      'only_working_time',
    ])
    .execute();
}

/** Browser notification preferences of these people. */
export async function readNotificationPreferences(
  db: AnyDb,
  userIds: readonly number[],
): Promise<Map<number, NotificationPreferences>> {
  if (userIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('user')
    .select(['id', 'notification_prefs'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(
    rows.map(({ id, notification_prefs }) => {
      const { browser = true, muted = [] } = (notification_prefs ?? {}) as Partial<NotificationPreferences>;
      return [id, { browser, muted }];
    }),
  );
}
