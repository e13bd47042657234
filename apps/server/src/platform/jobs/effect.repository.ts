import { sql, type Selectable } from 'kysely';
import type { Db } from '../database/pool.ts';
import { withTransaction } from '../database/transaction.ts';
import type { EffectTable } from './effect.table.ts';
import { isNodeAlive } from './worker-node.repository.ts';

/** State of an effect. */
export type EffectState = Selectable<EffectTable>['state'];

/** Result of a claim: with `go` only this caller acts now. */
export type Claim =
  | { go: true; attempt: number }
  | { go: false; state: EffectState }
  | { go: false; state: 'busy'; by: string | null };

/**
 * Claims an effect before acting: commits `sending` first, so that a crash is visible. A row that a dead node left in
 * `sending` is claimed again only if the receiver recognises repetitions; else it becomes `uncertain`.
 */
export async function claimEffect(db: Db, key: string, nodeId: string, repeatable: boolean): Promise<Claim> {
  return withTransaction(db, async (trx) => {
    await sql`insert into effect (key) values (${key}) on conflict do nothing`.execute(trx);
    const row = await trx.selectFrom('effect').selectAll().where('key', '=', key).forUpdate().executeTakeFirstOrThrow();
    if (row.state === 'sending') {
      if (row.node_id === nodeId || (row.node_id && (await isNodeAlive(trx, row.node_id))))
        return { go: false, state: 'busy', by: row.node_id };
      if (!repeatable) {
        await settleEffect(trx, key, 'uncertain', 'the process ended while it was sending');
        return { go: false, state: 'uncertain' };
      }
    } else if (row.state !== 'waiting') {
      return { go: false, state: row.state };
    }
    const attempt = row.attempts + 1;
    await sql`update effect set state = 'sending', attempts = ${attempt}, node_id = ${nodeId}, at = now(), error = null where key = ${key}`.execute(
      trx,
    );
    return { go: true, attempt };
  });
}

/** Stores the result. */
export async function settleEffect(db: Db, key: string, state: EffectState, error: string | null): Promise<void> {
  await sql`update effect set state = ${state}, error = ${error}, at = now(), node_id = null where key = ${key}`.execute(
    db,
  );
}

/** "Send again" by a person: a failed or uncertain effect may be tried again. @returns false when it was neither */
export async function reopenEffect(db: Db, key: string): Promise<boolean> {
  const { rows } =
    await sql`update effect set state = 'waiting', attempts = 0, error = null, at = now() where key = ${key} and state in ('failed', 'uncertain') returning key`.execute(
      db,
    );
  return rows.length > 0;
}

/**
 * Claims several keys, each only once, so that a job that runs again does nothing twice. Returns the keys that were
 * new.
 */
export async function claimOnce(trx: Db, keys: readonly string[], at: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    insert into effect (key, state, at) select k, 'done', ${at} from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) k on conflict do nothing returning key`.execute(
    trx,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Deletes old claims of one kind, which no job can repeat any more. @param prefix of their keys, without wildcards */
export async function dropClaims(db: Db, prefix: string, before: Date): Promise<void> {
  await db.deleteFrom('effect').where('key', 'like', `${prefix}%`).where('at', '<', before).execute();
}
