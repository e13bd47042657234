import { randomUUID } from 'node:crypto';
import { recordStatements } from '../../../test/query-plans.ts';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { catalogModule } from '../catalog/catalog.module.ts';
import { formsModule } from '../forms/forms.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([catalogModule, formsModule, ticketsModule]);
});
afterAll(() => desk.close());

const stored = async (path: string, body: object, by: PersonName = 'admin'): Promise<number> => {
  const { body: answer } = await desk.as(by).post(path, body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
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
const read = async (ids: readonly number[], fields: readonly number[], by: PersonName = 'admin') => {
  const query = [...ids.map((id) => `ids=${id}`), ...fields.map((id) => `field_ids=${id}`)].join('&');
  return (await desk.as(by).get(`/api/ticketFieldValue?${query}`)).body;
};

describe('custom fields as columns of the ticket list', () => {
  it('[decisions 2.11] have the values of a whole page by two statements, of listed fields and visible tickets only', async () => {
    const field = (more: object) =>
      stored('/api/customField', { context: 'ticket', type: 'text', label: 'ف', ...more });
    const serial = await field({ show_in_list: true });
    const kind = await field({ show_in_list: true, type: 'dropdown', items: 'الف\nب' });
    const unlisted = await field({});
    const fields = [serial, kind, unlisted].map((id) => ({ id }));
    await stored('/api/ticketForm', { name: 'فرم', is_default: true, fields });
    const first = await ticket({ [serial]: 'NR-1', [kind]: 2, [unlisted]: 'پنهان' });
    const second = await ticket({ [serial]: 'NR-2' });
    const empty = await ticket({});
    const ids = [first, second, empty];
    await read(ids, [serial]);
    const statements = recordStatements(desk.deps);
    const { data } = await read([...ids, 999_999], [serial, kind, unlisted, 999_999]);
    expect(data).toEqual([
      { id: first, values: { [serial]: 'NR-1', [kind]: 2 } },
      { id: second, values: { [serial]: 'NR-2' } },
    ]);
    const ofPage = statements.filter(({ text }) => /custom_value|from ticket t/.test(text)).length;
    expect(ofPage).toBe(2);
    expect((await read(ids, [serial], 'mina')).data).toEqual([]);
    expect((await read(ids, [serial], 'customer')).status).toBe('AUTORIZATION_ERROR');
  });
});
