import type { Compiler } from 'webpack';

const NAME = 'SharedFilesPlugin';

/**
 * Lets all compilations of one build read through one cache: each of them resolves and reads mostly the same packages.
 * The sources may not change while they run, as they may not between the stamp and the end of the build.
 */
export class SharedFilesPlugin {
  readonly #since = Date.now();
  #files: Compiler['inputFileSystem'] = null;

  apply(compiler: Compiler) {
    this.#files ??= compiler.inputFileSystem;
    compiler.inputFileSystem = this.#files;
    // webpack sets the time only of a compiler that has a cache of its own
    compiler.hooks.beforeRun.tap(NAME, () => {
      compiler.fsStartTime = this.#since;
    });
  }
}
