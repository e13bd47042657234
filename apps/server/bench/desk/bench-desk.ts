import { sql } from 'kysely';
import { startServerProcess } from '../../test/server-process.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { openDb, openPool } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { publish, table } from '../report.ts';
import { processorTime } from '../cpu.ts';
import { measureWith, formatTiming } from './measure.ts';
import { measureDesk, type Timings } from './operations.ts';
import { seededFolder, type BenchSize } from './seeded-data-folder.ts';

interface SizeResult {
  tickets: number;
  timings: Timings;
  load: { perSecond: number; p50: number; p99: number };
  megabytes: number;
}

async function measureSize({ tickets, contents }: BenchSize): Promise<SizeResult> {
  process.stderr.write(`  ${tickets} tickets\n`);
  const { dataDir } = await seededFolder({ tickets, contents });
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const embedded = await startEmbedded({ dataDir });
  const db = openDb(
    openPool(embedded.connection, { max: 2, statementTimeout: 0, name: 'bench', log: createLog({ level: 'silent' }) }),
  );
  try {
    const { rows } = await sql<{
      mb: number;
    }>`select (pg_database_size(current_database()) / 1048576)::int as mb`.execute(db);
    return {
      tickets,
      megabytes: rows[0]?.mb ?? 0,
      ...(await measureDesk(
        server.address,
        db,
        measureWith(() => processorTime([server.child.pid ?? 0, embedded.pid])),
      )),
    };
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
  }
}

/**
 * Measures the server table of quality.md at each size: processor and wall milliseconds of a single client.
 */
export async function benchDesk({ sizes, contents }: { sizes: readonly number[]; contents: number }): Promise<void> {
  const results: SizeResult[] = [];
  for (const size of sizes) results.push(await measureSize({ tickets: size, contents }));
  const operations = [...(results[0]?.timings.keys() ?? [])];
  const cells = (of: (result: SizeResult) => string) => results.map(of);
  publish(
    'Server',
    [
      `Processor milliseconds of server and database per operation, and in brackets the wall milliseconds of a single client over loopback, p50 / p95. ${contents} contents a ticket; a list page has 25 rows. Wall times grow with whatever else the machine does (see its load above), processor times hardly.`,
      table(
        ['operation', ...results.map(({ tickets }) => `${tickets.toLocaleString('en')}`)],
        [
          ...operations.map((name) => [
            name,
            ...cells(({ timings }) => {
              const timing = timings.get(name);
              return timing ? formatTiming(timing) : '–';
            }),
          ]),
          ['open list of an employee at 16 clients, requests/s', ...cells(({ load }) => load.perSecond.toFixed(0))],
          ['the same, p50 / p99 ms', ...cells(({ load }) => `${load.p50} / ${load.p99}`)],
          ['database, MB', ...cells(({ megabytes }) => String(megabytes))],
        ],
      ),
    ].join('\n\n'),
  );
}
