import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

interface ZipEntry {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Sizes and checksum stand behind the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, because the same data is to give the same file. */
const DOS_DATE = 0x0021;

function header(signature: number, name: Buffer, central: boolean): Buffer {
  const start = central ? 46 : 30;
  const at = central ? 2 : 0;
  const bytes = Buffer.alloc(start + name.length);
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(20, 4);
  if (central) bytes.writeUInt16LE(20, 6);
  bytes.writeUInt16LE(FLAGS, 6 + at);
  bytes.writeUInt16LE(DEFLATED, 8 + at);
  bytes.writeUInt16LE(DOS_DATE, 12 + at);
  bytes.writeUInt16LE(name.length, 26 + at);
  name.copy(bytes, start);
  return bytes;
}

/** Compresses a content piece by piece; counts and sums what goes through. */
async function* deflated(content: ZipEntry['content'], sums: { crc: number; size: number; packed: number }) {
  const packer = createDeflateRaw({ level: 6 });
  const fed = (async () => {
    for await (const piece of content) {
      sums.crc = crc32(piece, sums.crc);
      sums.size += piece.length;
      if (!packer.write(piece)) await once(packer, 'drain');
    }
    packer.end();
  })();
  // a content that fails ends the file too
  fed.catch((error: Error) => packer.destroy(error));
  for await (const piece of packer as AsyncIterable<Buffer>) {
    sums.packed += piece.length;
    yield piece;
  }
  await fed;
}

/** A ZIP archive, written while its contents come in. Below four gigabytes. */
export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, content } of entries) {
    const named = Buffer.from(name);
    const offset = at;
    const local = header(0x04034b50, named, false);
    yield local;
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const piece of deflated(content, sums)) yield piece;
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(sums.crc, 4);
    descriptor.writeUInt32LE(sums.packed, 8);
    descriptor.writeUInt32LE(sums.size, 12);
    yield descriptor;
    at += local.length + sums.packed + descriptor.length;
    const entry = header(0x02014b50, named, true);
    descriptor.copy(entry, 16, 4);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([...directory, end]);
}
