// One node in production: reads the settings, starts, and stops at a signal. `npm start` is start.ts, which also builds
// the front end and fills the demo company.
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/logging/log.ts';
import { assertDemoNotExposed } from './startup/demo-exposure-check.ts';
import { guardProcess } from './startup/process-guard.ts';
import { exitWithError } from './startup/process-shutdown.ts';
import { startServer } from './startup/start-server.ts';

try {
  const config = readConfig(process.env, process.cwd());
  const log = createLog({ level: config.logLevel, role: config.role });
  const server = await startServer(config, log, assertDemoNotExposed);
  guardProcess(server, log);
} catch (error) {
  exitWithError(error);
}
