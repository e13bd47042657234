import type { Compiler } from 'webpack';

const NAME = 'EmptyChunksPlugin';
const PLACEHOLDER = /\*-\*-\*-CHUNK-SRI-HASH-[A-Za-z0-9+/=]+/g;

/**
 * Federation creates chunks that contain only references to shared packages and have no file. The integrity plugin
 * would reserve a hash for them, find no file and fail the build. Nothing loads these chunks, so they are removed.
 */
export class EmptyChunksPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after the integrity plugin, and before the file names get their hashes
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const empty = [...compilation.chunks].filter((chunk) => chunk.files.size === 0).length;
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const source = asset.source().toString();
          const left = source.match(PLACEHOLDER)?.length ?? 0;
          if (left > empty)
            throw new Error(`${file} names ${left} chunks without a hash, but only ${empty} have no file`);
          if (left > 0) compilation.updateAsset(file, new sources.RawSource(source.replace(PLACEHOLDER, '')));
        }
      });
    });
  }
}
