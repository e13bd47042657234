import { FORM_FIELDS_MAX } from '@hamyar/contracts';
import { formatBytes } from '@hamyar/persian';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, ValidationFailed } from './app-errors.ts';
import { parseBracketFields } from './body-parsing.ts';
import { fieldError } from './field-errors.ts';
import { safeFileName } from './file-name.ts';
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
 * @param bodyMax bytes of all fields together, and of the whole body where no files are taken
 * @throws ValidationFailed with the field of a file that is too large or one too many.
 */
export async function readMultipart(
  request: FastifyRequest,
  folder: string,
  limits: UploadLimits,
  bodyMax: number,
): Promise<MultipartBody> {
  if (limits.maxFiles === 0 && Number(request.headers['content-length'] ?? 0) > bodyMax) throw bodyTooLarge();
  await mkdir(folder, { recursive: true });
  const fields: [string, string][] = [];
  const files: UploadedFile[] = [];
  const refused: ReturnType<typeof fieldError>[] = [];
  let fieldBytes = 0;
  try {
    for await (const part of request.parts({
      limits: {
        fileSize: limits.maxBytes + 1,
        files: limits.maxFiles + 1,
        fields: FORM_FIELDS_MAX,
        fieldSize: bodyMax,
      },
    })) {
      if (part.type === 'field') {
        const value = String(part.value);
        fieldBytes += part.fieldname.length + Buffer.byteLength(value);
        if (part.valueTruncated || fieldBytes > bodyMax) throw bodyTooLarge();
        fields.push([part.fieldname, value]);
      } else if (files.length >= limits.maxFiles || refused.length > 0) {
        part.file.resume();
        if (refused.length === 0) refused.push(fieldError(part.fieldname, 'FILE_COUNT', { n: limits.maxFiles }));
      } else {
        const file = await storeUpload(part.file, folder, {
          field: part.fieldname,
          filename: safeFileName(part.filename),
          mime: part.mimetype,
        });
        files.push(file);
        if (part.file.truncated || file.size > limits.maxBytes) refused.push(tooLarge(part.fieldname, limits));
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

const tooLarge = (field: string, { maxBytes, tooLargeText }: UploadLimits) =>
  fieldError(field, 'FILE_SIZE', { max: formatBytes(maxBytes) }, tooLargeText);

const bodyTooLarge = () =>
  new AppError('VALIDATION_ERROR', messages.bodyTooLarge, { code: 'BODY_TOO_LARGE', httpCode: 413 });

function toUploadError(error: unknown, limits: UploadLimits): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'FST_FILES_LIMIT') return new ValidationFailed([fieldError('', 'FILE_COUNT', { n: limits.maxFiles })]);
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new AppError('VALIDATION_ERROR', messages.formTooLarge, { code: 'FORM_TOO_LARGE' });
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ValidationFailed([tooLarge('', limits)]);
  if (error instanceof AppError || code === 'ENOSPC') return error;
  const message = error instanceof Error ? error.message : '';
  return /unexpected end|malformed|boundary|premature/i.test(message)
    ? new AppError('VALIDATION_ERROR', messages.malformedBody, { code: 'MALFORMED_BODY', httpCode: 400 })
    : error;
}
