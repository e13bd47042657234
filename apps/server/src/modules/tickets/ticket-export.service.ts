import { randomUUID } from 'node:crypto';
import {
  TICKET_EXPORT_IMMEDIATE_MAX,
  TICKET_EXPORT_MAX,
  type TicketExport,
  type TicketExportStoreData,
  type TicketRow,
} from '@hamyar/contracts';
import type { BodyOf, ticketExportStore } from '@hamyar/contracts/schemas';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { sheetFile } from '../../platform/sheets/sheet-file.ts';
import type { WrittenDates } from '../../platform/sheets/sheet.ts';
import { assertFits } from '../../platform/sheets/workbook-thread.ts';
import { startBatch } from '../batches/public.ts';
import { audit } from '../logs/public.ts';
import { businessZone } from '../settings/public.ts';
import { messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';
import { headsOf, lineOf } from './ticket-export-lines.ts';
import {
  claimDownload,
  findExport,
  insertExport,
  isWritten,
  linesOf,
  type ExportRecord,
  type NewPart,
} from './ticket-export.repository.ts';
import type { TicketQuery } from './ticket-filter.service.ts';
import { listTickets, orderedIds } from './ticket-list.service.ts';
import { refuseField } from './ticket.errors.ts';

type Body = BodyOf<typeof ticketExportStore>;
type Wanted = Pick<Body, 'columns' | 'format' | 'dates' | 'name'>;

/** Tickets of one part. */
const PART = 500;
const PER_PAGE = 200;
const DAY = 86_400_000;

/** Files of data are for who has *export data* (decisions 2.2). */
function assertExports(user: CurrentUser): void {
  if (!user.effective_permissions.includes('export data')) throw new Forbidden();
}

/** The rows of the list, page by page: what the person sees of it, in its order. */
async function* rowsOfList(
  context: TicketContext,
  user: CurrentUser,
  query: Omit<TicketQuery, 'page' | 'perPage'>,
): AsyncGenerator<TicketRow> {
  let cursor: string | undefined;
  do {
    const { rows, page } = await listTickets(context, user, { ...query, page: 1, perPage: PER_PAGE, cursor });
    for (const row of rows) yield JSON.parse(row.toString()) as TicketRow;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PART) }, (_, part) => items.slice(part * PART, (part + 1) * PART));

/** The parts of a file that the call itself writes; null when there are too many tickets for it. */
async function writtenParts(
  context: TicketContext,
  user: CurrentUser,
  query: Parameters<typeof rowsOfList>[2],
  { columns, dates }: Wanted,
): Promise<NewPart[] | null> {
  const written: WrittenDates = { zone: await businessZone(context.deps), dates };
  const found: { id: number; line: ReturnType<typeof lineOf> }[] = [];
  for await (const row of rowsOfList(context, user, query)) {
    if (found.length === TICKET_EXPORT_IMMEDIATE_MAX) return null;
    found.push({ id: row.id, line: lineOf(row, columns, written) });
  }
  return partsOf(found).map((part) => ({ ticketIds: part.map(({ id }) => id), lines: part.map(({ line }) => line) }));
}

/** The parts that a batch is to write. */
async function waitingParts(
  context: TicketContext,
  user: CurrentUser,
  query: Parameters<typeof rowsOfList>[2],
): Promise<NewPart[]> {
  const ids: number[] = [];
  if (query.s === undefined) ids.push(...(await orderedIds(context, user, query, TICKET_EXPORT_MAX + 1)));
  else
    for await (const { id } of rowsOfList(context, user, query)) {
      ids.push(id);
      if (ids.length > TICKET_EXPORT_MAX) break;
    }
  return partsOf(ids).map((ticketIds) => ({ ticketIds, lines: null }));
}

declare module '../batches/batch-kind.ts' {
  interface BatchInputs {
    ticket_export: { key: string };
  }
}

/**
 * Writes tickets of the list into a file that the person can download once (spec 2.81, decisions 2.20). Few are written
 * by the call, many by a batch.
 * @throws Forbidden without *export data*; ValidationFailed for no ticket, and for more than the format holds
 */
export async function startExport(
  context: TicketContext,
  { user, ip }: Editor,
  { columns, format, dates, name, later, ...query }: Body,
): Promise<TicketExportStoreData> {
  assertExports(user);
  const { deps } = context;
  const wanted: Wanted = { columns: [...new Set(columns)], format, dates, name };
  const written = later ? null : await writtenParts(context, user, query, wanted);
  const parts = written ?? (await waitingParts(context, user, query));
  const rows = parts.reduce((sum, { ticketIds }) => sum + ticketIds.length, 0);
  if (rows === 0) throw refuseField('ids', 'REQUIRED', messages.exportEmpty);
  if (rows > TICKET_EXPORT_MAX) throw refuseField('format', 'MAX', messages.exportTooMany);
  assertFits(format, rows);
  const [key, now] = [randomUUID(), deps.clock.now()];
  return withTransaction(deps.db, async (trx) => {
    const batch_id = written
      ? null
      : await startBatch(deps, trx, {
          kind: 'ticket_export',
          ownerId: user.id,
          title: messages.exportTitle,
          input: { key },
          refIds: parts.map((_, position) => position),
        });
    const { columns: chosen, ...file } = wanted;
    const expires_at = new Date(now.getTime() + DAY);
    await insertExport(
      trx,
      {
        ...file,
        key,
        owner_id: user.id,
        batch_id,
        columns: JSON.stringify(chosen),
        rows,
        created_at: now,
        expires_at,
        downloaded_at: null,
      },
      parts,
    );
    const after = { ...wanted, columns: chosen.join(', '), rows, filters: JSON.stringify(query) };
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'ticket.export', object_type: 'ticket_export', object_id: null, after },
    );
    return { key, rows, batch_id };
  });
}

async function stateOf(context: TicketContext, file: ExportRecord): Promise<TicketExport['state']> {
  const { db, clock } = context.deps;
  if (file.downloaded_at) return 'used';
  if (file.expires_at <= clock.now()) return 'expired';
  return (await isWritten(db, file.key)) ? 'ready' : 'making';
}

/** The own file that a batch writes. @throws NotFound */
export async function readExport(context: TicketContext, user: CurrentUser, batchId: number): Promise<TicketExport> {
  const file = await findExport(context.deps.db, { batch_id: batchId });
  if (file?.owner_id !== user.id) throw new NotFound();
  const { key, name, format, rows, expires_at } = file;
  return { key, name, format, rows, state: await stateOf(context, file), expires_at: unixSeconds(expires_at) };
}

/** An own file, once. @throws Forbidden; NotFound for one of somebody else, not complete, downloaded or expired */
export async function downloadExport({ deps }: TicketContext, { user, ip }: Editor, key: string): Promise<BlobOutcome> {
  assertExports(user);
  const file = await withTransaction(deps.db, async (trx) => {
    const claimed = await claimDownload(trx, key, user.id, deps.clock.now());
    if (!claimed) throw new NotFound();
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'ticket.export_download',
        object_type: 'ticket_export',
        object_id: null,
        after: { rows: claimed.rows },
      },
    );
    return claimed;
  });
  const sheet = { name: messages.exportSheet, columns: headsOf(file.columns), rows: linesOf(deps.db, key) };
  return sheetFile(file.format, sheet, file.name);
}
