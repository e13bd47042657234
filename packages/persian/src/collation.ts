import { lazily } from './lazily.ts';

const collator = lazily(() => new Intl.Collator('fa', { numeric: true }));

/**
 * Persian order for `sort`: ا آ ب پ … ی, Arabic ي sorted as ی, numbers inside names by value. The database uses
 * `COLLATE "fa-x-icu"` for the same order.
 */
export function compareFa(a: string, b: string): number {
  return collator().compare(a, b);
}

/** Sorted copy of a list, in Persian order of one of its texts. */
export function sortFa<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => collator().compare(textOf(a), textOf(b)));
}
