import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  FRAME_ID_PREFIX,
  PART_ID_PREFIX,
  callUrl,
  isRouteOpen,
  matchRoute,
  type Call,
  type GateContext,
  type SsrPage,
  type SsrPageScope,
  type SsrRenderer,
  type SsrRequest,
} from '@hamyar/contracts';
import type { Platform } from '@hamyar/module-sdk';
import { PartContent } from '@hamyar/module-sdk/part-content';
import { answeredQueries, buildStore, clearQueries, outputOf, runningQueries, type CallResult } from '@hamyar/store';
import { ShellRoot } from '../layouts/shell-root.tsx';
import { routeManifests } from '../pages/shell-routes.ts';
import { separatePages, type DrawnPage } from './drawn-page.ts';
import { ServerPage } from './server-page.ts';
import { ssrPlatform } from './ssr-platform.tsx';

/** Times are shown in the zone of the settings, not of the server (decisions 2.0 "Zone"). */
const DEFAULT_TIME_ZONE = 'Asia/Tehran';
/** How often a whole page is rendered at most, while it still shows a placeholder. */
const MAX_DRAWINGS = 2;
/** Found in the HTML of a page that waits for its content. */
const BUSY = /aria-busy="true"|class="hd-skeleton"/;

/** Container of a release → its server-rendered screens by their code references. */
export type DrawnScreens = ReadonlyMap<string, Readonly<Record<string, ComponentType | undefined>>>;

interface MatchedScreen {
  module: string;
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
  if (!match?.route.ssr || !(user || match.route.visitors)) return null;
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
  return Screen ? { module: match.module, Screen } : null;
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
  found: MatchedScreen,
  request: SsrRequest,
  runAs: SsrPageScope<DrawnPage>['run'],
): Promise<SsrPage | null> {
  const { boot, url, look, signal } = request;
  const store = buildStore(boot);
  const screen = (): string => drawPart(platform.Providers, found.Screen);
  const platform = ssrPlatform({ store, url: new URL(url, 'http://page'), now: boot.server_time, screen });
  const answers = answersOf(request);
  const page = (): string =>
    renderToString(
      <ServerPage value={{ unread: boot.unread_notifications, iconMode: look.iconMode }}>
        <ShellRoot Providers={platform.Providers} Frame={Frame} Overlays={NoOverlays} />
      </ServerPage>,
      { identifierPrefix: FRAME_ID_PREFIX },
    );
  const scope = { store, platform, timeZone: boot.settings.timezone || DEFAULT_TIME_ZONE, answer: answers.answer };
  return runAs(scope, async () => {
    try {
      // first the screen alone, without its layout, to find the queries that it makes
      let drawn = attempt(screen);
      for (let drawing = 0; drawing < MAX_DRAWINGS; drawing += 1) {
        const running = runningQueries(store);
        if (drawing > 0 && (running.length === 0 || !BUSY.test(drawn.html ?? ''))) break;
        answers.start();
        const inTime = await settled(running, signal);
        if (answers.refusal) throw answers.refusal;
        if (!inTime && drawing === 0) return null;
        if (!inTime) break;
        drawn = attempt(page);
      }
      return { ...drawn, first: answeredQueries(store, found.module) };
    } finally {
      clearQueries(store);
    }
  });
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

interface Answers extends Pick<DrawnPage, 'answer'> {
  /** Makes the calls that were requested since the last time. */
  start(): void;
  /** The first reason why a call was refused. */
  refusal?: Error;
}

/** Answers the queries of a page by internal calls. */
function answersOf({ callInternally }: SsrRequest): Answers {
  const waiting: (() => void)[] = [];
  const read = async <Output,>(call: Call<never, Output>, input: unknown): Promise<CallResult<Output>> => {
    try {
      if (call.method !== 'GET') throw new Error(`${call.name} changes something: drawing a page only reads`);
      // only this page uses the answer; frozen, the store does not search it for objects to freeze
      return { data: Object.freeze(outputOf(call, await callInternally(callUrl(call as Call<unknown>, input)))) };
    } catch (error) {
      answers.refusal ??= error as Error;
      return { error: { status: 'ABORTED', message: '' } };
    }
  };
  const answers: Answers = {
    answer: (call, input) =>
      new Promise((resolve) => {
        waiting.push(() => void read(call as unknown as Call<never, never>, input).then(resolve));
      }),
    start: () => {
      for (const call of waiting.splice(0)) call();
    },
  };
  return answers;
}
