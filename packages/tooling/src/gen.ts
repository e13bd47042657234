// Generated pages. `npm run gen` writes them, `npm run gen -- --check` fails when one does not match the code.
import { parseArgs } from 'node:util';
import { writeSettingsGroups } from './gen/settings-groups.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const drifted = writeSettingsGroups(values.check);
// the pages read the contracts, which import that list: it has to be there first
const { writePages } = await import('./gen/pages.ts');
await writePages(values.check, drifted);
