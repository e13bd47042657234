/**
 * Makes the three font files of `src/css/fonts` from the npm release of Vazirmatn (OFL-1.1). The results are committed;
 * this script documents their origin: `node scripts/run.mjs packages/design-system/scripts/make-fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = join(dirname(require.resolve('@fontsource-variable/vazirmatn/package.json')), 'files');
const target = join(import.meta.dirname, '../src/css/fonts');

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Letters, diacritics and signs of Persian (and Arabic, for names), both digit sets, the joiners. */
const PERSIAN = ` \u00a0${range(0x60c, 0x60c)}؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىي${range(0x64b, 0x655)}${range(0x660, 0x66c)}\u0670ٱپچژکگۀۂیےۓ${range(0x6f0, 0x6f9)}\u200c\u200d\u200e\u200f\ufdfc`;
/** Printable ASCII, the Latin letters of European names, and the punctuation our texts use. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıƒˆ˜–—‘’‚“”„†‡•…‰‹›⁄€™−≤≥×`;
const FA_DIGITS = range(0x6f0, 0x6f9);

const TABLE_RECORD = 16;

/** Sum of the big-endian words of a table, for the sfnt header. */
function checksum(table: Uint8Array): number {
  const padded = new DataView(new ArrayBuffer(Math.ceil(table.length / 4) * 4));
  table.forEach((byte, i) => padded.setUint8(i, byte));
  let sum = 0;
  for (let i = 0; i < padded.byteLength; i += 4) sum = (sum + padded.getUint32(i)) >>> 0;
  return sum;
}

/** A format 4 character map from the Latin digits 0-9 to the ten given glyphs. */
function digitMap(glyphs: readonly number[]): Uint8Array {
  const segments = 2;
  const length = 16 + segments * 8 + glyphs.length * 2;
  const view = new DataView(new ArrayBuffer(12 + length));
  let at = 0;
  const word = (...values: number[]) =>
    values.forEach((value) => {
      view.setUint16(at, value & 0xffff);
      at += 2;
    });
  word(0, 1, 3, 1, 0, 12); // one table: Windows, Unicode BMP, at offset 12
  word(4, length, 0, segments * 2, 4, 1, 0);
  word(0x39, 0xffff, 0, 0x30, 0xffff, 0, 1, 4, 0); // ends, pad, starts, deltas, offsets into the glyph list
  word(...glyphs);
  return new Uint8Array(view.buffer);
}

/**
 * The same font with another `cmap` table: variations (`gvar`) stay unchanged, which a rewrite by a font library would
 * lose.
 */
function withCmap(font: Uint8Array, cmap: Uint8Array): Uint8Array {
  const head = new DataView(font.buffer, font.byteOffset, font.length);
  const count = head.getUint16(4);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 12 + i * TABLE_RECORD;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    const offset = head.getUint32(at + 8);
    return { tag, body: tag === 'cmap' ? cmap : font.subarray(offset, offset + head.getUint32(at + 12)) };
  });
  const start = 12 + count * TABLE_RECORD;
  const size = tables.reduce((sum, { body }) => sum + Math.ceil(body.length / 4) * 4, start);
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  out.set(font.subarray(0, 12));
  let offset = start;
  tables.forEach(({ tag, body }, i) => {
    const at = 12 + i * TABLE_RECORD;
    [...tag].forEach((char, j) => view.setUint8(at + j, char.charCodeAt(0)));
    view.setUint32(at + 4, checksum(body));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, body.length);
    out.set(body, offset);
    offset += Math.ceil(body.length / 4) * 4;
  });
  return out;
}

/**
 * «Vazirmatn FaNum»: the shapes of ۰-۹ under the codes of 0-9, so that every plain number on a page looks Persian and
 * is copied as Latin.
 */
async function makeFaNum(persian: Buffer): Promise<Buffer> {
  const digits = new Uint8Array(await subsetFont(persian, FA_DIGITS, { targetFormat: 'truetype' }));
  const parsed = opentype.parse(
    digits.buffer.slice(digits.byteOffset, digits.byteOffset + digits.length) as ArrayBuffer,
  );
  const glyphs = [...FA_DIGITS].map((digit) => parsed.charToGlyphIndex(digit));
  if (glyphs.some((glyph) => glyph === 0)) throw new Error('the source font lacks a Persian digit');
  const renamed = withCmap(digits, digitMap(glyphs));
  return subsetFont(Buffer.from(renamed), '0123456789', { targetFormat: 'woff2' });
}

const persian = readFileSync(join(source, 'vazirmatn-arabic-wght-normal.woff2'));
const latin = readFileSync(join(source, 'vazirmatn-latin-wght-normal.woff2'));
const files = {
  'vazirmatn-persian.woff2': await subsetFont(persian, PERSIAN, { targetFormat: 'woff2' }),
  'vazirmatn-latin.woff2': await subsetFont(latin, LATIN, { targetFormat: 'woff2' }),
  'vazirmatn-fanum.woff2': await makeFaNum(persian),
};
let total = 0;
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(target, name), bytes);
  total += bytes.length;
  process.stdout.write(`${name} ${bytes.length} bytes\n`);
}
process.stdout.write(`together ${(total / 1024).toFixed(1)} KiB\n`);
