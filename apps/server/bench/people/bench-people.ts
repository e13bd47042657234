import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installLicense } from '../../test/test-license.ts';
import { startServerProcess } from '../../test/server-process.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { openDb, openPool } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { openPlatform } from '../../src/startup/open-platform.ts';
import { processorTime } from '../cpu.ts';
import { caller, type Caller } from '../desk/client.ts';
import { formatTiming, measureWith, type Measure } from '../desk/measure.ts';
import { insertSession } from '../desk/people.ts';
import { publish, table } from '../report.ts';
import { fillCustomers } from './many-customers.ts';

/** Few and many customers, side by side, show whether the list is flat. */
const SIZES = [10_000, 100_000];
const ROUNDS = 60;
const DAY = 86_400;

/** What is asked of the list of customers, with the words of the report. */
function queries(): [string, string][] {
  const now = Math.floor(Date.now() / 1_000);
  return [
    ['page 1', ''],
    ['the last page that is counted', 'page=400'],
    ['by creation, the newest first', 'sort_by=created_at&sort_dir=desc'],
    ['by last login, the newest first', 'sort_by=last_login_at&sort_dir=desc'],
    ['by last login, the oldest first', 'sort_by=last_login_at&sort_dir=asc'],
    ['of a level, 10 %', 'customer_level_id=5'],
    ['of an organisation', 'organization_id=4'],
    ['of a branch, 12.5 %', 'branch_id=3'],
    ['of a province', 'state_id=3'],
    ['of a city', 'city_id=3'],
    ['blocked, 1 %', 'status=blocked'],
    ['supervisors, 2 %', 'supervisor=1'],
    ['that end within 30 days', `expire_from=${now}&expire_to=${now + 30 * DAY}`],
    ['of a level and a province, blocked', 'customer_level_id=4&state_id=3&status=blocked'],
    ['by a custom field, 1 %', `cf[1]=${encodeURIComponent('پتروشیمی')}`],
    ['search, a name of few', `keyword=${encodeURIComponent('نگار کریمی ۱۲')}`],
    ['search, a first name of 5 %', `keyword=${encodeURIComponent('محمد')}`],
    ['search, a mobile', 'keyword=09350000777'],
  ];
}

type Cells = Map<string, string>;

async function measureList(measure: Measure, as: Readonly<Record<string, Caller>>): Promise<Cells> {
  const cells: Cells = new Map();
  for (const [name, query] of queries())
    for (const [role, client] of Object.entries(as))
      cells.set(
        `${name}, ${role}`,
        formatTiming(await measure(ROUNDS, () => client.get(`/api/user?employee=0&perPage=25&${query}`))),
      );
  return cells;
}

/** Measures the list of customers on a new database of its own. */
async function measureSize(customers: number): Promise<Cells> {
  process.stderr.write(`  ${customers} customers\n`);
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-people-'));
  const log = createLog({ level: 'error' });
  try {
    const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, dataDir), log);
    const { pid, connection } = await startEmbedded({ dataDir });
    await installLicense(platform.deps);
    const db = openDb(openPool(connection, { max: 1, statementTimeout: 0, name: 'bench', log }));
    await fillCustomers(db, customers);
    const tokens = [await insertSession(db, 1), await insertSession(db, 2)] as const;
    await db.destroy();
    const server = await startServerProcess({ DATA_DIR: dataDir });
    try {
      return await measureList(
        measureWith(() => processorTime([server.child.pid ?? 0, pid])),
        { 'full admin': caller(server.address, tokens[0]), 'branch admin': caller(server.address, tokens[1]) },
      );
    } finally {
      await server.end('SIGTERM');
      await platform.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures the list of customers: search, filters, orders and pages (decisions 2.8). */
export async function benchPeople(): Promise<void> {
  const results: Cells[] = [];
  for (const size of SIZES) results.push(await measureSize(size));
  publish(
    'List of customers',
    [
      'Processor milliseconds of server and database per call of the list, and in brackets the wall milliseconds of a single client over loopback, p50 / p95. A page has 25 rows; every call counts up to 10,000.',
      table(
        ['list of customers', ...SIZES.map((size) => size.toLocaleString('en'))],
        [...results[0]!.keys()].map((name) => [name, ...results.map((cells) => cells.get(name) ?? '–')]),
      ),
    ].join('\n\n'),
  );
}
