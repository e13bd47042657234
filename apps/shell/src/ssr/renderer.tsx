import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  hasIds,
  isRouteOpen,
  isServerRendered,
  matchRoute,
  type GateContext,
  type RouteMatch,
  type SsrPage,
  type SsrPageScope,
  type SsrRenderer,
  type SsrRequest,
} from '@hamyar/contracts';
import { answeredQueries, buildStore, clearQueries, runningQueries } from '@hamyar/store';
import { windowTitle } from '../layouts/breadcrumbs.rules.ts';
import type { PageError } from '../platform/page-store.ts';
import { routeManifests } from '../pages/shell-routes.ts';
import { separatePages, type DrawnPage } from './drawn-page.ts';
import { answersOf } from './page-answers.ts';
import { ServerPage } from './server-page.ts';
import { ssrPlatform, type SaidOfPage } from './ssr-platform.tsx';

/** Times are shown in the zone of the settings, not of the server (decisions 2.0 "Zone"). */
const DEFAULT_TIME_ZONE = 'Asia/Tehran';
/** How often a whole page is rendered at most, while it still shows a placeholder. */
const MAX_DRAWINGS = 2;
/** The same for a visitor: a search engine reads what is there, and nothing follows for a browser without scripts. */
const MAX_VISITOR_DRAWINGS = 5;
/** Found in the HTML of a page that waits for its content. */
const BUSY = /aria-busy="true"|class="hd-skeleton"/;

/** Container of a release → its server-rendered screens by their code references. */
export type DrawnScreens = ReadonlyMap<string, Readonly<Record<string, ComponentType | undefined>>>;

interface MatchedScreen {
  match: RouteMatch;
  Screen: ComponentType;
}

/**
 * Returns a renderer of pages: the layout of this edition around the module's screen, with the answers to its queries.
 */
export function makeRenderer(Frame: ComponentType, screens: DrawnScreens, pages: SsrPageScope): SsrRenderer {
  const runAs = separatePages(pages as SsrPageScope<DrawnPage>);
  return {
    draws: (page) => findScreen(page, screens) !== null,
    draw(page) {
      const found = findScreen(page, screens);
      if (!found) throw new Error(`${page.url.split('?')[0]} is not drawn`);
      return drawPage(Frame, found, page, runAs);
    },
  };
}

/** The screen of a page, when its route has server rendering and this person may see it. */
function findScreen({ boot, url }: Pick<SsrRequest, 'boot' | 'url'>, screens: DrawnScreens): MatchedScreen | null {
  const { user, registry } = boot;
  if (!registry || user?.must_change_password) return null;
  const { pathname } = new URL(url, 'http://page');
  const owners = routeManifests(registry.modules);
  const match = matchRoute(owners, pathname);
  if (!match || !isServerRendered(match.route) || !(user || match.route.visitors)) return null;
  const owner = owners.find(({ name }) => name === match.module);
  const gates: GateContext = {
    audience: boot.edition,
    user,
    features: user?.features ?? [],
    settings: { ...boot.settings },
  };
  if (!isRouteOpen(match.route, owner, owners, gates)) return null;
  const container = registry.modules.find(({ manifest }) => manifest.name === match.module)?.container ?? '';
  const Screen = screens.get(container)?.[match.route.screen];
  return Screen ? { match, Screen } : null;
}

async function drawPage(
  Frame: ComponentType,
  { match, Screen }: MatchedScreen,
  request: SsrRequest,
  runAs: SsrPageScope<DrawnPage>['run'],
): Promise<SsrPage | null> {
  const { boot, url, look, signal } = request;
  const visitor = boot.user === null;
  const store = buildStore(boot);
  const said: SaidOfPage = { params: {}, metadata: null };
  const platform = ssrPlatform({ store, url: new URL(url, 'http://page'), now: boot.server_time, Screen, said });
  const answers = answersOf(request);
  // an address whose id can be none is answered without the screen and its calls
  const impossible: PageError | null = hasIds(match) ? null : { kind: '404', message: '' };
  const draw = (Content: ComponentType) =>
    renderToString(
      <ServerPage
        value={{
          unread: boot.unread_notifications,
          iconMode: look.iconMode,
          error: impossible ?? answers.pageError ?? undefined,
        }}
      >
        <platform.Providers>
          <Content />
        </platform.Providers>
      </ServerPage>,
      { identifierPrefix: 'first-' },
    );
  const page = { store, platform, timeZone: boot.settings.timezone || DEFAULT_TIME_ZONE, answer: answers.answer };
  return runAs(page, async () => {
    try {
      // first the screen alone, without its layout, to find the queries that it makes
      let drawn = attempt(() => draw(impossible ? Frame : Screen));
      for (let drawing = 0; !impossible && drawing < (visitor ? MAX_VISITOR_DRAWINGS : MAX_DRAWINGS); drawing += 1) {
        const running = runningQueries(store);
        if (drawing > 0 && (running.length === 0 || !BUSY.test(drawn.html ?? ''))) break;
        answers.start();
        const inTime = await settled(running, signal);
        if (answers.refusal) throw answers.refusal;
        if (!inTime && drawing === 0) return null;
        if (!inTime) break;
        drawn = attempt(() => draw(Frame));
      }
      const first = answeredQueries(store, match.module);
      return {
        ...drawn,
        first,
        ...answerOf(match, boot.settings.system_title, said, (impossible ?? answers.pageError)?.kind),
      };
    } finally {
      clearQueries(store);
    }
  });
}

/** Status, title and description of a drawn page; the error page has no description. */
function answerOf(
  match: RouteMatch,
  system: string,
  { params, metadata }: SaidOfPage,
  error: string | undefined,
): Pick<SsrPage, 'status' | 'title' | 'metadata'> {
  const status = error === undefined ? 200 : Number(error);
  if (status !== 200) return { status, title: system };
  return { status, title: windowTitle(match, params, system), ...(metadata === null ? {} : { metadata }) };
}

/** When a component throws, the page has no HTML, but still the answers. */
function attempt(draw: () => string): Pick<SsrPage, 'html' | 'error'> {
  try {
    return { html: draw() };
  } catch (error) {
    return { html: null, error };
  }
}

/** Whether all of them ended before the page has to be sent. */
async function settled(running: readonly PromiseLike<unknown>[], signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { once: true });
    void Promise.all(running).then(() => resolve(true));
  });
}
