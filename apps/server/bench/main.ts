// `npm run bench -- [desk] [files] [imports] [kill] [outage] [pages] [people] [reports] [search] [sla] [start] [--sizes 1000,10000] [--contents 10] [--kills 100]`: measures this machine
// and writes docs/generated/bench.md.
import { parseArgs } from 'node:util';
import { benchDesk } from './desk/bench-desk.ts';
import { benchFiles } from './files/bench-files.ts';
import { benchImports } from './imports/bench-imports.ts';
import { benchKills, benchOutages } from './kill/bench-kills.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchPeople } from './people/bench-people.ts';
import { benchReports } from './reports/bench-reports.ts';
import { benchSearch } from './search/bench-search.ts';
import { benchSla } from './sla/bench-sla.ts';
import { benchStart } from './start/bench-start.ts';

const SUITES = {
  start: benchStart,
  desk: benchDesk,
  files: benchFiles,
  imports: benchImports,
  kill: benchKills,
  outage: benchOutages,
  pages: benchPages,
  people: benchPeople,
  reports: benchReports,
  search: benchSearch,
  sla: benchSla,
} as const;
type SuiteName = keyof typeof SUITES;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    contents: { type: 'string', default: '3' },
    kills: { type: 'string', default: '100' },
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
  },
});
const wanted = (positionals.length > 0 ? positionals : Object.keys(SUITES)) as SuiteName[];
const unknown = wanted.find((name) => !(name in SUITES));
if (unknown) {
  process.stderr.write(`unknown suite "${unknown}"; there are ${Object.keys(SUITES).join(', ')}\n`);
  process.exit(2);
}
const options = {
  contents: Number(values.contents),
  kills: Number(values.kills),
  sizes: values.sizes.split(',').map(Number),
};
for (const name of wanted) await SUITES[name](options);
process.exit(0);
