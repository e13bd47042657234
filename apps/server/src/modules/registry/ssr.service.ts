import type { Audience, BootData, SsrAppearance, SsrPage, SsrRenderer } from '@hamyar/contracts';
import { SSR_ELEMENT_ID, withoutSecrets } from '@hamyar/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-errors.ts';
import type { BuiltFiles } from '../../platform/html/built-files.ts';
import { classesOf, criticalCss, extractInlineStyles, parseStylesheet } from '../../platform/html/critical-css.ts';
import { loadSsrRenderer } from '../../platform/html/ssr-renderer.ts';
import type { SsrContent, Appearance } from '../../platform/html/html-page.ts';
import { themeOf } from '../../platform/html/html-page.ts';

/** ms after a page's first call when it is sent; the browser makes the calls that were not answered by then */
const DATA_TIMEOUT = 300;
/**
 * The same for the first page of an edition after a start: its calls run code that is not compiled yet and statements
 * that have no plan yet, which alone takes most of the usual time.
 */
const FIRST_DATA_TIMEOUT = 2000;
/** The same for a page of a visitor, which is no answer without its content. */
const VISITOR_DATA_TIMEOUT = 2000;
/** Number of cached sheets of different pages; about as many as there are different list layouts. */
const STYLE_CACHE_SIZE = 200;

/** A page that may have an initial page. */
export interface InitialPageRequest {
  audience: Audience;
  boot: BootData;
  /** Path with query. */
  url: string;
  look: SsrAppearance & Appearance;
  /** Runs a GET call for the person of this page, or for a visitor. */
  callInternally: (url: string) => Promise<unknown>;
}

/** Renders the page and puts its preloaded answers into the boot data. */
export interface InitialPageRenderer {
  /**
   * Returns the same boot data and nothing rendered when the page has no initial page, or when something failed or took
   * too long.
   */
  render(request: InitialPageRequest): Promise<InitialPage>;
}

/** What a page is sent with. */
export interface InitialPage {
  boot: BootData;
  drawn?: SsrContent;
  /** What the page is for those who do not run it; absent when it was not rendered. */
  answer?: Pick<SsrPage, 'status' | 'title' | 'metadata'>;
  /** Why it was not rendered, if a call was refused or something failed. */
  failure?: unknown;
}

interface EditionRenderer {
  renderer: SsrRenderer;
  sheets: ReturnType<typeof parseStylesheet>[];
  styles: Map<string, string>;
  /** A page was rendered or tried before, so its code and calls have run. */
  warm: boolean;
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
    async render(request) {
      const { boot, url } = request;
      const path = url.split('?')[0];
      try {
        const edition = editionOf(request.audience);
        if (!edition?.renderer.draws(request)) return { boot };
        const least = boot.user ? (edition.warm ? 0 : FIRST_DATA_TIMEOUT) : VISITOR_DATA_TIMEOUT;
        const deadline = makeDeadline(Math.max(patience, least));
        const page = await edition.renderer
          .draw({
            ...request,
            signal: deadline.signal,
            callInternally: (call) => {
              deadline.begin();
              return request.callInternally(call);
            },
          })
          .finally(() => {
            deadline.stop();
            edition.warm = true;
          });
        if (!page) return { boot };
        if (page.html === null)
          deps.log.warn({ err: page.error, path: path && withoutSecrets(path) }, 'initial page not drawn');
        return {
          boot: {
            ...boot,
            first: page.first,
            ...(page.refusal && { refusal: page.refusal }),
          },
          ...(page.html === null
            ? { failure: page.error }
            : { drawn: toContent(edition, page.html, themeOf(request.look.theme)), answer: page }),
        };
      } catch (error) {
        // a refusal is an answer: anybody could fill the log with them
        if (!(error instanceof AppError))
          deps.log.warn({ err: error, path: path && withoutSecrets(path) }, 'page without its initial page');
        return { boot, failure: error };
      }
    },
  };
}

/**
 * The time limit of a page. It starts with the first call, because rendering before it is not waiting. `patience`: ms.
 */
function makeDeadline(patience: number): { signal: AbortSignal; begin(): void; stop(): void } {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    begin() {
      // timers run before network events of the same loop round; `setImmediate` lets answers that arrived in time still
      // be used
      timer ??= setTimeout(() => setImmediate(() => controller.abort()), patience);
    },
    stop: () => clearTimeout(timer),
  };
}

// a failed load is not tried again, because the files change only with a new start
function loadEditionRenderer(deps: Pick<Deps, 'log'>, built: BuiltFiles, audience: Audience): EditionRenderer | null {
  try {
    const renderer = loadSsrRenderer(built, audience, (container, err) =>
      deps.log.error({ err, container }, 'initial pages of a module not loaded'),
    );
    return renderer && { renderer, sheets: readStyleSheets(built, audience), styles: new Map(), warm: false };
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

/** The HTML with the styles that it needs. */
function toContent({ sheets, styles }: EditionRenderer, drawn: string, theme: string): SsrContent {
  const lifted = extractInlineStyles(drawn, `#${SSR_ELEMENT_ID}`);
  const classes = classesOf(lifted.html);
  const key = [theme, ...[...classes].sort()].join(' ');
  const sheet = styles.get(key) ?? criticalCss(sheets, { classes, theme });
  if (styles.size >= STYLE_CACHE_SIZE) styles.clear();
  styles.set(key, sheet);
  return { html: lifted.html, styles: sheet + lifted.styles };
}
