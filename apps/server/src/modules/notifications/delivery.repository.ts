import type { DeliveryEvent, DeliveryMedium, DeliveryState, NotificationEvent, QueryFilters } from '@hamyar/contracts';
import type { QueryOf, deliveryList } from '@hamyar/contracts/schemas';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import { tables } from './tables.ts';
import './notification.table.ts';

export interface NewDelivery {
  medium: DeliveryMedium;
  recipient: string;
  recipientUserId: number | null;
  event: string;
  subject: string | null;
  text: string;
  /** The HTML part; null: made of the text when it is sent. */
  html: string | null;
  sealedCode: Buffer | null;
  customer: boolean;
  at: Date;
  expiresAt: Date | null;
  /** False: whoever inserts a mail sends it. */
  dueImmediately: boolean;
}

/** A mail with its own form: HTML, headers, what it is about, and when it leaves. */
export interface NewMail extends Omit<NewDelivery, 'medium' | 'sealedCode' | 'dueImmediately'> {
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Null: it gets one when it is sent. */
  messageId: string | null;
  /** One mail for each key. */
  effectKey: string;
  ticketId: number | null;
  contentId: number | null;
  /** Who is notified when it cannot be delivered. */
  authorId: number | null;
  notBefore: Date;
  onlyWorkingTime: boolean;
  /** What stands in the place of the mask when it is sent. */
  sealedCode?: Buffer;
}

/** The event of a mail that tests the settings. */
export const TEST_EVENT = 'mail.test';

/** Inserts mails; of those with one key only the first, also where it was inserted before. */
export async function insertMails(db: AnyDb, mails: readonly NewMail[]): Promise<void> {
  await tables(db)
    .insertInto('delivery')
    .values(
      mails.map((m) => ({
        ...{ medium: 'email' as const, recipient: m.recipient, recipient_user_id: m.recipientUserId, event: m.event },
        ...{ subject: m.subject, text: m.text, html: m.html, headers: JSON.stringify(m.headers), customer: m.customer },
        ...{ message_id: m.messageId, effect_key: m.effectKey, ticket_id: m.ticketId, content_id: m.contentId },
        ...{ author_id: m.authorId, created_at: m.at, updated_at: m.at, expires_at: m.expiresAt },
        ...{ next_attempt_at: m.notBefore, only_working_time: m.onlyWorkingTime, code_encrypted: m.sealedCode ?? null },
      })),
    )
    .onConflict((c) => c.column('effect_key').where('effect_key', 'is not', null).doNothing())
    .execute();
}

/**
 * Inserts a message into the delivery log, where it waits for a gateway. With `really` false the same statement stores
 * nothing, so that a request for an unknown account takes the same time.
 */
export async function insertDelivery(db: AnyDb, d: NewDelivery, really = true): Promise<number | null> {
  const {
    rows: [row],
  } = await sql<{ id: number }>`
    insert into delivery (medium, recipient, recipient_user_id, event, subject, text, html, code_encrypted, customer, created_at, updated_at, expires_at, next_attempt_at)
    select ${d.medium}, ${d.recipient}, ${d.recipientUserId}::bigint, ${d.event}, ${d.subject}::text, ${d.text}, ${d.html}::text, ${d.sealedCode}::bytea, ${d.customer}, ${d.at}, ${d.at}, ${d.expiresAt}::timestamptz, ${d.medium === 'email' && d.dueImmediately ? d.at : null}::timestamptz
    where ${really} returning id`.execute(db);
  return row?.id ?? null;
}

export interface DeliveryRecord {
  id: number;
  medium: DeliveryMedium;
  recipient: string;
  recipient_user_id: number | null;
  recipient_name: string | null;
  event: NotificationEvent | DeliveryEvent;
  subject: string | null;
  provider: string | null;
  state: DeliveryState;
  attempts: number;
  created_at: Date;
  error: string | null;
  expires_at: Date | null;
  text: string;
  customer: boolean;
  has_code: boolean;
}

type DeliveryQuery = QueryOf<typeof deliveryList>;

/** Over the alias `d`: what is encrypted is a code, and no link in a mail. */
const IS_CODE = sql<SqlBool>`d.event like 'code.%'`;
const HAS_CODE = sql<SqlBool>`(d.code_encrypted is not null and ${IS_CODE})`;

/** The condition of each filter over the alias `d`. */
const FILTERS: FilterTable<QueryFilters<DeliveryQuery>, RawBuilder<SqlBool>> = {
  from_date: (unix) => sql`d.created_at >= ${dateFromUnixSeconds(unix)}`,
  to_date: (unix) => sql`d.created_at < ${dateFromUnixSeconds(unix)}`,
  medium: (medium) => sql`d.medium = ${medium}`,
  state: (state) => sql`d.state = ${state}`,
  recipient: (text) => (text === '' ? null : sql`d.recipient like ${containing(text)}`),
  has_code: (on) => sql`${HAS_CODE} = ${on}`,
};

/** One page of the delivery log, newest first, and how many messages fit the filter (counted to `cap`). */
export async function listDeliveries(
  db: AnyDb,
  query: DeliveryQuery,
  cap: number,
): Promise<{ rows: DeliveryRecord[]; total: number }> {
  const { page, perPage } = query;
  const where = allOf(filterConditions(FILTERS, query, undefined));
  const [
    { rows },
    {
      rows: [count],
    },
  ] = await Promise.all([
    sql<DeliveryRecord>`select d.id, d.medium, d.recipient, d.recipient_user_id, nullif(btrim(u.first_name || ' ' || u.last_name), '') as recipient_name, d.event, d.subject, d.provider, d.state, d.attempts,
        d.created_at, d.error, d.expires_at, d.text, d.customer, ${HAS_CODE} as has_code
      from delivery d left join "user" u on u.id = d.recipient_user_id where ${where} order by d.created_at desc, d.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*) as n from (select from delivery d where ${where} limit ${cap + 1}) x`.execute(
      db,
    ),
  ]);
  return { rows, total: count?.n ?? 0 };
}

/** The encrypted code of a message, which no link in a mail is, locked until the transaction ends. */
export async function findSealedCode(
  trx: AnyDb,
  id: number,
): Promise<{
  sealed: Buffer | null;
  customer: boolean;
  expires_at: Date | null;
  state: DeliveryState;
  medium: DeliveryMedium;
  recipient: string;
} | null> {
  const row = await tables(trx)
    .selectFrom('delivery as d')
    .select(['code_encrypted as sealed', 'customer', 'expires_at', 'state', 'medium', 'recipient'])
    .where('id', '=', id)
    .where(IS_CODE)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Puts a failed or uncertain message that has not expired back into the queue; returns whether it was one. */
export async function requeueDelivery(trx: AnyDb, id: number, at: Date): Promise<boolean> {
  const row = await tables(trx)
    .updateTable('delivery')
    .set({ state: 'queued', error: null, updated_at: at, attempts: 0, next_attempt_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'uncertain'])
    .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', at)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Expires waiting messages: they are never sent. Their secrets are deleted, and those of messages that failed and can
 * no longer be sent again (decisions 2.17).
 */
export async function expireDeliveries(db: AnyDb, now: Date): Promise<number> {
  const result = await tables(db)
    .updateTable('delivery')
    .set({ state: 'expired', code_encrypted: null, updated_at: now })
    .where('state', '=', 'queued')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  await tables(db)
    .updateTable('delivery')
    .set({ code_encrypted: null, updated_at: now })
    .where('code_encrypted', 'is not', null)
    .where('state', 'in', ['failed', 'uncertain'])
    .where('expires_at', '<=', now)
    .execute();
  return Number(result.numUpdatedRows);
}

/** What became of a message. */
export async function findDeliveryState(
  db: AnyDb,
  id: number,
): Promise<{ state: DeliveryState; error: string | null }> {
  return tables(db).selectFrom('delivery').select(['state', 'error']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Whether a test has left for a person: the gateway works. */
export async function hasSentTest(db: AnyDb): Promise<boolean> {
  const test = tables(db).selectFrom('delivery').select('id').where('event', '=', TEST_EVENT);
  return (await test.where('state', 'in', ['sent', 'delivered']).limit(1).executeTakeFirst()) !== undefined;
}
