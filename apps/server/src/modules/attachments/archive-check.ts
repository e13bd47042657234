import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { limitConcurrency } from '../../platform/auth/concurrency-limit.ts';

const MAX_ENTRIES = 10_000;
/** Unpacked bytes for each byte of the archive. */
const MAX_RATIO = 100;
/** Small archives may unpack to this ratio of so many bytes. */
const SMALLEST = 1_024;
const MAX_UNPACKED = 500 * 1_048_576;
const MAX_DIRECTORY = 50_000_000;
/** Milliseconds for one archive. */
const TIME_LIMIT = 10_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_SIZE = 30;
const ENCRYPTED = 1;
const METHOD = { stored: 0, deflated: 8 } as const;
/** Bytes that encryption adds to a stored entry, at most: salt, check value and code of AES-256. */
const ENCRYPTION_HEADER = 28;

/** One file of an archive, as the archive's directory declares it. */
interface Entry {
  encrypted: boolean;
  method: number;
  packed: number;
  unpacked: number;
  /** Position of its header in the file. */
  offset: number;
}

// unpacking keeps a core busy
const oneAtATime = limitConcurrency(1);

/**
 * Whether an archive is what its directory says: no more than 10,000 entries, 100 times its size and 500 MB, and every
 * entry has the declared size (decisions 2.10). The directory alone proves nothing, because it may lie: entries are
 * unpacked to be counted, without being stored, and only up to the declared size. Entries that overlap, need 64-bit
 * sizes or a method that we cannot unpack are refused; an encrypted entry cannot be unpacked by anybody without its
 * password and is judged by its declared sizes.
 */
export async function isSafeZip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const entries = await readDirectory(file, size);
    if (!entries) return false;
    const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
    if (total > Math.min(Math.max(size, SMALLEST) * MAX_RATIO, MAX_UNPACKED)) return false;
    return await oneAtATime(() => unpacksAsDeclared(file, entries, size));
  } finally {
    await file.close();
  }
}

/** The entries of an archive; null when its directory is invalid or too large. */
async function readDirectory(file: FileHandle, size: number): Promise<Entry[] | null> {
  const tail = Buffer.alloc(Math.min(size, 65_557));
  await file.read(tail, 0, tail.length, size - tail.length);
  const end = findEnd(tail);
  if (end === null) return null;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES || offset + length > size || length > MAX_DIRECTORY) return null;
  const directory = Buffer.alloc(length);
  await file.read(directory, 0, length, offset);
  const entries: Entry[] = [];
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    entries.push({
      encrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - 22; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return null;
}

async function unpacksAsDeclared(file: FileHandle, entries: readonly Entry[], size: number): Promise<boolean> {
  const until = performance.now() + TIME_LIMIT;
  let previousEnd = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const start = await startOfData(file, entry);
    // entries that share their bytes unpack to much more than the file contains
    if (start === null || entry.offset < previousEnd || start + entry.packed > size) return false;
    previousEnd = start + entry.packed;
    if (performance.now() > until || !(await hasDeclaredSize(file, entry, start, until))) return false;
  }
  return true;
}

async function startOfData(file: FileHandle, { offset }: Entry): Promise<number | null> {
  const header = Buffer.alloc(LOCAL_HEADER_SIZE);
  const { bytesRead } = await file.read(header, 0, LOCAL_HEADER_SIZE, offset);
  if (bytesRead < LOCAL_HEADER_SIZE || header.readUInt32LE(0) !== LOCAL_HEADER) return null;
  return offset + LOCAL_HEADER_SIZE + header.readUInt16LE(26) + header.readUInt16LE(28);
}

async function hasDeclaredSize(
  file: FileHandle,
  { encrypted, method, packed, unpacked }: Entry,
  start: number,
  until: number,
): Promise<boolean> {
  if (method === METHOD.stored)
    return packed - unpacked >= 0 && packed - unpacked <= (encrypted ? ENCRYPTION_HEADER : 0);
  if (encrypted) return true;
  if (method !== METHOD.deflated || packed === 0) return false;
  let size = 0;
  try {
    await pipeline(
      file.createReadStream({ start, end: start + packed - 1, autoClose: false }),
      createInflateRaw(),
      async (content: AsyncIterable<Buffer>) => {
        for await (const chunk of content) {
          size += chunk.length;
          if (size > unpacked || performance.now() > until) throw new RangeError('not as declared');
        }
      },
    );
  } catch {
    // also data that cannot be unpacked
    return false;
  }
  return size === unpacked;
}
