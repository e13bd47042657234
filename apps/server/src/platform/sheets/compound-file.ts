const SECTOR = 512;
const ENTRIES = SECTOR / 4;
/** Places of the allocation table that the header names; further ones stand in sectors of their own. */
const IN_HEADER = 109;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;
const TABLE_OF_TABLES = 0xfffffffc;
/** Smaller streams would have to stand in a stream of small ones. */
export const STREAM_MIN = 4_096;

/** Number of sectors of each kind for a stream of so many sectors. */
function layoutOf(streamSectors: number): { tables: number; tablesOfTables: number } {
  for (let tables = 1, tablesOfTables = 0; ; ) {
    const needed = Math.ceil((streamSectors + 1 + tables + tablesOfTables) / ENTRIES);
    const neededTables = needed > IN_HEADER ? Math.ceil((needed - IN_HEADER) / (ENTRIES - 1)) : 0;
    if (needed === tables && neededTables === tablesOfTables) return { tables, tablesOfTables };
    tables = Math.max(needed, tables);
    tablesOfTables = Math.max(neededTables, tablesOfTables);
  }
}

function directoryEntry(
  bytes: Buffer,
  at: number,
  name: string,
  type: number,
  child: number,
  start: number,
  size: number,
) {
  bytes.write(name, at, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
  bytes.writeUInt8(type, at + 66);
  bytes.writeUInt8(1, at + 67);
  for (const [offset, value] of [
    [68, FREE],
    [72, FREE],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    bytes.writeUInt32LE(value, at + offset);
}

/**
 * Everything of a compound file (the container of Office before 2007) that stands before its only stream.
 * @param size bytes of the stream, at least {@link STREAM_MIN}; what follows is filled up to a whole sector
 */
export function compoundFileHead(name: string, size: number): Buffer {
  const streamSectors = Math.ceil(size / SECTOR);
  const { tables, tablesOfTables } = layoutOf(streamSectors);
  // sectors in their order: tables of tables, tables, the directory, the stream
  const directory = tablesOfTables + tables;
  const stream = directory + 1;
  const bytes = Buffer.alloc(SECTOR * (stream + 1));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(tables, 44);
  bytes.writeUInt32LE(directory, 48);
  bytes.writeUInt32LE(STREAM_MIN, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(tablesOfTables > 0 ? 0 : END, 68);
  bytes.writeUInt32LE(tablesOfTables, 72);
  const sectorAt = (sector: number) => SECTOR * (sector + 1);
  for (let n = 0; n < IN_HEADER; n += 1) bytes.writeUInt32LE(n < tables ? tablesOfTables + n : FREE, 76 + n * 4);
  for (let n = 0; n < tablesOfTables; n += 1) {
    for (let i = 0; i < ENTRIES - 1; i += 1) {
      const table = IN_HEADER + n * (ENTRIES - 1) + i;
      bytes.writeUInt32LE(table < tables ? tablesOfTables + table : FREE, sectorAt(n) + i * 4);
    }
    bytes.writeUInt32LE(n + 1 < tablesOfTables ? n + 1 : END, sectorAt(n) + SECTOR - 4);
  }
  const used = stream + streamSectors;
  for (let sector = 0; sector < tables * ENTRIES; sector += 1) {
    const value =
      sector < tablesOfTables
        ? TABLE_OF_TABLES
        : sector < directory
          ? TABLE
          : sector === directory || sector === used - 1
            ? END
            : sector < used
              ? sector + 1
              : FREE;
    bytes.writeUInt32LE(value, sectorAt(tablesOfTables) + sector * 4);
  }
  directoryEntry(bytes, sectorAt(directory), 'Root Entry', 5, 1, END, 0);
  directoryEntry(bytes, sectorAt(directory) + 128, name, 2, FREE, stream, size);
  for (const empty of [2, 3]) directoryEntry(bytes, sectorAt(directory) + empty * 128, '', 0, FREE, 0, 0);
  return bytes;
}

/** What fills the last sector. */
export const sectorRest = (size: number): Buffer => Buffer.alloc((SECTOR - (size % SECTOR)) % SECTOR);
