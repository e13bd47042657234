import type { AuditAction, ObjectType } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { appendAudit, chainStart, readChain } from './audit.repository.ts';
import { chainHash, maskSecrets, type AuditFact } from './audit.rules.ts';

/** The person who acted, and their address. */
export interface Actor {
  caller: Pick<CurrentUser, 'id' | 'first_name' | 'last_name'> | null;
  ip: string | null;
}

/** What the caller gives about an action; the rest is filled in. */
export interface AuditNote
  extends Partial<Pick<AuditFact, 'object_id' | 'object_name' | 'before' | 'after' | 'reason'>> {
  action: AuditAction;
  object_type: ObjectType;
}

/** Writes an action into the audit log in the transaction of its change; secrets are masked. Call it last. */
export async function audit(deps: Pick<Deps, 'clock'>, trx: Trx, actor: Actor, note: AuditNote): Promise<void> {
  const { caller, ip } = actor;
  await appendAudit(trx, {
    at: deps.clock.now(),
    actor_id: caller?.id ?? null,
    actor_name: caller ? `${caller.first_name} ${caller.last_name}`.trim() : null,
    actor_ip: ip,
    action: note.action,
    object_type: note.object_type,
    object_id: note.object_id ?? null,
    object_name: note.object_name ?? null,
    before: maskSecrets(note.before),
    after: maskSecrets(note.after),
    reason: note.reason ?? null,
  });
}

/** Like {@link audit}, for an action that writes nothing else, such as a login or showing a code. */
export async function auditInOwnTransaction(
  deps: Pick<Deps, 'clock' | 'db'>,
  actor: Actor,
  note: AuditNote,
): Promise<void> {
  await withTransaction(deps.db, (trx) => audit(deps, trx, actor, note));
}

/** What a check of the chain has found. */
export interface ChainCheck {
  /** right lines, from the first one on */
  checked: number;
  /** the first wrong line; null when all are right */
  brokenId: number | null;
  /** of the last right line */
  lastHash: Buffer | null;
}

/** Checks the whole chain, from the first line that is kept up to the first wrong one. */
export const verifyAuditChain = (db: Db): Promise<ChainCheck> =>
  // one snapshot: lines that are removed meanwhile would look like a break
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(checkChain);

async function checkChain(trx: Trx): Promise<ChainCheck> {
  let previous = await chainStart(trx);
  let after = 0;
  let checked = 0;
  for (;;) {
    const rows = await readChain(trx, after, 1_000);
    for (const row of rows) {
      const { id, hash, prev_hash, ...fact } = row;
      const linked = previous === null ? prev_hash === null : prev_hash?.equals(previous) === true;
      if (!linked || !chainHash(previous, fact).equals(hash)) return { checked, brokenId: id, lastHash: previous };
      checked += 1;
      previous = hash;
      after = id;
    }
    if (rows.length < 1_000) return { checked, brokenId: null, lastHash: previous };
  }
}
