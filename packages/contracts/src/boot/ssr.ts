import type { BootData, PreloadedQuery } from './boot.ts';

/** A page that the server draws, and how its calls are made. */
export interface SsrRequest {
  /** Without {@link BootData.first}. */
  boot: BootData;
  /** Path with query: `/tickets?view=mine`. */
  url: string;
  look: SsrAppearance;
  /**
   * Answers a GET call for the person of the page, as the body that HTTP would bring: `/api/tickets?perPage=25`. Rejects
   * when the call is refused.
   */
  callInternally(url: string): Promise<unknown>;
  /** Aborted when the page has to be sent, whatever it shows by then. */
  signal: AbortSignal;
}

/** What came of drawing a page. */
export interface SsrPage {
  /** HTML of the page's body; null when a component threw, see {@link error}. */
  html: string | null;
  /** What the queries of its screen were answered. */
  first: PreloadedQuery[];
  error?: unknown;
}

/** Draws pages of one edition outside of a browser; pages of several people may be drawn at the same time. */
export interface SsrRenderer {
  /** Whether a page is drawn: its route says so (`ssr`), it is open, and its screen is at hand. */
  draws(page: Pick<SsrRequest, 'boot' | 'url'>): boolean;
  /**
   * Draws a page, asks what its screen asks for, and draws it again with the answers. Null when the first answers were not
   * there in time. Rejects when a call was refused.
   */
  draw(page: SsrRequest): Promise<SsrPage | null>;
}

/** What the browser remembers about the look and a server has to know to draw the same. */
export interface SsrAppearance {
  /** The main menu is folded to icons (spec 2.37). */
  iconMode: boolean;
}

/** Finds the page that is drawn, in all that drawing it waits for: the server's `AsyncLocalStorage`. */
export interface SsrPageScope<Page extends object = object> {
  run<Result>(page: Page, draw: () => Result): Result;
  getStore(): Page | undefined;
}

/** What the bundle of a shell's edition exports: packages that modules share, and the way to its renderer. */
export interface SsrShell {
  sharedPackages: Readonly<Record<string, unknown>>;
  /** `screens`: container of a release → what its bundle exports: its drawn screens by their code references. */
  createRenderer(screens: ReadonlyMap<string, unknown>, pages: SsrPageScope): SsrRenderer;
}
