import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from '../../platform/auth/concurrency-limit.ts';
import type { FileKind } from './file-kind.ts';
import { drawFirstPage } from './pdf-drawing.ts';

/** Maximum number of pixels before a picture is decoded: a small file can contain a very large one. */
const PIXELS_MAX = 40_000_000;
/**
 * The same of what may move, in all its frames together: GIF and WebP are decoded whole, and a file of some KiB took two
 * seconds and 300 MB.
 */
const MOVING_PIXELS_MAX = 16_000_000;
/** Pictures that are decoded at a time: each takes up to some hundred MB. */
const oneOfFew = limitConcurrency(2);

/** A picture that was encoded again: only pixels. */
export interface SanitizedImage {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Encodes a picture again, rotated upright: EXIF, GPS and data hidden behind the pixels are removed (decisions 2.10).
 * Null when it cannot be decoded or is too large.
 */
export async function sanitizeImage(
  path: string,
  kind: NonNullable<FileKind['image']>,
): Promise<SanitizedImage | null> {
  const moving = kind === 'gif' || kind === 'webp';
  try {
    const picture = sharp(path, {
      limitInputPixels: moving ? MOVING_PIXELS_MAX : PIXELS_MAX,
      animated: moving,
      failOn: 'error',
    });
    const upright = moving ? picture : picture.rotate();
    const encoded =
      kind === 'jpeg'
        ? upright.jpeg({ quality: 88, mozjpeg: false })
        : kind === 'png'
          ? upright.png({ compressionLevel: 8 })
          : kind === 'webp'
            ? upright.webp({ quality: 88 })
            : upright.gif();
    const { data, info } = await oneOfFew(() => encoded.toBuffer({ resolveWithObject: true }));
    return { data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return null;
  }
}

/** Longest side of a thumbnail, in px: a card of the file manager on a screen with two pixels for one. */
const THUMBNAIL_SIDE = 320;

/** A small still picture of one that was encoded again, or of the first page of a PDF, by its path or bytes; null: none. */
export async function makeThumbnail(
  picture: SanitizedImage | null,
  { file, mime }: { file: string | Buffer; mime: string },
): Promise<SanitizedImage | null> {
  try {
    if (picture) return await shrink(sharp(picture.data, { limitInputPixels: PIXELS_MAX }));
    const page = mime === 'application/pdf' ? await drawFirstPage(file, THUMBNAIL_SIDE) : null;
    if (!page) return null;
    const { data, width, height } = page;
    // paper is white where nothing is drawn
    return await shrink(sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' }));
  } catch {
    return null;
  }
}

async function shrink(picture: Sharp): Promise<SanitizedImage> {
  const { data, info } = await picture
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
