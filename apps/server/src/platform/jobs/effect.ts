import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/pool.ts';
import { claimEffect, settleEffect, type Claim, type EffectState } from './effect.repository.ts';

/**
 * Thrown by a sender when certainly nothing was sent: refused connection, rejected recipient. `retry` is true when
 * another attempt can help.
 */
export class NotSent extends Error {
  override name = 'NotSent';
  readonly retry: boolean;

  constructor(message: string, retry: boolean, cause?: unknown) {
    super(message, { cause });
    this.retry = retry;
  }
}

/** Another node is sending it, or the attempt failed and will be repeated: thrown so that the job runs again later. */
export class EffectPending extends Error {
  override name = 'EffectPending';
}

export interface EffectOptions {
  /** Unique per effect, such as `delivery:17`. */
  key: string;
  /** Id of this process, see workers.ts. */
  nodeId: string;
  /** The receiver recognises a repetition (idempotency key), so an unknown outcome may be tried again. */
  repeatable: boolean;
  /** Maximum number of attempts; after the last one the effect is `failed`. */
  maxAttempts: number;
}

/**
 * Acts once on the outside world: mail, SMS, webhook (decisions 2.0 "Effect ledger"). Never twice, at worst
 * `uncertain`, which a person sees and may send again. Call it outside any transaction.
 * @param act gets the number of the attempt; throws {@link NotSent} when certainly nothing happened
 * @returns the final state: `done` also when an earlier run did it
 * @throws EffectPending when the job must run again
 */
export async function performEffect(
  db: Db,
  { key, nodeId, repeatable, maxAttempts }: EffectOptions,
  act: (attempt: number) => Promise<void>,
): Promise<Exclude<EffectState, 'waiting' | 'sending'>> {
  if (db.isTransaction) throw new Error(`effect ${key} inside a transaction`);
  const claim = await claimWithRetries(db, key, nodeId, repeatable);
  if (!claim.go) {
    if (claim.state === 'done' || claim.state === 'failed' || claim.state === 'uncertain') return claim.state;
    throw new EffectPending(`effect ${key} is being done elsewhere`);
  }
  try {
    await act(claim.attempt);
  } catch (error) {
    return settleFailure(db, key, error as Error, repeatable, claim.attempt >= maxAttempts);
  }
  await settleEffect(db, key, 'done', null);
  return 'done';
}

/**
 * A node that has just died still counts as busy for some seconds; waiting here is shorter than the job's own pause.
 */
const BUSY_RETRY = { tries: 8, pause: 1_000 };

async function claimWithRetries(db: Db, key: string, nodeId: string, repeatable: boolean): Promise<Claim> {
  for (let attempt = 1; ; attempt += 1) {
    const claim = await claimEffect(db, key, nodeId, repeatable);
    if (claim.go || claim.state !== 'busy' || claim.by === nodeId || attempt >= BUSY_RETRY.tries) return claim;
    await sleep(BUSY_RETRY.pause);
  }
}

async function settleFailure(
  db: Db,
  key: string,
  error: Error,
  repeatable: boolean,
  last: boolean,
): Promise<'failed' | 'uncertain'> {
  const certain = error instanceof NotSent;
  const again = certain ? error.retry : repeatable;
  if (again && !last) {
    await settleEffect(db, key, 'waiting', error.message);
    throw new EffectPending(error.message, { cause: error });
  }
  const state = certain ? 'failed' : 'uncertain';
  await settleEffect(db, key, state, error.message);
  return state;
}
