import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file in an archive. */
export interface ZipEntry {
  /** Its path, in ASCII. */
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** What is known of a content when it has been written. */
interface Sums {
  crc: number;
  size: number;
  packed: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const SUMS = 0x08074b50;
const END = 0x06054b50;
const VERSION = 20;
/** Checksum and sizes stand behind the content. */
const FLAGS = 0x0008;
const DEFLATED = 8;
/** 1980-01-01: the same table is the same file. */
const DATE = 0x0021;

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

/** @throws RangeError beyond 4 GB, which this kind of archive does not hold */
function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

const sumsOf = ({ crc, packed, size }: Sums): Buffer => u32(crc, packed, size);

const localHead = (name: string): Buffer =>
  Buffer.concat([
    u32(LOCAL),
    u16(VERSION, FLAGS, DEFLATED, 0, DATE),
    u32(0, 0, 0),
    u16(name.length, 0),
    Buffer.from(name, 'latin1'),
  ]);

const centralHead = (name: string, sums: Sums, offset: number): Buffer =>
  Buffer.concat([
    u32(CENTRAL),
    u16(VERSION, VERSION, FLAGS, DEFLATED, 0, DATE),
    sumsOf(sums),
    u16(name.length, 0, 0, 0, 0),
    u32(0, offset),
    Buffer.from(name, 'latin1'),
  ]);

/** Counts what goes through. */
async function* counted(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    sums.crc = crc32(piece, sums.crc);
    sums.size += piece.length;
    yield piece;
  }
}

async function* deflated(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  // who reads hears of an error
  const packed = pipeline(Readable.from(counted(content, sums), { objectMode: false }), createDeflateRaw(), () => {});
  for await (const piece of packed as AsyncIterable<Buffer>) {
    sums.packed += piece.length;
    yield piece;
  }
}

/** A zip archive that is sent while its contents come in: memory does not grow with them. */
export async function* zipFile(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const heads: Buffer[] = [];
  let at = 0;
  for await (const { name, content } of entries) {
    const sums: Sums = { crc: 0, size: 0, packed: 0 };
    const head = localHead(name);
    yield head;
    yield* deflated(content, sums);
    const tail = Buffer.concat([u32(SUMS), sumsOf(sums)]);
    yield tail;
    heads.push(centralHead(name, sums, at));
    at += head.length + sums.packed + tail.length;
  }
  const directory = Buffer.concat(heads);
  yield directory;
  yield Buffer.concat([u32(END), u16(0, 0, heads.length, heads.length), u32(directory.length, at), u16(0)]);
}
