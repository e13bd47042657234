import type { TicketKind } from '@hamyar/contracts';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { TicketMergeTable } from './ticket-merge.table.ts';

export type MergeRecord = Selectable<TicketMergeTable>;

/** How many contents have gone from one ticket to another, and what they count in each. */
export interface MovedContents {
  /** sequences that were given in the ticket that has them now */
  sequences: number;
  public_sequences: number;
  contents: number;
  public_contents: number;
  attachments: number;
  public_attachments: number;
}

/** The ticket that has the conversation of a ticket now: the end of a chain of merges (decisions 2.3 T14). */
export async function finalTargetOf(db: AnyDb, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`with recursive chain as (
      select t.id, t.merged_into_id, 0 as depth from ticket t where t.id = ${id}
      union all select t.id, t.merged_into_id, chain.depth + 1 from chain join ticket t on t.id = chain.merged_into_id where chain.depth < 100)
    select id from chain order by depth desc limit 1`.execute(db);
  return rows[0]?.id ?? id;
}

const COUNTS = sql`count(*) filter (where numbered)::int as sequences, count(*) filter (where public_numbered)::int as public_sequences,
  count(*) filter (where state in ('published', 'deleted'))::int as contents,
  count(*) filter (where state in ('published', 'deleted') and public_seq is not null)::int as public_contents,
  coalesce(sum(attachment_count) filter (where state = 'published'), 0)::int as attachments,
  coalesce(sum(attachment_count) filter (where state = 'published' and public_seq is not null), 0)::int as public_attachments`;

/** A ticket that gets contents, with the last sequences it has given. */
interface Receiver {
  id: number;
  last_seq: number;
  last_public_seq: number;
}

/**
 * Gives a ticket the contents of another one behind its own, in their order. Each keeps its id, and the ticket and the
 * sequences that it was written with. Lines of the system stay.
 */
export async function moveContents(trx: AnyDb, fromId: number, to: Receiver): Promise<MovedContents> {
  const { rows } = await sql<MovedContents>`with moving as (
      select id, row_number() over (order by seq)::int as n,
        case when public_seq is not null then row_number() over (partition by public_seq is null order by public_seq)::int end as public_n
      from ticket_content where ticket_id = ${fromId} and type <> 'system' and state <> 'cancelled'),
    moved as (update ticket_content c set ticket_id = ${to.id},
        origin_seq = case when c.origin_ticket_id is null then c.seq else c.origin_seq end,
        origin_public_seq = case when c.origin_ticket_id is null then c.public_seq else c.origin_public_seq end,
        origin_ticket_id = coalesce(c.origin_ticket_id, ${fromId}),
        seq = ${to.last_seq}::int + m.n, public_seq = ${to.last_public_seq}::int + m.public_n
      from moving m where c.id = m.id returning c.public_seq, c.state, c.attachment_count, true as numbered, c.public_seq is not null as public_numbered)
    select ${COUNTS} from moved`.execute(trx);
  return rows[0]!;
}

/**
 * Gives a ticket back what came from it: under its own sequences, and behind them what had been merged into it before.
 * What was published in the other ticket gets the next public sequence.
 */
export async function returnContents(
  trx: AnyDb,
  fromId: number,
  to: Receiver,
  earlierIds: readonly number[],
): Promise<MovedContents> {
  const { rows } = await sql<MovedContents>`with moving as (
      select id, origin_ticket_id = ${to.id} as own,
        public_seq is not null and not (origin_ticket_id = ${to.id} and origin_public_seq is not null) as renumbered,
        row_number() over (partition by origin_ticket_id = ${to.id} order by seq)::int as n,
        row_number() over (partition by public_seq is not null and not (origin_ticket_id = ${to.id} and origin_public_seq is not null) order by seq)::int as public_n
      from ticket_content where ticket_id = ${fromId} and origin_ticket_id = any(${[to.id, ...earlierIds]}::bigint[])),
    moved as (update ticket_content c set ticket_id = ${to.id},
        seq = case when m.own then c.origin_seq else ${to.last_seq}::int + m.n end,
        public_seq = case when m.renumbered then ${to.last_public_seq}::int + m.public_n when c.public_seq is not null then c.origin_public_seq end,
        origin_ticket_id = case when m.own then null else c.origin_ticket_id end,
        origin_seq = case when m.own then null else c.origin_seq end,
        origin_public_seq = case when m.own then null else c.origin_public_seq end
      from moving m where c.id = m.id returning c.public_seq, c.state, c.attachment_count, not m.own as numbered, m.renumbered as public_numbered)
    select ${COUNTS} from moved`.execute(trx);
  return rows[0]!;
}

/** Who had read both tickets has read the one that has both conversations. */
export async function uniteReadStates(
  trx: AnyDb,
  source: Receiver,
  target: Receiver,
  after: Pick<Receiver, 'last_seq' | 'last_public_seq'>,
): Promise<void> {
  const of = (column: 'last_read_seq' | 'last_read_public_seq', last: 'last_seq' | 'last_public_seq') =>
    sql`update ticket_read r set ${sql.ref(column)} = ${after[last]} from ticket_read s
      where r.ticket_id = ${target.id} and s.ticket_id = ${source.id} and s.user_id = r.user_id
        and ${sql.ref(`r.${column}`)} >= ${target[last]} and ${sql.ref(`s.${column}`)} >= ${source[last]}`.execute(trx);
  await of('last_read_seq', 'last_seq');
  await of('last_read_public_seq', 'last_public_seq');
}

/** The newest public content of a ticket by time. */
export interface NewestContent {
  author_id: number | null;
  author_kind: string;
  on_behalf_of_id: number | null;
  /** the merged ticket that it was written in */
  origin_ticket_id: number | null;
  at: Date;
}
export async function newestPublicContent(db: AnyDb, ticketId: number): Promise<NewestContent | null> {
  const { rows } =
    await sql<NewestContent>`select author_id, author_kind, on_behalf_of_id, origin_ticket_id, coalesce(published_at, created_at) as at
    from ticket_content where ticket_id = ${ticketId} and public_seq is not null and state = 'published' and type <> 'auto'
    order by coalesce(published_at, created_at) desc, seq desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Since when somebody waits in a conversation, and when each side wrote last. */
export interface LastReplies {
  last_staff_reply_at: Date | null;
  last_customer_reply_at: Date | null;
  waiting_since: Date | null;
}

/** The same as the columns of a ticket have it, from its public contents. What staff opens it with is no reply (T2). */
export async function lastRepliesOf(
  trx: AnyDb,
  { id, kind, owner_id }: { id: number; kind: TicketKind; owner_id: number },
): Promise<LastReplies> {
  const { rows } = await sql<LastReplies>`with said as (
      select seq, coalesce(published_at, created_at) as at,
        author_kind = 'customer' or on_behalf_of_id is not null or (${kind === 'internal'} and author_id = ${owner_id}) as asks
      from ticket_content where ticket_id = ${id} and public_seq is not null and state = 'published' and type <> 'auto')
    select max(at) filter (where not asks and not (${kind === 'to_customer'} and seq = 1)) as last_staff_reply_at,
      max(at) filter (where asks) as last_customer_reply_at,
      min(at) filter (where asks and not exists (
        select from said a where not a.asks and (a.at, a.seq) > (said.at, said.seq))) as waiting_since
    from said`.execute(trx);
  return rows[0]!;
}

/** Who follows one ticket follows the other one too. */
export async function uniteFollowers(trx: AnyDb, fromId: number, toId: number): Promise<void> {
  await sql`insert into ticket_follow (ticket_id, user_id, reason, created_at)
    select ${toId}, user_id, reason, created_at from ticket_follow where ticket_id = ${fromId} on conflict do nothing`.execute(
    trx,
  );
}

/** Notes what a ticket was before it was merged. */
export async function insertMerge(trx: AnyDb, merge: Insertable<TicketMergeTable>): Promise<void> {
  await tables(trx).insertInto('ticket_merge').values(merge).execute();
}

/** What a merged ticket was before, locked; null for one that is not merged. */
export async function lockMerge(trx: AnyDb, ticketId: number): Promise<MergeRecord | null> {
  return (
    (await tables(trx)
      .selectFrom('ticket_merge')
      .selectAll()
      .where('ticket_id', '=', ticketId)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/**
 * Forgets that a ticket was merged. Later merges that left the target as this one made it found it as this one did, as
 * long as nobody has written in the target between the two: that message keeps its status.
 */
export async function deleteMerge(trx: AnyDb, { ticket_id }: Pick<MergeRecord, 'ticket_id'>): Promise<void> {
  await sql`with gone as (delete from ticket_merge where ticket_id = ${ticket_id} returning *)
    update ticket_merge m set target_status = gone.target_status, target_closing = gone.target_closing from gone
      where m.target_id = gone.target_id and m.merged_at >= gone.merged_at
        and m.target_status = gone.given_status and m.given_status = gone.given_status
        and not exists (select from ticket_content c where c.ticket_id = gone.target_id and c.origin_ticket_id is null
          and c.public_seq is not null and c.state = 'published' and c.type <> 'auto'
          and coalesce(c.published_at, c.created_at) > gone.merged_at and coalesce(c.published_at, c.created_at) <= m.merged_at)`.execute(
    trx,
  );
}

/** The tickets whose conversations are in this one, each with the ticket that it was merged into itself. */
export async function mergesWithin(db: AnyDb, ticketId: number): Promise<readonly MergeRecord[]> {
  return tables(db)
    .selectFrom('ticket as t')
    .innerJoin('ticket_merge as m', 'm.ticket_id', 't.id')
    .selectAll('m')
    .where('t.merged_into_id', '=', ticketId)
    .execute();
}

/** Says of tickets that were merged earlier where their conversations are now. */
export async function redirectMerged(trx: AnyDb, ids: readonly number[], toId: number): Promise<void> {
  if (ids.length === 0) return;
  await tables(trx)
    .updateTable('ticket')
    .set({ merged_into_id: toId })
    .where('id', 'in', [...ids])
    .execute();
}
