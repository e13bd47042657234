import type { DeliveryEvent, DeliveryState, NotificationEvent } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './notification.table.ts';

/** A mail that is to be sent, or whose sending has begun. */
export interface WaitingDelivery {
  id: number;
  state: 'queued' | 'sending';
  event: NotificationEvent | DeliveryEvent;
  recipient: string;
  recipient_user_id: number | null;
  subject: string | null;
  text: string;
  html: string | null;
  headers: Record<string, string>;
  message_id: string | null;
  code_encrypted: Buffer | null;
  ticket_id: number | null;
  content_id: number | null;
  author_id: number | null;
  attempts: number;
  expires_at: Date | null;
  only_working_time: boolean;
}

/** A mail that waits, or that a worker was sending when it ended. */
export async function findWaitingDelivery(db: AnyDb, id: number): Promise<WaitingDelivery | null> {
  const row = await tables(db)
    .selectFrom('delivery')
    .select(['id', 'state', 'event', 'recipient', 'recipient_user_id', 'subject', 'text', 'html', 'headers'])
    .select(['message_id', 'code_encrypted', 'ticket_id', 'content_id', 'author_id', 'attempts', 'expires_at'])
    .select('only_working_time')
    .where('id', '=', id)
    .where('medium', '=', 'email')
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirst();
  return (row as WaitingDelivery | undefined) ?? null;
}

/** Mails whose time has come, the one that waits longest first. */
export async function dueDeliveries(db: AnyDb, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from delivery where state = 'queued' and next_attempt_at <= ${now} order by next_attempt_at limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** What one attempt has changed. */
export interface DeliveryChange {
  state: DeliveryState;
  at: Date;
  error?: string | null;
  attempts?: number;
  provider?: string;
  nextAttemptAt?: Date;
  expiresAt?: Date | null;
  /** The code has left, or is of no use any more: its copy is deleted. */
  codeUsed?: true;
}

/** Stores the state of a message. */
export async function setDeliveryState(db: AnyDb, id: number, change: DeliveryChange): Promise<void> {
  const { state, at, error = null, attempts, provider, nextAttemptAt, expiresAt, codeUsed } = change;
  await tables(db)
    .updateTable('delivery')
    .set({
      ...{ state, updated_at: at, error },
      ...(attempts === undefined ? {} : { attempts }),
      ...(provider === undefined ? {} : { provider }),
      ...(nextAttemptAt === undefined ? {} : { next_attempt_at: nextAttemptAt }),
      ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
      ...(codeUsed || state === 'expired' || state === 'suppressed' ? { code_encrypted: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes messages of the log that are older than their retention. */
export async function deleteDeliveries(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('delivery').where('created_at', '<', before).execute();
}

/** The Message-IDs of the newest mails about a ticket that were sent to an address, the oldest first. */
export async function threadOf(db: AnyDb, ticketId: number, recipient: string, limit: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('delivery')
    .select('message_id')
    .where('ticket_id', '=', ticketId)
    .where('recipient', '=', recipient)
    .where('message_id', 'is not', null)
    .where('state', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ message_id }) => message_id!).reverse();
}
