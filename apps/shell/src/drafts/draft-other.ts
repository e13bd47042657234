import type { PushAnswer, StoredDraft, WrittenDraft } from './draft-sync.ts';

/** The draft with its two versions changed for each other. Only drafts that the server stores have another version. */
export function swapped(record: StoredDraft, device: string): StoredDraft {
  const value = record.value as WrittenDraft;
  const now = Date.now();
  return {
    ...record,
    value: { ...value, body_html: record.other?.body_html ?? '' },
    at: now,
    dirty: true,
    other: value.body_html ? { body_html: value.body_html, at: Math.floor(now / 1000), device } : null,
    replaced: value.body_html,
  };
}

/** The draft after the server has answered a save of it, and whether its text was changed meanwhile. */
export function afterSave(
  now: StoredDraft,
  sent: StoredDraft,
  { revision, accepted, other }: PushAnswer,
): { next: StoredDraft; typed: boolean } {
  const typed = JSON.stringify(now.value) !== JSON.stringify(sent.value);
  const next = { ...now, revision: Math.max(revision, now.revision), dirty: typed || !accepted };
  // changed for each other while the save was running: the next one says so
  if (now.replaced !== sent.replaced) return { next: { ...next, dirty: true }, typed };
  // Refused, because another device has saved: its text, which nobody here has seen, is the other version after the
  // next save.
  return { next: { ...next, other: accepted ? other : now.other, replaced: undefined }, typed };
}

/** Whether two other versions are the same text. */
export const isSameText = (one: StoredDraft['other'], another: StoredDraft['other']): boolean =>
  one?.body_html === another?.body_html;
