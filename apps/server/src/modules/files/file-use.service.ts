import type { UploadedAttachment } from '@hamyar/contracts';
import type { BodyOf, DataOf, fileAttach, fileUses } from '@hamyar/contracts/schemas';
import { joinFa } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Db } from '../../platform/database/pool.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { attachmentsOf, copyAsUpload, fileOwners, rowsWithFile } from '../attachments/public.ts';
import { fileScope } from './file.policy.ts';
import { findFile } from './file.repository.ts';
import { refuse } from './file-target.service.ts';
import { messages } from './messages.ts';

/** Rows of each kind that are named at most; the others are counted. */
const NAMED_MAX = 50;
/** Names in the refusal of a deletion. */
const NAMES_IN_REFUSAL = 5;

type Uses = DataOf<typeof fileUses>;

/**
 * The rows that have taken a file of the manager, as the person sees them: each module names those of its rows that the
 * person may view, and of the others only the number is known.
 */
async function usesOf(deps: Deps, db: Db, user: CurrentUser, id: number): Promise<Uses> {
  const rows = await rowsWithFile(db, id);
  const owners = fileOwners(deps.modules);
  const uses: Uses['uses'] = [];
  for (const kind of new Set(rows.map(({ context }) => context))) {
    const owner = owners.get(kind);
    if (!owner || !('namesOf' in owner)) continue;
    const ids = rows.flatMap((row) => (row.context === kind && row.context_id !== null ? [row.context_id] : []));
    const named = await owner.namesOf!({ ...deps, db }, user, ids.slice(0, NAMED_MAX));
    uses.push(...named.map((row) => ({ kind, ...row })));
  }
  return { uses, hidden: rows.length - uses.length, total: rows.length };
}

/** Where a file is used. @throws NotFound for what is no file in the scope */
export async function readUses(deps: Deps, user: CurrentUser, id: number): Promise<Uses> {
  const file = await findFile(deps.db, fileScope(user), id);
  if (!file || file.folder) throw new NotFound();
  return usesOf(deps, deps.db, user, id);
}

/** @throws ValidationFailed IN_USE with the names of the users that the person may view (decisions 2.10) */
export async function refuseUsed(deps: Deps, db: Db, user: CurrentUser, id: number): Promise<void> {
  const { uses, total } = await usesOf(deps, db, user, id);
  if (total === 0) return;
  const names = joinFa(uses.slice(0, NAMES_IN_REFUSAL).map(({ name }) => name));
  throw uses.length === 0
    ? refuse('', 'IN_USE', messages.inUse, { n: total })
    : refuse('', 'IN_USE', messages.inUseBy, { n: total, names });
}

/** Makes a file of the manager an upload of the person, for a row of any module. @throws NotFound, ValidationFailed */
export async function attachFile(
  deps: Deps,
  user: CurrentUser,
  id: number,
  { purpose }: BodyOf<typeof fileAttach>,
): Promise<UploadedAttachment> {
  return withTransaction(deps.db, async (trx) => {
    const file = await findFile(trx, fileScope(user), id, true);
    const [source] = file && !file.folder ? await attachmentsOf(trx, { kind: 'file', ids: [id] }) : [];
    if (!file || !source) throw new NotFound();
    return copyAsUpload(deps, trx, user, { fileId: id, name: file.name, source, purpose });
  });
}
