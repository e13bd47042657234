// One node in production: reads the settings, starts, and stops at a signal. `npm start` is start.ts, which also builds
// the front end and fills the demo company.
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/logging/log.ts';
import { refuseExposedDemo } from './starting/exposed-demo.ts';
import { closeOnSignal, reportRefusal } from './starting/run-until-signal.ts';
import { startServer } from './starting/start-server.ts';

try {
  const config = readConfig(process.env, process.cwd());
  const log = createLog({ level: config.logLevel, role: config.role });
  const server = await startServer(config, log, refuseExposedDemo);
  closeOnSignal(server.close, log);
} catch (error) {
  reportRefusal(error);
}
