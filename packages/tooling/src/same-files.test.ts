import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
});
