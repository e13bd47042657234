import { DRAFTS_MAX_BYTES, type Draft, type SavedDraft } from '@hamyar/contracts';
import type { BodyOf, draftPut } from '@hamyar/contracts/schemas';
import { mergeDraft } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { uploadsByToken } from '../attachments/public.ts';
import type { DraftParents } from './draft-parent.ts';
import type { DraftTable } from './draft.table.ts';
import { messages } from './messages.ts';
import {
  deleteDraft,
  draftBytes,
  findDraft,
  insertDraft,
  lockDraftsOf,
  updateDraft,
  type DraftRecord,
  type DraftValues,
} from './draft.repository.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

type DraftBody = BodyOf<typeof draftPut>;
type Incoming = Omit<DraftValues, 'other'>;

/** The columns of each value of a save; the text is sanitised, because it is put into an editor again. */
const COLUMNS = {
  body_html: (html) => ({ body_html: sanitizeRich(html, { mentions: true }) }),
  attachments: (attachment_tokens) => ({ attachment_tokens }),
  form_values: (values) => ({ form_values: JSON.stringify(values) }),
  revision: (revision) => ({ revision }),
  device: (device) => ({ device }),
} satisfies BodyColumns<Omit<DraftBody, 'replaced'>, DraftTable>;

/** The text with the older revision, stored as the alternative version. */
interface ConflictingVersion {
  body_html: string;
  updated_at: number;
  device: string;
}

/** The dependencies of the calls on drafts. */
export interface DraftContext {
  deps: Deps;
  parents: DraftParents;
}

/**
 * Checks that the author may still write in the object of the draft. A draft is only available to its author. @throws
 * NotFound
 */
async function checkKey({ deps, parents }: DraftContext, user: CurrentUser, key: string): Promise<void> {
  const parent = parents(key);
  if (!parent || !(await parent.mayWrite(deps, user, parent.id))) throw new NotFound();
}

async function present(deps: Deps, user: CurrentUser, draft: DraftRecord): Promise<Draft> {
  return {
    key: draft.key,
    body_html: draft.body_html,
    attachments: await uploadsByToken(deps.db, user.id, draft.attachment_tokens),
    form_values: draft.form_values as Record<string, unknown>,
    revision: draft.revision,
    updated_at: unixSeconds(draft.updated_at),
    device: draft.device,
    other: draft.other as ConflictingVersion | null,
  };
}

/** The saved draft of a key, or null. */
export async function readDraft(context: DraftContext, user: CurrentUser, key: string): Promise<Draft | null> {
  const { deps } = context;
  await checkKey(context, user, key);
  const draft = await findDraft(deps.db, user.id, key);
  return draft && present(deps, user, draft);
}

/**
 * Saves a draft (decisions 2.4). The newer revision wins; the losing text of another device is stored as the other
 * version. The author cannot see from the text whether the draft is now this save, so the response says it.
 */
export async function saveDraft(
  context: DraftContext,
  user: CurrentUser,
  key: string,
  body: DraftBody,
  socketId: string | null,
): Promise<SavedDraft> {
  const { deps } = context;
  await checkKey(context, user, key);
  const { replaced, ...saves } = body;
  const incoming = { ...columnsOf(COLUMNS, saves), updated_at: deps.clock.now() };
  const saved = await withTransaction(deps.db, async (trx) => {
    await lockDraftsOf(trx, user.id);
    const before = await draftBytes(trx, user.id);
    const merged = await storeMerged(trx, user.id, key, incoming, replaced);
    const bytes = await draftBytes(trx, user.id);
    // who has reached the limit may still make a draft smaller
    if (bytes > DRAFTS_MAX_BYTES && bytes > before)
      throw new ValidationFailed([fieldError('body_html', 'DRAFT_LIMIT', {}, messages.draftLimit)]);
    if (merged?.accepted && merged.draft.shared) await sharedChanged(context, trx, key, socketId);
    return merged;
  });
  // Sent or discarded in another tab at the same moment: the text typed here is stored anyway.
  return saved
    ? { ...(await present(deps, user, saved.draft)), accepted: saved.accepted }
    : saveDraft(context, user, key, body, socketId);
}

/** Tells who reads a shared draft that it has changed. */
async function sharedChanged(
  { deps, parents }: DraftContext,
  trx: Trx,
  key: string,
  socketId: string | null,
): Promise<void> {
  const parent = parents(key);
  await parent?.sharedChanged?.(deps, trx, parent.id, socketId);
}

/** Stores a save, merged with the draft that is there; null when that one is being deleted. */
async function storeMerged(
  trx: Trx,
  userId: number,
  key: string,
  incoming: Incoming,
  replaced: string | undefined,
): Promise<{ draft: DraftRecord; accepted: boolean } | null> {
  const first = await insertDraft(trx, userId, key, { ...incoming, other: chosen(incoming, replaced) });
  if (first) return { draft: first, accepted: true };
  const before = await findDraft(trx, userId, key, 'lock');
  if (!before) return null;
  const { winner, alternative } = mergeDraft(before, incoming);
  const keep = before.other === null ? null : JSON.stringify(before.other);
  const other =
    alternative === 'as_before' ? keep : JSON.stringify(conflicting(alternative === 'stored' ? before : incoming));
  const accepted = winner === 'incoming';
  if (!accepted && alternative === 'as_before') return { draft: before, accepted };
  const swapped = accepted && replaced !== undefined;
  const draft = await updateDraft(trx, userId, key, {
    ...(accepted ? incoming : stored(before)),
    other: swapped ? chosen(incoming, replaced) : other,
  });
  return { draft, accepted };
}

/** The text that the author has replaced with the other version, which stands in its place. */
function chosen({ updated_at, device }: Incoming, replaced: string | undefined): string | null {
  const body_html = replaced && sanitizeRich(replaced, { mentions: true });
  return body_html ? JSON.stringify(conflicting({ body_html, updated_at, device })) : null;
}

const conflicting = ({
  body_html,
  updated_at,
  device,
}: Pick<DraftRecord, 'body_html' | 'updated_at' | 'device'>): ConflictingVersion => ({
  body_html,
  updated_at: unixSeconds(updated_at),
  device,
});

const stored = ({ body_html, attachment_tokens, form_values, revision, device, updated_at }: DraftRecord) => ({
  body_html,
  attachment_tokens,
  form_values: JSON.stringify(form_values),
  revision,
  device,
  updated_at,
});

/** Deletes a draft; deleting it twice is not an error. */
export async function discardDraft(
  context: DraftContext,
  user: CurrentUser,
  key: string,
  socketId: string | null,
): Promise<void> {
  await withTransaction(context.deps.db, async (trx) => {
    if (await deleteDraft(trx, user.id, key)) await sharedChanged(context, trx, key, socketId);
  });
}
