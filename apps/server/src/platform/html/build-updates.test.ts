import { EventEmitter, once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putBuild, shellRelease } from '../../../test/built.ts';
import { watchBuild } from './build-updates.ts';
import type { BuiltFiles } from './built-files.ts';

describe('the watch over the built files', () => {
  const dist = mkdtempSync(join(tmpdir(), 'hamyar-watch-'));
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  it('[module-platform 6] reads a new build as soon as it has replaced the last', async () => {
    putBuild(dist, { shells: [shellRelease('staff', { release: 'first' })] });
    const builds = new EventEmitter();
    const stop = watchBuild(dist, (read) => builds.emit('built', read()));
    const next = once(builds, 'built') as Promise<[BuiltFiles]>;
    // as the build does it: written to another file, which then replaces it atomically
    putBuild(dist, { shells: [shellRelease('staff', { release: 'second' })] });
    renameSync(join(dist, 'current.json'), join(dist, 'current.json.new'));
    renameSync(join(dist, 'current.json.new'), join(dist, 'current.json'));
    const [built] = await next;
    stop();
    expect(built.shells.get('staff')?.release).toBe('second');
  });
});
