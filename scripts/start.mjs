// `npm start`: from a fresh clone to a running product.
import { ensureInstalled, runOnProductNode } from './bootstrap.mjs';

ensureInstalled();
runOnProductNode(['--no-warnings', 'apps/server/src/start.ts', ...process.argv.slice(2)]);
