import { join } from 'node:path';
import { root } from '../workspace.ts';
import { SHARED_PACKAGES } from './page-state.ts';

it('names the packages that the build shares as those of which a page has one copy', async () => {
  const { singletons } = (await import(join(root, 'webpack/singletons.ts'))) as { singletons: Record<string, string> };
  const shared = Object.keys(singletons).flatMap((name) => /^@hamyar\/([^/]+)/.exec(name)?.[1] ?? []);
  expect([...new Set(shared)].sort()).toEqual([...SHARED_PACKAGES].sort());
});
