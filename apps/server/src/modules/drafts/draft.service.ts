import { DRAFTS_MAX_BYTES, type Draft, type SavedDraft } from '@hamyar/contracts';
import type { BodyOf, draftPut } from '@hamyar/contracts/schemas';
import { mergeDraft } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { uploadsByToken } from '../attachments/public.ts';
import type { DraftParents } from './draft-parent.ts';
import { messages } from './messages.ts';
import {
  draftDeletion,
  draftBytes,
  findDraft,
  insertDraft,
  updateDraft,
  type DraftRecord,
} from './draft.repository.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

type DraftBody = BodyOf<typeof draftPut>;

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
 * version. The text is sanitised, because it is put into an editor again; the author cannot see from the text whether
 * the draft is now this save, so the response says it.
 */
export async function saveDraft(
  context: DraftContext,
  user: CurrentUser,
  key: string,
  body: DraftBody,
): Promise<SavedDraft> {
  const { deps } = context;
  await checkKey(context, user, key);
  const now = deps.clock.now();
  const html = sanitizeRich(body.body_html);
  const saved = await withTransaction(deps.db, async (trx) => {
    // of two saves at once both may pass: the limit is passed by one draft then
    if ((await draftBytes(trx, user.id)) > DRAFTS_MAX_BYTES)
      throw new ValidationFailed([fieldError('body_html', 'DRAFT_LIMIT', {}, messages.draftLimit)]);
    const mine = { body_html: html, updated_at: unixSeconds(now), device: body.device };
    const incoming = {
      body_html: html,
      attachment_tokens: body.attachments,
      form_values: JSON.stringify(body.form_values),
      revision: body.revision,
      device: body.device,
      updated_at: now,
    };
    const first = await insertDraft(trx, user.id, key, { ...incoming, other: null });
    const before = first ?? (await findDraft(trx, user.id, key, 'lock'));
    if (first) return { draft: first, accepted: true };
    if (!before) return null;
    const theirs = { body_html: before.body_html, updated_at: unixSeconds(before.updated_at), device: before.device };
    const keep = before.other === null ? null : JSON.stringify(before.other);
    const { winner, alternative } = mergeDraft(before, incoming);
    const other = alternative === 'as_before' ? keep : JSON.stringify(alternative === 'stored' ? theirs : mine);
    const accepted = winner === 'incoming';
    if (!accepted && alternative === 'as_before') return { draft: before, accepted };
    const draft = await updateDraft(trx, user.id, key, { ...(accepted ? incoming : stored(before)), other });
    return { draft, accepted };
  });
  // Sent or discarded in another tab at the same moment: the text typed here is stored anyway.
  return saved
    ? { ...(await present(deps, user, saved.draft)), accepted: saved.accepted }
    : saveDraft(context, user, key, body);
}

const stored = ({ body_html, attachment_tokens, form_values, revision, device, updated_at }: DraftRecord) => ({
  body_html,
  attachment_tokens,
  form_values: JSON.stringify(form_values),
  revision,
  device,
  updated_at,
});

/** Deletes a draft; deleting it twice is not an error. */
export async function discardDraft({ deps }: DraftContext, user: CurrentUser, key: string): Promise<void> {
  await draftDeletion(user.id, key).execute(deps.db);
}
