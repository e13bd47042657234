import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/pool.ts';
import { caller, type Caller } from './client.ts';
import type { Measure, Refused, Timing } from './measure.ts';
import { openCustomers, openRoles, type Role } from './people.ts';
import { pickSearchWords } from './search-words.ts';

/** Operation → its timing, in the order of the report. */
export type Timings = Map<string, Timing | Refused>;

const OPEN = 'status[]=0&status[]=1&status[]=2&status[]=3';
const DEEP_PAGES = 60;
const ROUNDS = 100;
const VIEWS = [
  'all',
  'open',
  'mine',
  'unassigned',
  'urgent',
  'unread',
  'waiting_for_me',
  'in_progress',
  'closed',
  'waiting_for_customer',
];

interface ListAnswer {
  data: { id: number }[];
  nextCursor?: string | null;
}

/** Returns the cursor of the page that is this many pages into the list. */
async function deepCursor(as: Caller, query: string): Promise<string> {
  let cursor = '';
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const { nextCursor } = await as.get<ListAnswer>(
      `/api/ticket?perPage=50&${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return cursor;
}

async function measureLists(measure: Measure, callers: Record<Role, Caller>, timings: Timings): Promise<void> {
  for (const role of Object.keys(callers) as Role[]) {
    timings.set(
      `open list, page 1, ${role}`,
      await measure(ROUNDS, () => callers[role].get(`/api/ticket?perPage=25&${OPEN}`)),
    );
  }
  for (const role of ['full admin', 'employee'] as const) {
    timings.set(
      `closed list, page 1, ${role}`,
      await measure(ROUNDS, () =>
        callers[role].get('/api/ticket?perPage=25&status[]=4&sort_by=last_activity_at&sort_dir=desc'),
      ),
    );
    const cursor = await deepCursor(callers[role], 'sort_by=last_activity_at&sort_dir=desc');
    timings.set(
      `page ${DEEP_PAGES} of all, ${role}`,
      await measure(ROUNDS, () =>
        callers[role].get(
          `/api/ticket?perPage=25&sort_by=last_activity_at&sort_dir=desc${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        ),
      ),
    );
  }
}

async function measureReading(
  measure: Measure,
  callers: Record<Role, Caller>,
  db: Db,
  timings: Timings,
): Promise<void> {
  const { data } = await callers.employee.get<ListAnswer>(
    '/api/ticket?perPage=100&sort_by=last_activity_at&sort_dir=desc',
  );
  const ids = data.map(({ id }) => id);
  timings.set(
    'open one ticket',
    await measure(ROUNDS, (round) => callers.employee.get(`/api/ticket/${ids[round % ids.length]}`)),
  );
  const words = await pickSearchWords(db);
  for (const role of ['full admin', 'employee'] as const) {
    for (const [kind, word] of [
      ['in about 20 tickets', words.rare],
      ['in about 1 %', words.hundredth],
      ['common', words.common],
    ] as const) {
      timings.set(
        `search, word ${kind}, ${role}`,
        await measure(40, () => callers[role].get(`/api/ticket?perPage=25&s=${encodeURIComponent(word)}`)),
      );
    }
  }
  for (const role of ['full admin', 'employee'] as const) {
    timings.set(
      `counters of ${VIEWS.length} views, ${role}`,
      await measure(40, () =>
        callers[role].get(`/api/ticketCounters?${VIEWS.map((view) => `views[]=${view}`).join('&')}`),
      ),
    );
  }
}

async function measureWriting(
  measure: Measure,
  address: string,
  callers: Record<Role, Caller>,
  db: Db,
  timings: Timings,
): Promise<void> {
  const customers = (await openCustomers(db, 40)).map((token) => caller(address, token));
  const { rows } = await sql<{
    id: number;
  }>`select id from department where kind = 'normal' and is_public and status and deleted_at is null and customer_access = 'all' order by id limit 1`.execute(
    db,
  );
  const made: number[] = [];
  timings.set(
    'create a ticket',
    await measure(ROUNDS, async (round) => {
      const { data } = await (customers[round % customers.length] as Caller).post<{ data: { id: number } }>(
        '/api/ticket',
        {
          department_id: rows[0]?.id,
          subject: 'چاپگر طبقهٔ دوم کار نمی‌کند',
          client_key: randomUUID(),
          body_html: '<p>سلام، چاپگر طبقهٔ دوم از صبح روشن نمی‌شود و چراغ آن هم خاموش است. لطفاً بررسی کنید.</p>',
        },
      );
      made.push(data.id);
    }),
  );
  timings.set(
    'reply',
    await measure(ROUNDS, (round) =>
      callers['full admin'].post(`/api/ticket/${made[round % made.length]}`, {
        content: {
          type: 'message',
          body_html: '<p>بررسی شد؛ کابل برق را عوض کردیم و اکنون کار می‌کند.</p>',
          client_key: randomUUID(),
          last_seen_seq: 0,
          force: true,
        },
      }),
    ),
  );
}

/** Requests per second of the open list with sixteen clients. */
async function throughput(address: string, token: string): Promise<{ perSecond: number; p50: number; p99: number }> {
  const result = await autocannon({
    url: `${address}/api/ticket?perPage=25&${OPEN}`,
    connections: 16,
    duration: 8,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} refusals under load`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Measures every operation of the server table of quality.md on a running server. */
export async function measureDesk(
  address: string,
  db: Db,
  measure: Measure,
): Promise<{ timings: Timings; load: Awaited<ReturnType<typeof throughput>> }> {
  const tokens = await openRoles(db);
  const callers = Object.fromEntries(
    Object.entries(tokens).map(([role, token]) => [role, caller(address, token)]),
  ) as Record<Role, Caller>;
  const timings: Timings = new Map();
  await measureLists(measure, callers, timings);
  await measureReading(measure, callers, db, timings);
  const load = await throughput(address, tokens.employee);
  await measureWriting(measure, address, callers, db, timings);
  return { timings, load };
}
