import { focusElement, isFocusLost, pageTitle } from '@hamyar/design-system/basics';

/** ms after the page is shown within which a part of it that comes later, such as the rows of a list, may get the focus */
const PATIENCE_MS = 5_000;

const INPUT = ['keydown', 'pointerdown', 'focusin'];

/** What stands instead of a page whose code is loading; a module's root has no content before it is mounted. */
const COMING_PAGE = '.sh-waiting-page, .hd-mount-page:empty, .hd-part:empty';

/** The page of the address is not on the screen yet. */
export const isPageComing = (): boolean => document.querySelector(COMING_PAGE) !== null;

/** The page, or data of it, is still loading. */
const isLoading = () => isPageComing() || document.querySelector('main :is(.hd-skeleton, [aria-busy="true"])') !== null;

/**
 * Gives the focus to the page that is being opened, however long it loads: to the row of a list that links to `left`, the
 * page before, else to the title. What the page focuses itself stays focused. A key or a click ends it when it moves the
 * focus to something, or when the page is already there.
 *
 * @returns ends it
 */
export function focusWhenShown(left?: string): () => void {
  let given: HTMLElement | null = null;
  let pressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isLoading() ? wait() : stop()), PATIENCE_MS);
  };
  const giveFocus = () => {
    if (!isFocusLost() && document.activeElement !== given) return;
    const row = left && rowOf(left);
    const next = row || (isFocusLost() ? pageTitle() : null);
    if (!next) return;
    given = next;
    focusElement(next);
    if (!row) return wait();
    row.scrollIntoView?.({ block: 'nearest' });
    stop();
  };
  const onInput = ({ type, target }: Event) => {
    // a click beside everything is meant to leave the focus nowhere; keys scroll, and what they have scrolled to stays
    const ends =
      type === 'focusin' ? pressed && target !== given : given?.isConnected && (type === 'pointerdown' || !isLoading());
    pressed ||= type !== 'focusin';
    if (ends) stop();
  };
  const watched = new MutationObserver(giveFocus);
  const stop = () => {
    watched.disconnect();
    clearTimeout(timer);
    for (const type of INPUT) removeEventListener(type, onInput, true);
  };
  for (const type of INPUT) addEventListener(type, onInput, true);
  watched.observe(document.body, { childList: true, subtree: true });
  wait();
  giveFocus();
  return stop;
}

const rowOf = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main tr a[href], main li a[href]')].find(
    (link) => link.getAttribute('href') === path && (link.checkVisibility?.() ?? true),
  );
