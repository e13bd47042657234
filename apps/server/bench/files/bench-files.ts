import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANAGED_FILE_MAX_BYTES } from '@hamyar/contracts';
import { sql } from 'kysely';
import { startServerProcess } from '../../test/server-process.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import type { Db } from '../../src/platform/database/pool.ts';
import { ensureFrontEndBuilt } from '../../src/startup/build-front-end.ts';
import { processorTime } from '../cpu.ts';
import { formatTiming, measureWith } from '../desk/measure.ts';
import { openDesk } from '../kill/desk.ts';
import { watchMemory } from '../memory.ts';
import { measurePages } from '../pages/page-times.ts';
import { publish, table } from '../report.ts';
import { fileClient, type FileClient } from './file-client.ts';
import { runUploadKills } from './upload-kills.ts';

const ROWS = 10_000;
const ROUNDS = 30;

/** What one piece of work has cost. */
interface Cost {
  seconds: number;
  /** Processor seconds of server and database. */
  cpu: number;
  /** MB by which the memory of the server was larger than before, at most. */
  memory: number;
}

async function costOf(pids: readonly [number, number], work: () => Promise<unknown>): Promise<Cost> {
  const before = processorTime(pids);
  const grown = watchMemory(pids[0]);
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  return { seconds, cpu: (processorTime(pids) - before) / 1000, memory: grown() };
}

/** A folder with this many files over one content. @returns its id */
async function fillFolder(db: Db, content: number): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into file (folder, name, name_norm, owner_id, created_at, updated_at)
    values (true, 'بزرگ', 'بزرگ', 100, now(), now()) returning id`.execute(db);
  const folder = rows[0]!.id;
  await sql`with added as (
    insert into file (folder, parent_id, name, name_norm, owner_id, created_at, updated_at)
      select false, ${folder}, 'فایل ' || n || '.bin', 'فایل' || n || '.bin', 100, now(), now()
        from generate_series(1, ${sql.lit(ROWS)}) as n returning id)
    insert into attachment (sha256, name, extension, mime, size, context, context_id, owner_id)
      select a.sha256, a.name, a.extension, a.mime, added.id, 'file', added.id, 100
        from added, attachment a where a.id = ${content}`.execute(db);
  await sql`analyze file, attachment`.execute(db);
  return folder;
}

async function listings(client: FileClient, folder: number, pids: readonly [number, number]) {
  const measure = measureWith(() => processorTime(pids));
  const page = (query: string) =>
    measure(ROUNDS, () => client.get(`/api/file?parent_id=${folder}&perPage=999&${query}`));
  return [
    ['first page of 999 by name', formatTiming(await page('page=1'))],
    ['last page of 999 by name', formatTiming(await page('page=11'))],
    ['first page of 999 by size', formatTiming(await page('page=1&sort_by=size&sort_dir=desc'))],
    ['search of a word in all folders, 999 rows', formatTiming(await page('keyword=99'))],
    [
      'all eleven pages',
      formatTiming(
        await measure(5, async () => {
          for (let n = 1; n <= 11; n += 1) await client.get(`/api/file?parent_id=${folder}&perPage=999&page=${n}`);
        }),
      ),
    ],
  ];
}

/** The folder in Chromium, whose processor is slowed four times; the network is not. */
async function inBrowser(address: string, token: string, folder: number): Promise<string> {
  const { version, results } = await measurePages(address, { runs: 3, slowNetwork: false }, [
    {
      path: `/attachments?parent_id=${folder}&layout=list`,
      visible: '.files-entry:not(.files-entry-empty)',
      token,
      end: { scroller: '.files-entries', last: `[aria-posinset="${ROWS}"]` },
    },
  ]);
  const { cold, warm } = results[0]!;
  const cells = [cold, warm!].map(({ visible, usable, blocked, bytes, end, endTask }) => [
    visible.toFixed(0),
    usable.toFixed(0),
    blocked.toFixed(0),
    (bytes / 1_000).toFixed(0),
    end!.toFixed(0),
    endTask!.toFixed(0),
  ]);
  return [
    `The same folder in Chromium ${version}, processor slowed four times, medians of three, in ms; "the last row" is after the list was scrolled to its end at once, which reads all pages.`,
    table(
      ['', 'visible', 'usable', 'blocked', 'kB', 'until the last row', 'longest task of that'],
      [
        ['cold', ...cells[0]!],
        ['warm', ...cells[1]!],
      ],
    ),
  ].join('\n\n');
}

/** Measures the manager of files: 100 MB up and down, a server that is killed meanwhile, and a folder of 10,000 files. */
export async function benchFiles(): Promise<void> {
  await ensureFrontEndBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-bench-files-'));
  chmodSync(dataDir, 0o755);
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const embedded = await startEmbedded({ dataDir });
  const desk = await openDesk(embedded.connection);
  const client = fileClient(() => server.address, desk.staff[0]!.token);
  const pids = [server.child.pid ?? 0, embedded.pid] as const;
  try {
    const content = randomBytes(MANAGED_FILE_MAX_BYTES);
    // the first one warms the process up
    const uploads = [];
    for (const name of ['warm.bin', 'فیلم.bin']) {
      const upload = await client.start(name, content.length);
      const parts = await costOf(pids, () => client.sendMissing(upload, content));
      let path = '';
      const end = await costOf(pids, async () => (path = (await client.finish(upload.id)).path!));
      uploads.push({ parts, end, path });
    }
    const { parts, end, path } = uploads[1]!;
    const download = await costOf(pids, async () => {
      if ((await client.download(path)) !== createHash('sha256').update(content).digest('hex'))
        throw new Error('the download is another file');
    });
    const cells = (what: string, { seconds, cpu, memory }: Cost) => [
      what,
      seconds.toFixed(2),
      cpu.toFixed(2),
      memory.toFixed(0),
    ];
    const folder = await fillFolder(desk.db, Number(path.split('/').at(-1)));
    const lists = await listings(client, folder, pids);
    const pages = await inBrowser(server.address, desk.staff[0]!.token, folder);
    const killed = await runUploadKills(3, MANAGED_FILE_MAX_BYTES);
    publish(
      'Files',
      [
        'One client over loopback. Memory is what the server process has grown by, at most, while it worked.',
        table(
          ['100 MB', 'seconds', 'processor seconds', 'memory, MB'],
          [
            cells('first upload in parts, of a process that was just started', uploads[0]!.parts),
            cells('upload in parts', parts),
            cells('end of the upload', end),
            cells('download', download),
          ],
        ),
        `A folder of ${ROWS.toLocaleString('en')} files: processor milliseconds, and in brackets wall milliseconds p50 / p95.`,
        table(['list', 'ms'], lists),
        pages,
        `A server killed with -9 ${killed.kills} times during an upload of 100 MB: ${killed.lostByKill} acknowledged bytes lost, the file is ${killed.same ? 'the same' : 'ANOTHER'}; after the last one the rest was there in ${(killed.resumed / 1000).toFixed(1)} s.`,
      ].join('\n\n'),
    );
  } finally {
    await desk.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
