import { channels, type Batch, type BatchProgress, type NotificationLinkType } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, NotFound } from '../../platform/http/app-errors.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { declaredBatches, type BatchInputs, type BatchKind, type BatchKindName } from './batch-kind.ts';
import {
  failuresOf,
  findBatch,
  insertBatch,
  rowsWithoutBatch,
  setCancelled,
  setFailedWaiting,
  type BatchRecord,
} from './batch.repository.ts';
import { messages } from './messages.ts';

/** What somebody starts. */
export interface NewBatch<Name extends BatchKindName> {
  kind: Name;
  ownerId: number;
  /** What it does, in words of the product. */
  title: string;
  input: BatchInputs[Name];
  /** The ids of the rows, in the order in which they are done. */
  refIds: readonly number[];
}

/**
 * Starts what is left of work that may have been started before: of the rows those that no batch of the same kind and
 * input has.
 */
export async function startRest<Name extends BatchKindName>(
  deps: Pick<Deps, 'jobs' | 'clock'>,
  trx: Trx,
  batch: NewBatch<Name>,
): Promise<void> {
  const { kind, input, refIds } = batch;
  const rest = await rowsWithoutBatch(trx, { kind, input: JSON.stringify(input) }, refIds);
  if (rest.length > 0) await startBatch(deps, trx, { ...batch, refIds: rest });
}

/** Starts work on many rows: workers do it after the commit. Returns its id. */
export async function startBatch<Name extends BatchKindName>(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  trx: Trx,
  { kind, ownerId, title, input, refIds }: NewBatch<Name>,
): Promise<number> {
  const id = await insertBatch(
    trx,
    { kind, owner_id: ownerId, title, input: JSON.stringify(input), created_at: clock.now() },
    refIds,
  );
  await jobs.add(trx, 'batch.run', { batch_id: id });
  return id;
}

/** Undefined for a kind that no module declares any more. */
const kindOf = ({ modules }: Pick<Deps, 'modules'>, { kind }: BatchRecord): BatchKind<unknown> | undefined =>
  declaredBatches(modules).get(kind);

/** The page of a batch. @throws for one of a kind that no module declares any more */
export function batchLink(
  deps: Pick<Deps, 'modules'>,
  batch: BatchRecord,
): { type: NotificationLinkType; value: number } {
  const kind = kindOf(deps, batch);
  if (!kind) throw new Error(`no module declares the kind ${batch.kind} of batch`);
  return { type: kind.link, value: kind.shownAt?.(batch.input) ?? batch.id };
}

/** Says to the owner's pages how far a batch is. */
export async function publishProgress(
  deps: Pick<Deps, 'broker' | 'modules'>,
  trx: Trx,
  batch: BatchRecord,
): Promise<void> {
  const { id, title, state, total, done, failed } = batch;
  const data: BatchProgress = { id, title, link: batchLink(deps, batch), state, total, done, failed };
  await insertSocketEvents(deps, trx, [{ channel: channels.user(batch.owner_id), name: 'batch.progress', data }], null);
}

const present = async (deps: Pick<Deps, 'modules'>, db: Trx | Deps['db'], batch: BatchRecord): Promise<Batch> => ({
  id: batch.id,
  kind: batch.kind,
  title: batch.title,
  state: batch.state,
  total: batch.total,
  done: batch.done,
  failed: batch.failed,
  cancellable: !hasEnded(batch) && !kindOf(deps, batch)?.mandatory,
  created_at: unixSeconds(batch.created_at),
  started_at: unixSeconds(batch.started_at),
  ended_at: unixSeconds(batch.ended_at),
  failures: batch.failed > 0 ? await failuresOf(db, batch.id) : [],
});

/** @throws NotFound for one of somebody else */
function assertOwn(batch: BatchRecord | null, user: CurrentUser): asserts batch is BatchRecord {
  if (batch?.owner_id !== user.id) throw new NotFound();
}

const hasEnded = ({ state }: BatchRecord): boolean => state === 'ended' || state === 'cancelled';

/** An own batch. @throws NotFound */
export async function readBatch(deps: Deps, user: CurrentUser, id: number): Promise<Batch> {
  const batch = await findBatch(deps.db, id);
  assertOwn(batch, user);
  return present(deps, deps.db, batch);
}

/** Runs an own batch that has ended again, for its failed rows; nothing happens where there is none. @throws NotFound */
export async function retryBatch(deps: Deps, user: CurrentUser, id: number): Promise<Batch> {
  return withTransaction(deps.db, async (trx) => {
    const batch = await findBatch(trx, id, 'lock');
    assertOwn(batch, user);
    if (!hasEnded(batch) || batch.failed === 0) return present(deps, trx, batch);
    await setFailedWaiting(trx, id);
    await deps.jobs.add(trx, 'batch.run', { batch_id: id });
    return changed(deps, trx, id);
  });
}

/** Ends an own batch before it has done all rows; one that has ended stays as it is. @throws NotFound, Nok */
export async function cancelBatch(deps: Deps, user: CurrentUser, id: number): Promise<Batch> {
  return withTransaction(deps.db, async (trx) => {
    const batch = await findBatch(trx, id, 'lock');
    assertOwn(batch, user);
    if (hasEnded(batch)) return present(deps, trx, batch);
    if (kindOf(deps, batch)?.mandatory) throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.mandatory);
    await setCancelled(trx, id, deps.clock.now());
    return changed(deps, trx, id);
  });
}

async function changed(deps: Deps, trx: Trx, id: number): Promise<Batch> {
  const batch = await findBatch(trx, id);
  if (!batch) throw new NotFound();
  await publishProgress(deps, trx, batch);
  return present(deps, trx, batch);
}
