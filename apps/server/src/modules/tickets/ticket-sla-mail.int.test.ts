import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MAIL_LOGIN, startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp } from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

// Saturday 2026-11-28 is 7 Azar 1405.
const moment = (day: string, time: string) => new Date(`${day}T${time}:00+03:30`);
const SAT = '2026-11-28';
const SUN = '2026-11-29';

describe('mail of an escalation', () => {
  let t: TestApp;
  let server: MailServer;
  let ids: Record<'admin' | 'sara' | 'reza' | 'customer', number>;
  let department: number;

  beforeAll(async () => {
    [t, server] = [await createTestApp(), await startMailServer()];
    const { db, clock } = t.deps;
    clock.set(moment(SAT, '08:00'));
    const branch_id = await addBranch(db);
    department = await addDepartment(db, { name: 'پشتیبانی' });
    const staff = { employee: true, branch_id, departments: [department] };
    ids = {
      admin: await addUser(db, { full_admin: true, branch_id: -1 }),
      sara: await addUser(db, { ...staff, email: 'sara@example.ir' }),
      reza: await addUser(db, { ...staff, email: 'reza@example.ir' }),
      customer: await addUser(db, { branch_id, email: 'customer@example.ir' }),
    };
    await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
    await writeState(db, 'demo', {}, clock.now());
    const days = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
    expectStatus(await (await as('admin')).post('/api/workingshift', { name: 'اداری', days }), 'CREATED');
    const values = {
      ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: server.port, smtp_security: 'none' },
      ...{ smtp_username: MAIL_LOGIN.user, smtp_password: MAIL_LOGIN.password },
      ...{ mail_from_address: 'desk@example.ir', mail_link_address: 'https://help.example.ir' },
    };
    expectStatus(
      await (await as('admin')).post('/api/settings', { group: 'generalNoticeSettings', values }),
      'UPDATED',
    );
  });
  afterAll(async () => {
    await t.close();
    await server.close();
  });
  beforeEach(async () => {
    server.mails.length = 0;
    await sql`update sla_policy set status = false`.execute(t.deps.db);
    await sql`update ticket set deleted_at = now()`.execute(t.deps.db);
  });

  const as = (name: keyof typeof ids) => t.as(ids[name]);
  const step = (user_ids: number[], channels: string[]) => ({
    ...{ on: 'first_response', at: 'breach', after_minutes: null, notify: [], user_ids, channels, actions: [] },
  });
  const policy = async (clock: 'working' | '24x7', escalations: object[], minutes = 60) => {
    const targets = Array.from({ length: 4 }, () => ({ first_response_minutes: minutes, resolution_minutes: 2_400 }));
    const clocks = Array.from({ length: 4 }, () => clock);
    const body = { name: `SLA ${randomUUID()}`, branch_id: -1, is_default: true, targets, clocks, escalations };
    expectStatus(await (await as('admin')).post('/api/sla', body), 'CREATED');
  };
  const submit = async (): Promise<{ id: number; number: string }> =>
    expectOk(
      await (await as('customer')).post('/api/ticket', {
        ...{ department_id: department, subject: 'کندی سامانه', body_html: '<p>سلام</p>', client_key: randomUUID() },
      }),
    );
  /** Lets the timer and the outbox run at a moment. */
  const at = async (day: string, time: string) => {
    t.deps.clock.set(moment(day, time));
    await t.deps.jobs.add(t.deps.db, 'ticket.sla', {});
    for (let hop = 0; hop < 3; hop += 1) await t.deps.runJobs();
    await t.deps.jobs.add(t.deps.db, 'delivery.due', {});
    for (let hop = 0; hop < 2; hop += 1) await t.deps.runJobs();
  };
  const escalated = () =>
    server.mails
      .filter(({ text }) => text.includes('پیگیری می‌خواهد'))
      .map(({ to }) => String(to))
      .sort();

  it('[decisions 2.6] goes to those of a step that names mail, with the ticket and its page, and to nobody of another step', async () => {
    await policy('working', [step([ids.reza], ['panel']), step([ids.sara], ['panel', 'email'])]);
    const { id, number } = await submit();
    await at(SAT, '09:01');
    expect(escalated()).toEqual(['sara@example.ir']);
    const [mail] = server.mails.filter(({ to }) => String(to).includes('sara'));
    expect(mail?.headers.subject).toBe(`[تیکت ${number}] کندی سامانه`);
    expect(mail?.html).toContain(`href="https://help.example.ir/tickets/${id}"`);
    const { rows } = await sql<{ user_id: number }>`select user_id from notification
      where ticket_id = ${id} and event = 'sla_escalated' order by user_id`.execute(t.deps.db);
    expect(rows.map(({ user_id }) => user_id)).toEqual([ids.sara, ids.reza].sort((a, b) => a - b));
  });

  it('[decisions 2.6] goes to somebody of two steps by the one that names mail, and not to who wants no mail of it', async () => {
    await policy('24x7', [step([ids.sara, ids.reza], ['panel']), step([ids.sara, ids.reza], ['panel', 'email'])]);
    await sql`update "user" set notification_prefs = notification_prefs || '{"muted_email": ["sla_escalated"]}'
      where id = ${ids.reza}`.execute(t.deps.db);
    t.deps.clock.set(moment(SAT, '10:00'));
    await submit();
    await at(SAT, '11:01');
    expect(escalated()).toEqual(['sara@example.ir']);
    await sql`update "user" set notification_prefs = notification_prefs - 'muted_email'`.execute(t.deps.db);
  });

  it('[decisions 2.6 rule 6] waits for working time, unless the clock never stops', async () => {
    await policy('working', [step([ids.sara], ['panel', 'email'])], 59);
    t.deps.clock.set(moment(SAT, '15:00'));
    const { id } = await submit();
    // the timer finds it after closing time
    await at(SAT, '16:01');
    expect(escalated()).toEqual([]);
    const { rows } = await sql<{ run_at: Date }>`update graphile_worker._private_jobs set run_at = now()
      where payload ->> 'event' = 'sla_escalated' and (payload ->> 'ticket_id')::int = ${id}
      returning (select j.run_at from graphile_worker._private_jobs j where j.id = _private_jobs.id)`.execute(
      t.deps.db,
    );
    expect(rows).toEqual([{ run_at: moment(SUN, '08:00') }]);
    await at(SUN, '08:00');
    expect(escalated()).toEqual(['sara@example.ir']);

    server.mails.length = 0;
    await sql`update sla_policy set status = false`.execute(t.deps.db);
    await policy('24x7', [step([ids.sara], ['panel', 'email'])]);
    t.deps.clock.set(moment(SUN, '20:00'));
    await submit();
    await at(SUN, '21:01');
    expect(escalated()).toEqual(['sara@example.ir']);
  });
});
