import type { Compiler, Module } from 'webpack';
import { root } from './folders.ts';

const NAME = 'FederationEntryPlugin';

/** Ids as short as the numbers of the other modules; no number is equal to one of them. */
const RUNTIME_ENTRY = 'f';
const CONTAINER_ENTRY = 'c';

const isRuntimeEntry = (module: Module): boolean =>
  /[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '');
const isContainerEntry = (module: Module): boolean => module.identifier().startsWith('container entry ');
/** What webpack writes above the code of the entry when it joins modules. */
const COMMENT = /;\/\/ [^\n]*\.federation[\\/]entry\.[0-9a-f]+\.js\n/g;

/**
 * Makes the two modules that federation writes itself the same in every folder. Their names contain a hash of the
 * absolute folder of the build, and webpack makes ids from names. The minifier chooses letters by how often they
 * occur, comments included. So the same sources were other files in another folder, under one container name. A file
 * that names the folder of the build ends it.
 */
export class FederationEntryPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // before webpack gives ids to the modules that have none
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = isRuntimeEntry(module) ? RUNTIME_ENTRY : isContainerEntry(module) ? CONTAINER_ENTRY : undefined;
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      // before the minifier
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const code = file.endsWith('.js') ? asset.source().toString() : '';
          const same = code.replace(COMMENT, '\n');
          if (same !== code) compilation.updateAsset(file, new sources.RawSource(same));
          if (same.includes(root) || same.includes('.federation/entry.'))
            throw new Error(`${file} names the folder of the build, and would be another file elsewhere`);
        }
      });
    });
  }
}
