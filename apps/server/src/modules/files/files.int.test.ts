import type { Permission } from '@hamyar/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addBranch, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';

let t: TestApp;
let manager: TestClient;
let employee: TestClient;
let colleague: TestClient;
let customer: TestClient;
let employeeId: number;

beforeAll(async () => {
  t = await createTestApp();
  const branch_id = await addBranch(t.deps.db);
  const person = async (employee: boolean, permissions: Permission[] = []) =>
    addUser(t.deps.db, { employee, branch_id, permissions });
  manager = await t.as(await person(true, ['manage files']));
  employeeId = await person(true);
  employee = await t.as(employeeId);
  colleague = await t.as(await person(true));
  customer = await t.as(await person(false));
});
afterAll(() => t.close());
beforeEach(() => sql`delete from file`.execute(t.deps.db));

const folder = async (name: string, parent_id: number | null = null, more: object = {}): Promise<number> =>
  expectStatus(await manager.post('/api/file', { name, parent_id, ...more }), 'CREATED').id;
const names = async (by: TestClient, query: Record<string, unknown> = {}): Promise<string[]> =>
  expectOk(await by.get('/api/file', query)).map(({ name }: { name: string }) => name);
const move = (id: number, parent_id: number | null) => manager.put(`/api/file/${id}`, { parent_id });
const codes = (answer: { json: { errors?: { field: string; code: string }[] } }) =>
  (answer.json.errors ?? []).map(({ field, code }) => `${field} ${code}`);
/** What an employee has put into the manager; uploads come with their own call. */
const ownFile = async (name: string, visibility: string): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`insert into file (folder, name, name_norm, visibility, owner_id, created_at, updated_at)
    values (false, ${name}, ${name}, ${visibility}, ${employeeId}, now(), now()) returning id`.execute(t.deps.db);
  return rows[0]!.id;
};

describe('the folders of the file manager', () => {
  it('[7.29] are listed by their parent, folders first, in Persian order', async () => {
    const top = await folder('قراردادها');
    for (const name of ['وظایف', 'هزینه‌ها', 'آگهی‌ها']) await folder(name, top);
    expect(await names(employee)).toEqual(['قراردادها']);
    expect(await names(employee, { parent_id: top })).toEqual(['آگهی‌ها', 'وظایف', 'هزینه‌ها']);
    expect(await names(employee, { parent_id: top, sort_dir: 'desc', perPage: 10 })).toEqual([
      'هزینه‌ها',
      'وظایف',
      'آگهی‌ها',
    ]);
    expect(await names(employee, { keyword: 'هزينه ها' })).toEqual(['هزینه‌ها']);
    expectStatus(await employee.get('/api/file', { parent_id: 999_999 }), 'NOT_FOUND');
    expectStatus(await customer.get('/api/file'), 'AUTORIZATION_ERROR');
  });

  it('[3.17] say where they are', async () => {
    const top = await folder('قراردادها');
    const year = await folder('۱۴۰۵', top);
    const month = await folder('آبان', year);
    expect(expectOk(await employee.get(`/api/file/${month}`))).toMatchObject({
      name: 'آبان',
      type: 'folder',
      parent_id: year,
      ancestors: [
        { id: top, name: 'قراردادها' },
        { id: year, name: '۱۴۰۵' },
      ],
    });
  });

  it('[decisions 2.10, decisions 2.25] are seen by their visibility, and changed by their owner or who manages files', async () => {
    const hidden = await folder('محرمانه', null, { visibility: 'private' });
    const inside = await folder('حقوق', hidden);
    const own = await ownFile('یادداشت.pdf', 'private');
    expect(await names(manager)).toEqual(['محرمانه', 'یادداشت.pdf']);
    expect(await names(employee)).toEqual(['یادداشت.pdf']);
    expect(await names(colleague)).toEqual([]);
    for (const id of [hidden, inside]) expectStatus(await employee.get(`/api/file/${id}`), 'NOT_FOUND');
    for (const id of [hidden, own]) expectStatus(await colleague.put(`/api/file/${id}`, { name: 'x' }), 'NOT_FOUND');
    expectStatus(await employee.put(`/api/file/${own}`, { name: 'نامه.pdf', visibility: 'staff' }), 'UPDATED');
    expectStatus(await colleague.put(`/api/file/${own}`, { name: 'x' }), 'AUTORIZATION_ERROR');
    expectStatus(await colleague.delete(`/api/file/${own}`), 'AUTORIZATION_ERROR');
    expectStatus(await employee.post('/api/file', { name: 'x' }), 'AUTORIZATION_ERROR');
    expect(codes(await employee.put(`/api/file/${own}`, { parent_id: hidden }))).toEqual(['parent_id CHOICE']);
    expectStatus(await employee.delete(`/api/file/${own}`), 'DELETED');
    expectStatus(await manager.get(`/api/file/${own}`), 'NOT_FOUND');
  });

  it('[decisions 2.10] have a name that is possible everywhere, once in a folder', async () => {
    const top = await folder('Reports');
    expect(codes(await manager.post('/api/file', { name: 'reports' }))).toEqual(['name DUPLICATE']);
    for (const name of [
      'a/b',
      'a\\b',
      'a:b',
      'a*',
      'a?',
      '"a"',
      '<a>',
      'a|b',
      'a.',
      'a\u202eb',
      'a\u0007',
      ' ',
      'x'.repeat(256),
    ])
      expect([name, (await manager.post('/api/file', { name })).code]).toEqual([name, 422]);
    const inside = await folder('reports', top);
    expect(codes(await move(inside, null))).toEqual(['name DUPLICATE']);
    expect((await manager.put(`/api/file/${inside}`, { name: 'گزارش‌ها', version: 7 })).json.code).toBe(
      'VERSION_CONFLICT',
    );
    expectStatus(await manager.delete(`/api/file/${inside}`), 'DELETED');
    await folder('reports', top);
  });

  it('[5.38, decisions 2.0] have a name that somebody can see, and that looks like no other of the folder', async () => {
    for (const name of ['\u200c', '\u200d', '\u200b', '\u3164', '\u2800 '])
      expect([name, codes(await manager.post('/api/file', { name }))]).toEqual([name, ['name REQUIRED']]);
    const id = await folder('\u0643\u062a\u0627\u0628\u200b');
    expect(expectOk(await manager.get(`/api/file/${id}`)).name).toBe('کتاب');
    for (const name of ['کتاب', '\u0643\u062a\u0627\u0628', 'کتا\u200dب'])
      expect([name, codes(await manager.post('/api/file', { name }))]).toEqual([name, ['name DUPLICATE']]);
  });

  it('[decisions 2.10] are not moved into themselves, not deeper than twenty, and not deleted while they contain something', async () => {
    const chain: number[] = [];
    for (let level = 0; level < 20; level += 1) chain.push(await folder(`سطح ${level}`, chain.at(-1) ?? null));
    expect(codes(await manager.post('/api/file', { name: 'x', parent_id: chain[19] }))).toEqual(['parent_id CHOICE']);
    for (const target of [chain[0]!, chain[5]!])
      expect(codes(await move(chain[0]!, target))).toEqual(['parent_id CHOICE']);
    const pair = await folder('بیرون');
    await folder('درون', pair);
    expect(codes(await move(pair, chain[18]!))).toEqual(['parent_id CHOICE']);
    expectStatus(await move(pair, chain[17]!), 'UPDATED');
    expect(codes(await manager.delete(`/api/file/${pair}`))).toEqual([' IN_USE']);
  });

  it('[decisions 2.10] are not deleted while something is put into them at the same moment', async () => {
    for (let n = 0; n < 8; n += 1) {
      const id = await folder(`پوشهٔ ${n}`);
      const answers = await Promise.all([
        manager.post('/api/file', { name: 'درون', parent_id: id }),
        manager.delete(`/api/file/${id}`),
      ]);
      expect(answers.map(({ code }) => code < 300).filter(Boolean)).toHaveLength(1);
    }
  });

  it('[decisions 2.10] stay a tree, whatever is moved at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -1, max: 4 })), {
          minLength: 2,
          maxLength: 8,
        }),
        async (moves) => {
          await sql`delete from file`.execute(t.deps.db);
          const ids: number[] = [];
          for (let n = 0; n < 5; n += 1) ids.push(await folder(`پوشهٔ ${n}`));
          const answers = await Promise.all(
            moves.map(([what, where]) => move(ids[what]!, where === -1 ? null : ids[where]!)),
          );
          expect(answers.map(({ code }) => code).filter((code) => code !== 200 && code !== 422)).toEqual([]);
          const { rows } = await sql<{ n: number }>`with recursive down as (
            select id from file where parent_id is null union all
            select f.id from file f join down on f.parent_id = down.id) select count(*)::int as n from down`.execute(
            t.deps.db,
          );
          expect(rows[0]!.n).toBe(5);
        },
      ),
      { numRuns: 10 },
    );
  });
});
