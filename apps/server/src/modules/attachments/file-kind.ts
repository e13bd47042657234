import { fileTypeFromFile } from 'file-type';
import type { AttachmentType } from '@hamyar/contracts';

/** The type of a file, by its bytes and its name together. */
export interface FileKind {
  extension: AttachmentType;
  mime: string;
  image: 'jpeg' | 'png' | 'gif' | null;
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

/**
 * Detects a file's type (decisions 2.10): null when its extension is not allowed, `other_content` when its bytes are not
 * of its extension.
 */
export async function detectFileKind(
  path: string,
  filename: string,
  allowed: readonly string[],
): Promise<FileKind | 'other_content' | null> {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const known = allowed.includes(extension) ? KINDS[extension as AttachmentType] : undefined;
  if (!known) return null;
  const sniffed = await fileTypeFromFile(path);
  if (!sniffed || !known.sniffed.includes(sniffed.ext)) return 'other_content';
  return {
    extension: extension as AttachmentType,
    mime: known.mime,
    image: known.image ?? null,
    zip: known.zip ?? false,
  };
}
