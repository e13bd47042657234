import { TICKET_STATUS } from '@hamyar/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { countedRows } from '../../platform/references/row-references.ts';
import { messages } from './messages.ts';
import { lockSavedViews } from './saved-view.repository.ts';

/** The tables whose rows tickets name, by the field that names them. */
export type ReferenceField = 'category_id' | 'service_id';

/** Tickets that name a row. Deleted ones count too while they can be restored. */
export const countedReferences = (field: ReferenceField) =>
  countedRows(messages.ticketsCounted, (ids) => sql`from ticket where ${sql.ref(field)} = any(${ids})`);

/** Tickets of a branch, where they stay (decisions 2.7). */
export const ticketsOfBranches = {
  ...countedRows(messages.ticketsCounted, (ids) => sql`from ticket where branch_id = any(${ids})`),
  stays: true,
} as const;

/** The tickets that name a row; of those that are open only these. */
export async function ticketsWithReference(
  db: AnyDb,
  field: ReferenceField,
  { id, open }: { id: number; open: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ticket where ${sql.ref(field)} = ${id}
    ${open ? sql`and status <> ${TICKET_STATUS.closed} and deleted_at is null` : sql``} order by id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Lets those of these tickets that are closed or deleted name another row, with a line in their history; nobody works with
 * them, so their conversations stay.
 */
export async function replaceInClosed(
  trx: AnyDb,
  field: ReferenceField,
  ids: readonly number[],
  { from, to, byId, at }: { from: number; to: number; byId: number; at: Date },
): Promise<void> {
  const column = sql.ref(field);
  await sql`with changed as (update ticket set ${column} = ${to}, version = version + 1
      where id in (select id from ticket where id = any(${[...ids]}::bigint[]) and ${column} = ${from}
        and (status = ${TICKET_STATUS.closed} or deleted_at is not null) order by id for no key update)
      returning id)
    insert into ticket_history (ticket_id, actor_id, at, field, from_value, to_value, cause)
      select id, ${byId}::bigint, ${at}::timestamptz, ${field}::text, ${String(from)}::text, ${String(to)}::text, 'bulk' from changed`.execute(
    trx,
  );
}

/** What of macros names rows: the type of a step, and its key. */
export interface ReferenceStep {
  type: 'category' | 'service' | 'department';
  key: ReferenceField | 'department_id';
}

const stepOf = ({ type, key }: ReferenceStep, id: number): RawBuilder<unknown> =>
  sql`${JSON.stringify([{ type, [key]: id }])}::jsonb`;

/** Macros that give tickets a row. */
export const countedMacroReferences = ({ type, key }: ReferenceStep) =>
  countedRows(
    messages.macrosCounted,
    (ids) => sql`from macro where deleted_at is null and exists (select from unnest(${ids}) as one (id)
      where steps @> jsonb_build_array(jsonb_build_object('type', ${type}::text, ${key}::text, one.id)))`,
  );

/** Lets macros give tickets another row. */
export async function replaceInMacros(trx: AnyDb, step: ReferenceStep, from: number, to: number): Promise<void> {
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
