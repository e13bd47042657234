/** A value that is made when it is needed first: making one of `Intl` may take a slow device a tenth of a second. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
