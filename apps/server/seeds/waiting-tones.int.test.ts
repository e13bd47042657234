import type { SystemDefaults, TicketRow } from '@hamyar/contracts';
import { createTestApp, expectOk, type TestApp } from '../test/test-app.ts';
import { loadDemo } from './load.ts';

/** Half past ten on a working day, Tuesday 3 Azar 1405, in Tehran. */
const START = Date.parse('2026-11-24T10:30:00+03:30');
const ANCHOR = Date.UTC(2026, 10, 24) / 86_400_000;

describe('the desk of the demo company at the first start', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
    t.deps.clock.set(new Date(START));
    await loadDemo(t.deps, { anchorDay: ANCHOR, now: START });
  });
  afterAll(() => t.close());

  /** Every open ticket of the list, as the screen gets it. */
  async function openTickets(): Promise<TicketRow[]> {
    const { id } = await t.deps.db
      .selectFrom('user')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    const admin = await t.as(id);
    const rows: TicketRow[] = [];
    for (let page = 1; ; page += 1) {
      const { data, totalPages } = (
        await admin.get('/api/ticket', { 'status[]': [0, 1, 2, 3], page: String(page), perPage: '100' })
      ).json;
      rows.push(...(data as TicketRow[]));
      if (page >= totalPages) break;
    }
    usual = (expectOk(await admin.get('/api/systemDefaults')) as SystemDefaults).answer_times;
    return rows;
  }
  let usual: SystemDefaults['answer_times'];

  it('[decisions 2.3] lets most wait for less than the usual time, some for longer, and few for longer than nine of ten', async () => {
    const tones = { usual: 0, long: 0, hot: 0 };
    for (const { waiting_since: since, department, sla } of await openTickets()) {
      const times = usual.find(({ department_id: id }) => id === department.id);
      const minutes = since ? (START / 1000 - since) / 60 : 0;
      if (sla && sla.state !== 'none') {
        if (sla.due_at !== null) tones[START / 1000 > sla.due_at ? 'hot' : 'usual'] += 1;
      } else if (minutes >= 1 && times)
        tones[minutes <= times.median ? 'usual' : minutes <= times.p90 ? 'long' : 'hot'] += 1;
    }
    const shown = tones.usual + tones.long + tones.hot;
    expect(shown).toBeGreaterThan(100);
    expect(tones.usual / shown).toBeGreaterThan(0.5);
    expect(tones.long / shown).toBeGreaterThan(0.1);
    expect(tones.hot / shown).toBeGreaterThanOrEqual(0.1);
    expect(tones.hot / shown).toBeLessThanOrEqual(0.15);
  });
});
