import { focusElement, isFocusLost, pageTitle } from '@hamyar/design-system/basics';

/** ms after the page is shown within which a part of it that comes later, such as the rows of a list, may get the focus */
const PATIENCE_MS = 5_000;

const INPUT = ['keydown', 'pointerdown', 'focusin'];

/** What stands instead of a page whose code is loading; a module's root has no content before it is mounted. */
const COMING_PAGE = '.sh-waiting-page, .hd-mount-page:empty, .hd-part:empty';

/** The page, or data of it, is still loading. */
const isLoading = () => document.querySelector(`${COMING_PAGE}, main :is(.hd-skeleton, [aria-busy="true"])`) !== null;

/** Ends the waiting for a page that is not expected any more. */
let endLast = (): void => {};

/**
 * Gives the focus to the page that is being opened, however long it loads: to the row of a list that links to `left`, the
 * page before, else to the title. What the page focuses itself stays focused. A key or a click ends it when it moves the
 * focus to something, or when the page is already there; so does the next call, because one page is opened at a time.
 *
 * @param left address of the page before, with its query
 * @returns ends it
 */
export function focusWhenShown(left?: string): () => void {
  endLast();
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
      type === 'focusin'
        ? pressed && target !== given && !isFocusLost()
        : given?.isConnected && (type === 'pointerdown' || !isLoading());
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
  endLast = stop;
  giveFocus();
  return stop;
}

/**
 * The link of a list to a page. Either may have a query that the other lacks: a row that opens a page in the view of its
 * list, or a page that remembers its open tab. A row for another value of the same key is another row.
 */
function rowOf(page: string): HTMLElement | undefined {
  const { origin, pathname, search, searchParams } = new URL(page, location.origin);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main tr a[href], main li a[href]')].filter(
    (link) =>
      link.origin === origin &&
      link.pathname === pathname &&
      [...new URLSearchParams(link.search)].every(([key, value]) => (searchParams.get(key) ?? value) === value) &&
      (link.checkVisibility?.() ?? true),
  );
  return links.find((link) => link.search === search) ?? links[0];
}
