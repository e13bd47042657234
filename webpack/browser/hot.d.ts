/** Hash of the bundle as it runs. */
declare const __webpack_hash__: string;

/** What a file of a development build may do with its own replacement. */
interface HotModule {
  /** What the replaced file has left. */
  readonly data?: object;
  check(apply: boolean): Promise<readonly (string | number)[] | null>;
  accept(): void;
  dispose(leave: (data: object) => void): void;
  invalidate(): void;
}

interface ImportMeta {
  readonly webpackHot: HotModule;
}
