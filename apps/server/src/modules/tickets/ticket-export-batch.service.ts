import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { BatchKind } from '../batches/public.ts';
import { businessZone } from '../settings/public.ts';
import { lineOf } from './ticket-export-lines.ts';
import { deleteOldExports, findExport, ticketsOfPart, writePart } from './ticket-export.repository.ts';
import { filterOf } from './ticket-filter.service.ts';
import { conditions, positionsOfPage, rowsOfTickets } from './ticket-list.repository.ts';
import { presentRow } from './ticket.presenter.ts';

/** Those of the tickets that the person may see now, in the same order. */
async function seenAmong(trx: Trx, user: CurrentUser, ids: readonly number[], now: Date): Promise<number[]> {
  const { predicate, more } = await filterOf(trx, user, { ids: [...ids] }, now);
  const { rows } = await positionsOfPage({
    predicate,
    more: conditions.every(more),
    sort: { column: 'created_at', type: 'timestamptz' },
    dir: 'asc',
    offset: 0,
    limit: ids.length,
  }).execute(trx);
  const seen = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => seen.has(id));
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
      const ids = await seenAmong(trx, user, ticketIds, deps.clock.now());
      const records = ids.length === 0 ? [] : (await rowsOfTickets(user, ids).execute(trx)).rows;
      const people = new Map(records.flatMap((record) => record.people ?? []).map((person) => [person.id, person]));
      const rows = new Map(records.map((record) => [record.id, presentRow(record, people, user)]));
      const lines = ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [lineOf(row, file.columns, { zone, dates: file.dates })] : [];
      });
      await writePart(trx, key, position, lines);
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
