import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { AttachmentType } from '@hamyar/contracts';

/** The type of a file, by its bytes and its name together. */
export interface FileKind {
  /** In lower case, without the dot; empty when the name has none. */
  extension: string;
  mime: string;
  image: 'jpeg' | 'png' | 'gif' | 'webp' | null;
  /** a ZIP container, whose contents can be much larger than itself */
  zip: boolean;
}

interface Known {
  mime: string;
  sniffed: readonly string[];
  image?: FileKind['image'];
  zip?: true;
}

/**
 * The required file signature of each allowed extension; the old Office formats share one container.
 */
const KINDS: Record<AttachmentType, Known> = {
  jpg: { mime: 'image/jpeg', sniffed: ['jpg'], image: 'jpeg' },
  jpeg: { mime: 'image/jpeg', sniffed: ['jpg'], image: 'jpeg' },
  png: { mime: 'image/png', sniffed: ['png', 'apng'], image: 'png' },
  gif: { mime: 'image/gif', sniffed: ['gif'], image: 'gif' },
  pdf: { mime: 'application/pdf', sniffed: ['pdf'] },
  doc: { mime: 'application/msword', sniffed: ['cfb'] },
  xls: { mime: 'application/vnd.ms-excel', sniffed: ['cfb'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    sniffed: ['docx', 'zip'],
    zip: true,
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    sniffed: ['xlsx', 'zip'],
    zip: true,
  },
  zip: {
    mime: 'application/zip',
    sniffed: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'jar', 'apk', 'epub'],
    zip: true,
  },
  rar: { mime: 'application/vnd.rar', sniffed: ['rar'] },
  mp3: { mime: 'audio/mpeg', sniffed: ['mp3'] },
  mp4: { mime: 'video/mp4', sniffed: ['mp4', 'm4v', 'mov', '3gp', 'm4a', 'f4v'] },
};

/** Whether the bytes of files with this extension are compared with it. */
export const isKnownType = (extension: string): boolean => Object.hasOwn(KINDS, extension);

/** The type of a file of which nothing is known; it is only ever downloaded. */
const UNKNOWN = 'application/octet-stream';
/** First bytes of a ZIP container with entries, and of an empty one. */
const ZIP_STARTS = ['504b0304', '504b0506'];

/**
 * Detects a file's type (decisions 2.10): null when its extension is not allowed, `other_content` when its bytes are not
 * of its extension.
 * @param allowed null: any type. Of those that are not known only sound and video have a type of their own, which players
 * need.
 */
export async function detectFileKind(
  path: string,
  filename: string,
  allowed: readonly string[] | null,
): Promise<FileKind | 'other_content' | null> {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const known = isKnownType(extension) ? KINDS[extension as AttachmentType] : undefined;
  if (allowed && !(known && allowed.includes(extension))) return null;
  const sniffed = await fileTypeFromFile(path);
  if (known) {
    if (!sniffed || !known.sniffed.includes(sniffed.ext)) return 'other_content';
    return { extension, mime: known.mime, image: known.image ?? null, zip: known.zip ?? false };
  }
  const webp = extension === 'webp' && sniffed?.ext === 'webp';
  const played = sniffed && /^(?:audio|video)\//.test(sniffed.mime);
  return {
    extension,
    mime: webp || played ? sniffed!.mime : UNKNOWN,
    image: webp ? 'webp' : null,
    zip: await isZip(path),
  };
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && ZIP_STARTS.includes(buffer.toString('hex'));
  } finally {
    await file.close();
  }
}
