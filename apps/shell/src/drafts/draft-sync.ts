import {
  draftDelete,
  draftGet,
  draftKeyPattern,
  draftPut,
  type Draft,
  type DraftPutBody,
} from '@hamyar/contracts/drafts';
import type { DraftRecord, OtherDraft } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';

let syncedKeys: () => readonly string[] = () => [];

/** Which drafts are stored on the server too (decisions 2.4): keys that modules declare, with `{id}` for a number. */
export function provideSyncedKeys(read: () => readonly string[]): void {
  syncedKeys = read;
}

/**
 * The largest request, in bytes, that browsers finish after the page is closed. Longer drafts are sent at the next
 * start.
 */
const KEEPALIVE_MAX_BYTES = 60 * 1024;

/** The fields of a draft that is stored on the server; other drafts stay on the device. */
export interface WrittenDraft {
  body_html: string;
  attachments: readonly { token: string }[];
  form_values: Readonly<Record<string, unknown>>;
}

export const isSyncedKey = (key: string): boolean =>
  syncedKeys().some((declared) => draftKeyPattern(declared).test(key));

const isWritten = (value: unknown): value is WrittenDraft =>
  typeof (value as WrittenDraft | null)?.body_html === 'string';

/** A draft on the device. */
export type StoredDraft = DraftRecord & {
  /** Until the server has it. */
  dirty?: boolean;
  /** The text that the other version has replaced, until the server has it as the other one. */
  replaced?: string;
};

/** The server's draft after a save. */
export interface PushAnswer {
  revision: number;
  other: OtherDraft | null;
  /**
   * The server stored what was sent. False when another device or tab had saved the same or a newer revision before.
   */
  accepted: boolean;
}

/** The calls by which the vault exchanges drafts with the server. */
export interface DraftApi {
  push(key: string, record: StoredDraft, device: string, leaving?: boolean): Promise<PushAnswer | null>;
  /** Null when there is none; undefined when the server gave no answer. */
  pull(key: string): Promise<Draft | null | undefined>;
  drop(key: string): Promise<void>;
}

/** Sends a draft as the revision after the one it was written on; null when the server could not be reached. */
async function pushDraft(
  key: string,
  record: StoredDraft,
  device: string,
  leaving = false,
): Promise<PushAnswer | null> {
  if (!isSyncedKey(key) || !isWritten(record.value)) return null;
  const { body_html, attachments = [], form_values = {} } = record.value;
  const body: DraftPutBody = {
    body_html,
    attachments: attachments.map(({ token }) => token),
    form_values: { ...form_values },
    revision: record.revision + 1,
    device,
    ...(record.replaced === undefined ? {} : { replaced: record.replaced }),
  };
  const { data: saved } = await send(
    draftPut,
    { key, ...body },
    { keepalive: leaving && body_html.length * 3 < KEEPALIVE_MAX_BYTES },
  );
  return saved ? { revision: saved.revision, accepted: saved.accepted, other: otherOf(saved) } : null;
}

/** The other version of the server's draft, as a device stores it. */
export const otherOf = ({ other }: Pick<Draft, 'other'>): OtherDraft | null =>
  other && { body_html: other.body_html, at: other.updated_at, device: other.device };

async function pullDraft(key: string): Promise<Draft | null | undefined> {
  if (!isSyncedKey(key)) return null;
  const { data, error } = await send(draftGet, { key });
  // nobody writes there any more, which asking again does not change
  return error?.status === 'NOT_FOUND' ? null : data;
}

async function dropDraft(key: string): Promise<void> {
  if (isSyncedKey(key)) await send(draftDelete, { key });
}

export const draftApi: DraftApi = { push: pushDraft, pull: pullDraft, drop: dropDraft };

/** Whether a draft contains any input. */
export function hasContent(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  if (typeof value !== 'object') return true;
  // of a form's draft only the changes are typed, not the version of the form
  return Object.values('changes' in value ? { changes: value.changes } : value).some(hasContent);
}
