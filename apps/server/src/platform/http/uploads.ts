import { FORM_FIELDS_MAX, JSON_BODY_MAX } from '@hamyar/contracts';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, ValidationFailed } from './app-errors.ts';
import { parseBracketFields } from './body-parsing.ts';
import { fieldError } from './field-errors.ts';
import { messages } from './messages.ts';
import type { UploadLimits } from './route-handler.ts';
import type { UploadedFile } from './request-context.ts';

/** A parsed multipart body: bracket fields as a nested value, files on disk. */
export interface MultipartBody {
  body: Record<string, unknown>;
  files: UploadedFile[];
}

/** Removes the temporary files of a request; a file that a handler moved away is not an error. */
export async function removeUploads(files: readonly UploadedFile[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file.path, { force: true })));
}

/**
 * Streams a multipart body to temporary files under `folder` and hashes them. The rest of a refused upload is read and
 * dropped, so that the client gets the response and not a broken connection.
 * @throws ValidationFailed with the field of a file that is too large or one too many.
 */
export async function readMultipart(
  request: FastifyRequest,
  folder: string,
  limits: UploadLimits,
): Promise<MultipartBody> {
  await mkdir(folder, { recursive: true });
  const fields: [string, string][] = [];
  const files: UploadedFile[] = [];
  const refused: ReturnType<typeof fieldError>[] = [];
  try {
    for await (const part of request.parts({
      limits: {
        fileSize: limits.maxBytes + 1,
        files: limits.maxFiles + 1,
        fields: FORM_FIELDS_MAX,
        fieldSize: JSON_BODY_MAX,
      },
    })) {
      if (part.type === 'field') {
        fields.push([part.fieldname, String(part.value)]);
      } else if (files.length >= limits.maxFiles || refused.length > 0) {
        part.file.resume();
        if (refused.length === 0) refused.push(fieldError(part.fieldname, 'FILE_COUNT', { n: limits.maxFiles }));
      } else {
        const file = await storeUpload(part.file, folder, {
          field: part.fieldname,
          filename: safeName(part.filename),
          mime: part.mimetype,
        });
        files.push(file);
        if (part.file.truncated || file.size > limits.maxBytes) refused.push(fieldError(part.fieldname, 'FILE_SIZE'));
      }
    }
    if (refused.length > 0) throw new ValidationFailed(refused);
    return { body: parseBracketFields(fields), files };
  } catch (error) {
    await removeUploads(files);
    throw toUploadError(error, limits);
  }
}

async function storeUpload(
  stream: NodeJS.ReadableStream,
  folder: string,
  metadata: Pick<UploadedFile, 'field' | 'filename' | 'mime'>,
): Promise<UploadedFile> {
  const path = join(folder, `upload-${randomUUID()}`);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, measure, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { ...metadata, path, size, sha256: hash.digest('hex') };
}

/**
 * Makes the client's file name safe and readable: its last segment, without control and direction characters, at most
 * 255 characters.
 */
function safeName(name: string): string {
  const last = basename(name.replaceAll('\\', '/'))
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return last.slice(-255) || 'file';
}

function toUploadError(error: unknown, limits: UploadLimits): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'FST_FILES_LIMIT') return new ValidationFailed([fieldError('', 'FILE_COUNT', { n: limits.maxFiles })]);
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new AppError('VALIDATION_ERROR', messages.formTooLarge, { code: 'FORM_TOO_LARGE' });
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ValidationFailed([fieldError('', 'FILE_SIZE')]);
  if (error instanceof AppError || code === 'ENOSPC') return error;
  const message = error instanceof Error ? error.message : '';
  return /unexpected end|malformed|boundary|premature/i.test(message)
    ? new AppError('VALIDATION_ERROR', messages.malformedBody, { code: 'MALFORMED_BODY', httpCode: 400 })
    : error;
}
