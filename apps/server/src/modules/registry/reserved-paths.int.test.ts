import { LOGIN_PATHS, SERVER_PATHS, SOCKET_PATH, type CurrentBuild } from '@hamyar/contracts';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp } from '../../../test/test-app.ts';

/** First segments of everything that is mounted, without the pages, which answer every other path. */
function mountedFolders(app: FastifyInstance): string[] {
  // a tree of common beginnings, four characters of indentation a level
  const parents: string[] = [];
  const folders = new Set<string>();
  for (const line of app.printRoutes().split('\n')) {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*)( \(.*\))?/.exec(line) ?? [];
    if (indent === undefined) continue;
    const level = indent.length / 4;
    parents[level] = (level > 0 ? parents[level - 1]! : '') + part!;
    if (methods !== undefined) folders.add(`/${parents[level].split('/')[1] ?? ''}`);
  }
  return [...folders].filter((folder) => !['/', '/*'].includes(folder)).sort();
}

describe('the paths that no module may have', () => {
  const dist = mkdtempSync(join(tmpdir(), 'hamyar-paths-'));
  beforeAll(() => {
    for (const folder of ['m', 'shell']) mkdirSync(join(dist, folder));
    // a development build, because it has one route more
    const build: CurrentBuild = { schema: 1, shells: {}, modules: {}, views: { staff: {}, customer: {} }, bundles: {} };
    writeFileSync(join(dist, 'current.json'), JSON.stringify(build));
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  it('[2.2] are those of all routes of the server, and no others', async () => {
    const t = await createTestApp({}, { dist, development: true });
    // the socket is no route: it answers the upgrade of a connection
    const mounted = [...mountedFolders(t.app), SOCKET_PATH];
    await t.close();
    const reserved = [...SERVER_PATHS, ...LOGIN_PATHS.filter((path) => mounted.includes(path))];
    expect(mounted.sort()).toEqual([...new Set(reserved)].sort());
  });
});
