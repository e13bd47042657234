import type { SessionUser } from '../auth/auth.types.ts';
import type { License } from '../licence/licence.types.ts';
import type { Audience } from '../platform/gate.ts';
import type { RegistrySnapshot } from '../platform/release.ts';
import type { SystemSettings } from '../settings/settings.types.ts';
import type { SystemDefaults } from '../system/system.types.ts';

/** id of the JSON script block in the HTML */
export const BOOT_ELEMENT_ID = 'hamyar-boot';

/** What the server writes into the HTML, so that the first paint needs no call (module-platform 2). */
export interface BootData {
  edition: Audience;
  user: SessionUser | null;
  settings: SystemSettings;
  /** null on the login page. */
  registry: RegistrySnapshot | null;
  defaults: SystemDefaults | null;
  /** Full admin only: the licence with its dates. */
  license: License | null;
  /** unix seconds */
  server_time: number;
  /** The system is a demo: codes wait in the delivery log, demo logins work. */
  demo: boolean;
  unread_notifications: number;
}
