import type { BootData, FirstAnswer } from './boot.ts';

/** One page that is asked for, before anything of it is read. */
export interface FirstVisit {
  /** Without {@link BootData.first}. */
  boot: BootData;
  /** Path with query: `/tickets?view=mine`. */
  url: string;
}

/** What a page shows first, asked through the calls that its screen would make. */
export interface FirstPlan {
  /** Paths of GET calls with their query: `/api/tickets?perPage=25`. */
  calls: readonly string[];
  /** The answers of those calls, in their order, as the queries of the screen keep them. */
  answers(bodies: readonly unknown[]): FirstAnswer[];
}

/** Draws pages of one edition outside of a browser. */
export interface FirstViewRenderer {
  /** Null when the page has no first view: another route, a table, a closed gate. */
  plan(visit: FirstVisit): FirstPlan | null;
  /** HTML of the page's body with the answers that are in the boot data. Throws when a component does. */
  render(visit: FirstVisit & { look: FirstLook }): string;
}

/** What the browser remembers about the look and a server has to know to draw the same. */
export interface FirstLook {
  /** The main menu is folded to icons (spec 2.37). */
  iconMode: boolean;
}

/** What the bundle of a shell's edition exports: packages that modules share, and the way to its renderer. */
export interface FirstViewShell {
  provided: Readonly<Record<string, unknown>>;
  /** `views`: container of a release → what its bundle exports as `firstViews`. */
  makeRenderer(views: ReadonlyMap<string, unknown>): FirstViewRenderer;
}
