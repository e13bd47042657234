import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  FRAME_ID_PREFIX,
  PART_ID_PREFIX,
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
import type { Platform } from '@hamyar/module-sdk';
import { PartContent } from '@hamyar/module-sdk/part-content';
import { answeredQueries, buildStore, clearQueries, runningQueries } from '@hamyar/store';
import { windowTitle } from '../layouts/breadcrumbs.rules.ts';
import { ShellRoot } from '../layouts/shell-root.tsx';
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

/** HTML of a screen, as the root of a part renders it in the browser. Throws what the screen throws. */
function drawPart(Providers: Platform['Providers'], Screen: ComponentType): string {
  let failed = false;
  const Failed = () => {
    failed = true;
    return null;
  };
  const html = renderToString(
    <Providers>
      <PartContent loading={<Failed />}>
        <Screen />
      </PartContent>
    </Providers>,
    { identifierPrefix: PART_ID_PREFIX },
  );
  // React leaves an error inside `Suspense` to the browser and does not say it
  return failed
    ? renderToString(
        <Providers>
          <Screen />
        </Providers>,
      )
    : html;
}

/** Toasts and dialogs exist only in a browser. */
const NoOverlays = () => null;

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
  const screen = (): string => drawPart(platform.Providers, Screen);
  const platform = ssrPlatform({ store, url: new URL(url, 'http://page'), now: boot.server_time, screen, said });
  const answers = answersOf(request);
  // an address whose id can be none is answered without the screen and its calls
  const impossible = !hasIds(match);
  const page = (): string =>
    renderToString(
      <ServerPage
        value={{
          unread: boot.unread_notifications,
          iconMode: look.iconMode,
          error: answers.pageError ?? undefined,
        }}
      >
        <ShellRoot Providers={platform.Providers} Frame={Frame} Overlays={NoOverlays} />
      </ServerPage>,
      { identifierPrefix: FRAME_ID_PREFIX },
    );
  const scope = { store, platform, timeZone: boot.settings.timezone || DEFAULT_TIME_ZONE, answer: answers.answer };
  return runAs(scope, async () => {
    try {
      // first the screen alone, without its layout, to find the queries that it makes
      let drawn = attempt(impossible ? page : screen);
      for (let drawing = 0; !impossible && drawing < (visitor ? MAX_VISITOR_DRAWINGS : MAX_DRAWINGS); drawing += 1) {
        const running = runningQueries(store);
        if (drawing > 0 && (running.length === 0 || !BUSY.test(drawn.html ?? ''))) break;
        answers.start();
        const inTime = await settled(running, signal);
        if (answers.refusal) throw answers.refusal;
        if (!inTime && drawing === 0) return null;
        if (!inTime) break;
        drawn = attempt(page);
      }
      const first = answeredQueries(store, match.module);
      const refusal = answers.pageError?.kind;
      return {
        ...drawn,
        first,
        ...(refusal && { refusal }),
        ...answerOf(match, boot.settings.system_title, said, impossible ? '404' : refusal),
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
