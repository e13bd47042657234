import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import type { Audience, PageFiles, ShellRelease } from '@hamyar/contracts';
import { shellReleaseSchema } from '@hamyar/contracts/schemas';
import { digitsFont, fontStyles } from './fonts.ts';
import { integrityOf } from './integrity.ts';
import type { BuildOptions } from './options.ts';
import { singletons } from './singletons.ts';
import type { Made } from './unit.ts';

/** Describes one built edition of the shell. Its folder also contains the files of the login page. */
export async function describeShell(
  edition: Audience,
  { app, login }: Readonly<Record<'app' | 'login', Compilation>>,
  { mode }: BuildOptions,
): Promise<Made<ShellRelease>> {
  const production = mode === 'production';
  const folder = app.outputOptions.path!;
  if (production) await cp(login.outputOptions.path!, folder, { recursive: true });
  const files = [...new Set([...assets(app), ...assets(login)])];
  // files of a development build change without a change of name, so they have no hashes
  const integrity = production ? await integrityOf(folder, files) : {};
  const base = `/s/${edition}/`;
  const loginFolder = production ? '' : '../login/';
  const content = {
    edition,
    base,
    pages: { app: pageFiles(app, 'app'), login: pageFiles(login, 'login', loginFolder) },
    fonts: preloadedFonts(assets(app)),
    fontStyles: fontStyles(base),
    digitsFont: digitsFont(),
    afterPaint: await inlineScript(login, 'after-paint'),
    repairFiles: await inlineScript(login, 'repair-files'),
    shared: sharedFiles(app),
    integrity,
  };
  const release = createHash('sha256')
    .update(production ? JSON.stringify(content) : (app.hash ?? ''))
    .digest('hex')
    .slice(0, 16);
  return { release: shellReleaseSchema.parse({ schema: 1, release, ...content }), folder };
}

const assets = (compilation: Compilation) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /\.(js|css|woff2|png|svg)$/.test(name) && !name.includes('.hot-update.'));

/** `folder`: the folder of the files, relative to the edition's. */
function pageFiles(compilation: Compilation, entry: string, folder = ''): PageFiles {
  const entrypoint = compilation.entrypoints.get(entry)!;
  const scripts = entrypoint.getFiles().filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
  // the files that the entry loads itself: the bootstrap and the shared packages it needs to start
  const bootstrap = compilation.chunkGroups.filter((group) => group.name === 'bootstrap');
  const asked = [...bootstrap, ...bootstrapShares(compilation)].flatMap((group) => group.getFiles());
  const all = [...entrypoint.getFiles(), ...asked].filter((file) => !file.includes('.hot-update.'));
  const named = (files: readonly string[]) => unique(files).map((file) => folder + file);
  return {
    scripts: named(scripts),
    styles: named(all.filter((file) => file.endsWith('.css'))),
    preload: named(all.filter((file) => asked.includes(file) && file.endsWith('.js') && !scripts.includes(file))),
  };
}

/** The code of a small entry, for an inline script of the page. */
async function inlineScript(compilation: Compilation, entry: string): Promise<string> {
  const [file] = pageFiles(compilation, entry).scripts;
  const code = await readFile(join(compilation.outputOptions.path!, file!), 'utf8');
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file!} would end its own script element`);
  return code;
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

/** Shared package → name of the chunk group that contains it. */
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
      return [name, unique(files).filter((file) => !file.includes('.hot-update.'))];
    }),
  );
}

/** All font files: every page has Persian and Latin letters. */
const preloadedFonts = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.woff2')).sort();

const unique = (files: readonly string[]) => [...new Set(files)];
