// `npm run bench -- [suite …] [--sizes 1000,10000]`: measures this machine and writes docs/generated/bench.md.
import { parseArgs } from 'node:util';
import { benchKills } from './kill/bench-kills.ts';

const SUITES = { kill: benchKills } as const;
type SuiteName = keyof typeof SUITES;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { kills: { type: 'string', default: '100' } } });
const wanted = (positionals.length > 0 ? positionals : Object.keys(SUITES)) as SuiteName[];
const unknown = wanted.find((name) => !(name in SUITES));
if (unknown) {
  process.stderr.write(`unknown suite "${unknown}"; there are ${Object.keys(SUITES).join(', ')}\n`);
  process.exit(2);
}
for (const name of wanted) await SUITES[name]({ kills: Number(values.kills) });
process.exit(0);
