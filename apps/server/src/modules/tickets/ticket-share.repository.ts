import type { IdAndName } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { TicketRecord } from './ticket.repository.ts';

/** One person with whom a ticket is shared; `editable` is full access. */
export type Share = TicketRecord['shares'][number];

/** The people with whom a ticket is shared. */
export async function sharesOf(db: AnyDb, ticketId: number): Promise<Share[]> {
  return tables(db)
    .selectFrom('ticket_share')
    .select(['user_id', 'editable'])
    .where('ticket_id', '=', ticketId)
    .orderBy('user_id')
    .execute();
}

/** The people of a list, with those who are added to it or get other access. */
export const mergeShares = (shares: readonly Share[], added: readonly Share[]): Share[] => {
  const people = new Map([...shares, ...added].map((share) => [share.user_id, share]));
  return [...people.values()];
};

/** Whom a person may share a ticket with: colleagues of these departments, or employees of these branches. */
export type CandidateSource = { departmentIds: readonly number[] } | { branchIds: readonly number[] };

/** Candidates that a dialog offers; a larger company finds its people by the departments. */
const CANDIDATES_MAX = 1_000;

/**
 * Employees at work there who are neither the owner nor the recipient of the ticket, in the order of names (spec
 * 6.35).
 */
export async function findShareCandidates(
  db: AnyDb,
  ticket: Pick<TicketRecord, 'owner_id' | 'recipient_id'>,
  source: CandidateSource,
  { now, onlyIds }: { now: Date; onlyIds?: readonly number[] },
): Promise<number[]> {
  const fromSource =
    'branchIds' in source
      ? sql`u.branch_id = any(${source.branchIds}::bigint[])`
      : sql`exists (select from department_member m where m.user_id = u.id and m.department_id = any(${source.departmentIds}::bigint[]))`;
  const { rows } = await sql<{ id: number }>`select u.id from "user" u
    where u.employee and u.status = 'active' and u.deleted_at is null and (u.expire_at is null or u.expire_at > ${now})
      and u.id <> ${ticket.owner_id} and u.id is distinct from ${ticket.recipient_id} and ${fromSource}
      ${onlyIds === undefined ? sql`` : sql`and u.id = any(${onlyIds}::bigint[])`}
    order by u.last_name, u.first_name, u.id limit ${CANDIDATES_MAX}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The departments in use of each of these people, by name. */
export async function departmentsOf(db: AnyDb, ids: readonly number[]): Promise<ReadonlyMap<number, IdAndName[]>> {
  const rows = await tables(db)
    .selectFrom('department_member as m')
    .innerJoin('department as d', 'd.id', 'm.department_id')
    .select(['m.user_id', 'd.id', 'd.name'])
    .where('m.user_id', 'in', [...ids])
    .where('d.status', '=', true)
    .where('d.deleted_at', 'is', null)
    .orderBy('d.name')
    .execute();
  const found = new Map<number, IdAndName[]>();
  for (const { user_id, id, name } of rows) found.set(user_id, [...(found.get(user_id) ?? []), { id, name }]);
  return found;
}

/** Whom to add, whose access to change, and whom to remove. */
export interface ShareChanges {
  added: readonly Share[];
  changed: readonly Share[];
  removed: readonly number[];
}

/** Stores changed shares. Who is added follows the ticket because of it, and no more when removed (decisions 2.3). */
export async function writeShares(
  trx: AnyDb,
  ticketId: number,
  { added, changed, removed }: ShareChanges,
  { by, at }: { by: number | null; at: Date },
): Promise<void> {
  if (removed.length > 0) {
    await tables(trx)
      .deleteFrom('ticket_share')
      .where('ticket_id', '=', ticketId)
      .where('user_id', 'in', [...removed])
      .execute();
    await tables(trx)
      .deleteFrom('ticket_follow')
      .where('ticket_id', '=', ticketId)
      .where('user_id', 'in', [...removed])
      .where('reason', '=', 'share')
      .execute();
  }
  for (const { user_id, editable } of changed)
    await tables(trx)
      .updateTable('ticket_share')
      .set({ editable })
      .where('ticket_id', '=', ticketId)
      .where('user_id', '=', user_id)
      .execute();
  if (added.length > 0) {
    await tables(trx)
      .insertInto('ticket_share')
      .values(added.map((share) => ({ ...share, ticket_id: ticketId, added_by_id: by, created_at: at })))
      .execute();
    await tables(trx)
      .insertInto('ticket_follow')
      .values(added.map(({ user_id }) => ({ ticket_id: ticketId, user_id, reason: 'share', created_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
