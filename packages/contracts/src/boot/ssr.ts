import type { BootData, PreloadedQuery } from './boot.ts';

/** The request of one page, before anything is read for it. */
export interface SsrRequest {
  /** Without {@link BootData.first}. */
  boot: BootData;
  /** Path with query: `/tickets?view=mine`. */
  url: string;
}

/** What a page shows first, with the calls that its screen would make. */
export interface SsrPlan {
  /** Paths of GET calls with their query: `/api/tickets?perPage=25`. */
  calls: readonly string[];
  /** The responses of those calls, in their order, in the form of the screen's query cache. */
  toPreloadedQueries(bodies: readonly unknown[]): PreloadedQuery[];
}

/** Draws pages of one edition outside of a browser. */
export interface SsrRenderer {
  /** Null when the page has no initial page: another route, a table, a closed gate. */
  plan(visit: SsrRequest): SsrPlan | null;
  /** HTML of the page's body with the responses in the boot data. Throws when a component does. */
  render(visit: SsrRequest & { look: SsrAppearance }): string;
}

/** What the browser remembers about the look and a server has to know to draw the same. */
export interface SsrAppearance {
  /** The main menu is folded to icons (spec 2.37). */
  iconMode: boolean;
}

/** What the bundle of a shell's edition exports: packages that modules share, and the way to its renderer. */
export interface SsrShell {
  sharedPackages: Readonly<Record<string, unknown>>;
  /** `views`: container of a release → what its bundle exports as `initialPages`. */
  createRenderer(views: ReadonlyMap<string, unknown>): SsrRenderer;
}
