import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { WrittenDates } from '../../platform/sheets/sheet.ts';
import type { BatchKind } from '../batches/public.ts';
import { businessZone } from '../settings/public.ts';
import { columnValuesOf } from './ticket-column-value.service.ts';
import { lineOf } from './ticket-export-lines.ts';
import {
  deleteOldExports,
  findExport,
  ticketsOfPart,
  writePart,
  type ExportRecord,
} from './ticket-export.repository.ts';
import type { ExportLine } from './ticket-export.table.ts';
import { filterOf } from './ticket-filter.service.ts';
import { conditions, positionsOfPage, rowsOfTickets } from './ticket-list.repository.ts';
import { presentRow } from './ticket.presenter.ts';

/** Those of the tickets that the person may see now, in the same order. */
async function seenAmong(db: Db, user: CurrentUser, ids: readonly number[], now: Date): Promise<number[]> {
  const { predicate, more } = await filterOf(db, user, { ids: [...ids] }, now);
  const { rows } = await positionsOfPage({
    predicate,
    more: conditions.every(more),
    sort: { column: 'created_at', type: 'timestamptz' },
    dir: 'asc',
    offset: 0,
    limit: ids.length,
  }).execute(db);
  const seen = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => seen.has(id));
}

/** The lines of these tickets in a file; those that the person may not see have none. */
export async function writtenLines(
  db: Db,
  user: CurrentUser,
  ticketIds: readonly number[],
  columns: ExportRecord['columns'],
  { now, ...written }: WrittenDates & { now: Date },
): Promise<ExportLine[]> {
  const ids = await seenAmong(db, user, ticketIds, now);
  const records = ids.length === 0 ? [] : (await rowsOfTickets(user, ids).execute(db)).rows;
  const people = new Map(records.flatMap((record) => record.people ?? []).map((person) => [person.id, person]));
  const notInRows = new Map((await columnValuesOf(db, user, ids, columns)).map((one) => [one.id, one]));
  const rows = new Map(
    records.map((record) => [record.id, { ...presentRow(record, people, user), ...notInRows.get(record.id) }]),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [lineOf(row, columns, written)] : [];
  });
}

/** Writes the parts of a file with many tickets. What its owner may not see any more when it is written is left out. */
export const ticketExportBatch: BatchKind<{ key: string }> = {
  link: 'ticket_export',
  async begin(deps, user, { key }) {
    const file = await findExport(deps.db, { key });
    const zone = await businessZone(deps);
    return async (trx, position) => {
      const ticketIds = file && (await ticketsOfPart(trx, key, position));
      // it was deleted because nobody has fetched it in time
      if (!file || !ticketIds) throw new NotFound();
      const written = { zone, dates: file.dates, now: deps.clock.now() };
      await writePart(trx, key, position, await writtenLines(trx, user, ticketIds, file.columns, written));
    };
  },
};

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Deletes files of the ticket list that nobody can download any more. */
    'ticket.export_sweep': Record<string, never>;
  }
}

/** Every hour. */
export function registerExportSweep(deps: Deps): void {
  deps.jobs.handle('ticket.export_sweep', () => deleteOldExports(deps.db, deps.clock.now()));
  deps.jobs.schedule('47 * * * *', 'ticket.export_sweep');
}
