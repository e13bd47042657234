import { anchorOf, loadDemo } from '../../seeds/load.ts';
import { DEMO_LOGINS } from '../../seeds/logins.ts';
import { isLoopback } from '../platform/config/config.ts';
import { startupErrors } from '../platform/config/messages.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import type { DemoLogin } from './startup-message.ts';
import { countDemoPasswords, hasUsers } from './installation.repository.ts';
import type { Platform } from './open-platform.ts';

/**
 * Fills a new database with the demo company, anchored at today (decisions 2.20).
 * @param loading called when it has to be loaded, which takes some seconds
 * @returns the logins that work: those of the demo company while its published passwords are valid
 * @throws StartupError before anything is stored when other machines could reach the server
 */
export async function seedDemoCompany({ deps }: Platform, loading = () => {}): Promise<readonly DemoLogin[]> {
  const { db, config, clock } = deps;
  if (!(await hasUsers(db))) {
    if (!isLoopback(config.host)) throw new StartupError(startupErrors.demoPasswordsOnNetwork(config.host));
    loading();
    const now = clock.unix();
    await loadDemo(deps, { anchorDay: anchorOf(now), now: now * 1000 });
  }
  return (await countDemoPasswords(db)) > 0 ? DEMO_LOGINS : [];
}
