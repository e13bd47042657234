import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileSystemStorage } from './file-system-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'hamyar-storage-'));
const storage = fileSystemStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesLeft = () => readdirSync(join(folder, 'incoming'));

describe('the file store', () => {
  it('[architecture 1, files] stores a content under its own hash, once', async () => {
    const content = randomBytes(200_000);
    const hash = createHash('sha256').update(content).digest('hex');
    const [first, second] = await Promise.all([
      storage.put(Readable.from([content.subarray(0, 1000), content.subarray(1000)])),
      storage.put(Readable.from([content])),
    ]);
    expect(first).toEqual({ hash, size: 200_000 });
    expect(second).toEqual(first);
    expect(await buffer(await storage.get(hash))).toEqual(content);
    expect(await buffer(await storage.get(hash, { start: 10, end: 19 }))).toEqual(content.subarray(10, 20));
    const all = [];
    for await (const stored of storage.list()) all.push(stored);
    expect(all).toEqual([hash]);
    expect(filesLeft()).toEqual([]);
  });

  it('[decisions 2.10] leaves nothing behind when a file is too long or its upload is interrupted', async () => {
    await expect(storage.put(Readable.from([randomBytes(600), randomBytes(600)]), { max: 1000 })).rejects.toMatchObject(
      { name: 'FileTooLarge' },
    );
    const broken = Readable.from(
      (async function* broken() {
        yield randomBytes(10);
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put(broken)).rejects.toThrow('connection lost');
    expect(filesLeft()).toEqual([]);
  });

  it('[issue 2, bad input] reports a full disk instead of an unnamed failure', async () => {
    const full = Readable.from(
      (async function* full() {
        yield randomBytes(10);
        throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      })(),
    );
    await expect(storage.put(full)).rejects.toMatchObject({ name: 'StorageFull' });
    expect(filesLeft()).toEqual([]);
  });

  it.each([
    ['a small disk', { free: 40, size: 1_000 }, false],
    ['a small disk with room', { free: 60, size: 1_000 }, true],
    ['a large disk', { free: 1_000_000_000, size: 8e12 }, false],
    ['a large disk with room', { free: 2_000_000_000, size: 8e12 }, true],
  ])('[decisions 2.10] leaves room for the database on %s', async (_what, disk, hasRoom) => {
    const asked = fileSystemStorage(folder, async () => disk).assertRoom();
    if (hasRoom) await asked;
    else await expect(asked).rejects.toMatchObject({ name: 'StorageFull' });
  });

  it('[architecture 1, files] drops what was staged and not kept', async () => {
    const staged = await storage.stage(Readable.from([randomBytes(50)]));
    expect(await storage.stat(staged.hash)).toBeNull();
    await staged.drop();
    expect(filesLeft()).toEqual([]);
  });

  it('[issue 2, 5] never leaves its folder, whatever path is requested', async () => {
    await expect(storage.get('../../etc/passwd')).rejects.toMatchObject({ name: 'FileMissing' });
    await expect(storage.get('0'.repeat(64))).rejects.toMatchObject({ name: 'FileMissing' });
    expect(await storage.stat('0'.repeat(64))).toBeNull();
  });
});
