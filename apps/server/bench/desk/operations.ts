import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/pool.ts';
import { caller, type Caller } from './client.ts';
import type { Measure, Refused, Timing } from './measure.ts';
import { connectAgents } from './agents.ts';
import { insertSession, openCustomers, openRoles, type Role } from './people.ts';
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

/** Saved views whose counters are read beside those of the product: the next ten of a busy desk. */
const SAVED_VIEWS = [
  { importance: ['3'], status: ['0'] },
  { importance: ['2', '3'], unassigned: true },
  { sla_state: ['due_soon'] },
  { sla_state: ['first_response_breached', 'resolution_breached'] },
  { status: ['2'], has_attachment: true },
  { channel: ['web'] },
  { kind: ['internal'] },
  { waiting_more_than: 1440 },
  { satisfaction: ['1', '2'] },
  { status: ['1'], importance: ['0'] },
];
/** Contents of the longest conversation that is opened. */
const CONTENTS = 200;
/** Employees with an open tab while answers are sent. */
const AGENTS = 200;

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

/** The seeded company has no tags: one that a tenth of the tickets have. */
async function tagTickets(db: Db): Promise<number> {
  const NAME = 'سنجش';
  const { rows } = await sql<{ id: number }>`
    with tag as (insert into tag (name, name_norm) values (${NAME}, ${NAME}) returning id),
      assigned as (
        insert into tag_assignment (tag_id, taggable_type, taggable_id)
        select tag.id, 'ticket', ticket.id from tag, ticket where ticket.id % 10 = 0
      )
    select id from tag`.execute(db);
  return rows[0]!.id;
}

/** Lists as employees narrow them down: two filters and an order of their own. */
async function measureFilters(
  measure: Measure,
  callers: Record<Role, Caller>,
  db: Db,
  timings: Timings,
): Promise<void> {
  const { rows } = await sql<{ level: number; category: number }>`select
    (select customer_level_id from "user" where customer_level_id is not null group by 1 order by count(*) desc limit 1) as level,
    (select category_id from ticket where category_id is not null limit 1) as category`.execute(db);
  const { level, category } = rows[0]!;
  const tag = await tagTickets(db);
  await sql`analyze tag_assignment`.execute(db);
  const lists = {
    'urgent and not assigned, by due time': `${OPEN}&importance[]=3&unassigned=1&sort_by=sla_due&sort_dir=asc`,
    'category and unread, by importance': `${OPEN}&category_ids[]=${category}&unread=1&sort_by=importance&sort_dir=desc`,
    'tag and level, by creation': `tag_ids[]=${tag}&customer_level_ids[]=${level}&sort_by=created_at&sort_dir=desc`,
  };
  for (const role of ['full admin', 'employee'] as const)
    for (const [name, query] of Object.entries(lists))
      timings.set(
        `list of ${name}, ${role}`,
        await measure(40, () => callers[role].get(`/api/ticket?perPage=25&${query}`)),
      );
  await sql`delete from tag where id = ${tag}`.execute(db);
}

/** Makes the conversation of a ticket as long as {@link CONTENTS}. */
async function lengthen(db: Db, ticketId: number): Promise<void> {
  await sql`with last as (select * from ticket_content where ticket_id = ${ticketId} and type = 'message' order by seq desc limit 1),
    added as (
      insert into ticket_content (ticket_id, author_id, author_kind, type, body_html, published_at, created_at, seq, public_seq)
      select ${ticketId}, author_id, author_kind, type, body_html, published_at, created_at, seq + n, public_seq + n
      from last, generate_series(1, ${CONTENTS}) n where seq + n <= ${CONTENTS} returning seq, public_seq)
    update ticket set last_seq = a.seq, last_public_seq = a.public_seq, content_count = a.seq, public_content_count = a.public_seq
    from (select max(seq) as seq, max(public_seq) as public_seq from added) a where id = ${ticketId} and a.seq is not null`.execute(
    db,
  );
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
  await lengthen(db, ids[0]!);
  timings.set(
    `open a ticket with ${CONTENTS} contents`,
    await measure(ROUNDS, () => callers.employee.get(`/api/ticket/${ids[0]}`)),
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
    const saved: number[] = [];
    for (const [index, filters] of SAVED_VIEWS.entries()) {
      const body = { name: `سنجش ${index + 1}`, scope: 'personal', filters, counter: true };
      saved.push((await callers[role].post<{ data: { id: number } }>('/api/savedView', body)).data.id);
    }
    const asked = [...VIEWS.map((view) => `views[]=${view}`), ...saved.map((id) => `view_ids[]=${id}`)];
    timings.set(
      `counters of ${asked.length} views, ${role}`,
      await measure(40, () => callers[role].get(`/api/ticketCounters?${asked.join('&')}`)),
    );
    await sql`delete from saved_view where id = any(${saved})`.execute(db);
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
  const reply = (as: Caller) => (round: number) =>
    as.post(`/api/ticket/${made[round % made.length]}`, {
      content: {
        type: 'message',
        body_html: '<p>بررسی شد؛ کابل برق را عوض کردیم و اکنون کار می‌کند.</p>',
        client_key: randomUUID(),
        last_seen_seq: 0,
        force: true,
      },
    });
  timings.set('reply', await measure(ROUNDS, reply(callers['full admin'])));
  // another person, because one may not send that many in a minute
  const { rows: managers } = await sql<{
    id: number;
  }>`select user_id as id from department_member where department_id = ${rows[0]?.id} and manager order by user_id limit 1`.execute(
    db,
  );
  const manager = caller(address, await insertSession(db, managers[0]!.id));
  const agents = await connectAgents(address, db, AGENTS);
  timings.set(`reply, ${agents.count} agents online`, await measure(ROUNDS, reply(manager)));
  process.stderr.write(`  ${agents.received()} frames to ${agents.count} agents\n`);
  agents.close();
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
  await measureFilters(measure, callers, db, timings);
  await measureReading(measure, callers, db, timings);
  const load = await throughput(address, tokens.employee);
  await measureWriting(measure, address, callers, db, timings);
  return { timings, load };
}
