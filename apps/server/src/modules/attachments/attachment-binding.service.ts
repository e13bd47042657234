import { FILE_LIMITS, type UploadedAttachment } from '@hamyar/contracts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { hashToken, newToken } from '../../platform/auth/tokens.ts';
import {
  attachUploads,
  findSentAttachments,
  insertUpload,
  lockFilesOf,
  lockReleasedFiles,
  releaseAttachment,
  unsentUploads,
  type FileRow,
  type FileRows,
} from './attachment.repository.ts';
import { presentAttachment } from './attachment.presenter.ts';
import { messages } from './messages.ts';

interface Binding {
  tokens: readonly string[];
  /** whose uploads they are */
  uploaderId: number;
  /** the row that gets them; the caller has inserted or locked it in this transaction */
  owner: FileRow;
  /** the sanitised text of the row, if it has one; an upload that it shows is inline */
  html?: string;
  /** path of the tokens in the request body, for errors */
  field: string;
}

/**
 * Makes uploads files of a row, in its transaction; returns how many. A token works once, and only for the person who
 * uploaded it.
 * @throws ValidationFailed when a token is unknown, foreign, used, removed or was checked for another kind, and when the
 * row would have more files than its kind allows.
 */
export async function bindAttachments(
  trx: Trx,
  { tokens, uploaderId, owner, html = '', field }: Binding,
): Promise<number> {
  const wanted = [...new Set(tokens)];
  if (wanted.length === 0) return 0;
  const { attached, before } = await attachUploads(trx, { uploaderId, tokens: wanted, owner, html });
  if (attached !== wanted.length)
    throw new ValidationFailed([{ field, code: 'ATTACHMENT', message: messages.unknownUpload }]);
  const { count } = FILE_LIMITS[owner.kind];
  if (before + attached > count) throw new ValidationFailed([fieldError(field, 'FILE_COUNT', { n: count })]);
  return attached;
}

interface DuplicateUploads {
  tokens: readonly string[];
  uploaderId: number;
  /** rows that the person has just sent with the same files */
  rows: FileRows;
  html: string;
  at: Date;
}

/**
 * Lets a person send files again that the given rows already have: each file gets a new upload with the same bytes, in
 * the tokens and in the text. `bindAttachments` checks everything else.
 */
export async function duplicateUploads(
  trx: Trx,
  { tokens, uploaderId, rows, html, at }: DuplicateUploads,
): Promise<{ tokens: string[]; html: string }> {
  const fresh = new Map<string, string>();
  let text = html;
  for (const { id, token_hash, ...sent } of await findSentAttachments(trx, uploaderId, tokens, rows)) {
    const token = newToken();
    const copy = await insertUpload(trx, {
      ...sent,
      token_hash: hashToken(token),
      context: 'upload',
      context_id: null,
      inline: false,
      purpose: rows.kind,
      created_at: at,
    });
    fresh.set(token_hash!.toString('hex'), token);
    text = text.replace(new RegExp(`/api/attachment/${id}(?!\\d)`, 'g'), `/api/attachment/${copy.id}`);
  }
  return { tokens: tokens.map((token) => fresh.get(hashToken(token).toString('hex')) ?? token), html: text };
}

interface CopiedUploads {
  tokens: readonly string[];
  /** whose unsent uploads they are, and who gets the copies */
  from: number;
  to: number;
  html: string;
  at: Date;
}

/** Copies unsent uploads for another person, who may send them; the text then shows the pictures of the copy. */
export async function copyUploadsTo(
  trx: Trx,
  { tokens, from, to, html, at }: CopiedUploads,
): Promise<{ attachments: UploadedAttachment[]; html: string }> {
  const attachments: UploadedAttachment[] = [];
  let text = html;
  for (const { record } of await unsentUploads(trx, from, tokens, 'lock')) {
    const { id, ...file } = record;
    const token = newToken();
    const copy = await insertUpload(trx, {
      ...file,
      token_hash: hashToken(token),
      context_id: null,
      owner_id: to,
      created_at: at,
    });
    attachments.push({ ...presentAttachment(copy), token });
    text = text.replace(new RegExp(`/api/attachment/${id}(?!\\d)`, 'g'), `/api/attachment/${copy.id}`);
  }
  return { attachments, html: text };
}

/**
 * Turns the files of a row that was not sent after all into unsent uploads of their person again. Their tokens are new:
 * of the old ones only hashes are known, and the page that had them may be gone.
 */
export const releaseAttachments = async (trx: Trx, row: FileRow): Promise<UploadedAttachment[]> =>
  released(trx, row, await lockFilesOf(trx, row));

/**
 * What {@link releaseAttachments} has answered, for a page that did not get it: the files have other tokens again. Only
 * those of this person that they have not sent since.
 */
export const releaseAgain = async (trx: Trx, row: FileRow, uploaderId: number): Promise<UploadedAttachment[]> =>
  released(trx, row, await lockReleasedFiles(trx, row, uploaderId));

async function released(
  trx: Trx,
  { kind }: FileRow,
  files: Awaited<ReturnType<typeof lockFilesOf>>,
): Promise<UploadedAttachment[]> {
  const uploads: UploadedAttachment[] = [];
  for (const file of files) {
    const token = newToken();
    await releaseAttachment(trx, file.id, kind, hashToken(token));
    uploads.push({ ...presentAttachment(file), token });
  }
  return uploads;
}

interface CopiedFiles {
  from: FileRow;
  /** the caller has inserted or locked it in this transaction */
  to: FileRow;
  /** which files are copied; pictures in the text always are */
  ids: readonly number[];
  /** the text of the row that has the files */
  html: string;
  at: Date;
}

/**
 * Gives a row files of another one: each is a file of its own over the same bytes, which the row that has it now
 * protects. @returns how many, and the text with the pictures of the copy
 */
export async function copyFiles(
  trx: Trx,
  { from, to, ids, html, at }: CopiedFiles,
): Promise<{ count: number; html: string }> {
  let text = html;
  let count = 0;
  for (const { id, ...file } of await lockFilesOf(trx, from)) {
    const named = new RegExp(`/api/attachment/${id}(?!\\d)`, 'g');
    const shown = file.inline && named.test(text);
    if (!shown && !ids.includes(id)) continue;
    const copy = await insertUpload(trx, {
      ...file,
      token_hash: null,
      context: to.kind,
      context_id: to.id,
      purpose: to.kind,
      created_at: at,
    });
    text = text.replace(named, `/api/attachment/${copy.id}`);
    count += 1;
  }
  return { count, html: text };
}
