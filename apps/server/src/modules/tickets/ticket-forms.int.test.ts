import { randomUUID } from 'node:crypto';
import type { FormToFill, FilledField } from '@hamyar/contracts';
import { sql } from 'kysely';
import { createDesk, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { catalogModule } from '../catalog/catalog.module.ts';
import { formsModule } from '../forms/forms.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
let serial = 0;
beforeAll(async () => {
  desk = await createDesk([catalogModule, formsModule, ticketsModule]);
});
afterAll(() => desk.close());

const stored = async (path: string, body: object): Promise<number> => {
  const { body: answer } = await desk.as('admin').post(path, body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
};
const field = (more: object = {}) =>
  stored('/api/customField', { context: 'ticket', type: 'text', label: `فیلد ${(serial += 1)}`, ...more });
const form = (more: object) => stored('/api/ticketForm', { name: `فرم ${(serial += 1)}`, ...more });
const category = () => stored('/api/ticketCategory', { name: `دسته ${(serial += 1)}` });
const service = () => stored('/api/service', { name: `محصول ${(serial += 1)}` });

const asked = async (query: string, by: PersonName = 'customer'): Promise<FormToFill> => {
  const { body } = await desk.as(by).get(`/api/ticketFormChoice?department_id=1${query}`);
  if (body.status !== 'OK') throw new Error(JSON.stringify(body));
  return body.data as FormToFill;
};
const submit = (by: PersonName, body: object): Promise<Reply> =>
  desk.as(by).post('/api/ticket', {
    department_id: 1,
    subject: 'چاپگر',
    body_html: '<p>روشن نمی‌شود</p>',
    client_key: randomUUID(),
    ...body,
  });
const created = async (by: PersonName, body: object): Promise<number> => {
  const { body: answer } = await submit(by, body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
};
const refused = ({ body }: Reply) => (body.errors ?? []).map(({ field: at, code }) => `${at} ${code}`).sort();
const valuesOf = async (by: PersonName, id: number): Promise<Record<string, unknown>> => {
  const { custom_fields } = (await desk.open(by, id)) as { custom_fields: FilledField[] };
  return Object.fromEntries(custom_fields.filter(({ filled }) => filled).map(({ id: of, value }) => [of, value]));
};
const update = async (by: PersonName, id: number, changes: object): Promise<Reply> =>
  desk.as(by).post(`/api/ticket/${id}`, { version: (await desk.open('admin', id)).version, ...changes });

describe('the form of a new ticket', () => {
  it('[decisions 2.11] is that of its service, else of its category, else of its department, else the default one', async () => {
    const [one, two] = [await category(), await service()];
    expect((await asked('')).id).toBeNull();
    const general = await form({ is_default: true });
    expect((await asked('')).id).toBe(general);
    const ofDepartment = await form({ department_ids: [1] });
    const ofCategory = await form({ category_ids: [one] });
    const ofService = await form({ service_ids: [two] });
    expect((await asked('')).id).toBe(ofDepartment);
    expect((await asked(`&category_id=${one}`)).id).toBe(ofCategory);
    expect((await asked(`&category_id=${one}&service_id=${two}`)).id).toBe(ofService);
    for (const id of [general, ofDepartment, ofCategory, ofService])
      await desk.as('admin').put(`/api/ticketForm/${id}`, { status: false, is_default: false, department_ids: [] });
    expect((await asked(`&category_id=${one}&service_id=${two}`)).id).toBeNull();
  });

  it('[decisions 2.11] is what the pages of department, category and service say, and none of them again when that is cleared', async () => {
    const [one, two] = [await category(), await service()];
    const put = async (path: string, form_id: number | null) => {
      const { body } = await desk.as('admin').put(path, { form_id });
      if (body.status !== 'UPDATED') throw new Error(JSON.stringify(body));
    };
    const query = `&category_id=${one}&service_id=${two}`;
    const [ofCategory, ofService] = [await form({}), await form({})];
    await put(`/api/ticketCategory/${one}`, ofCategory);
    expect((await asked(query)).id).toBe(ofCategory);
    await put(`/api/service/${two}`, ofService);
    expect((await asked(query)).id).toBe(ofService);
    await put(`/api/service/${two}`, null);
    await put(`/api/ticketCategory/${one}`, null);
    expect((await asked(query)).id).toBeNull();
  });

  it('[decisions 2.11] is passed over where it is for others or for another branch', async () => {
    const one = await category();
    const id = await form({ category_ids: [one], audience: 'employees' });
    expect((await asked(`&category_id=${one}`)).id).toBeNull();
    expect((await asked(`&category_id=${one}`, 'sara')).id).toBe(id);
    await desk.as('admin').put(`/api/ticketForm/${id}`, { audience: 'both', branch_ids: [2] });
    expect((await asked(`&category_id=${one}`)).id).toBeNull();
  });

  it('[decisions 2.11] asks customers for public fields, and nobody for archived ones or those that are off', async () => {
    const one = await category();
    const [open, staff, secret, off] = [await field(), await field(), await field({ sensitive: true }), await field()];
    const archived = await field();
    const fields = [open, staff, secret, off, archived].map((id) => ({ id, public: id !== staff, status: id !== off }));
    await form({ category_ids: [one], fields });
    await desk.as('admin').put(`/api/customField/${archived}`, { is_archived: true });
    const ids = async (by: PersonName) => (await asked(`&category_id=${one}`, by)).fields.map(({ id }) => id);
    expect(await ids('customer')).toEqual([open]);
    expect(await ids('sara')).toEqual([open, staff, secret]);
  });

  it('[decisions 2.11] has the fields of its department after those of the form', async () => {
    const one = await category();
    const [own, placed] = [await field({ context: 'department', department_id: 1, required: true }), await field()];
    await form({ category_ids: [one], fields: [{ id: placed }] });
    expect((await asked(`&category_id=${one}`)).fields).toMatchObject([{ id: placed }, { id: own, required: true }]);
    expect(refused(await submit('customer', {}))).toEqual([`custom_values.${own} REQUIRED`]);
    await desk.as('admin').delete(`/api/customField/${own}`);
    await created('customer', {});
  });

  it('[decisions 2.7] is not told of a department to which the person may not write', async () => {
    const { body } = await desk.as('customer').get('/api/ticketFormChoice?department_id=99999');
    expect(body.status).toBe('NOT_FOUND');
  });

  it('[6.24] is none without the license feature', async () => {
    const poor = await createDesk([formsModule, ticketsModule], []);
    const { body } = await poor.as('customer').get('/api/ticketFormChoice?department_id=1');
    expect(body.data).toEqual({ id: null, version: null, intro: '', subject_template: '', fields: [] });
    await poor.close();
  });
});

describe('custom values of a ticket', () => {
  it('[decisions 2.11] are stored by their types, with the form and its version', async () => {
    const one = await category();
    const [text, number, box, item, day, moment, time] = [
      await field(),
      await field({ type: 'number' }),
      await field({ type: 'checkbox' }),
      await field({ type: 'dropdown', items: 'الف\nب' }),
      await field({ type: 'date', date_type: 'date' }),
      await field({ type: 'date', date_type: 'datetime' }),
      await field({ type: 'date', date_type: 'time' }),
    ];
    const fields = [text, number, box, item, day, moment, time].map((id) => ({ id }));
    const of = await form({ category_ids: [one], fields });
    const id = await created('customer', {
      category_id: one,
      form_version: 1,
      custom_values: {
        [text]: ' كد ۱۲ ',
        [number]: '۱۲٫۵',
        [box]: 1,
        [item]: '2',
        [day]: '2026-11-26',
        [moment]: 1_790_000_000,
        [time]: '۰۸:۳۰',
      },
    });
    const expected = {
      ...{ [text]: 'کد ۱۲', [number]: 12.5, [box]: 1, [item]: 2 },
      ...{ [day]: '2026-11-26', [moment]: 1_790_000_000, [time]: '08:30' },
    };
    expect(await valuesOf('sara', id)).toEqual(expected);
    expect(await valuesOf('customer', id)).toEqual(expected);
    const { rows } = await sql`select form_id, form_version from ticket where id = ${id}`.execute(desk.deps.db);
    expect(rows).toEqual([{ form_id: of, form_version: 1 }]);
    const locked = await desk.as('admin').put(`/api/customField/${text}`, { type: 'number' });
    expect(refused(locked)).toEqual(['type CHOICE']);
  });

  it('[5.17] are refused at their fields, and the ticket is not created', async () => {
    const one = await category();
    const [needed, number, url] = [
      await field(),
      await field({ type: 'number', max: 5 }),
      await field({ type: 'url' }),
    ];
    const foreign = await field();
    await form({ category_ids: [one], fields: [{ id: needed, required: true }, { id: number }, { id: url }] });
    const answer = await submit('customer', {
      category_id: one,
      custom_values: { [number]: 6, [url]: 'javascript:alert(1)', [foreign]: 'x' },
    });
    expect(refused(answer)).toEqual(
      [
        `custom_values.${needed} REQUIRED`,
        `custom_values.${number} MAX`,
        `custom_values.${url} URL`,
        `custom_values.${foreign} CHOICE`,
      ].sort(),
    );
    const tagged = await submit('customer', { category_id: one, custom_values: { [needed]: '<b>x</b>' } });
    expect(refused(tagged)).toEqual([`custom_values.${needed} HTML`]);
  });

  it('[decisions 2.11] of hidden fields are neither required nor saved', async () => {
    const one = await category();
    const [box, serialNumber] = [await field({ type: 'checkbox' }), await field()];
    const condition = { field_id: box, op: 'eq', value: 1 };
    await form({ category_ids: [one], fields: [{ id: box }, { id: serialNumber, required: true, condition }] });
    const hidden = await created('customer', { category_id: one, custom_values: { [box]: 0, [serialNumber]: 'x' } });
    expect(await valuesOf('sara', hidden)).toEqual({ [box]: 0 });
    const answer = await submit('customer', { category_id: one, custom_values: { [box]: 1 } });
    expect(refused(answer)).toEqual([`custom_values.${serialNumber} REQUIRED`]);
  });

  it('[decisions 2.11] stay where a rule came later and another field is changed', async () => {
    const one = await category();
    const [text, item, other] = [await field(), await field({ type: 'dropdown', items: 'الف\nب' }), await field()];
    await form({ category_ids: [one], fields: [text, item, other].map((id) => ({ id })) });
    const id = await created('customer', { category_id: one, custom_values: { [text]: 'abc', [item]: 1 } });
    await desk.as('admin').put(`/api/customField/${text}`, { max_length: 2 });
    await desk.as('admin').put(`/api/customField/${item}`, { items: 'ب:2' });
    expect((await update('sara', id, { custom_values: { [other]: 'x' } })).body.status).toBe('UPDATED');
    expect((await update('sara', id, { custom_values: { [text]: 'abc' } })).body.status).toBe('UPDATED');
    expect(await valuesOf('sara', id)).toEqual({ [text]: 'abc', [item]: 1, [other]: 'x' });
    expect(refused(await update('sara', id, { custom_values: { [text]: 'abcd' } }))).toEqual([
      `custom_values.${text} MAX_LENGTH`,
    ]);
  });

  it('[decisions 2.11] are refused where their field has just got another type', async () => {
    const one = await category();
    const changed = await field();
    await form({ category_ids: [one], fields: [{ id: changed }] });
    await asked(`&category_id=${one}`);
    // another server has changed it, and this one has not read it again yet
    await sql`update custom_field set type = 'number' where id = ${changed}`.execute(desk.deps.db);
    const answer = await submit('customer', { category_id: one, custom_values: { [changed]: 'abc' } });
    expect(refused(answer)).toEqual([`custom_values.${changed} CHOICE`]);
  });

  it('[decisions 2.11] are refused where the form was changed since it was filled in', async () => {
    const one = await category();
    const id = await form({ category_ids: [one] });
    await desk.as('admin').put(`/api/ticketForm/${id}`, { name: 'تازه' });
    expect(refused(await submit('customer', { category_id: one, form_version: 1 }))).toEqual(['form_version CHOICE']);
    await created('customer', { category_id: one, form_version: 2 });
  });

  it('[decisions 2.11] of a unique field are not stored twice', async () => {
    const one = await category();
    const unique = await field({ unique: true });
    await form({ category_ids: [one], fields: [{ id: unique }] });
    const body = { category_id: one, custom_values: { [unique]: 'NR-1' } };
    const id = await created('customer', body);
    expect(refused(await submit('customer', body))).toEqual([`custom_values.${unique} DUPLICATE`]);
    expect((await update('sara', id, { custom_values: { [unique]: 'NR-1' } })).body.status).toBe('UPDATED');
  });

  it('[decisions 2.11] of passwords are encrypted and never read; identifiers are given by the server', async () => {
    const one = await category();
    const [password, uuid] = [await field({ type: 'password' }), await field({ type: 'uuid' })];
    await form({ category_ids: [one], fields: [{ id: password }, { id: uuid }] });
    const id = await created('customer', { category_id: one, custom_values: { [password]: 'راز' } });
    const values = await valuesOf('sara', id);
    expect(values[password]).toBeNull();
    expect(values[uuid]).toMatch(/^[0-9a-f-]{36}$/);
    const { rows } = await sql<{
      v_text: string;
    }>`select v_text from custom_value where object_id = ${id} and field_id = ${password}`.execute(desk.deps.db);
    expect(rows[0]!.v_text).not.toContain('راز');
    const forged = await submit('customer', { category_id: one, custom_values: { [uuid]: randomUUID() } });
    expect(refused(forged)).toEqual([`custom_values.${uuid} CHOICE`]);
    await update('sara', id, { custom_values: { [password]: 'تازه' } });
    const { body } = await desk.as('sara').get(`/api/ticket/${id}/history`);
    expect(JSON.stringify(body)).not.toContain('تازه');
  });

  it('[decisions 2.11] begin with the importance and the recipient of the form', async () => {
    const one = await category();
    await form({ category_ids: [one], default_importance: 3, default_recipient_id: 5 });
    const id = await created('customer', { category_id: one });
    expect(await desk.open('admin', id)).toMatchObject({ importance: 3, recipient: { id: 5 } });
  });

  it('[decisions 2.2] are changed by employees with the version of the ticket, and stand in its history', async () => {
    const one = await category();
    const [open, internal] = [await field({ label: 'سریال' }), await field({ label: 'داخلی' })];
    await form({ category_ids: [one], fields: [{ id: open }, { id: internal, public: false }] });
    const id = await created('customer', { category_id: one, custom_values: { [open]: 'A' } });
    const { version } = await desk.open('sara', id);
    const changes = { version, custom_values: { [open]: 'B', [internal]: 'C' } };
    expect((await desk.as('sara').post(`/api/ticket/${id}`, changes)).body.status).toBe('UPDATED');
    expect((await desk.as('sara').post(`/api/ticket/${id}`, changes)).body.code).toBe('VERSION_CONFLICT');
    expect(await valuesOf('sara', id)).toEqual({ [open]: 'B', [internal]: 'C' });
    expect(await valuesOf('customer', id)).toEqual({ [open]: 'B' });
    const { body } = await desk.as('sara').get(`/api/ticket/${id}/history`);
    const lines = (body.data as { field: string; from: string; to: string }[]).filter(
      (row) => row.field === 'custom_value',
    );
    expect(lines.map(({ from, to }) => [from, to]).sort()).toEqual(
      [
        ['سریال: A', 'سریال: B'],
        [null, 'داخلی: C'],
      ].sort(),
    );
    expect((await update('customer', id, { custom_values: { [open]: 'Z' } })).code).toBe(403);
    await update('sara', id, { custom_values: { [open]: null } });
    expect(await valuesOf('sara', id)).toEqual({ [internal]: 'C' });
  });

  it('[decisions 2.11] stay readable when their field has left the form, and are gone with the field', async () => {
    const one = await category();
    const left = await field();
    const of = await form({ category_ids: [one], fields: [{ id: left }] });
    const id = await created('customer', { category_id: one, custom_values: { [left]: 'A' } });
    await desk.as('admin').put(`/api/ticketForm/${of}`, { fields: [] });
    expect(await valuesOf('sara', id)).toEqual({ [left]: 'A' });
    expect(await valuesOf('customer', id)).toEqual({});
    await desk.as('admin').delete(`/api/customField/${left}`);
    expect(await valuesOf('sara', id)).toEqual({});
  });
});
