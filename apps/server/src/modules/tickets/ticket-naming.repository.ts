import { TICKET_STATUS } from '@hamyar/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { lockSavedViews } from './saved-view.repository.ts';

/** The tables whose rows tickets name, by the field that names them. */
export type NamingField = 'category_id' | 'service_id';

/** How many tickets name one of these rows. Deleted ones count too while they can be restored. */
export async function countNaming(db: AnyDb, field: NamingField, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ticket
    where ${sql.ref(field)} = any(${[...ids]}::bigint[])`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The open tickets that name a row. */
export async function openTicketsNaming(db: AnyDb, field: NamingField, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ticket
    where ${sql.ref(field)} = ${id} and status <> ${TICKET_STATUS.closed} and deleted_at is null order by id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/**
 * Lets tickets that are closed or deleted name another row, at most `limit` of them, with a line in their history; nobody
 * works with them, so their conversations stay. @returns how many it has changed
 */
export async function replaceInClosed(
  trx: AnyDb,
  field: NamingField,
  { from, to, byId, at, limit }: { from: number; to: number; byId: number | null; at: Date; limit: number },
): Promise<number> {
  const column = sql.ref(field);
  const { rows } = await sql<{ n: number }>`with changed as (update ticket set ${column} = ${to}, version = version + 1
      where id in (select id from ticket where ${column} = ${from}
        and (status = ${TICKET_STATUS.closed} or deleted_at is not null) order by id limit ${limit} for no key update)
      returning id),
    noted as (insert into ticket_history (ticket_id, actor_id, at, field, from_value, to_value, cause)
      select id, ${byId}::bigint, ${at}::timestamptz, ${field}::text, ${String(from)}::text, ${String(to)}::text, 'bulk' from changed)
    select count(*)::int as n from changed`.execute(trx);
  return rows[0]!.n;
}

/** What of macros names rows: the type of a step, and its key. */
export interface NamingStep {
  type: 'category' | 'service';
  key: NamingField;
}

const stepOf = ({ type, key }: NamingStep, id: number): RawBuilder<unknown> =>
  sql`${JSON.stringify([{ type, [key]: id }])}::jsonb`;

/** How many macros give tickets one of these rows. */
export async function countMacrosNaming(db: AnyDb, step: NamingStep, ids: readonly number[]): Promise<number> {
  const named = sql.join(
    ids.map((id) => sql`steps @> ${stepOf(step, id)}`),
    sql` or `,
  );
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from macro
    where deleted_at is null and (${named})`.execute(db);
  return rows[0]!.n;
}

/** Lets macros give tickets another row. */
export async function replaceInMacros(trx: AnyDb, step: NamingStep, from: number, to: number): Promise<void> {
  await sql`update macro set version = version + 1, steps = (select jsonb_agg(
        case when s.step @> ${JSON.stringify({ type: step.type, [step.key]: from })}::jsonb
          then jsonb_set(s.step, ${[step.key]}::text[], to_jsonb(${to}::bigint)) else s.step end order by s.position)
      from jsonb_array_elements(steps) with ordinality as s (step, position))
    where steps @> ${stepOf(step, from)}`.execute(trx);
}

/** Lets saved views filter by another row instead. */
export async function replaceInViews(trx: AnyDb, keys: readonly string[], from: number, to: number): Promise<void> {
  await lockSavedViews(trx);
  for (const key of keys)
    await sql`update saved_view set version = version + 1, filters = jsonb_set(filters, ${[key]}::text[],
        (select jsonb_agg(distinct case when one = to_jsonb(${from}::bigint) then to_jsonb(${to}::bigint) else one end)
          from jsonb_array_elements(filters -> ${key}) as one))
      where filters -> ${key} @> to_jsonb(${from}::bigint)`.execute(trx);
}

/** The rows of these that do not exist, or not any more. */
export async function missingRows(
  db: AnyDb,
  table: 'ticket_category' | 'service',
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select one.id from unnest(${[...ids]}::bigint[]) as one (id)
    where not exists (select from ${sql.table(table)} x where x.id = one.id and x.deleted_at is null)`.execute(db);
  return rows.map((row) => row.id);
}
