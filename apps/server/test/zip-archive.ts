import { deflateRawSync } from 'node:zlib';

/** One file of a test's archive, and what its directory says about it instead of the truth. */
export interface ZipEntry {
  content: Buffer;
  /** Default: deflated. */
  stored?: boolean;
  /** Declared size after unpacking. */
  declared?: number;
  encrypted?: boolean;
  /** Number of the packing method that is declared. */
  method?: number;
  /** The directory points to the bytes of this earlier entry. */
  sameBytesAs?: number;
}

/** An archive of these entries. @param count number of entries that the end of the directory declares */
export function zipArchive(entries: readonly ZipEntry[], count = entries.length): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { content, stored = false, declared, encrypted = false, method, sameBytesAs } of entries) {
    const packed = stored ? content : deflateRawSync(content);
    const local = Buffer.alloc(31);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(1, 26);
    local.write('a', 30);
    offsets.push(sameBytesAs === undefined ? at : offsets[sameBytesAs]!);
    if (sameBytesAs === undefined) {
      parts.push(local, packed);
      at += local.length + packed.length;
    }
    const entry = Buffer.alloc(47);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(encrypted ? 1 : 0, 8);
    entry.writeUInt16LE(method ?? (stored ? 0 : 8), 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(declared ?? content.length, 24);
    entry.writeUInt16LE(1, 28);
    entry.writeUInt32LE(offsets.at(-1)!, 42);
    entry.write('a', 46);
    directory.push(entry);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length * 47, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
