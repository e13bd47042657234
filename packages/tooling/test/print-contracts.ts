// Prints what the sources of a tree import, as `npm run gen` does, and none of the pages for people: those need the
// types of all packages and a database.
import { declarationPages } from '../src/gen/contract-declarations.ts';
import { writePages } from '../src/gen/write-pages.ts';

writePages(await declarationPages(), false);
const { contractPages } = await import('../src/gen/contract-calls.ts');
const { settingsPages } = await import('../src/gen/settings-pages.ts');
// a manifest may import what its contract exports, and that needs the calls
writePages(await contractPages(), false);
writePages(await settingsPages(), false);
