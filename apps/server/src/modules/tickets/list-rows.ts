import type { TicketRow } from '@hamyar/contracts';

/** A row of the list as it is for every employee, or for every customer, who sees the ticket. */
export interface KeptRow {
  readonly rowVersion: string;
  readonly namesVersion: string;
  /** without what differs between readers: as if they had read nothing, and as its customer */
  readonly row: TicketRow;
  readonly lastSeq: number;
  readonly customerId: number | null;
  /** Whose it was when it was closed. */
  readonly closerId: number | null;
}

/** Rows that were read before, by the side of the conversation and the ticket's id, within a budget of bytes. */
export interface ListRows {
  get(key: string): KeptRow | undefined;
  /** Keeps a row instead of an older one of the ticket. */
  keep(key: string, row: KeptRow): void;
  /** The row as it is sent in this form, which `write` makes only once for as long as both are kept. */
  sent(key: string, row: KeptRow, form: string, write: () => string): Buffer;
  /** The estimate of the memory that all rows take together. */
  bytes(): number;
  /** All rows, the one that was used the longest time ago first. */
  all(): ReadonlyMap<string, KeptRow>;
}

/**
 * Bytes of memory for the rows of one node: about 7,000 rows of 1.7 kB, each in one form, or 1,700 of them in all their
 * forms. That is far more than the pages that people look at again and again, and little beside the rest of a node.
 */
const BYTES_MAX = 32 * 1_048_576;

/** Forms in which one row is kept. */
const FORMS_MAX = 8;

// Measured with 10,000 rows of Persian names: the objects of a row take 1.5 times the bytes of its JSON, and a form takes
// 540 bytes more than its content, for its buffer and its entry in the map.
const OBJECTS = 1.5;
const FORM_BYTES = 540;

interface Entry {
  row: KeptRow;
  forms: Map<string, Buffer>;
  bytes: number;
}

/** Keeps nothing yet. When there is no room, the rows that nobody has used for the longest time are forgotten. */
export function createListRows(bytesMax = BYTES_MAX): ListRows {
  const entries = new Map<string, Entry>();
  let total = 0;

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  function count(entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    total += bytes;
  }
  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (total <= bytesMax) return;
      forget(key);
    }
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.row;
    },
    keep(key, row) {
      forget(key);
      const entry: Entry = { row, forms: new Map(), bytes: 0 };
      entries.set(key, entry);
      count(entry, Math.round(Buffer.byteLength(JSON.stringify(row.row)) * OBJECTS));
      makeRoom();
    },
    sent(key, row, form, write) {
      const entry = entries.get(key);
      // replaced or forgotten since this reader got it
      if (entry?.row !== row) return Buffer.from(write());
      const known = entry.forms.get(form);
      if (known) return known;
      const made = Buffer.from(write());
      if (entry.forms.size >= FORMS_MAX) {
        for (const old of entry.forms.values()) count(entry, -(old.length + FORM_BYTES));
        entry.forms.clear();
      }
      entry.forms.set(form, made);
      count(entry, made.length + FORM_BYTES);
      makeRoom();
      return made;
    },
    bytes: () => total,
    all: () => new Map([...entries].map(([key, { row }]) => [key, row])),
  };
}
