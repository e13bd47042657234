// `npm test`: all checks and all tests, from a fresh clone.
import { ensureInstalled, runOnProductNode } from './bootstrap.mjs';

ensureInstalled();
runOnProductNode(['--no-warnings', 'packages/tooling/src/test.ts', ...process.argv.slice(2)]);
