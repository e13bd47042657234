import type { Compiler } from 'webpack';
import type { ModuleRelease } from '@hamyar/contracts';
import type { CodeFiles } from './code-reference-check.ts';
/** The file that tells the server and the shell about a built container. */
export declare const MODULE_RELEASE_FILE = 'hamyar.module.json';
type Options = Omit<ModuleRelease, 'schema' | 'integrity' | 'chunks' | 'uses' | 'commit'> & {
  source: string;
  code: CodeFiles;
};
/** Writes `hamyar.module.json` beside the container: the checked manifest part, a hash per file, the files of each code reference. */
export declare class ModuleReleasePlugin {
  readonly options: Options;
  constructor(options: Options);
  apply(compiler: Compiler): void;
}
export {};
