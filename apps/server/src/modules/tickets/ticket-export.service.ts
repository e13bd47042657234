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
import { assertFits } from '../../platform/sheets/workbook-thread.ts';
import { startBatch } from '../batches/public.ts';
import { audit } from '../logs/public.ts';
import { businessZone } from '../settings/public.ts';
import { messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';
import { writtenLines } from './ticket-export-batch.service.ts';
import { headsOf } from './ticket-export-lines.ts';
import {
  claimDownload,
  findExport,
  insertExport,
  isWritten,
  linesOf,
  releaseDownload,
  type ExportRecord,
  type NewPart,
} from './ticket-export.repository.ts';
import type { TicketQuery } from './ticket-filter.service.ts';
import { isHiddenIn } from './ticket-hidden-fields.rules.ts';
import { listTickets, orderedIds } from './ticket-list.service.ts';
import { refuseField } from './ticket.errors.ts';

type Body = BodyOf<typeof ticketExportStore>;
type Wanted = Pick<Body, 'columns' | 'format' | 'dates' | 'name'>;

/** How a file is written. */
interface ExportSizes {
  /** Up to this many tickets the call writes itself; more are written by a batch. */
  immediate: number;
  /** Tickets of one part. */
  part: number;
}

const SIZES: ExportSizes = { immediate: TICKET_EXPORT_IMMEDIATE_MAX, part: 500 };
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

/** The ids of the list in its order, read once: one more than a file may have shows that there are too many. */
async function idsOfList(
  context: TicketContext,
  user: CurrentUser,
  query: Parameters<typeof rowsOfList>[2],
): Promise<number[]> {
  if (query.s === undefined) return orderedIds(context, user, query, TICKET_EXPORT_MAX + 1);
  const ids: number[] = [];
  for await (const { id } of rowsOfList(context, user, query)) {
    ids.push(id);
    if (ids.length > TICKET_EXPORT_MAX) break;
  }
  return ids;
}

const partsOf = (ids: readonly number[], size: number): NewPart[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ({
    ticketIds: ids.slice(part * size, (part + 1) * size),
    lines: null,
  }));

/** The parts with their lines, for a file that the call itself writes. */
async function withLines(
  { deps }: TicketContext,
  user: CurrentUser,
  parts: readonly NewPart[],
  { columns, dates }: Wanted,
): Promise<NewPart[]> {
  const written = { zone: await businessZone(deps), dates, now: deps.clock.now() };
  const done: NewPart[] = [];
  for (const { ticketIds } of parts)
    done.push({ ticketIds, lines: await writtenLines(deps.db, user, ticketIds, columns, written) });
  return done;
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
  sizes: ExportSizes = SIZES,
): Promise<TicketExportStoreData> {
  assertExports(user);
  if (columns.some((column) => isHiddenIn(user, column))) throw refuseField('columns', 'CHOICE', messages.hiddenColumn);
  const { deps } = context;
  const wanted: Wanted = { columns: [...new Set(columns)], format, dates, name };
  const ids = await idsOfList(context, user, query);
  const rows = ids.length;
  if (rows === 0) throw refuseField('ids', 'REQUIRED', messages.exportEmpty);
  if (rows > TICKET_EXPORT_MAX) throw refuseField('format', 'MAX', messages.exportTooMany);
  assertFits(format, rows);
  const immediate = !later && rows <= sizes.immediate;
  const waiting = partsOf(ids, sizes.part);
  const parts = immediate ? await withLines(context, user, waiting, wanted) : waiting;
  const [key, now] = [randomUUID(), deps.clock.now()];
  return withTransaction(deps.db, async (trx) => {
    const batch_id = immediate
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

/** The rows; a reading that ends before them, because of an error or because the connection broke off, is given back. */
async function* toTheEnd<Row>(rows: AsyncIterable<Row>, giveBack: () => Promise<void>): AsyncGenerator<Row> {
  let complete = false;
  try {
    yield* rows;
    complete = true;
  } finally {
    if (!complete) await giveBack();
  }
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
  const giveBack = () => releaseDownload(deps.db, key);
  const rows = toTheEnd(linesOf(deps.db, key), giveBack);
  const sheet = { name: messages.exportSheet, columns: headsOf(file.columns), rows };
  try {
    return await sheetFile(file.format, sheet, file.name);
  } catch (error) {
    // nobody has got it: it can be fetched again
    await giveBack();
    throw error;
  }
}
