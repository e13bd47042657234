import { createHash } from 'node:crypto';
import type { Chunk, Compilation } from 'webpack';
import type { ModuleRelease } from '@hamyar/contracts';
import { moduleReleaseSchema } from '@hamyar/contracts/schemas';
import type { CodeFiles } from './code-reference-check.ts';
import { commit, integrityOf } from './integrity.ts';
import type { BuildOptions } from './options.ts';
import type { Made } from './unit.ts';

type Identity = Pick<ModuleRelease, 'manifest' | 'audience' | 'container'> & {
  /** Path of the file that the container exposes. */
  source: string;
  code: CodeFiles;
};

/**
 * Describes a built container: the checked manifest part, a hash per file, the files of each code reference. Its folder
 * is named by what is in it, so two builds never share an address.
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
  const content = {
    ...identity,
    entry,
    // files of a development build change under their names
    integrity: mode === 'production' ? await integrityOf(folder, files, entry) : {},
    chunks: Object.fromEntries([...chunks].map(([reference, group]) => [reference, filesOf(group)])),
    uses: Object.fromEntries([...chunks].map(([reference, group]) => [reference, sharesOf(compilation, group)])),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  const base = `/m/${manifest.name}/${mode === 'production' ? hash : 'dev'}/${audience}/`;
  const release = moduleReleaseSchema.parse({ schema: 1, ...content, release: hash, base, commit: commit() });
  return { release: release as ModuleRelease, folder };
}

/** Code reference → the chunks fetched for it beside the entry: the exposed module's own and the import's. */
function chunksOf(compilation: Compilation, source: string, code: CodeFiles): Map<string, Chunk[]> {
  const exposed: Chunk[] = [...compilation.modules]
    .filter((module) => module.nameForCondition() === source)
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)]);
  return new Map(
    [...code].map(([reference, file]) => {
      const own = compilation.chunkGroups
        .filter((group) =>
          group.origins.some(
            (origin) => origin.module?.nameForCondition() === source && resolvesTo(origin.request, file),
          ),
        )
        .flatMap((group) => group.chunks);
      return [reference, unique([...exposed, ...own])];
    }),
  );
}

/** Shared packages that the modules in some chunks ask the shell for. */
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
