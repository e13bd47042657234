import { rebuildRollup } from '../modules/reports/public.ts';
import { businessZone } from '../modules/settings/public.ts';
import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/logging/log.ts';
import { openPlatform } from '../startup/open-platform.ts';

/** `npm run admin -- rebuild-reports`: makes the rollup of reports anew, also while the server runs (docs/adr/0059). */
export async function rebuildReportsCommand(config: Config, log: Log): Promise<string> {
  const { deps, close } = await openPlatform(config, log);
  try {
    return `${await rebuildRollup(deps, await businessZone(deps))} days counted`;
  } finally {
    await close();
  }
}
