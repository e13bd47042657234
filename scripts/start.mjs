// `npm start`: from a fresh clone to a running product, which is started again when it dies.
import { ensureInstalled } from './bootstrap.mjs';
import { keepRunning } from './keep-running.mjs';

ensureInstalled();
keepRunning(['--no-warnings', 'apps/server/src/start.ts', ...process.argv.slice(2)]);
