import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Chunk, Compilation } from 'webpack';
import type { ModuleRelease } from '@hamyar/contracts';
import { moduleReleaseSchema } from '@hamyar/contracts/schemas';
import type { CodeFiles } from './code-reference-check.ts';
import { integrityOf } from './integrity.ts';
import type { BuildOptions } from './options.ts';
import type { Made } from './unit.ts';

type Identity = Pick<ModuleRelease, 'manifest' | 'audience' | 'container'> & {
  /** Name of the file that the container exposes. */
  source: string;
  code: CodeFiles;
};

/**
 * Describes a built container: the checked part of the manifest, a hash per file, and the files of each code reference.
 * The folder name is the hash of the content, so two different builds never have the same address.
 */
export async function describeModule(
  compilation: Compilation,
  { source, code, ...identity }: Identity,
  { mode }: BuildOptions,
): Promise<Made<ModuleRelease>> {
  const folder = compilation.outputOptions.path!;
  const { manifest, audience } = identity;
  const files = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((file) => /\.(js|css|woff2|png|svg)$/.test(file) && !file.includes('.hot-update.'));
  const entry = files.find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${identity.container} has no entry`);
  const chunks = chunksOf(compilation, source, code);
  const filesOf = (group: readonly Chunk[]) =>
    unique(group.flatMap((chunk) => [...chunk.files])).filter(
      (name) => name !== entry && !name.includes('.hot-update.'),
    );
  const chunkFiles = Object.fromEntries([...chunks].map(([reference, group]) => [reference, filesOf(group)]));
  checkStyleSheets(identity.container, files, chunkFiles);
  const content = {
    ...identity,
    entry,
    // files of a development build change without a change of name, so they have no hashes
    integrity: mode === 'production' ? await integrityOf(folder, files, entry) : {},
    chunks: chunkFiles,
    uses: Object.fromEntries([...chunks].map(([reference, group]) => [reference, sharesOf(compilation, group)])),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  const base = `/m/${manifest.name}/${mode === 'production' ? hash : 'dev'}/${audience}/`;
  const release = moduleReleaseSchema.parse({ schema: 1, ...content, release: hash, base });
  return { release: release as ModuleRelease, folder };
}

/**
 * Refuses a style sheet that comes with a nested import: the loader adds only the sheets of a code reference with their
 * hashes.
 */
function checkStyleSheets(container: string, files: readonly string[], chunks: Readonly<Record<string, string[]>>) {
  const known = new Set(Object.values(chunks).flat());
  const unchecked = files.filter((file) => file.endsWith('.css') && !known.has(file));
  if (unchecked.length > 0)
    throw new Error(
      `${container}: no code reference needs ${unchecked.join(', ')}; import the style sheet in the screen, not in what the screen imports later`,
    );
}

/** Code reference → the chunks that are loaded for it: those of the exposed module and those of the import. */
function chunksOf(compilation: Compilation, source: string, code: CodeFiles): Map<string, Chunk[]> {
  const exposed: Chunk[] = [...compilation.modules]
    .filter((module) => module.nameForCondition() === source)
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)]);
  // the settings pages of a module have a printed file of their own
  const importers = new Set([source, join(dirname(source), 'settings-pages.ts')]);
  return new Map(
    [...code].map(([reference, file]) => {
      const own = compilation.chunkGroups
        .filter((group) =>
          group.origins.some(
            (origin) => importers.has(origin.module?.nameForCondition() ?? '') && resolvesTo(origin.request, file),
          ),
        )
        .flatMap((group) => group.chunks);
      return [reference, unique([...exposed, ...own])];
    }),
  );
}

/** The shared packages that the code in some chunks takes from the shell. */
function sharesOf(compilation: Compilation, chunks: readonly Chunk[]): string[] {
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return unique(
    modules.flatMap((module) => {
      const share = (module as { options?: { shareKey?: string } }).options?.shareKey;
      return module.type === 'consume-shared-module' && share ? [share] : [];
    }),
  ).sort();
}

const resolvesTo = (request: string, file: string) => file.endsWith(request.replace(/^\.\//, '/'));
const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
