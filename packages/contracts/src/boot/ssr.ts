import type { BootData, PageRefusal, PreloadedQuery } from './boot.ts';
import type { PageMetadata } from './page-metadata.ts';

/** A page that the server renders, and how its calls are made. */
export interface SsrRequest {
  /** Without {@link BootData.first}. */
  boot: BootData;
  /** Path with query: `/tickets?view=mine`. */
  url: string;
  look: SsrAppearance;
  /**
   * Makes a GET call for the person of the page, such as `/api/tickets?perPage=25`, and returns the body that HTTP
   * would return. Rejects when the call is refused.
   */
  callInternally(url: string): Promise<unknown>;
  /** Aborted when the time limit is over and the page has to be sent. */
  signal: AbortSignal;
}

/** The result of rendering a page. */
export interface SsrPage {
  /** HTML of the page's body; null when a component threw, see {@link error}. */
  html: string | null;
  /** The answers of the queries of its screen. */
  first: PreloadedQuery[];
  error?: unknown;
  /** The answer of the page's main query to a visitor, when it was refused: the HTML is its error page. */
  refusal?: PageRefusal;
  /** HTTP status, from the answer of the page's main query: 404 shows the error page that a browser shows too. */
  status: number;
  /** Title of the window, with the system's name. */
  title: string;
  /** What the screen says about the page; undefined when it says nothing. */
  metadata?: PageMetadata | undefined;
}

/** Renders pages of one edition on the server; pages of several people may be rendered at the same time. */
export interface SsrRenderer {
  /**
   * Whether a page is rendered: its route has `ssr` or `visitors`, its gates are open, and its screen is in the bundle.
   */
  draws(page: Pick<SsrRequest, 'boot' | 'url'>): boolean;
  /**
   * Renders the screen, makes the calls of its queries, and renders the page with the answers. Null when the first
   * answers were late. Rejects when a call was refused, with its reason; on a page for visitors the refusal of the main
   * query is the page's status instead.
   */
  draw(page: SsrRequest): Promise<SsrPage | null>;
}

/** Display preferences of the browser that the server needs to render the same page. */
export interface SsrAppearance {
  /** The main menu is folded to icons (spec 2.37). */
  iconMode: boolean;
}

/** Finds the page to which the running code belongs, also after an `await`: the server's `AsyncLocalStorage`. */
export interface SsrPageScope<Page extends object = object> {
  run<Result>(page: Page, draw: () => Result): Result;
  getStore(): Page | undefined;
}

/**
 * The exports of the server bundle of one edition of the shell: the shared packages, and a function that creates its
 * renderer.
 */
export interface SsrShell {
  sharedPackages: Readonly<Record<string, unknown>>;
  /** `screens`: container of a release → the exports of its bundle, which are its screens by their code references. */
  createRenderer(screens: ReadonlyMap<string, unknown>, pages: SsrPageScope): SsrRenderer;
}
