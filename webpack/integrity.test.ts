import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from './integrity.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the hashes of a built module', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hamyar-integrity-'));
    writeFileSync(join(folder, '521.js'), 'script');
    writeFileSync(join(folder, '521.css'), 'style');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const files = ['521.js', '521.css', 'remoteEntry.js'];
  const entryExpects = (hash: string) =>
    writeFileSync(join(folder, 'remoteEntry.js'), `r.sriHashes={183:"",521:"${hash}"};`);

  it('are those that the loader of the module expects of its scripts', async () => {
    entryExpects(sha256('script'));
    expect(await integrityOf(folder, files, 'remoteEntry.js')).toMatchObject({ '521.js': sha256('script') });
  });

  it('end the build when the loader expects the hash of a style sheet of a script', async () => {
    entryExpects(sha256('style'));
    await expect(integrityOf(folder, files, 'remoteEntry.js')).rejects.toThrow(
      'remoteEntry.js expects scripts that were not built',
    );
  });
});
