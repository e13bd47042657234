import type { SessionUser } from '../identity/calls.ts';
import type { License } from '../license/calls.ts';
import type { Audience } from '../platform/gate.ts';
import type { RegistrySnapshot } from '../platform/release.ts';
import type { SystemSettings } from '../settings/calls.ts';
import type { SystemDefaults } from '../system/calls.ts';

/** id of the JSON script block in the HTML */
export const BOOT_ELEMENT_ID = 'hamyar-boot';

/** The preloaded answer of one query of a module's screen. */
export interface PreloadedQuery {
  /** Name of the module whose query it is. */
  module: string;
  /** RTK Query endpoint, and its argument. */
  endpoint: string;
  arg: unknown;
  /** The value as the endpoint stores it in its cache. */
  value: unknown;
}

/** HTTP status of the refused main query of a page for visitors. */
export type PageRefusal = '404' | '403' | '410';

/** id of the element of the application in a page without an initial page. */
export const ROOT_ELEMENT_ID = 'root';

/**
 * id of the element with the server-rendered page, until the application has continued in it; then it is
 * {@link ROOT_ELEMENT_ID}.
 */
export const SSR_ELEMENT_ID = 'hamyar-ssr';

/** `identifierPrefix` of React for the layout of an initial page: the server and the browser must use the same. */
export const FRAME_ID_PREFIX = 'first-';
/** The same for the screen of the module, which has a React root of its own. */
export const PART_ID_PREFIX = 'part-';

/** Attribute with the style of an element: the policy refuses styles in the HTML, so the application sets them. */
export const STYLE_ATTRIBUTE = 'data-style';

/** Attribute of the initial page while it has font families of its own. */
export const FIRST_FONTS_ATTRIBUTE = 'data-first-fonts';

/** id of the JSON element with the font of the digits, in Base64, in a page with an initial page. */
export const DIGITS_ELEMENT_ID = 'hamyar-digits';
/** Family of that font; the font rules of the initial page name it first. */
export const DIGITS_FAMILY = 'First Vazirmatn FaNum';

/** id of the JSON list of the application's scripts, in a page with an initial page: they run after its first paint. */
export const SCRIPTS_ELEMENT_ID = 'hamyar-scripts';

/** What the server writes into the HTML, so that the first paint needs no call (module-platform 2). */
export interface BootData {
  edition: Audience;
  user: SessionUser | null;
  settings: SystemSettings;
  /** null on the login page. */
  registry: RegistrySnapshot | null;
  defaults: SystemDefaults | null;
  /** Full admin only: the license with its dates. */
  license: License | null;
  /** unix seconds */
  server_time: number;
  /** The system is a demo: one-time codes are shown in the delivery log, and the demo accounts can log in. */
  demo: boolean;
  unread_notifications: number;
  /** Path that opens after a login: the landing page that a module of this edition declares, else `/`. */
  landing: string;
  /** Preloaded answers for the requested page; empty when it needs none, or when they were not ready in time. */
  first: readonly PreloadedQuery[];
  /**
   * Cursor in the socket's feed before anything of the page was read. Channels continue from it, so that no event between
   * page and socket is lost. Null for visitors, who have no feed.
   */
  feed_cursor: string | null;
  /** The server has rendered the error page of this refusal, in which the browser continues without the query. */
  refusal?: PageRefusal;
}
