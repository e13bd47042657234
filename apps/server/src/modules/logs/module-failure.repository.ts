import { sql, type Selectable } from 'kysely';
import type { ModuleFailureKind } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import type { ModuleFailureTable } from './log.table.ts';

/** A failure of a module as a browser reported it. */
export interface ReportedFailure {
  traceId: string;
  module: string;
  version: string;
  kind: ModuleFailureKind;
  message: string;
  route: string | null;
}

/** Counts a failure of its module, release, kind and day; a trace id is counted once. Returns whether it was new. */
export async function recordModuleFailure(db: AnyDb, failure: ReportedFailure, at: Date): Promise<boolean> {
  const { traceId, module, version, kind, message, route } = failure;
  const { rows } = await sql`
    with first_report as (
      insert into module_failure_trace (trace_id, at) values (${traceId}, ${at}) on conflict do nothing returning trace_id
    )
    insert into module_failure (day, module, version, kind, count, last_at, last_message, last_trace_id, last_route)
    select (${at}::timestamptz at time zone 'Asia/Tehran')::date, ${module}, ${version}, ${kind}, 1, ${at}, ${message}, trace_id, ${route}::text
    from first_report
    on conflict (day, module, version, kind) do update
    set count = module_failure.count + 1, last_at = excluded.last_at, last_message = excluded.last_message,
        last_trace_id = excluded.last_trace_id, last_route = excluded.last_route
    returning count`.execute(db);
  return rows.length > 0;
}

/** A stored count of failures of one kind. */
export type ModuleFailureRow = Selectable<ModuleFailureTable>;

/** One page of the counts, the latest first, and how many there are. */
export async function listModuleFailures(db: AnyDb, page: number, perPage: number) {
  const [rows, total] = await Promise.all([
    tables(db)
      .selectFrom('module_failure')
      .selectAll()
      .orderBy('last_at', 'desc')
      .orderBy('module')
      .orderBy('version')
      .orderBy('kind')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    tables(db)
      .selectFrom('module_failure')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: total.n };
}

/** Removes what is older than a moment. */
export async function dropModuleFailuresBefore(db: AnyDb, at: Date): Promise<void> {
  await tables(db).deleteFrom('module_failure').where('last_at', '<', at).execute();
  await tables(db).deleteFrom('module_failure_trace').where('at', '<', at).execute();
}
