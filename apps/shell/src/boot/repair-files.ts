import { claimReload } from './reload-limit.ts';
import { showRepairCard } from './repair-card.ts';
import { hasStarted } from './started.ts';

/** ms for a new request of a file: the whole file has to come over a slow line */
const REQUEST_MS = 20_000;
/** ms to wait for the other files of the page, which may be damaged as well */
const OTHERS_MS = 5_000;

/** Requests that are under way. */
const running = new Map<string, Promise<boolean>>();

/** Address of the file that an element asks for; undefined for what is not of the application. */
function fileOf(target: EventTarget | null): string | undefined {
  const url =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : undefined;
  // what an extension of the browser or a network has put into the page is refused by the policy, and nobody misses it
  return url?.startsWith(`${location.origin}/`) ? url : undefined;
}

/** Replaces the copy of a file in the browser's store. False when the server did not answer; never rejects. */
function replaceCopy(url: string): Promise<boolean> {
  const known = running.get(url);
  if (known) return known;
  const replaced = requestAnew(url).finally(() => running.delete(url));
  running.set(url, replaced);
  return replaced;
}

async function requestAnew(url: string): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REQUEST_MS);
  try {
    const response = await fetch(url, { cache: 'reload', credentials: 'same-origin', signal: limit.signal });
    // only a whole answer is stored
    await response.arrayBuffer();
    // a proxy answers instead of a server that is starting; a file that is gone comes from a page that begins anew
    return response.status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** All files that the page itself names have come or failed. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    addEventListener('load', () => resolve());
    setTimeout(resolve, OTHERS_MS);
  });

/**
 * Replaces the stored copy of every script and style sheet that could not be loaded, as soon as it has failed, and lets
 * the page begin anew where the application cannot start without it. Released files are stored for ever, also when one
 * of them arrives damaged: refused by its integrity hash, it would be refused again by every later attempt and after
 * every reload of the page. It has to be in the page itself, because what it repairs may be the application. Called
 * once, before the first file of the page is requested.
 *
 * - A script before the start: the page is loaded again, once; a second failure, or no answer, shows a card.
 * - A style sheet: it is put in its place again, without a reload; a second failure shows the card.
 * - A script after the start: the application retries it, and finds the new copy.
 *
 * @param reload loads the page again
 * @returns ends it
 */
export function repairFiles(reload: () => void): () => void {
  /** Scripts without which the application does not start → whether the server has answered since. */
  const missing = new Map<string, Promise<boolean>>();
  /** Addresses of style sheets that were put in their place again. */
  const replaced = new Set<string>();

  const showCard = () =>
    showRepairCard(async () => {
      const answers = await Promise.all([...missing.keys(), ...replaced].map(replaceCopy));
      if (answers.every(Boolean)) reload();
    });

  const beginAnew = async () => {
    await pageLoaded();
    let isAnswered = true;
    for (let known = 0; isAnswered && known < missing.size; ) {
      known = missing.size;
      isAnswered = !(await Promise.all(missing.values())).includes(false);
    }
    // it has asked for the file once more, or can do without it
    if (hasStarted()) return;
    // without the server the browser would show its own error page; the reload before is compared with the beginning of
    // this page, which has failed however long that took
    if (isAnswered && claimReload(performance.timeOrigin)) reload();
    else showCard();
  };

  const replaceSheet = async (link: HTMLLinkElement) => {
    const { href } = link;
    const answered = await replaceCopy(href);
    // who has added a sheet and waits for it takes it away again
    if (!link.isConnected) return;
    const isSecond = replaced.has(href);
    replaced.add(href);
    if (isSecond || !answered) return showCard();
    link.replaceWith(link.cloneNode());
  };

  const onScript = (src: string) => {
    const copy = replaceCopy(src);
    if (hasStarted()) return;
    missing.set(src, copy);
    if (missing.size === 1) void beginAnew();
  };

  const onError = ({ target }: Event) => {
    const file = fileOf(target);
    if (file === undefined) return;
    if (target instanceof HTMLScriptElement) onScript(file);
    if (!(target instanceof HTMLLinkElement)) return;
    if (target.rel === 'stylesheet') void replaceSheet(target);
    // asked for before it is needed: its copy may be there again by then
    else if (target.rel === 'preload' && ['script', 'style'].includes(target.as)) void replaceCopy(file);
  };
  // such an event does not bubble, so it is caught on its way down
  addEventListener('error', onError, true);
  return () => removeEventListener('error', onError, true);
}
