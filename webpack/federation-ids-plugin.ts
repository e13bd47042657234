import type { Compiler, Module } from 'webpack';

const NAME = 'FederationIdsPlugin';

/** Ids as short as the numbers of the other modules; no number is equal to one of them. */
const RUNTIME_ENTRY = 'f';
const CONTAINER_ENTRY = 'c';

const isRuntimeEntry = (module: Module): boolean =>
  /[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '');
const isContainerEntry = (module: Module): boolean => module.identifier().startsWith('container entry ');

/**
 * Gives fixed ids to the two modules that federation writes itself. webpack would make their ids from their names, and
 * these contain the absolute folder of the build and the name of the container: the same sources would be other files
 * in another folder, and a change anywhere in a module could change the ids of the rest.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // before webpack gives ids to the modules that have none
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = isRuntimeEntry(module) ? RUNTIME_ENTRY : isContainerEntry(module) ? CONTAINER_ENTRY : undefined;
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
