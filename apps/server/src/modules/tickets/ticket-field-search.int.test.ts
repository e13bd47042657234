import { randomUUID } from 'node:crypto';
import type { SocketEvents } from '@hamyar/contracts';
import { searchWords, searchKeyCompact } from '@hamyar/persian';
import fc from 'fast-check';
import { sql } from 'kysely';
import { recordStatements } from '../../../test/query-plans.ts';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { catalogModule } from '../catalog/catalog.module.ts';
import { formsModule } from '../forms/forms.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
let serial = 0;
beforeAll(async () => {
  desk = await createDesk([catalogModule, formsModule, ticketsModule]);
});
afterAll(() => desk.close());

const stored = async (path: string, body: object, by: PersonName = 'admin'): Promise<number> => {
  const { body: answer } = await desk.as(by).post(path, body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
};
const field = (more: object = {}) =>
  stored('/api/customField', {
    ...{ context: 'ticket', type: 'text', label: `فیلد ${(serial += 1)}`, searchable: true },
    ...more,
  });
const change = async (id: number, body: object) => {
  const { body: answer } = await desk.as('admin').put(`/api/customField/${id}`, body);
  if (answer.status !== 'UPDATED') throw new Error(JSON.stringify(answer));
};
/** Makes a form of these fields the only one of new tickets. */
const form = async (fields: readonly object[]) => {
  await sql`update form set is_default = false`.execute(desk.deps.db);
  return stored('/api/ticketForm', { name: `فرم ${(serial += 1)}`, is_default: true, fields });
};
const ticket = (custom_values: object) =>
  stored(
    '/api/ticket',
    {
      ...{ department_id: 1, subject: 'چاپگر', body_html: '<p>خراب است</p>', client_key: randomUUID() },
      custom_values,
    },
    'customer',
  );
const fillIn = async (id: number, custom_values: object) => {
  const { version } = await desk.open('sara', id);
  const { body } = await desk.as('sara').post(`/api/ticket/${id}`, { version, custom_values });
  if (body.status !== 'UPDATED') throw new Error(JSON.stringify(body));
};
const found = async (s: string, by: PersonName = 'admin') => {
  const { body } = await desk.as(by).get(`/api/ticket?s=${encodeURIComponent(s)}&perPage=25`);
  const rows = body.data as unknown as { id: number }[];
  return { ids: rows.map(({ id }) => id).sort((a, b) => a - b), total: body.total as unknown as number };
};
const where = async (ids: readonly number[], s: string, by: PersonName = 'admin') => {
  const query = [...ids.map((id) => `ids=${id}`), `s=${encodeURIComponent(s)}`].join('&');
  return (await desk.as(by).get(`/api/ticketFieldMatch?${query}`)).body.data as unknown;
};

describe('tickets by the values of searchable custom fields', () => {
  it('[decisions 2.11] are found in any spelling and with digits of any script, and the answer says in which field', async () => {
    const device = await field({ label: 'دستگاه' });
    const mobile = await field({ label: 'همراه' });
    const count = await field({ label: 'تعداد', type: 'number' });
    const quiet = await field({ searchable: false });
    await form([device, mobile, count, quiet].map((id) => ({ id, public: true })));
    const values = { [device]: 'كيوسكِ ميدانِ آزادي', [mobile]: '۰۹۱۲۳۴۵۶۷۸۹', [count]: '۸۶۴۲', [quiet]: 'زمرد' };
    const id = await ticket(values);
    await ticket({ [device]: 'چیز دیگر' });
    for (const by of ['admin', 'sara', 'customer'] as const) {
      for (const s of ['کیوسک آزادی', 'كيوسك', '09123456789', '٠٩١٢٣٤٥', '864200'.slice(0, 4), '۸۶۴۲'])
        expect([by, s, await found(s, by)]).toEqual([by, s, { ids: [id], total: 1 }]);
      expect(await found('زمرد', by)).toEqual({ ids: [], total: 0 });
    }
    expect(await where([id], 'میدان کیوسک')).toEqual([
      { id, fields: [{ id: device, label: 'دستگاه', type: 'text', value: 'کیوسکِ میدانِ آزادی' }] },
    ]);
    expect(await where([id], '8642', 'customer')).toEqual([
      { id, fields: [{ id: count, label: 'تعداد', type: 'number', value: 8642 }] },
    ]);
    expect(await where([id], 'زمرد')).toEqual([]);
  });

  it('[decisions 2.11] make no hit for who does not see the ticket, or the field on it', async () => {
    const shown = await field();
    const internal = await field();
    const conditional = await field();
    await form([
      { id: shown, public: true },
      { id: internal, public: false },
      { id: conditional, public: true, condition: { field_id: shown, op: 'eq', value: 'فیروزه' } },
    ]);
    const id = await ticket({ [shown]: 'فیروزه', [conditional]: 'عقیق' });
    await fillIn(id, { [internal]: 'یاقوت' });
    expect(await found('یاقوت')).toEqual({ ids: [id], total: 1 });
    expect(await found('یاقوت', 'customer')).toEqual({ ids: [], total: 0 });
    expect(await where([id], 'یاقوت', 'customer')).toEqual([]);
    expect((await found('عقیق', 'customer')).ids).toEqual([id]);
    for (const by of ['mina', 'other'] as const) {
      expect(await found('فیروزه', by)).toEqual({ ids: [], total: 0 });
      expect(await where([id], 'فیروزه', by)).toEqual([]);
    }
    // the form hides the field by another condition now, so it is not shown with the value that it has
    await sql`update form_field set condition = ${JSON.stringify({ field_id: shown, op: 'eq', value: 'مرجان' })}::jsonb
      where field_id = ${conditional}`.execute(desk.deps.db);
    await change(shown, { help: 'خوانده می‌شود' });
    expect((await found('عقیق', 'customer')).ids).toEqual([]);
    expect((await found('عقیق')).ids).toEqual([id]);
  });

  it('[decisions 2.11] finds exactly the values that contain every word, as the search key writes them', async () => {
    const note = await field({ type: 'textArea' });
    await form([{ id: note, public: true }]);
    const texts = ['خانهٔ ۲۳ شمالی', 'خانه‌ی ۲۴ جنوبی', 'Serial AB-1200', 'می‌روم به خانه', 'نقره‌ای براق'];
    const ids: number[] = [];
    for (const text of texts) ids.push(await ticket({ [note]: text }));
    const word = fc.constantFrom('خانه', 'خانة', '23', '٢٤', 'شمال', 'ab-12', 'SERIAL', 'میروم', 'نقره ای', 'براق');
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), async (words) => {
        const s = words.join(' ');
        fc.pre(!/^[\d٠-٩]{1,3}$/.test(s) && searchWords(s).some(({ length }) => length >= 3));
        const wanted = ids.filter((_, i) => searchWords(s).every((one) => searchKeyCompact(texts[i]!).includes(one)));
        expect([s, (await found(s)).ids]).toEqual([s, wanted]);
        expect([s, (await found(s, 'customer')).ids]).toEqual([s, wanted]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('whether a custom field is searchable', () => {
  it('[decisions 2.11] finds by digits the tickets that the person sees, however many of others have them', async () => {
    const year = await field();
    await form([{ id: year, public: true }]);
    const id = await ticket({ [year]: '98765' });
    // more than are listed of the whole company
    await sql`insert into custom_value (object_type, object_id, field_id, v_text, v_search)
      select 'ticket', 900000 + n, ${year}, '98765', v_search from custom_value, generate_series(1, 4100) as n
      where object_type = 'ticket' and object_id = ${id} and field_id = ${year}`.execute(desk.deps.db);
    await sql`analyze custom_value`.execute(desk.deps.db);
    for (const by of ['admin', 'sara'] as const)
      expect([by, await found('9876', by)]).toEqual([by, { ids: [id], total: 1 }]);
    await sql`delete from custom_value where object_id > 900000`.execute(desk.deps.db);
  });

  it('[decisions 2.11] is refused for what is for employees only, for secrets and for other objects', async () => {
    const refusal = async (more: object) => {
      const body = { context: 'ticket', type: 'text', label: 'ف', searchable: true, ...more };
      const { body: answer } = await desk.as('admin').post('/api/customField', body);
      return (answer.errors ?? []).map(({ field: at }) => at);
    };
    expect(await refusal({ sensitive: true })).toEqual(['searchable']);
    expect(await refusal({ type: 'password' })).toEqual(['searchable']);
    expect(await refusal({ type: 'dropdown', items: 'الف' })).toEqual(['searchable']);
    expect(await refusal({ context: 'customer' })).toEqual(['searchable']);
  });

  it('[decisions 2.11] changes what is found at once, and a job writes and removes the search keys with its progress', async () => {
    const quiet = await field({ searchable: false });
    await form([{ id: quiet, public: true }]);
    const id = await ticket({ [quiet]: 'الماس نشان' });
    // one ticket far away, so that there is more than one part
    await sql`insert into custom_value (object_type, object_id, field_id, v_text) values ('ticket', 4100, ${quiet}, 'الماس دور')`.execute(
      desk.deps.db,
    );
    const keys = async () =>
      (
        await sql<{
          v_search: string | null;
        }>`select v_search from custom_value where field_id = ${quiet} order by object_id`.execute(desk.deps.db)
      ).rows.map(({ v_search }) => v_search);
    const progress = async () =>
      (
        await sql<{
          data: SocketEvents['custom_field.search'];
        }>`select data from socket_event where name = 'custom_field.search'
          and (data ->> 'id')::int = ${quiet} order by id`.execute(desk.deps.db)
      ).rows.map(({ data }) => data.progress);
    expect((await found('الماس')).ids).toEqual([]);
    await change(quiet, { searchable: true });
    const listed = async () =>
      ((await desk.as('admin').get(`/api/customField/${quiet}`)).body.data as { search_progress: number | null })
        .search_progress;
    expect(await listed()).toBe(0);
    await desk.deps.runJobs();
    expect(await keys()).toEqual(['الماسنشان', 'الماسدور']);
    expect(await progress()).toEqual([48, 97, null]);
    expect(await listed()).toBeNull();
    expect((await found('الماس')).ids).toEqual([id]);

    await change(quiet, { is_archived: true });
    expect((await found('الماس')).ids).toEqual([]);
    await desk.deps.runJobs();
    expect(await keys()).toEqual([null, null]);

    await change(quiet, { is_archived: false });
    await change(quiet, { searchable: false, sensitive: true });
    await desk.deps.runJobs();
    expect(await keys()).toEqual([null, null]);
    expect((await found('الماس')).ids).toEqual([]);
  });

  it('[decisions 2.11] costs no statement when a ticket is created or its fields are filled in', async () => {
    const plain = await field({ searchable: false });
    const searched = await field();
    await form([plain, searched].map((id) => ({ id, public: true })));
    const count = async (values: object) => {
      const statements = recordStatements(desk.deps);
      const id = await ticket(values);
      return { id, n: statements.length };
    };
    await count({ [plain]: 'الف' });
    const without = await count({ [plain]: 'ب' });
    const together = await count({ [searched]: 'پ' });
    expect(together.n).toBe(without.n);
    await fillIn(together.id, { [searched]: 'توت‌فرنگی' });
    expect((await found('توت فرنگی')).ids).toEqual([together.id]);
  });
});
