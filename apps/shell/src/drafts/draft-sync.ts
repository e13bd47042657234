import { paths, pathTo, type Answer, type Draft, type DraftPutBody } from '@hamyar/contracts';
import type { DraftRecord } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';

/** Drafts the server keeps too (decisions 2.4): replies, notes and new tickets. */
const SERVER_KEY = /^(ticket:\d{1,15}:(message|note)|new:(customer|behalf|to_customer|internal))$/;

/** bytes a request may have that outlives its page; longer drafts are sent at the next start */
const KEEPALIVE_MAX = 60 * 1024;

/** What a draft must hold to be kept on the server; anything more stays on the device. */
export interface WrittenDraft {
  body_html: string;
  attachments: readonly { token: string }[];
  form_values: Readonly<Record<string, unknown>>;
}

export const isServerKey = (key: string): boolean => SERVER_KEY.test(key);

const isWritten = (value: unknown): value is WrittenDraft => typeof (value as WrittenDraft | null)?.body_html === 'string';

/** Sends a draft; answers the revision that the server gave it, or null when it did not take it. */
export async function pushDraft(key: string, record: DraftRecord, device: string, leaving = false): Promise<number | null> {
  if (!isServerKey(key) || !isWritten(record.value)) return null;
  const { body_html, attachments = [], form_values = {} } = record.value;
  const body: DraftPutBody = { body_html, attachments: attachments.map(({ token }) => token), form_values: { ...form_values }, revision: record.revision, device };
  const result = await send({ path: pathTo(paths.draft, { key }), method: 'PUT', body, quiet: true, keepalive: leaving && body_html.length * 3 < KEEPALIVE_MAX });
  return 'data' in result ? ((result.data as Answer<Draft>).data?.revision ?? null) : null;
}

/** The draft that the server keeps; null when there is none or it could not be asked. */
export async function pullDraft(key: string): Promise<Draft | null> {
  if (!isServerKey(key)) return null;
  const result = await send({ path: pathTo(paths.draft, { key }), quiet: true });
  return 'data' in result ? ((result.data as Answer<Draft | null>).data ?? null) : null;
}

export async function dropDraft(key: string): Promise<void> {
  if (isServerKey(key)) await send({ path: pathTo(paths.draft, { key }), method: 'DELETE', quiet: true });
}
