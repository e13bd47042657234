import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepTemporaryFiles } from './temporary-files.ts';

describe('[issue 8, files] temporary files', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-sweep-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('that a killed process has left are removed; contents and what is still written stay', async () => {
    const now = Date.now();
    const write = (path: string, minutes: number) => {
      mkdirSync(join(dataDir, path, '..'), { recursive: true });
      writeFileSync(join(dataDir, path), 'x');
      utimesSync(join(dataDir, path), now / 1000, now / 1000 - minutes * 60);
    };
    const left = ['uploads/upload-old', 'files/incoming/old'];
    const kept = ['uploads/upload-new', 'files/incoming/new', 'files/aa/bb/content', 'secrets.json'];
    for (const path of left) write(path, 61);
    for (const path of kept) write(path, /new$/.test(path) ? 59 : 9_999);
    await sweepTemporaryFiles(dataDir, now);
    expect([...left, ...kept].filter((path) => existsSync(join(dataDir, path)))).toEqual(kept);
    await sweepTemporaryFiles(join(dataDir, 'nowhere'), now);
  });
});
