import { sql } from 'kysely';
import { addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { dueTodos } from './todo-reminder.repository.ts';

let t: TestApp;
let sara: TestClient;
let reza: TestClient;
const ids = { sara: 0, reza: 0 };
const START = 1_790_000_000;

beforeAll(async () => {
  t = await createTestApp();
  const team = await addDepartment(t.deps.db);
  const add = (first_name: string) =>
    addUser(t.deps.db, { employee: true, first_name, last_name: '', departments: [team] });
  ids.sara = await add('سارا');
  ids.reza = await add('رضا');
  [sara, reza] = [await t.as(ids.sara), await t.as(ids.reza)];
});
afterAll(() => t.close());
beforeEach(async () => {
  await sql`delete from todo`.execute(t.deps.db);
  await sql`delete from notification`.execute(t.deps.db);
});

const clockAt = (unix: number) => t.deps.clock.set(new Date(unix * 1000));
const remind = async () => {
  await t.deps.jobs.add(t.deps.db as never, 'todo.remind', {});
  await t.deps.runJobs();
};
const texts = async (client: TestClient): Promise<string[]> =>
  (expectOk(await client.get('/api/userNotifications')).items as { content: string }[]).map(({ content }) =>
    content.replaceAll(/[\u2066-\u2069]/g, ''),
  );

describe('reminders of todos', () => {
  it('[decisions 2.17] reach the assignee once, at the reminder, or when it is due where there is none', async () => {
    clockAt(START);
    expectOk(await sara.post('/api/todo', { title: 'تماس', remind_at: START + 60, due_at: START + 3600 }));
    expectOk(await sara.post('/api/todo', { title: 'گزارش', due_at: START + 120 }));
    await remind();
    expect(await texts(sara)).toEqual([]);
    clockAt(START + 60);
    await remind();
    await remind();
    expect(await texts(sara)).toEqual([expect.stringContaining('یادآوری کار «تماس»؛ مهلت')]);
    clockAt(START + 120);
    await remind();
    expect(await texts(sara)).toHaveLength(2);
    expect(await texts(reza)).toEqual([]);
  });

  it('[decisions 2.17] come again for a new time, and not for what is done', async () => {
    clockAt(START);
    const { id } = expectOk(await sara.post('/api/todo', { title: 'تماس', remind_at: START }));
    await remind();
    expectOk(await sara.put(`/api/todo/${id}`, { remind_at: START + 60 }));
    clockAt(START + 60);
    await remind();
    expect(await texts(sara)).toHaveLength(2);
    expectOk(await sara.put(`/api/todo/${id}`, { remind_at: START + 90, done: true }));
    clockAt(START + 90);
    await remind();
    expect(await texts(sara)).toHaveLength(2);
  });

  it('[decisions 2.17] do not come again when a form sends what is stored', async () => {
    clockAt(START);
    const times = { remind_at: START, due_at: START + 3600 };
    const { id } = expectOk(await sara.post('/api/todo', { title: 'تماس', ...times }));
    await remind();
    expectOk(await sara.put(`/api/todo/${id}`, { title: 'تماس تلفنی', repeat: 'none', ...times }));
    await remind();
    expect(await texts(sara)).toHaveLength(1);
    expectOk(await sara.put(`/api/todo/${id}`, { ...times, remind_at: null }));
    clockAt(START + 3600);
    await remind();
    expect(await texts(sara)).toHaveLength(2);
  });

  it('[decisions 2.13] notify a colleague of what is given to them, and not of what one gives oneself', async () => {
    const { id } = expectOk(await sara.post('/api/todo', { title: 'تماس با پارس' }));
    expectOk(await sara.put(`/api/todo/${id}`, { assignee_id: ids.reza }));
    expect(await texts(reza)).toEqual(['سارا کار «تماس با پارس» را به شما سپرد']);
    expect(await texts(sara)).toEqual([]);
    expectOk(await sara.put(`/api/todo/${id}`, { assignee_id: ids.sara }));
    expect(await texts(sara)).toEqual([]);
  });

  it('[decisions 2.13] are found by an index among many todos', async () => {
    await sql`insert into todo (title, owner_id, assignee_id, due_at, reminded_at, created_at, updated_at)
      select 'کار', ${ids.sara}, ${ids.sara}, to_timestamp(${START} + n), to_timestamp(${START}), now(), now()
      from generate_series(1, 20000) n`.execute(t.deps.db);
    await sql`analyze todo`.execute(t.deps.db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${dueTodos(new Date(START * 1000))}`.execute(
      t.deps.db,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('todo_reminder');
  });
});
