const guards = new Set<symbol>();

/** Marks the page as holding unsaved input; the answer takes the mark back. */
export function guardLeaving(): () => void {
  const guard = Symbol('guard');
  guards.add(guard);
  return () => void guards.delete(guard);
}

export const hasLeaveGuard = () => guards.size > 0;

addEventListener('beforeunload', (event) => {
  if (hasLeaveGuard()) event.preventDefault();
});
