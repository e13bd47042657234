/** Name of a lock that a tab holds while the user looks at it, so that the browser's other tabs know. */
const FOCUS_LOCK = 'hamyar-looking';

let releaseFocusLock: (() => void) | null = null;

function acquireFocusLock(): void {
  if (releaseFocusLock || !navigator.locks) return;
  const held = new Promise<void>((resolve) => {
    releaseFocusLock = resolve;
  });
  void navigator.locks.request(FOCUS_LOCK, { mode: 'shared' }, () => held);
}

/** Starts to hold the lock while this tab has the focus. */
export function trackTabFocus(): void {
  if (document.hasFocus()) acquireFocusLock();
  addEventListener('focus', acquireFocusLock);
  addEventListener('blur', () => {
    releaseFocusLock?.();
    releaseFocusLock = null;
  });
}

/** Calls `act` unless the user looks at any tab of this product. */
export function unlessTabFocused(act: () => void): void {
  if (document.hasFocus()) return;
  if (!navigator.locks) return act();
  void navigator.locks.query().then(({ held = [] }) => {
    if (!held.some(({ name }) => name === FOCUS_LOCK)) act();
  });
}
