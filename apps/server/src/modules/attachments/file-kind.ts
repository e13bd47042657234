import { open } from 'node:fs/promises';
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
 * The required file signature of each allowed extension; the old Office formats share one container (findings/backend
 * 7).
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
 * Detects a file's type: its extension is allowed and its bytes match the extension (decisions 2.10). Null otherwise.
 */
export async function detectFileKind(
  path: string,
  filename: string,
  allowed: readonly string[],
): Promise<FileKind | null> {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const known = allowed.includes(extension) ? KINDS[extension as AttachmentType] : undefined;
  if (!known) return null;
  const sniffed = await fileTypeFromFile(path);
  if (!sniffed || !known.sniffed.includes(sniffed.ext)) return null;
  return {
    extension: extension as AttachmentType,
    mime: known.mime,
    image: known.image ?? null,
    zip: known.zip ?? false,
  };
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_ENTRIES = 10_000;
const MAX_RATIO = 100;

/**
 * Whether an archive's own directory declares no more than 10,000 entries and 100 times its size. It is not unpacked;
 * an archive whose directory cannot be read, or needs 64-bit sizes, is refused (decisions 2.10).
 */
export async function isSafeZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, 65_557));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = findEnd(tail);
    if (end === null) return false;
    const [entries, length, offset] = [
      tail.readUInt16LE(end + 10),
      tail.readUInt32LE(end + 12),
      tail.readUInt32LE(end + 16),
    ];
    if (entries > MAX_ENTRIES || offset + length > size || length > 50_000_000) return false;
    const directory = Buffer.alloc(length);
    await file.read(directory, 0, length, offset);
    return directorySize(directory, entries) <= Math.max(size, 1_024) * MAX_RATIO;
  } finally {
    await file.close();
  }
}

function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - 22; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return null;
}

/** Sum of the unpacked sizes; infinite where the directory is invalid. */
function directorySize(directory: Buffer, entries: number): number {
  let sum = 0;
  let at = 0;
  for (let i = 0; i < entries; i += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return Number.POSITIVE_INFINITY;
    sum += directory.readUInt32LE(at + 24);
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return sum;
}
