// `node scripts/run.mjs <script.ts> …` runs a TypeScript script of the workspace on the product's Node;
// `node scripts/run.mjs --jest …` runs Jest there.
import { join } from 'node:path';
import { ensureInstalled, root, runOnProductNode } from './bootstrap.mjs';

ensureInstalled();
const [target, ...rest] = process.argv.slice(2);
if (target === '--jest') {
  runOnProductNode([
    '--experimental-vm-modules',
    '--no-warnings',
    join(root, 'node_modules/jest/bin/jest.js'),
    ...rest,
  ]);
} else {
  runOnProductNode([join(root, target), ...rest]);
}
