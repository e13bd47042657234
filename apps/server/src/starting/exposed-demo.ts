import { isLoopback } from '../platform/config/config.ts';
import { refusals } from '../platform/config/messages.ts';
import { StartRefusal } from '../platform/config/refusal.ts';
import { countDemoPasswords } from './installation.repository.ts';
import type { Platform } from './open-platform.ts';

/** @throws StartRefusal when the published demo passwords would work from another machine (architecture 1 "Starting"). */
export async function refuseExposedDemo({ deps: { config, db } }: Platform): Promise<void> {
  if (isLoopback(config.host)) return;
  if ((await countDemoPasswords(db)) > 0) throw new StartRefusal(refusals.demoPasswordsOnNetwork(config.host));
}
