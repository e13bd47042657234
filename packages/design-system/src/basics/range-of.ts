/**
 * The keys from the one that was pressed last to this one, in their order; this one alone where no other was pressed or
 * it is no longer shown. For lists in which Shift selects several rows.
 */
export function rangeOf<Key>(keys: readonly Key[], from: Key | null, to: Key): readonly Key[] {
  const [start, end] = [keys.findIndex((key) => key === from), keys.indexOf(to)];
  if (start === -1 || end === -1) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
