import sharp from 'sharp';
import type { FileKind } from './file-kind.ts';

/** Maximum number of pixels before a picture is decoded: a small file can contain a very large one. */
const PIXELS_MAX = 40_000_000;

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
  try {
    const picture = sharp(path, { limitInputPixels: PIXELS_MAX, animated: kind === 'gif', failOn: 'error' });
    const upright = kind === 'gif' ? picture : picture.rotate();
    const encoded =
      kind === 'jpeg'
        ? upright.jpeg({ quality: 88, mozjpeg: false })
        : kind === 'png'
          ? upright.png({ compressionLevel: 8 })
          : upright.gif();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    return null;
  }
}
