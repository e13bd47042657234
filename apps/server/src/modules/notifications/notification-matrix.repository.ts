import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type {
  NotificationMatrixRow,
  NotificationPreferences,
  NotificationSetting,
} from './notification-matrix.rules.ts';
import './notification.table.ts';

/** Where a mail reaches a person; without an address there is none. */
export interface MailContact {
  address: string | null;
  employee: boolean;
  name: string;
}

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

/** Stores one setting of the matrix: whole where it has no row, else only its changes, beside those of others. */
export async function writeNotificationMatrixRow(
  trx: AnyDb,
  key: Pick<NotificationMatrixRow, 'event' | 'audience' | 'channel'>,
  { before, changes }: { before: NotificationSetting; changes: Partial<NotificationSetting> },
  by: { id: number | null; at: Date },
): Promise<void> {
  const { enabled, subject, body, delay_minutes, only_working_time } = { ...before, ...changes };
  const changed = { updated_at: by.at, updated_by_id: by.id };
  await tables(trx)
    .insertInto('notice')
    .values({ ...key, enabled, subject, body, delay_minutes, only_working_time, ...changed })
    .onConflict((c) => c.columns(['event', 'audience', 'channel']).doUpdateSet({ ...changes, ...changed }))
    .execute();
}

/** What these people have chosen to be notified of, and where a mail reaches them. */
export async function readNotificationPreferences(
  db: AnyDb,
  userIds: readonly number[],
): Promise<Map<number, NotificationPreferences & MailContact>> {
  if (userIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('user')
    .select(['id', 'notification_prefs', 'email', 'employee', 'first_name', 'last_name'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(
    rows.map(({ id, notification_prefs, email: address, employee, first_name, last_name }) => {
      const {
        browser = true,
        muted = [],
        email = true,
        muted_email = [],
      } = (notification_prefs ?? {}) as Partial<NotificationPreferences>;
      const name = `${first_name} ${last_name}`.trim();
      return [id, { browser, muted, email, muted_email, address, employee, name }];
    }),
  );
}
