import type { Log } from '../src/platform/logging/log.ts';
import { hashPassword } from '../src/platform/auth/passwords.ts';
import { sizesFor } from './company.ts';
import { makeDemo, type NumberedTicket } from './generate.ts';
import { copyCompany, copyModuleData, copyTickets, setUp, type Cursor, type LoadDeps } from './load.ts';
import { DEMO_PASSWORD } from './logins.ts';
import {
  continueCounters,
  continueIds,
  dropForBulk,
  isEmpty,
  openStaging,
  restoreAfterBulk,
} from './seed.repository.ts';

const BATCH = 10_000;

export interface BulkOptions {
  tickets: number;
  /** `complete`: complete conversations, else so many plain contents per ticket */
  contents: 'complete' | number;
  anchorDay: number;
  onProgress: (line: string) => void;
}

/**
 * Fills an empty database with a large company for measurements: removes indexes and foreign keys of the two large
 * tables, commits batches of tickets one by one, then builds and checks everything again.
 * @returns false when the database already contains people and nothing was done
 */
export async function loadBulk(
  deps: LoadDeps & { log: Log },
  { tickets, contents, anchorDay, onProgress }: BulkOptions,
): Promise<boolean> {
  const client = await deps.pool.connect();
  const started = performance.now();
  const report = (what: string) =>
    onProgress(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  try {
    if (!(await isEmpty(client))) return false;
    const options = {
      anchorDay,
      sizes: sizesFor(tickets),
      contents,
    };
    const demo = makeDemo(options);
    const cursor: Cursor = { content: 0, attachment: 0 };
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await client.query('set statement_timeout = 0');
    await client.query('set synchronous_commit = off');
    await client.query('begin');
    await copyCompany(client, demo, passwordHash);
    await client.query('commit');
    await openStaging(client);
    const dropped = await dropForBulk(client);
    let batch: NumberedTicket[] = [];
    let copied = 0;
    const copyBatch = async () => {
      await client.query('begin');
      await copyTickets(client, batch, cursor, null);
      await client.query('commit');
      copied += batch.length;
      batch = [];
      if (copied % 100_000 < BATCH) report(`${copied} tickets, ${cursor.content} contents`);
    };
    for (const ticket of demo.tickets()) if (batch.push(ticket) === BATCH) await copyBatch();
    await copyBatch();
    await restoreAfterBulk(client, dropped, report);
    await client.query('begin');
    await setUp(deps, client, options, passwordHash, cursor);
    await continueIds(client, await copyModuleData(deps, client, demo, cursor));
    await continueCounters(client);
    await client.query('commit');
    report('analyze');
    await client.query('vacuum analyze');
    report('ready');
    return true;
  } finally {
    await client.query('drop table if exists seed_content').catch(() => {});
    client.release(true);
  }
}
