import { searchKey } from '@hamyar/persian';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { RichText } from '../../platform/richtext/rich-text.ts';
import type { TicketContentTable } from './ticket.table.ts';

export type ContentRecord = Selectable<TicketContentTable>;

/** Maximum length of searched text; the rest of a very long body is shown but not found. */
const SEARCHED_LENGTH = 20_000;

/**
 * The stored columns of a rich body: its search words are read from the HTML, or from the key where the HTML would give
 * others.
 */
export const bodyColumns = (body: RichText) => ({
  body_html: body.html,
  dir: body.dir,
  search_key: sql<string | null>`search_key_beside(${body.html}, ${searchKey(body.text.slice(0, SEARCHED_LENGTH))})`,
});

type NewContent = Omit<Insertable<TicketContentTable>, 'search_key'> & {
  search_key?: ReturnType<typeof bodyColumns>['search_key'] | string | null;
};

/** Adds one content; returns its id. */
export async function insertContent(trx: AnyDb, content: NewContent): Promise<number> {
  const { id } = await tables(trx)
    .insertInto('ticket_content')
    .values(content as Insertable<TicketContentTable>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One content. */
export async function findContent(
  db: AnyDb,
  id: number,
  lock: 'lock' | 'read' = 'read',
): Promise<ContentRecord | null> {
  const query = tables(db).selectFrom('ticket_content').selectAll().where('id', '=', id);
  return (await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** The content of an earlier send with the same key, if any (decisions 2.4 "Idempotency"). */
export async function findContentByKey(
  db: AnyDb,
  authorId: number,
  clientKey: string,
): Promise<{ id: number; ticket_id: number } | null> {
  return (
    (await tables(db)
      .selectFrom('ticket_content')
      .select(['id', 'ticket_id'])
      .where('author_id', '=', authorId)
      .where('client_key', '=', clientKey)
      .executeTakeFirst()) ?? null
  );
}

/**
 * System lines that customers see too: that their ticket was closed, opened again, merged or separated. They have no public sequence, so
 * they count as nothing new.
 */
const PUBLIC_LINES = ['closed', 'reopened', 'merged', 'merged_into', 'unmerged', 'unmerged_from'];

/**
 * The reader of a conversation: staff see everything and their own pending replies, customers the published public part
 * and when it was closed.
 */
export interface Reader {
  id: number;
  staff: boolean;
}

const COLUMNS = [
  'id',
  'ticket_id',
  'origin_ticket_id',
  'seq',
  'public_seq',
  'type',
  'author_id',
  'author_kind',
  'on_behalf_of_id',
  'body_html',
  'dir',
  'event',
  'state',
  'send_at',
  'published_at',
  'edited_at',
  'edit_count',
  'attachment_count',
  'created_at',
] as const;
export type ShownContent = Pick<ContentRecord, (typeof COLUMNS)[number]>;

/** The conversation of a ticket, oldest first. */
export async function contentsOf(db: AnyDb, ticketId: number, reader: Reader): Promise<ShownContent[]> {
  let query = tables(db).selectFrom('ticket_content').select(COLUMNS).where('ticket_id', '=', ticketId).orderBy('seq');
  query = reader.staff
    ? query
        .where('state', '<>', 'cancelled')
        .where((eb) => eb.or([eb('state', '<>', 'pending'), eb('author_id', '=', reader.id)]))
    : query.where((eb) =>
        eb.or([
          eb.and([eb('public_seq', 'is not', null), eb('state', 'in', ['published', 'deleted'])]),
          eb.and([eb('type', '=', 'system'), eb(sql<string>`event ->> 'name'`, 'in', PUBLIC_LINES)]),
        ]),
      );
  return inOrder(await query.execute());
}

/** What others have written that a sender has not seen: after a sequence, and of colleagues also what still waits. */
export async function unseenContents(
  db: AnyDb,
  ticketId: number,
  reader: Reader,
  afterSeq: number,
): Promise<ShownContent[]> {
  const query = tables(db)
    .selectFrom('ticket_content')
    .select(COLUMNS)
    .where('ticket_id', '=', ticketId)
    .where('type', '<>', 'system')
    .where('author_id', 'is distinct from', reader.id)
    .orderBy('seq');
  return query
    .where((eb) => {
      const written = eb.and([
        eb('state', 'in', ['published', 'deleted']),
        eb(reader.staff ? 'seq' : 'public_seq', '>', afterSeq),
      ]);
      return reader.staff ? eb.or([written, eb('state', '=', 'pending')]) : written;
    })
    .execute();
}

/** What a merge has brought has later sequences, and stands where it was written in time (decisions 2.3 T14). */
function inOrder(contents: ShownContent[]): ShownContent[] {
  if (contents.every(({ origin_ticket_id }) => origin_ticket_id === null)) return contents;
  const time = ({ published_at, created_at }: ShownContent) => (published_at ?? created_at).getTime();
  return contents.sort((a, b) => time(a) - time(b) || a.seq - b.seq);
}

/** What a sender depends on, once the ticket is locked. */
export interface SendingState {
  /**
   * others have written since the sender last looked: for staff any public message or note, for customers public
   * messages only; system lines never count (decisions 2.4 "Stale-send guard"). Who answers has not seen the answer of a
   * colleague either that is still in its undo window
   */
  newer: boolean;
  /** the sender's own undo window in seconds, or null for the system's */
  undo_seconds: number | null;
}

/** Reads what a sender depends on in one statement. It runs after the lock, so that it sees what others committed. */
export async function readSendingState(
  trx: AnyDb,
  ticketId: number,
  reader: Reader,
  { type, last_seen_seq }: { type: 'message' | 'note'; last_seen_seq: number },
): Promise<SendingState> {
  const { rows } =
    await sql<SendingState>`select (select u.undo_seconds from "user" u where u.id = ${reader.id}) as undo_seconds,
    exists (select 1 from ticket_content c where c.ticket_id = ${ticketId} and c.state = 'published' and c.type <> 'system'
      and c.author_id is distinct from ${reader.id} and ${sql.ref(reader.staff ? 'c.seq' : 'c.public_seq')} > ${last_seen_seq})
      or ${reader.staff && type === 'message'} and exists (select 1 from ticket_content c where c.ticket_id = ${ticketId} and c.state = 'pending'
        and c.author_id is distinct from ${reader.id}) as newer`.execute(trx);
  return rows[0]!;
}

/**
 * Marks a pending content as sent: it gets the next sequence number of the conversation, because others may have
 * written meanwhile.
 */
export async function publishPending(
  trx: AnyDb,
  id: number,
  { seq, publicSeq, at }: { seq: number; publicSeq: number; at: Date },
): Promise<void> {
  await tables(trx)
    .updateTable('ticket_content')
    .set({ state: 'published', seq, public_seq: publicSeq, published_at: at, after_publish: null })
    .where('id', '=', id)
    .execute();
}

/** Sets the text of a copy, which names the copied pictures, and the number of its files. */
export async function setContentHtml(
  trx: AnyDb,
  id: number,
  { html, attachments }: { html: string; attachments: number },
): Promise<void> {
  await tables(trx)
    .updateTable('ticket_content')
    .set({ body_html: html, attachment_count: attachments })
    .where('id', '=', id)
    .execute();
}

/** Cancels a pending content. */
export async function cancelPending(trx: AnyDb, id: number, byId: number, at: Date): Promise<void> {
  await tables(trx)
    .updateTable('ticket_content')
    .set({ state: 'cancelled', deleted_at: at, deleted_by_id: byId, client_key: null })
    .where('id', '=', id)
    .execute();
}

/** Erases a content: its text and its search entry are removed, who removed it and when stays (decisions 2.4). */
export async function eraseContent(trx: AnyDb, id: number, byId: number, at: Date): Promise<void> {
  await tables(trx)
    .updateTable('ticket_content')
    .set({ state: 'deleted', deleted_at: at, deleted_by_id: byId, body_html: '', search_key: null })
    .where('id', '=', id)
    .execute();
}

/** The first messages of the tickets that an employee has sent to customers with a subject since a moment. */
export async function findOpeningContents(
  db: AnyDb,
  creatorId: number,
  subject: string,
  since: Date,
): Promise<number[]> {
  // The last activity is never before the creation, and has an index.
  const rows = await tables(db)
    .selectFrom('ticket_content as c')
    .innerJoin('ticket as t', 't.id', 'c.ticket_id')
    .select('c.id')
    .where('t.kind', '=', 'to_customer')
    .where('t.created_by_id', '=', creatorId)
    .where('t.owner_id', '=', creatorId)
    .where('t.subject', '=', subject)
    .where('t.created_at', '>=', since)
    .where('t.last_activity_at', '>=', since)
    .where('t.deleted_at', 'is', null)
    .where('c.seq', '=', 1)
    .where('c.author_id', '=', creatorId)
    .execute();
  return rows.map(({ id }) => id);
}

/** SQL: whether the content that has this `attachment` row is stored, also when it is hidden. */
export const contentHasFile = (file: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from ticket_content c where c.id = ${sql.ref(`${file}.context_id`)})`;
