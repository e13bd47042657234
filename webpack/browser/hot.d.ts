/** Hash of the running bundle. */
declare const __webpack_hash__: string;

/** Functions of a file in a development build for its own replacement. */
interface HotModule {
  /** Data that the replaced version of the file has stored. */
  readonly data?: object;
  check(apply: boolean): Promise<readonly (string | number)[] | null>;
  accept(): void;
  dispose(leave: (data: object) => void): void;
  invalidate(): void;
}

interface ImportMeta {
  readonly webpackHot: HotModule;
}
