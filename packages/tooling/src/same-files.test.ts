import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WorkspaceCopy } from '../test/workspace-copy.ts';

/** Names of everything that a build has published; they contain the hashes of the contents. */
const published = (copy: WorkspaceCopy): string[] =>
  ['m', 'releases'].flatMap((part) =>
    readdirSync(join(copy.folder, 'dist', part), { recursive: true, encoding: 'utf8' }).sort(),
  );

describe('a build of the same sources', () => {
  const [one, other] = [new WorkspaceCopy(), new WorkspaceCopy()];
  const build = (copy: WorkspaceCopy): string => copy.run('webpack/build.ts', 'settings');
  afterAll(() => [one, other].forEach((copy) => copy.remove()));

  it('[module-platform 6] is the same in another folder, and again with a cache', () => {
    build(one);
    const first = published(one);
    expect(first.length).toBeGreaterThan(5);
    // the first build writes no cache, the second writes one and the third reads it
    expect(build(one)).toContain(' 0 new files');
    expect(build(one)).toContain(' 0 new files');
    expect(published(one)).toEqual(first);
    build(other);
    expect(published(other)).toEqual(first);
  });

  it('[module-platform 6] has another container name when a source has changed', () => {
    const container = (copy: WorkspaceCopy): string[] =>
      readdirSync(join(copy.folder, 'dist/releases')).map(
        (file) =>
          (JSON.parse(readFileSync(join(copy.folder, 'dist/releases', file), 'utf8')) as { container: string })
            .container,
      );
    const file = join(one.folder, 'apps/settings/src/messages/fa-manifest.ts');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n// changed\n`);
    build(one);
    expect(new Set(container(one)).size).toBe(2);
  });

  it('[module-platform 6] is due again for exactly the units that are made of what has changed', async () => {
    const { sourceStamps } = (await import(join(other.folder, 'webpack/build-stamp.ts'))) as {
      sourceStamps(): Record<string, string>;
    };
    const dueAfter = (file: string): string[] => {
      const before = sourceStamps();
      const path = join(other.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${existsSync(path) ? readFileSync(path, 'utf8') : ''}\n`);
      return Object.entries(sourceStamps()).flatMap(([unit, stamp]) => (before[unit] === stamp ? [] : [unit]));
    };
    const all = Object.keys(sourceStamps());
    expect(all.length).toBeGreaterThan(3);
    expect(dueAfter('apps/settings/src/messages/fa-manifest.ts')).toEqual(['settings']);
    for (const shared of ['packages/persian/src/index.ts', 'webpack/minify.ts', 'pnpm-lock.yaml'])
      expect(dueAfter(shared)).toEqual(all);
    expect(dueAfter('apps/settings/src/a-new-file.ts')).toEqual(['settings']);
    expect(dueAfter('apps/settings/README.md')).toEqual([]);
    // a module that nobody has named anywhere
    writeFileSync(join(mkdirSync(join(other.folder, 'apps/field-visits'), { recursive: true })!, 'package.json'), '{}');
    expect(dueAfter('apps/field-visits/src/manifest.ts')).toEqual(['field-visits']);
  });
});
