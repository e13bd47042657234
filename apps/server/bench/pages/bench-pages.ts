import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { REPORTS } from '@hamyar/contracts';
import { anchorOf, loadDemo } from '../../seeds/load.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openDb, openPool } from '../../src/platform/database/pool.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { ensureFrontEndBuilt } from '../../src/startup/build-front-end.ts';
import { openPlatform } from '../../src/startup/open-platform.ts';
import { startServerProcess } from '../../test/server-process.ts';
import { openRoles } from '../desk/people.ts';
import { publish, table } from '../report.ts';
import { measurePages, type MeasuredPage, type PageTimes } from './page-times.ts';

const RUNS = 3;
const ROW = '.hd-ticket-row';
const ARTICLE = '.kb-article p';
const CHART = '.rp-chart canvas, .rp-chart svg';

async function loadDemoInto(dataDir: string): Promise<void> {
  const log = createLog({ level: 'warn' });
  const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, dataDir), log);
  await loadDemo(platform.deps, { anchorDay: anchorOf(platform.deps.clock.unix()) });
  await platform.close();
}

/** Path of a public article with its name in it, as search engines are told of it. */
async function pathOfArticle(address: string): Promise<string> {
  const answer = await fetch(`${address}/sitemap/kb-articles-id-slug-0.xml`);
  const [, location] = /<loc>([^<]+)<\/loc>/.exec(await answer.text()) ?? [];
  if (!location) throw new Error('the demo company has no public article');
  return new URL(location).pathname;
}

/** Bytes of the answers of all reports, as a browser receives them. */
async function answersOfReports(address: string, token: string): Promise<string> {
  const sizes: { name: string; bytes: number }[] = [];
  for (const name of REPORTS) {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${address}/api/${name}`, { headers }, resolve).on('error', reject);
    });
    sizes.push({ name, bytes: (await buffer(answer)).length });
  }
  const largest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  return `The answers of the eleven reports of a year are ${(all / 1_000).toFixed(1)} kB together, compressed; the largest is ${largest.name} with ${(largest.bytes / 1_000).toFixed(1)} kB.`;
}

const rowOf = (name: string, times: PageTimes): (string | number)[] => [
  name,
  times.visible.toFixed(0),
  times.usable.toFixed(0),
  times.blocked.toFixed(0),
  +times.shift.toFixed(3),
  times.requests,
  (times.bytes / 1_000).toFixed(0),
  (times.scriptBytes / 1_000).toFixed(0),
  (times.scriptBytesBefore / 1_000).toFixed(0),
];

/** Measures pages in Chromium on a slow line: lists, the login and a public article. */
export async function benchPages(): Promise<void> {
  await ensureFrontEndBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-bench-pages-'));
  chmodSync(dataDir, 0o755);
  await loadDemoInto(dataDir);
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const { connection } = await startEmbedded({ dataDir });
  const log = createLog({ level: 'silent' });
  const db = openDb(openPool(connection, { max: 2, statementTimeout: 0, name: 'bench', log }));
  try {
    const tokens = await openRoles(db);
    const article = await pathOfArticle(server.address);
    const pages: Record<string, MeasuredPage> = {
      staff: { path: '/tickets', visible: ROW, token: tokens['full admin'] },
      'staff, login to list': { path: '/tickets', visible: ROW, login: 'admin' },
      customer: { path: '/tickets', visible: '.hd-my-ticket', token: tokens.customer },
      reports: { path: '/report', visible: CHART, token: tokens['full admin'] },
      'login page': { path: '/', visible: 'form input' },
      'public article': { path: article, visible: ARTICLE },
      'public article without JavaScript': { path: article, visible: ARTICLE, withoutScripts: true },
    };
    const { version, results } = await measurePages(
      server.address,
      { runs: RUNS, slowNetwork: true },
      Object.values(pages),
    );
    const rows = Object.keys(pages).flatMap((name, index) => {
      const { cold, warm } = results[index]!;
      return warm ? [rowOf(`${name}, cold`, cold), rowOf(`${name}, warm`, warm)] : [rowOf(name, cold)];
    });
    publish(
      'Pages in the browser',
      [
        `Chromium ${version}, 562 ms latency, 1.5 Mbit/s, processor slowed four times, 1366 × 768, medians of ${RUNS}, in ms; the demo company. Login to list counts from the first key of the identifier. The blocked time is what remains of scripts that run while the first view can already be read. Script bytes "before" are those that had come when it could be read; a page without JavaScript counts to its first paint.`,
        table(
          ['', 'visible', 'usable', 'blocked', 'shift', 'requests', 'kB', 'kB of scripts', 'kB of scripts before'],
          rows,
        ),
        await answersOfReports(server.address, tokens['full admin']),
      ].join('\n\n'),
    );
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
