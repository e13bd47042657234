import { record, RECORD_MAX, u32 } from './xls-records.ts';

const CONTINUE = 0x003c;
const SST = 0x00fc;
/** The table begins with two counts, which are known at its end only. */
const COUNTS = 8;
/** Characters of one cell: the format's own limit. */
const CELL_MAX = 32_767;

/**
 * The table of texts of a workbook, record by record. Each text is added once for each cell: to find repeated ones would
 * need all of them in memory.
 */
export function textTable(write: (bytes: Buffer) => Promise<void>) {
  let count = 0;
  let parts: Buffer[] = [];
  let room = RECORD_MAX - COUNTS;
  let first: Buffer | null = null;
  const close = async () => {
    const content = Buffer.concat(parts);
    parts = [];
    room = RECORD_MAX;
    if (first === null) first = content;
    else await write(record(CONTINUE, content));
  };
  const put = (bytes: Buffer) => {
    parts.push(bytes);
    room -= bytes.length;
  };
  return {
    /** @returns the number of the text */
    async add(value: string): Promise<number> {
      const text = value.slice(0, CELL_MAX);
      // the length and the kind of a text stand together with its first character
      if (room < 5) await close();
      const head = Buffer.alloc(3);
      head.writeUInt16LE(text.length, 0);
      head.writeUInt8(1, 2);
      put(head);
      for (let at = 0; at < text.length; ) {
        if (room < 2) {
          await close();
          // a text that goes on says its kind again
          put(Buffer.from([1]));
        }
        const fits = Math.min(text.length - at, Math.floor(room / 2));
        put(Buffer.from(text.slice(at, at + fits), 'utf16le'));
        at += fits;
      }
      return count++;
    },
    /** @returns the first record, which stands before all that was written */
    async end(): Promise<Buffer> {
      if (parts.length > 0 || first === null) await close();
      return record(SST, u32(count, count), first!);
    },
  };
}
