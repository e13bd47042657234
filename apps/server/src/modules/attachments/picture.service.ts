import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FILE_LIMITS, type FileOwnerKind } from '@hamyar/contracts';
import { formatBytes } from '@hamyar/persian';
import sharp, { type OutputInfo } from 'sharp';
import { hashToken } from '../../platform/auth/tokens.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { parsePublicFileName } from '../../platform/database/public-file-name.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { lockBlob } from './attachment.repository.ts';
import { dropPicture, dropUpload, findOwnUpload, insertPicture, type PictureRow } from './picture.repository.ts';

/** Maximum number of pixels before a picture is decoded: a small file can contain a very large one. */
const PIXELS_MAX = 40_000_000;

/** The upload that becomes a public picture, and its size. */
export interface PictureAsk {
  /** Token of the caller's own upload. */
  token: string;
  uploaderId: number;
  /** The row that shows it. */
  owner: PictureRow;
  /** Longest side in px. */
  side: number;
  /** `square` crops it, `whole` shows all of it with few colours, as logos have. */
  shape: 'square' | 'whole';
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
  const upload = await findOwnUpload(trx, hashToken(ask.token), ask.uploaderId, ask.owner.kind);
  if (!upload) throw new ValidationFailed([fieldError(ask.field, 'CHOICE')]);
  const { types, bytes } = FILE_LIMITS[ask.owner.kind];
  // an upload without a purpose was only checked by the settings
  if (types && !types.includes(upload.extension)) throw new ValidationFailed([fieldError(ask.field, 'FILE_TYPE')]);
  if (bytes !== undefined && upload.size > bytes)
    throw new ValidationFailed([fieldError(ask.field, 'FILE_SIZE', { max: formatBytes(bytes) })]);
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
    owner: ask.owner,
    uploaderId: ask.uploaderId,
    at: clock.now(),
  });
}

/**
 * Removes a replaced or deleted picture of this kind from its public address, by its id or its name; no picture is not
 * an error.
 */
export async function removePicture(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  kind: FileOwnerKind,
  picture: number | string | null,
): Promise<void> {
  const id = typeof picture === 'string' ? parsePublicFileName(picture)?.id : picture;
  if (id) await dropPicture(trx, kind, id, clock.now());
}

async function encode(
  original: Buffer,
  { shape, side, field }: PictureAsk,
): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const fit = shape === 'square' ? 'cover' : 'inside';
    return await sharp(original, { limitInputPixels: PIXELS_MAX })
      .rotate()
      .resize({ width: side, height: side, fit, withoutEnlargement: fit === 'inside' })
      .png({ compressionLevel: 9, palette: shape === 'whole' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new ValidationFailed([fieldError(field, 'FILE_TYPE')]);
  }
}
