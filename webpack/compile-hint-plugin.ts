import type { Compiler } from 'webpack';

const NAME = 'CompileHintPlugin';

/** Chromium reads it from version 136; other browsers read a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Bytes from which a script is compiled while it arrives; browsers do not begin that for less, such as the entry of a module
 * or an inline script.
 */
export const HINTED_FROM = 30_000;

/**
 * Tells the browser to compile each function of a large script while the file arrives, on a thread of its own. Without the
 * hint it only skims functions, and compiles them in the task that calls them first: half of the time that the scripts
 * of a first page kept the main thread from keys and clicks.
 */
export class CompileHintPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after the minifier, which removes comments, and before the integrity plugin
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets))
          if (file.endsWith('.js') && assets[file]!.size() >= HINTED_FROM)
            compilation.updateAsset(file, (source) => new sources.ConcatSource(COMPILE_HINT, source));
      });
    });
  }
}
