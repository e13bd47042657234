import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipArchive, type ZipEntry } from '../../../test/zip-archive.ts';
import { isSafeZip } from './archive-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'hamyar-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TEXT = Buffer.from('سلام، این متن یک پرونده است. '.repeat(40));
const ZEROS = Buffer.alloc(5_000_000);

async function isSafe(content: Buffer): Promise<boolean> {
  const path = join(folder, 'archive.zip');
  writeFileSync(path, content);
  return isSafeZip(path);
}

describe('an archive', () => {
  it.each<[string, ZipEntry[]]>([
    ['deflated and stored entries', [{ content: TEXT }, { content: randomBytes(70_000), stored: true }]],
    ['an empty entry', [{ content: Buffer.alloc(0), stored: true }]],
    ['an encrypted entry, which nobody can unpack without its password', [{ content: TEXT, encrypted: true }]],
    ['no entry', []],
  ])('[decisions 2.10] is accepted with %s', async (_what, entries) => {
    expect(await isSafe(zipArchive(entries))).toBe(true);
  });

  it.each<[string, ZipEntry[]]>([
    ['that unpacks to more than its directory declares', [{ content: ZEROS, declared: 10 }]],
    ['that unpacks to less', [{ content: TEXT, declared: TEXT.length + 1 }]],
    ['whose stored entry has another size than declared', [{ content: TEXT, stored: true, declared: 10 }]],
    ['whose stored and encrypted entry has', [{ content: TEXT, stored: true, encrypted: true, declared: 10 }]],
    ['that declares 100 times its size and more', [{ content: ZEROS }]],
    ['whose entries share their bytes', [{ content: TEXT }, { content: TEXT, sameBytesAs: 0 }]],
    ['whose packing cannot be checked', [{ content: TEXT, method: 14 }]],
    ['whose data cannot be unpacked', [{ content: randomBytes(999), stored: true, method: 8 }]],
  ])('[decisions 2.10] is refused %s', async (_what, entries) => {
    expect(await isSafe(zipArchive(entries))).toBe(false);
  });

  it('[decisions 2.10] is refused when it is cut off, wherever', async () => {
    const whole = zipArchive([{ content: TEXT }, { content: randomBytes(300), stored: true }]);
    for (let length = 0; length < whole.length; length += 7)
      expect([length, await isSafe(whole.subarray(0, length))]).toEqual([length, false]);
  });
});
