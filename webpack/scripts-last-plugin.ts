import type { Compiler } from 'webpack';

const NAME = 'ScriptsLastPlugin';

/**
 * Moves the script to the end of each chunk's files. The integrity plugin keeps one hash per chunk, that of its last
 * file, and the loader puts it on the script. A build from the cache lists the files in another order than a first build,
 * and the hash of a style sheet on a script makes the browser refuse the chunk.
 */
export class ScriptsLastPlugin {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // before the integrity plugin
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const { files } of compilation.chunks)
          for (const script of [...files].filter((file) => file.endsWith('.js'))) {
            files.delete(script);
            files.add(script);
          }
      });
    });
  }
}
