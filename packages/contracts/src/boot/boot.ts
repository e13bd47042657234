import type { SessionUser } from '../identity/calls.ts';
import type { License } from '../license/calls.ts';
import type { Audience } from '../platform/gate.ts';
import type { RegistrySnapshot } from '../platform/release.ts';
import type { SystemSettings } from '../settings/calls.ts';
import type { SystemDefaults } from '../system/calls.ts';

/** id of the JSON script block in the HTML */
export const BOOT_ELEMENT_ID = 'hamyar-boot';

/** What one query of a module's screen will answer, read by the server while it wrote the page. */
export interface PreloadedQuery {
  /** Name of the module whose query it is. */
  module: string;
  /** RTK Query endpoint, and its argument. */
  endpoint: string;
  arg: unknown;
  /** As the endpoint keeps it. */
  value: unknown;
}

/** id of the element with the server-rendered page, until the application has rendered its own. */
export const SSR_ELEMENT_ID = 'hamyar-ssr';

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
  /** The system is a demo: codes wait in the delivery log, demo logins work. */
  demo: boolean;
  unread_notifications: number;
  /** Path that opens after a login: the landing page that a module of this edition declares, else `/`. */
  landing: string;
  /**
   * Responses that the requested page shows first; empty when no module needs any, or when they were not ready in time.
   */
  first: readonly PreloadedQuery[];
  /**
   * Cursor in the socket's feed before {@link first} was read: channels continue from it, so that no event between page
   * and socket is lost. Null without first responses.
   */
  feed_cursor: string | null;
}
