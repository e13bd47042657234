import { writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Stats } from 'webpack';
import type { Audience, PageFiles, ShellRelease } from '@hamyar/contracts';
import { shellReleaseSchema } from '@hamyar/contracts/schemas';
import { editions } from './editions.ts';
import { integrityOf } from './integrity.ts';
import { dist } from './folders.ts';
import { singletons } from './singletons.ts';

/** The file that tells the server what to write into the HTML of an edition. */
export const SHELL_RELEASE_FILE = 'hamyar.shell.json';

/** Writes `hamyar.shell.json` of every edition and copies the login page's files into each. */
export async function writeShellReleases(stats: readonly Stats[]): Promise<void> {
  const named = (name: string) => stats.find(({ compilation }) => compilation.name === name)!.compilation;
  const login = named('shell_login');
  for (const { edition } of editions) await writeShellRelease(edition, named(`shell_${edition}`), login);
  await rm(join(dist, 'shell/login'), { recursive: true, force: true });
}

async function writeShellRelease(edition: Audience, app: Compilation, login: Compilation): Promise<void> {
  const folder = join(dist, 'shell', edition);
  await cp(join(dist, 'shell/login'), folder, { recursive: true });
  const files = [...new Set([...assets(app), ...assets(login)])];
  const integrity = await integrityOf(folder, files);
  const release: ShellRelease = {
    schema: 1,
    edition,
    base: `/s/${edition}/`,
    release: createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 16),
    pages: { app: pageFiles(app, 'app'), login: pageFiles(login, 'login') },
    fonts: preloadedFonts(files),
    shared: sharedFiles(app),
    integrity,
  };
  await writeFile(join(folder, SHELL_RELEASE_FILE), `${JSON.stringify(shellReleaseSchema.parse(release), null, 1)}\n`);
}

const assets = (compilation: Compilation) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /\.(js|css|woff2|png|svg)$/.test(name));

function pageFiles(compilation: Compilation, entry: string): PageFiles {
  const entrypoint = compilation.entrypoints.get(entry)!;
  const scripts = entrypoint.getFiles().filter((file) => file.endsWith('.js'));
  // everything the entry asks for by itself: the bootstrap and the shared parts it cannot start without
  const bootstrap = compilation.chunkGroups.filter((group) => group.name === 'bootstrap');
  const asked = [...bootstrap, ...bootstrapShares(compilation)].flatMap((group) => group.getFiles());
  const all = [...entrypoint.getFiles(), ...asked];
  return {
    scripts,
    styles: unique(all.filter((file) => file.endsWith('.css'))),
    preload: unique(asked.filter((file) => file.endsWith('.js') && !scripts.includes(file))),
  };
}

/** Chunk groups of the shared packages that the bootstrap imports. */
function bootstrapShares(compilation: Compilation) {
  const wanted = consumedBy(compilation, 'bootstrap');
  return shareGroups(compilation)
    .filter(({ name }) => wanted.has(name))
    .map(({ group }) => group);
}

function consumedBy(compilation: Compilation, chunkName: string): Set<string> {
  const names = new Set<string>();
  for (const chunk of compilation.chunks) {
    if (chunk.name !== chunkName && ![...chunk.groupsIterable].some((group) => group.name === chunkName)) continue;
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const share = (module as { options?: { shareKey?: string } }).options?.shareKey;
      if (module.type === 'consume-shared-module' && share) names.add(share);
    }
  }
  return names;
}

/** Shared name → chunk group that carries it. */
function shareGroups(compilation: Compilation) {
  return compilation.chunkGroups.flatMap((group) => {
    const name = group.origins
      .map(({ module }) => module as { _name?: string; type?: string } | null)
      .find((module) => module?.type === 'provide-module')?._name;
    return name === undefined ? [] : [{ name, group }];
  });
}

function sharedFiles(compilation: Compilation): Record<string, string[]> {
  const found = shareGroups(compilation);
  return Object.fromEntries(
    Object.keys(singletons).map((name) => {
      const files = found.filter((share) => share.name === name).flatMap(({ group }) => group.getFiles());
      return [name, unique(files)];
    }),
  );
}

/** What the first paint is set in: the Persian letters and the digits of Persian shape. */
const preloadedFonts = (files: readonly string[]): string[] =>
  files.filter((file) => /vazirmatn-(persian|fanum)\.[^/]*woff2$/.test(file)).sort();

const unique = (files: readonly string[]) => [...new Set(files)];
