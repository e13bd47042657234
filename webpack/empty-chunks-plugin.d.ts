import type { Compiler } from 'webpack';
/**
 * Federation makes chunks that hold only references to shared packages and so have no file. The integrity plugin
 * gives them a place in its table of hashes, never fills it and then refuses the build; nobody ever loads them.
 */
export declare class EmptyChunksPlugin {
  apply(compiler: Compiler): void;
}
