import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWLEDGE_BASE_ARTICLES } from '../../seeds/corpora/knowledge-base/articles.ts';
import { anchorOf, loadDemo } from '../../seeds/load.ts';
import { readingScope, searchArticles } from '../../src/modules/knowledge-base/public.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { createLog } from '../../src/platform/logging/log.ts';
import { openPlatform } from '../../src/startup/open-platform.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { startEmbedded } from '../../src/platform/database/embedded/embedded-database.ts';
import { processorTime } from '../cpu.ts';
import { formatTiming, measureWith } from '../desk/measure.ts';
import { publish, table } from '../report.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import type { JudgedQuery, QueryKind } from './judged-query.ts';
import { growTo } from './many-articles.ts';
import { ndcg } from './ndcg.ts';

/** Articles of the company whose search is timed. */
const MANY = 10_000;
/** Searches that wait for one another where several people search: as many as the product has connections for them. */
const AT_A_TIME = 4;

interface Result extends JudgedQuery {
  found: string[];
  total: number;
}

/** Searches as a visitor does, and returns the slugs of the corpus. */
async function search({ db, searchDb }: Deps, text: string): Promise<{ found: string[]; total: number }> {
  const { visible } = await readingScope(db, null);
  const { ids, total } = await searchArticles(searchDb, { text, visible, limit: 10, offset: 0 });
  return { found: ids.map((id) => KNOWLEDGE_BASE_ARTICLES[id - 1]?.slug ?? String(id)), total };
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function quality(results: readonly Result[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const row = (name: string, of: readonly Result[]) => {
    const answered = of.filter(({ relevant }) => Object.keys(relevant).length > 0);
    const right = answered.filter(({ found, relevant }) =>
      found.slice(0, 3).some((slug) => (relevant[slug] ?? 0) >= 2),
    );
    return [
      name,
      of.length,
      answered.length === 0 ? '–' : mean(answered.map(({ found, relevant }) => ndcg(found, relevant))).toFixed(3),
      answered.length === 0 ? '–' : percent(right.length / answered.length),
      percent(of.filter(({ total }) => total === 0).length / of.length),
    ];
  };
  const judged = results.filter(({ kind }) => kind !== 'none');
  return table(
    ['kind of query', 'queries', 'nDCG@10', 'an answer among the first 3', 'without a result'],
    [
      ...kinds.map((kind: QueryKind) =>
        row(
          kind,
          results.filter((one) => one.kind === kind),
        ),
      ),
      row('**all that have an answer**', judged),
    ],
  );
}

const searchOfRound = (deps: Deps) => (round: number) =>
  search(deps, JUDGED_QUERIES[round % JUDGED_QUERIES.length]!.query);

/** Wall p50 / p95 of all queries while several people search, each again as soon as they are answered. */
async function timesOfSeveral(deps: Deps): Promise<string> {
  const searchIn = searchOfRound(deps);
  const times: number[] = [];
  const rounds = JUDGED_QUERIES.keys();
  const person = async () => {
    for (const round of rounds) {
      const started = performance.now();
      await searchIn(round);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, person));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}

async function times(deps: Deps, dataDir: string): Promise<string> {
  const { pid } = await startEmbedded({ dataDir });
  const measure = measureWith(() => processorTime([process.pid, pid]));
  const timing = await measure(JUDGED_QUERIES.length, searchOfRound(deps));
  return `Among ${MANY.toLocaleString('en')} articles, one search after the other, processor milliseconds and in brackets wall p50 / p95: ${formatTiming(timing)}. ${AT_A_TIME} people who search without a pause, wall p50 / p95: ${await timesOfSeveral(deps)}.`;
}

/** Measures the search of articles: how well 500 judged queries are answered, and how long it takes among many articles. */
export async function benchSearch(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hamyar-bench-search-'));
  const log = createLog({ level: 'warn' });
  const platform = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, dataDir), log);
  try {
    const { deps } = platform;
    await loadDemo(deps, {
      anchorDay: anchorOf(deps.clock.unix()),
      sizes: { tickets: 20, customers: 20, organizations: 5, staff: 10 },
    });
    const results: Result[] = [];
    for (const judged of JUDGED_QUERIES) results.push({ ...judged, ...(await search(deps, judged.query)) });
    const report = quality(results);
    if (process.env.BENCH_MISSES)
      for (const { kind, query, meant, found, relevant } of results)
        if (kind !== 'none' && ndcg(found, relevant) < 0.7)
          process.stdout.write(
            `${kind}\t${query}${meant ? ` (${meant})` : ''}\t${ndcg(found, relevant).toFixed(2)}\t${found.slice(0, 4).join(' ')}\t${JSON.stringify(relevant)}\n`,
          );
    await growTo(deps.db, MANY);
    publish(
      'Search of articles',
      [
        'The demo company’s knowledge base, searched by a visitor with 500 queries that were judged before (`apps/server/bench/search`). A query with an answer has an article of grade 2 or 3.',
        report,
        await times(deps, dataDir),
      ].join('\n\n'),
    );
  } finally {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
