import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { formatBytes } from '@hamyar/persian';
import sharp, { type OutputInfo } from 'sharp';
import { hashToken } from '../../platform/auth/tokens.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { parsePublicFileName } from '../../platform/database/public-file-name.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { lockBlob } from './attachment.repository.ts';
import { dropPicture, dropUpload, findOwnUpload, insertPicture } from './picture.repository.ts';

/** Maximum number of pixels before a picture is decoded: a small file can contain a very large one. */
const PIXELS_MAX = 40_000_000;
/** Bytes of the uploaded original. */
const BYTES_MAX = 10_485_760;

/** The upload that becomes a public picture, and its size. */
export interface PictureAsk {
  /** Token of the caller's own upload. */
  token: string;
  ownerId: number;
  context: 'setting' | 'profile_picture';
  contextId?: number;
  /** Longest side in px; profile pictures are cropped to a square of it. */
  width: number;
  /** Field for the error of a refusal. */
  field: string;
}

/**
 * Makes an upload a public picture. It is always encoded again, so that only its pixels remain.
 * @throws ValidationFailed when the token is not the caller's, or its content is not a picture
 */
export async function makePicture(
  deps: Pick<Deps, 'storage' | 'clock'>,
  trx: Trx,
  ask: PictureAsk,
): Promise<{ id: number; name: string }> {
  const { storage, clock } = deps;
  const upload = await findOwnUpload(trx, hashToken(ask.token), ask.ownerId);
  if (!upload) throw new ValidationFailed([fieldError(ask.field, 'CHOICE')]);
  if (upload.size > BYTES_MAX)
    throw new ValidationFailed([fieldError(ask.field, 'FILE_SIZE', { max: formatBytes(BYTES_MAX) })]);
  const original = await buffer(await storage.get(upload.sha256.toString('hex')));
  const { data, info } = await encode(original, ask);
  const sha256 = createHash('sha256').update(data).digest();
  const staged = await storage.stage(Readable.from([data]));
  try {
    // The row first: this waits for a clean-up that is removing the same bytes, and then stores them again.
    await lockBlob(trx, sha256, data.length, clock.now());
    await staged.keep();
  } finally {
    await staged.drop();
  }
  await dropUpload(trx, upload.id, clock.now());
  return insertPicture(trx, {
    sha256,
    size: data.length,
    name: upload.name,
    extension: 'png',
    mime: 'image/png',
    width: info.width,
    height: info.height,
    context: ask.context,
    contextId: ask.contextId ?? null,
    ownerId: ask.ownerId,
    at: clock.now(),
  });
}

/** Removes a replaced or deleted picture from its public address, by its id or its name; no picture is not an error. */
export async function removePicture(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  picture: number | string | null,
): Promise<void> {
  const id = typeof picture === 'string' ? parsePublicFileName(picture)?.id : picture;
  if (id) await dropPicture(trx, id, clock.now());
}

async function encode(
  original: Buffer,
  { context, width, field }: PictureAsk,
): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const fit = context === 'profile_picture' ? 'cover' : 'inside';
    return await sharp(original, { limitInputPixels: PIXELS_MAX })
      .rotate()
      .resize({ width, height: width, fit, withoutEnlargement: fit === 'inside' })
      .png({ compressionLevel: 9, palette: context === 'setting' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new ValidationFailed([fieldError(field, 'FILE_TYPE')]);
  }
}
