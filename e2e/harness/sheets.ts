import assert from 'node:assert/strict';
import { inflateRawSync } from 'node:zlib';

/** Signatures of a ZIP archive: the end of its directory, and an entry of it. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The content of one file of a ZIP archive, as text. */
function unzipped(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  assert.ok(end >= 0 && archive.readUInt32LE(end) === END, 'no ZIP archive');
  let at = archive.readUInt32LE(end + 16);
  while (at < end && archive.readUInt32LE(at) === ENTRY) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(start, start + size)).toString('utf8');
    }
    at += 46 + nameLength + rest;
  }
  return assert.fail(`no ${name} in the archive`);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Rows of the first sheet of an xlsx file of the product; its texts stand in their cells. */
export function xlsxRows(file: Buffer): (string | number | null)[][] {
  const sheet = unzipped(file, 'xl/worksheets/sheet1.xml');
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c\/>|<c><v>(.*?)<\/v><\/c>|<c [^>]*><is><t[^>]*>(.*?)<\/t><\/is><\/c>/gs)].map(
      ([, number, text]) =>
        number === undefined
          ? (text?.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!) ?? null)
          : Number(number),
    ),
  );
}
