import type { Audience, BootData, SsrAppearance, SsrPlan, SsrRenderer } from '@hamyar/contracts';
import { SSR_ELEMENT_ID } from '@hamyar/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../../platform/deps.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { classesOf, criticalCss, extractInlineStyles, parseStylesheet } from '../../platform/html/critical-css.ts';
import { loadSsrRenderer } from '../../platform/html/ssr-renderer.ts';
import type { SsrContent, Appearance } from '../../platform/html/html-page.ts';
import { encodeTimedCursor } from '../../platform/realtime/feed-cursor.ts';
import { currentLowWatermark } from '../../platform/realtime/socket-event.repository.ts';

/** ms that a page waits for the responses of its first calls; the browser requests later ones itself */
const DATA_TIMEOUT = 300;
/** Number of cached sheets of different pages; about as many as there are different list layouts. */
const STYLE_CACHE_SIZE = 200;

/** A page that may have an initial page. */
export interface InitialPageRequest {
  audience: Audience;
  boot: BootData;
  /** Path with query. */
  url: string;
  look: SsrAppearance & Appearance;
  /** Runs a GET call for the person of this page. */
  ask: (url: string) => Promise<unknown>;
}

/** Puts the responses into the boot data and renders the page with them. */
export interface InitialPageRenderer {
  /**
   * Returns the same boot data and nothing rendered when the page has no initial page, or when something failed or took
   * too long.
   */
  render(callInternally: InitialPageRequest): Promise<{ boot: BootData; drawn?: SsrContent }>;
}

interface EditionRenderer {
  renderer: SsrRenderer;
  sheets: ReturnType<typeof parseStylesheet>[];
  styles: Map<string, string>;
}

/** Renders initial pages with the build's files; loaded at the first page of each edition. */
export function createInitialPageRenderer(
  deps: Pick<Deps, 'db' | 'log' | 'clock'>,
  built: BuiltFiles,
  patience = DATA_TIMEOUT,
): InitialPageRenderer {
  const editions = new Map<Audience, EditionRenderer | null>();
  const editionOf = (audience: Audience) => {
    if (!editions.has(audience)) editions.set(audience, loadEditionRenderer(deps, built, audience));
    return editions.get(audience) ?? null;
  };
  return {
    async render({ audience, boot, url, look, ask: callInternally }) {
      try {
        const edition = editionOf(audience);
        const plan = edition?.renderer.plan({ boot, url });
        if (!edition || !plan) return { boot };
        const answered = await withTimeout(patience, readInitialData(deps, plan, callInternally));
        if (!answered) return { boot };
        const complete = { ...boot, ...answered };
        return { boot: complete, ...renderMarkup(deps, edition, { boot: complete, url, look }) };
      } catch (error) {
        deps.log.warn({ err: error, path: url.split('?')[0] }, 'page without its initial page');
        return { boot };
      }
    },
  };
}

// a failed load is not tried again with every page: the files change only with a new start
function loadEditionRenderer(deps: Pick<Deps, 'log'>, built: BuiltFiles, audience: Audience): EditionRenderer | null {
  try {
    const renderer = loadSsrRenderer(built, audience, (container, err) =>
      deps.log.error({ err, container }, 'initial pages of a module not loaded'),
    );
    return renderer && { renderer, sheets: readStyleSheets(built, audience), styles: new Map() };
  } catch (error) {
    deps.log.error({ err: error, audience }, 'initial pages not loaded');
    return null;
  }
}

/** The shell's sheets, then those of the modules: the order in which a page loads them. */
function readStyleSheets(built: BuiltFiles, audience: Audience): EditionRenderer['sheets'] {
  const shell = built.shells.get(audience);
  const own =
    shell?.pages.app.styles.map((file) => ({ file: join(built.folder, 'shell', audience, file), base: shell.base })) ??
    [];
  const modules = built.releases
    .filter((release) => release.audience === audience)
    .flatMap(({ base, chunks }) =>
      [...new Set(Object.values(chunks).flat())]
        .filter((file) => file.endsWith('.css'))
        .map((file) => ({ file: join(built.folder, base, file), base })),
    );
  return [...own, ...modules].map(({ file, base }) => parseStylesheet(readFileSync(file, 'utf8'), base));
}

/** The cursor of the feed is read first: changes while the lists are read are received, not lost. */
async function readInitialData(
  deps: Pick<Deps, 'db' | 'clock'>,
  plan: SsrPlan,
  callInternally: InitialPageRequest['ask'],
): Promise<Pick<BootData, 'first' | 'feed_cursor'>> {
  const feed_cursor = encodeTimedCursor(await currentLowWatermark(deps.db), deps.clock.unix());
  return { first: plan.toPreloadedQueries(await Promise.all(plan.calls.map(callInternally))), feed_cursor };
}

/** When a view cannot be rendered, only the rendered part is left out, not the responses. */
function renderMarkup(
  deps: Pick<Deps, 'log'>,
  { renderer, sheets, styles }: EditionRenderer,
  page: Pick<InitialPageRequest, 'boot' | 'url' | 'look'>,
): { drawn?: SsrContent } {
  try {
    const lifted = extractInlineStyles(renderer.render(page), `#${SSR_ELEMENT_ID}`);
    const classes = classesOf(lifted.html);
    const theme = page.look.theme ?? 'light';
    const key = [theme, ...[...classes].sort()].join(' ');
    const sheet = styles.get(key) ?? criticalCss(sheets, { classes, theme });
    if (styles.size >= STYLE_CACHE_SIZE) styles.clear();
    styles.set(key, sheet);
    return { drawn: { html: lifted.html, styles: sheet + lifted.styles } };
  } catch (error) {
    deps.log.warn({ err: error, path: page.url.split('?')[0] }, 'initial page not drawn');
    return {};
  }
}

async function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
