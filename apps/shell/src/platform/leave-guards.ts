const guards = new Set<symbol>();

/** Registers unsaved input on the page; the returned function removes it. */
export function guardLeaving(): () => void {
  const guard = Symbol('guard');
  guards.add(guard);
  return () => void guards.delete(guard);
}

export const hasLeaveGuard = () => guards.size > 0;

addEventListener('beforeunload', (event) => {
  if (hasLeaveGuard()) event.preventDefault();
});
