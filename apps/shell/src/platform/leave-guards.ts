const guards = new Set<symbol>();

/** Marks the page as holding unsaved input; the answer takes the mark back. */
export function guardLeaving(): () => void {
  const mark = Symbol('guard');
  guards.add(mark);
  return () => void guards.delete(mark);
}

export const isGuarded = () => guards.size > 0;

addEventListener('beforeunload', (event) => {
  if (isGuarded()) event.preventDefault();
});
