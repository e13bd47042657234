// Fills the empty data folder DATA_DIR with the demo company and closes it again. `npm test` does this for the
// end-to-end tests while other stages run.
import { readConfig } from '../src/platform/config/config.ts';
import { createLog } from '../src/platform/logging/log.ts';
import { openPlatform } from '../src/startup/open-platform.ts';
import { exitWithError } from '../src/startup/process-shutdown.ts';
import { seedDemoCompany } from '../src/startup/seed-demo-company.ts';

try {
  const platform = await openPlatform(
    readConfig(process.env, process.cwd()),
    createLog({ level: 'warn', role: 'seed' }),
  );
  try {
    await seedDemoCompany(platform);
  } finally {
    await platform.close();
  }
} catch (error) {
  exitWithError(error);
}
