// Generated pages. `npm run gen` writes them, `npm run gen -- --check` fails when one does not match the code.
import { parseArgs } from 'node:util';
import { DeclaredTwice, declarationPages } from './gen/contract-declarations.ts';
import { writePages } from './gen/write-pages.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
// the schemas import what the slices declare, so that is written before anything reads them
const pages = await declarationPages().catch((error: unknown) => {
  if (!(error instanceof DeclaredTwice)) throw error;
  console.error(error.message);
  process.exit(1);
});
const drifted = writePages(pages, values.check);
const { writeOtherPages } = await import('./gen/pages.ts');
await writeOtherPages(values.check, drifted);
