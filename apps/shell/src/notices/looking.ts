/** Lock that a tab holds while somebody looks at it, so that the other tabs of the browser know. */
const LOOKING = 'hamyar-looking';

let release: (() => void) | null = null;

function hold(): void {
  if (release || !navigator.locks) return;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(LOOKING, { mode: 'shared' }, () => held);
}

/** Tells the other tabs from now on whether somebody looks at this one. */
export function watchLooking(): void {
  if (document.hasFocus()) hold();
  addEventListener('focus', hold);
  addEventListener('blur', () => {
    release?.();
    release = null;
  });
}

/** Does something unless somebody looks at a tab of this product, whichever it is. */
export function unlessLooking(act: () => void): void {
  if (document.hasFocus()) return;
  if (!navigator.locks) return act();
  void navigator.locks.query().then(({ held = [] }) => {
    if (!held.some(({ name }) => name === LOOKING)) act();
  });
}
