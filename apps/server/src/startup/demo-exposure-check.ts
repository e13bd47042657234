import { isLoopback } from '../platform/config/config.ts';
import { startupErrors } from '../platform/config/messages.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { countDemoPasswords } from './installation.repository.ts';
import type { Platform } from './open-platform.ts';

/** @throws StartupError when the published demo passwords would work from another machine (architecture 1 "Starting"). */
export async function assertDemoNotExposed({ deps: { config, db } }: Platform): Promise<void> {
  if (isLoopback(config.host)) return;
  if ((await countDemoPasswords(db)) > 0) throw new StartupError(startupErrors.demoPasswordsOnNetwork(config.host));
}
