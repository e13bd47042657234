import type { Trx } from '../../platform/database/transaction.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { bindAttachments } from './attachment-binding.service.ts';
import { attachmentsOf, dropAttachments, type AttachmentRecord, type FileRow } from './attachment.repository.ts';
import { messages } from './messages.ts';

/** A file in a body (`ownedFile` of the contracts): the id of one that the row has, or the token of an upload. */
type FileReference = number | string;

/** What a body says of the files of a row. */
export interface OwnedFiles {
  /** The row that gets them; the caller has inserted or locked it in this transaction. */
  owner: FileRow;
  /** All files that the row is to have, one or null where it has one; undefined changes nothing. */
  files: readonly FileReference[] | FileReference | null | undefined;
  /** Name of the field in the body, for errors and the audit log. */
  field: string;
  /** Whose uploads they are. */
  uploaderId: number;
  at: Date;
}

/** The files' names as the audit log has them. */
const fileNames = (files: readonly Pick<AttachmentRecord, 'name'>[]): string | null =>
  files.map(({ name }) => name).join('، ') || null;

/**
 * Gives a row the files that a body names, on creation and on every change: others are hidden, uploads become its
 * files.
 *
 * @returns the names by the field, for the audit log; nothing without a change
 * @throws ValidationFailed when an id is no file of the row, and as `bindAttachments` does
 */
export async function storeFiles(
  trx: Trx,
  { owner, files, field, uploaderId, at }: OwnedFiles,
): Promise<Record<string, string | null>> {
  if (files === undefined) return {};
  const wanted = new Set(files === null ? [] : [files].flat());
  const current = await attachmentsOf(trx, { kind: owner.kind, ids: [owner.id] });
  const dropped = current.filter(({ id }) => !wanted.delete(id)).map(({ id }) => id);
  const tokens = [...wanted].filter((reference) => typeof reference === 'string');
  if (tokens.length < wanted.size)
    throw new ValidationFailed([{ field, code: 'ATTACHMENT', message: messages.unknownUpload }]);
  if (dropped.length + tokens.length === 0) return {};
  await dropAttachments(trx, owner, at, dropped);
  await bindAttachments(trx, { tokens, uploaderId, owner, field });
  return { [field]: fileNames(await attachmentsOf(trx, { kind: owner.kind, ids: [owner.id] })) };
}
