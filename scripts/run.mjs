// `node scripts/run.mjs <script.ts> …` runs a TypeScript script of the workspace on the product's Node.
import { join } from 'node:path';
import { ensureInstalled, root, runOnProductNode } from './bootstrap.mjs';

ensureInstalled();
const [script, ...rest] = process.argv.slice(2);
runOnProductNode([join(root, script), ...rest]);
