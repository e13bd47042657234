import { isSamePath, type ShellRelease } from '@hamyar/contracts';
import { returnPath } from '@hamyar/domain';
import { AppError } from '../../platform/http/app-errors.ts';
import { isDatabaseAway } from '../../platform/http/error-responses.ts';
import { entityTag } from '../../platform/http/revalidation.ts';
import type { Appearance } from '../../platform/html/html-page.ts';
import { describePage, plainTitle } from '../../platform/html/page-head.ts';
import { NOTE_WITHOUT_SCRIPTS } from './failure-page.ts';
import type { InitialPage } from './ssr.service.ts';

/** How the server answers the request of a visitor for a page (docs/adr/0051). */
export interface VisitorAnswer {
  /** HTTP status of the page. */
  status: number;
  title: string;
  /** Elements of the head that describe the page. */
  head: string;
  /** Path with query of the page's own address, when the request was for another one. */
  redirect?: string;
  /** What a page without its content says to those who do not run it. */
  noteWithoutScripts?: string;
  /** Entity tag of a page with its content: the same for the same content. */
  tag?: string;
  /** Seconds after which a page without its content may be asked for again. */
  retryAfter?: number;
}

/** Seconds; what keeps a page from being rendered is short, such as a restart of the database. */
const RETRY_SECONDS = 5;

/** A rendered page, and everything else that its HTML depends on. */
interface RenderedPage {
  initial: InitialPage;
  shell: ShellRelease;
  /** Path with query. */
  url: string;
  look: Appearance;
  origin: string;
}

/**
 * Decides status, redirect, head and entity tag of a page for visitors. A page without its content is no answer for those
 * who do not run it, so it has a status that makes search engines come again. Throws what was thrown while the database
 * is away.
 */
export function answerVisitor({ initial, shell, url, look, origin }: RenderedPage): VisitorAnswer {
  const { boot, drawn, answer, failure } = initial;
  const site = boot.settings.system_title;
  // a visitor is answered a page that says so, and not an application that would ask in vain
  if (isDatabaseAway(failure)) throw failure;
  if (!answer || !drawn)
    return {
      title: site,
      head: NOTE_WITHOUT_SCRIPTS.head,
      noteWithoutScripts: NOTE_WITHOUT_SCRIPTS.body,
      ...retryLater(failure),
    };
  const { metadata = {} } = answer;
  const status = answer.status === 200 ? (metadata.status ?? 200) : answer.status;
  const title = plainTitle(answer.title);
  if (status !== 200) return { status, title, head: describeNothing };
  const [path = '', search = ''] = url.split(/(?=\?)/);
  const canonical = returnPath(metadata.canonical ?? undefined) ?? path;
  if (!isSamePath(canonical, path))
    return { status: 301, title, head: '', redirect: canonical.includes('?') ? canonical : canonical + search };
  const head = describePage({ title, site, origin, path: canonical, metadata });
  // the clock of the page is in it, and changes nothing of what it shows
  const content = [shell.release, url, look, drawn, head, { ...boot, server_time: 0 }];
  return { status, title, head, tag: entityTag(JSON.stringify(content)) };
}

const describeNothing = '<meta name="robots" content="noindex">';

function retryLater(failure: unknown): Pick<VisitorAnswer, 'status' | 'retryAfter'> {
  const tooMany = failure instanceof AppError && failure.status === 'TOO_MANY_REQUESTS';
  return tooMany
    ? { status: 429, retryAfter: failure.retryAfter ?? RETRY_SECONDS }
    : { status: 503, retryAfter: RETRY_SECONDS };
}
