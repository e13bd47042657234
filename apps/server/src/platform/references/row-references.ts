import { formatNumber, joinFa, shared } from '@hamyar/persian';
import { declaredOnce } from '../declared-once.ts';
import type { AnyDb } from '../database/module-tables.ts';
import {
  closeRow,
  COUNTED_MAX,
  countReferringRows,
  keepRows,
  lockDeletions,
  type ReplacedTable,
  replacementOf,
  type ReferringRows,
  withReplaced,
} from '../database/replaced-tables.ts';
import { withTransaction, type Trx } from '../database/transaction.ts';
import type { Deps, ServerModule } from '../deps.ts';
import { ValidationFailed } from '../http/app-errors.ts';
import { fieldError } from '../http/field-errors.ts';
import { fillMessage, messages } from '../http/messages.ts';

/** What is named, and what is named instead. */
export interface Replacement {
  from: number;
  to: number;
  at: Date;
}

/** A replacement by a job, after the deletion. */
export interface LaterReplacement {
  from: number;
  /** Who has deleted the row. */
  byId: number;
  /** One transaction of it, with what is named instead now; it cannot be deleted meanwhile. */
  inTransaction<Result>(run: (trx: Trx, to: number) => Promise<Result>): Promise<Result>;
}

/** Rows of one kind that name rows of another table; the module whose rows they are counts and changes them. */
export interface RowReferences {
  /** The rows that ask for a replacement; absent where they get one, but need none. */
  readonly counted?: {
    /** The text of `{n}` rows: «{n} تیکت». */
    readonly text: string;
    /** These rows get no other one: the row is not deleted while they name it. */
    readonly stays?: true;
    /** How many rows name one of these; above {@link COUNTED_MAX} any number above it. */
    count(db: AnyDb, ids: readonly number[]): Promise<number>;
  };
  /** Makes other changes of these rows wait until the transaction ends, so that nobody stores what is read before. */
  lock?(trx: Trx): Promise<void>;
  /** Replaces in the transaction of the deletion: of few rows, which nobody locks before what they name. */
  replace?(trx: Trx, change: Replacement, deps: Deps): Promise<void>;
  /** Replaces by a job, several rows in a transaction. Runs again without an effect, and walks through rows once. */
  replaceLater?(deps: Deps, change: LaterReplacement): Promise<void>;
}

/** Rows that one query counts: `found` is its end from `from` on, for rows that name one of these ids. */
export const countedRows = (text: string, found: ReferringRows): NonNullable<RowReferences['counted']> => ({
  text,
  count: (db, ids) => countReferringRows(db, ids, found),
});

declare module '../deps.ts' {
  interface ServerModule {
    /** What names rows of other tables, by the table whose rows are named and the name of what names them: `tickets`. */
    readonly references?: Readonly<Partial<Record<ReplacedTable, Readonly<Record<string, RowReferences>>>>>;
  }
}

/** All that names rows of a table. @throws when two modules declare the same name */
const referencesTo = (modules: readonly ServerModule[], table: ReplacedTable): readonly RowReferences[] => [
  ...declaredOnce(modules, `reference to ${table}`, ({ references = {} }) =>
    Object.entries(references[table] ?? {}),
  ).values(),
];

const countText = (n: number): string =>
  n > COUNTED_MAX ? fillMessage(messages.moreThan, { n: formatNumber(COUNTED_MAX) }) : formatNumber(n);

/** How many rows name a row, or one that it has replaced, in words; kinds of which none does are left out. */
export async function countReferences(
  { modules }: Pick<Deps, 'modules'>,
  db: AnyDb,
  table: ReplacedTable,
  id: number,
): Promise<{ text: string; stays?: true }[]> {
  const ids = await withReplaced(db, table, id);
  const found: { text: string; stays?: true }[] = [];
  for (const { counted } of referencesTo(modules, table)) {
    const n = counted ? await counted.count(db, ids) : 0;
    if (counted && n > 0)
      found.push({ text: fillMessage(counted.text, { n: countText(n) }), ...(counted.stays && { stays: true }) });
  }
  return found;
}

/**
 * Begins the deletion of a row that others name: from now on nobody names it anew, and whoever is doing so is waited for.
 * Deletions are one after the other, because each waits for changes of several kinds.
 *
 * @param lock makes changes of the own kind wait, where they do not wait anyway
 */
export async function beginDeletion(
  { modules }: Pick<Deps, 'modules'>,
  trx: Trx,
  { table, id }: { table: ReplacedTable; id: number },
  lock?: (trx: Trx) => Promise<void>,
): Promise<void> {
  await lockDeletions(trx);
  await lock?.(trx);
  for (const references of referencesTo(modules, table)) await references.lock?.(trx);
  await closeRow(trx, table, id);
}

/** A deletion: what it deletes, and what is named instead. */
interface Deletion {
  table: ReplacedTable;
  id: number;
  /** Null for nothing. */
  to: number | null;
  byId: number;
}

/**
 * Lets everything that names a row name another one, at once or by a job; before the row is deleted. @throws
 * ValidationFailed IN_USE while something names it that stays with it, or something names it and there is no other one
 */
export async function replaceReferences(deps: Deps, trx: Trx, { table, id, to, byId }: Deletion): Promise<void> {
  const all = referencesTo(deps.modules, table);
  if (to === null || all.some(({ counted }) => counted?.stays)) {
    const found = await countReferences(deps, trx, table, id);
    const inWords = (rows: typeof found) => joinFa(rows.map(({ text }) => text));
    const staying = found.filter(({ stays }) => stays);
    if (staying.length > 0)
      throw new ValidationFailed([fieldError('id', 'IN_USE', { references: inWords(staying) }, shared.usedAndStays)]);
    if (to === null && found.length > 0)
      throw new ValidationFailed([
        fieldError('replace_with', 'IN_USE', { references: inWords(found) }, shared.usedNeedsReplacement),
      ]);
  }
  if (to === null) return;
  const at = deps.clock.now();
  for (const { replace } of all) await replace?.(trx, { from: id, to, at }, deps);
  if (all.some(({ replaceLater }) => replaceLater))
    await deps.jobs.add(
      trx,
      'references.replace',
      { table, id, by_id: byId },
      { key: `references.replace:${table}:${id}` },
    );
}

declare module '../jobs/jobs.ts' {
  interface JobPayloads {
    /** Lets what names a deleted row name the one that replaces it. */
    'references.replace': { table: ReplacedTable; id: number; by_id: number };
  }
}

/** Registers the job that replaces deleted rows where many name them. */
export function registerReplacement(deps: Deps): void {
  deps.jobs.handle('references.replace', async ({ table, id, by_id: byId }) => {
    const change: LaterReplacement = {
      ...{ from: id, byId },
      inTransaction: (run) => withTransaction(deps.db, async (trx) => run(trx, await keptReplacement(trx, table, id))),
    };
    const failed: unknown[] = [];
    for (const { replaceLater } of referencesTo(deps.modules, table))
      await replaceLater?.(deps, change).catch((error: unknown) => failed.push(error));
    // the kinds that could not be done hold no other one up, and are done by the next attempt
    if (failed.length > 0) throw new AggregateError(failed, `what names ${table} ${id} could not be replaced`);
  });
}

/** What replaces a row now; it stays until the transaction ends. */
export async function keptReplacement(trx: Trx, table: ReplacedTable, id: number): Promise<number> {
  for (let known: number | null = null; ; ) {
    const to = await replacementOf(trx, table, id);
    if (to === null) throw new Error(`Nothing replaces ${table} ${id}`);
    if (to === known) return to;
    await keepRows(trx, table, [to]);
    known = to;
  }
}

/**
 * Changes rows in the order of their ids, several at once, and looks at each of them once.
 *
 * @param change of the first `limit` rows after an id. @returns their ids
 */
export async function inBatches(limit: number, change: (after: number) => Promise<readonly number[]>): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await change(after);
    if (ids.length < limit) return;
    after = Math.max(...ids);
  }
}
