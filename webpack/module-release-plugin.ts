import type { Chunk, Compilation, Compiler } from 'webpack';
import type { ModuleRelease } from '@hamyar/contracts';
import { moduleReleaseSchema } from '@hamyar/contracts/schemas';
import type { CodeFiles } from './code-reference-check.ts';
import { integrityOf } from './integrity.ts';

const NAME = 'ModuleReleasePlugin';
/** The file that tells the server and the shell about a built container. */
export const MODULE_RELEASE_FILE = 'hamyar.module.json';

type Options = Omit<ModuleRelease, 'schema' | 'integrity' | 'chunks' | 'uses'> & {
  source: string;
  code: CodeFiles;
};

/** Writes `hamyar.module.json` beside the container: the checked manifest part, a hash per file, the files of each code reference. */
export class ModuleReleasePlugin {
  readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    // after the real content hashes are in the names and the integrity of chunks is in the entry
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      const { source, code, ...identity } = this.options;
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const files = [...compilation.getAssets()]
        .map((asset) => asset.name)
        .filter((file) => /\.(js|css|woff2|png|svg)$/.test(file));
      const chunks = chunksOf(compilation, source, code);
      const filesOf = (group: readonly Chunk[]) =>
        unique(group.flatMap((chunk) => [...chunk.files]).filter((name) => name !== identity.entry));
      const chunkFiles = Object.fromEntries([...chunks].map(([reference, group]) => [reference, filesOf(group)]));
      checkStyleSheets(identity.container, files, chunkFiles);
      const release: ModuleRelease = {
        schema: 1,
        ...identity,
        integrity: await integrityOf(folder, files, identity.entry),
        chunks: chunkFiles,
        uses: Object.fromEntries([...chunks].map(([reference, group]) => [reference, sharesOf(compilation, group)])),
      };
      const checked = moduleReleaseSchema.parse(release);
      const { writeFile } = await import('node:fs/promises');
      await writeFile(`${folder}/${MODULE_RELEASE_FILE}`, `${JSON.stringify(checked, null, 1)}\n`);
    });
  }
}

/** The loader adds a part's style sheets with their hashes; one that comes with a nested import would be added without. */
function checkStyleSheets(container: string, files: readonly string[], chunks: Readonly<Record<string, string[]>>) {
  const known = new Set(Object.values(chunks).flat());
  const unchecked = files.filter((file) => file.endsWith('.css') && !known.has(file));
  if (unchecked.length > 0)
    throw new Error(
      `${container}: no code reference needs ${unchecked.join(', ')}; import the style sheet in the screen, not in what the screen imports later`,
    );
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
