import type { Db } from '../../platform/database/pool.ts';
import type { NoticePrefs, NoticeRow } from './notice-matrix.rules.ts';
import './notification.table.ts';

/** What is stored of the matrix: the changes of a fresh system's. */
export async function readNoticeRows(db: Db): Promise<NoticeRow[]> {
  return db
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

/** How each of these people wants their browser to tell them. */
export async function readPrefs(db: Db, userIds: readonly number[]): Promise<Map<number, NoticePrefs>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'notification_prefs'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(
    rows.map(({ id, notification_prefs }) => {
      const { browser = true, muted = [] } = (notification_prefs ?? {}) as Partial<NoticePrefs>;
      return [id, { browser, muted }];
    }),
  );
}
