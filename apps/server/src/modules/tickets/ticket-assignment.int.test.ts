import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(serverModules);
  await sql`alter table department alter column id restart with 100`.execute(desk.deps.db);
});
afterAll(() => desk.close());

const { sara, reza, mina, far, departmentAdmin: lead } = PEOPLE;
let serial = 0;
const made = async (values: object): Promise<number> => {
  const { body } = await desk.as('admin').post('/api/department', { name: `واحد ${(serial += 1)}`, ...values });
  expect(body.status).toBe('CREATED');
  return body.data.id;
};
const recipientOf = async (id: number): Promise<number | null> => (await desk.open('admin', id)).recipient?.id ?? null;
/** A ticket of one of several customers, because one of them writes only so many in a while. */
const ticketIn = (department_id: number, more: object = {}) =>
  desk.ticket((['customer', 'other', 'member', 'supervisor'] as const)[(serial += 1) % 4], { department_id, ...more });
const assigned = async (department_id: number, more: object = {}) => recipientOf(await ticketIn(department_id, more));
const several = async (n: number, department: number) => {
  const ids: (number | null)[] = [];
  for (let at = 0; at < n; at += 1) ids.push(await assigned(department));
  return ids;
};
const expected = async (department_id: number) =>
  (await desk.as('customer').get(`/api/checkDefaultReciever?department_id=${department_id}`)).body.data;
const transfer = async (id: number, department_id: number, more: object = {}) => {
  const { version } = await desk.open('admin', id);
  const { body } = await desk.as('admin').post(`/api/ticket/${id}`, { version, department_id, reason: 'د', ...more });
  expect(body.status).toBe('UPDATED');
};

describe('[decisions 2.7] a department that assigns by turns', () => {
  it('gives each new ticket to the next one, and says who that is', async () => {
    const id = await made({ assign_mode: 'round_robin', member_ids: [sara.id, reza.id], manager_ids: [lead.id] });
    expect(await expected(id)).toMatchObject({ recipient_id: lead.id, reason: 'round_robin' });
    expect(await several(4, id)).toEqual([lead.id, sara.id, reza.id, lead.id]);
    expect(await expected(id)).toMatchObject({ recipient_id: sara.id, recipient: { id: sara.id } });
  });

  it('goes on by turns for tickets that are created together', async () => {
    const id = await made({ assign_mode: 'round_robin', member_ids: [sara.id, reza.id, mina.id] });
    const tickets = await Promise.all(Array.from({ length: 9 }, () => ticketIn(id)));
    const recipients = await Promise.all(tickets.map(recipientOf));
    for (const person of [sara, reza, mina]) expect(recipients.filter((one) => one === person.id)).toHaveLength(3);
  });

  it('leaves out who is inactive or of another branch, and nobody who is chosen counts as a turn', async () => {
    const id = await made({ assign_mode: 'round_robin', member_ids: [sara.id, reza.id, far.id] });
    expect(await several(2, id)).toEqual([sara.id, reza.id]);
    const internal = await desk.ticket('mina', { kind: 'internal', department_id: id, recipient_id: reza.id });
    expect(await recipientOf(internal)).toBe(reza.id);
    await sql`update "user" set status = 'inactive' where id = ${sara.id}`.execute(desk.deps.db);
    expect(await several(2, id)).toEqual([reza.id, reza.id]);
    await sql`update "user" set status = 'active' where id = ${sara.id}`.execute(desk.deps.db);
  });

  it('never gives a ticket between colleagues to who asks', async () => {
    const id = await made({ assign_mode: 'round_robin', member_ids: [sara.id, reza.id] });
    const ticket = () => desk.ticket('sara', { kind: 'internal', department_id: id });
    expect([await recipientOf(await ticket()), await recipientOf(await ticket())]).toEqual([reza.id, reza.id]);
  });

  it('the person whom the category names comes first', async () => {
    const id = await made({ assign_mode: 'round_robin', member_ids: [sara.id, reza.id] });
    const category = await desk
      .as('admin')
      .post('/api/ticketCategory', { name: 'دسته', department_ids: [id], default_recipient_id: reza.id });
    expect(await assigned(id, { category_id: category.body.data.id })).toBe(reza.id);
    expect(await assigned(id)).toBe(sara.id);
  });
});

describe('[decisions 2.7] a department that assigns by load', () => {
  it('gives a ticket to whoever has the fewest, and to nobody above the limit', async () => {
    const id = await made({ assign_mode: 'least_open', member_ids: [mina.id, far.id] });
    await sql`update "user" set branch_id = 1 where id = ${far.id}`.execute(desk.deps.db);
    await sql`update ticket set assignee_id = null, recipient_id = null`.execute(desk.deps.db);
    const tickets = [];
    for (let at = 0; at < 4; at += 1) tickets.push(await ticketIn(id));
    expect(await Promise.all(tickets.map(recipientOf))).toEqual([mina.id, far.id, mina.id, far.id]);
    await desk.as('admin').put(`/api/department/${id}`, { max_open_per_agent: 2 });
    expect(await assigned(id)).toBeNull();
    expect(await expected(id)).toMatchObject({ recipient_id: null, reason: 'whole_department' });
    await desk.as('admin').post(`/api/ticket/${tickets[0]}`, { version: 1, status: 4 });
    expect(await assigned(id)).toBe(mina.id);
  });

  it('[decisions 2.8] counts an open ticket of a customer for more by the weight of the level, and the limit by tickets alone', async () => {
    const { db } = desk.deps;
    const id = await made({ assign_mode: 'least_open', member_ids: [mina.id, far.id] });
    await sql`update "user" set branch_id = 1 where id = ${far.id}`.execute(db);
    await sql`update ticket set assignee_id = null, recipient_id = null`.execute(db);
    await sql`insert into customer_level (id, name, color, priority_weight)
      overriding system value values (77, 'ویژه', '#c79a3b', 100)`.execute(db);
    await sql`update "user" set customer_level_id = 77 where id = ${PEOPLE.customer.id}`.execute(db);
    const by = async (name: 'customer' | 'other' | 'member' | 'supervisor') =>
      recipientOf(await desk.ticket(name, { department_id: id }));
    expect(await by('customer')).toBe(mina.id);
    // one of weight 100 is as much as two without
    expect([await by('other'), await by('member'), await by('supervisor')]).toEqual([far.id, far.id, mina.id]);
    await desk.as('admin').put(`/api/department/${id}`, { max_open_per_agent: 3 });
    await sql`update customer_level set priority_weight = 0 where id = 77`.execute(db);
    expect([await by('other'), await by('member'), await by('supervisor')]).toEqual([far.id, mina.id, null]);
    await sql`update "user" set customer_level_id = null where id = ${PEOPLE.customer.id}`.execute(db);
  });

  it('nobody is left: the default recipient gets it, and without one the admins are notified', async () => {
    const id = await made({
      ...{ assign_mode: 'least_open', max_open_per_agent: 1, member_ids: [mina.id], manager_ids: [lead.id] },
    });
    await sql`update ticket set assignee_id = null, recipient_id = null`.execute(desk.deps.db);
    expect(await several(2, id)).toEqual([lead.id, mina.id]);
    const ticket = await ticketIn(id);
    expect(await recipientOf(ticket)).toBeNull();
    await desk.deps.runJobs();
    const { rows } = await sql<{
      user_id: number;
    }>`select user_id from notification where ticket_id = ${ticket} and event = 'new_in_department'`.execute(
      desk.deps.db,
    );
    expect(rows.map(({ user_id }) => user_id)).toContain(lead.id);
    await desk.as('admin').put(`/api/department/${id}`, { default_recipient_id: lead.id });
    expect(await assigned(id)).toBe(lead.id);
  });
});

describe('[decisions 2.7] a department that assigns by shift', () => {
  it('gives a ticket to who is at work now', async () => {
    const shift = async (user_ids: number[], from: string, to: string) => {
      const days = Array.from({ length: 7 }, () => [{ from, to }]);
      const { body } = await desk.as('admin').post('/api/workingshift', { name: `شیفت ${from}`, days, user_ids });
      expect(body.status).toBe('CREATED');
    };
    await shift([], '09:00', '13:00');
    await shift([sara.id], '08:00', '12:00');
    await shift([reza.id, sara.id], '20:00', '24:00');
    const id = await made({ assign_mode: 'by_shift', member_ids: [sara.id, reza.id, mina.id] });
    const at = async (time: string) => {
      desk.deps.clock.set(`2026-11-25T${time}:00+03:30`);
      return assigned(id);
    };
    expect([await at('08:30'), await at('08:31')]).toEqual([sara.id, sara.id]);
    // without a shift of one's own, by the hours of the department
    expect([await at('10:00'), await at('10:01')]).toEqual([mina.id, sara.id]);
    expect([await at('21:00'), await at('21:01')]).toEqual([reza.id, sara.id]);
    expect(await at('15:00')).toBeNull();
    expect(await expected(id)).toMatchObject({ recipient_id: null, outside_hours: true });
  });
});

describe('[decisions 2.7] who is out of office', () => {
  const away = (id: number, until: string | null, substitute: number | null = null) =>
    sql`update "user" set away_from = ${until && '2020-01-01'}, away_until = ${until}, substitute_id = ${substitute} where id = ${id}`.execute(
      desk.deps.db,
    );
  afterEach(() => Promise.all([away(sara.id, null), away(reza.id, null)]));

  it('gets no ticket by turns, and does again after the last day', async () => {
    const id = await made({ assign_mode: 'round_robin', member_ids: [sara.id, reza.id] });
    await away(sara.id, '2099-01-01');
    expect(await several(2, id)).toEqual([reza.id, reza.id]);
    await away(sara.id, '2020-01-02');
    expect(await several(2, id)).toEqual([sara.id, reza.id]);
  });

  it('is represented by the substitute, as long as that one can answer in the department', async () => {
    const id = await made({ member_ids: [sara.id, reza.id], default_recipient_id: sara.id });
    await away(sara.id, '2099-01-01', reza.id);
    expect(await assigned(id)).toBe(reza.id);
    expect(await expected(id)).toMatchObject({ recipient_id: reza.id, reason: 'default_recipient' });
    await away(reza.id, '2099-01-01');
    expect(await assigned(id)).toBeNull();
    await away(sara.id, '2099-01-01', mina.id);
    expect(await assigned(id)).toBeNull();
  });

  it('says to who assigns by hand that somebody is away, and who represents them', async () => {
    const id = await made({ member_ids: [sara.id, reza.id, mina.id] });
    const ticket = await ticketIn(id);
    const rows = async () => (await desk.as('admin').get(`/api/ticket/${ticket}/assignees`)).body.data;
    await away(sara.id, '2099-01-01', reza.id);
    expect(await rows()).toContainEqual(
      expect.objectContaining({
        id: sara.id,
        absence: { until: '2099-01-01', substitute: expect.objectContaining({ id: reza.id }) },
      }),
    );
    expect((await rows()).filter((row: { absence?: object }) => row.absence)).toHaveLength(1);
    // by hand it is still possible
    const { version } = await desk.open('admin', ticket);
    await desk.as('admin').post(`/api/ticket/${ticket}`, { version, recipient_id: sara.id });
    expect(await recipientOf(ticket)).toBe(sara.id);
    await away(reza.id, '2099-01-01');
    expect(await rows()).toContainEqual(
      expect.objectContaining({ id: sara.id, absence: { until: '2099-01-01', substitute: null } }),
    );
  });

  it('the substitute represents the person whom the category names, too', async () => {
    const id = await made({ member_ids: [sara.id, reza.id, mina.id], default_recipient_id: mina.id });
    const values = { name: 'دسته‌ای با جانشین', department_ids: [id], default_recipient_id: sara.id };
    const category = (await desk.as('admin').post('/api/ticketCategory', values)).body.data.id;
    await away(sara.id, '2099-01-01', reza.id);
    expect(await assigned(id, { category_id: category })).toBe(reza.id);
  });
});

describe('[decisions 2.3 T11] a transferred ticket', () => {
  it('is assigned by its new department, unless somebody is chosen', async () => {
    const id = await made({ assign_mode: 'round_robin', member_ids: [sara.id, reza.id] });
    const ticket = await ticketIn(1);
    await transfer(ticket, id);
    expect(await recipientOf(ticket)).toBe(sara.id);
    const chosen = await ticketIn(1);
    await transfer(chosen, id, { recipient_id: sara.id });
    expect(await recipientOf(chosen)).toBe(sara.id);
    expect(await assigned(id)).toBe(reza.id);
    const answer = await desk.as('sara').get(`/api/ticket/${ticket}/history`);
    expect(answer.body.data).toContainEqual(
      expect.objectContaining({ field: 'recipient_id', from: null, to: String(sara.id), to_name: 'sara آزمون' }),
    );
  });

  it('by hand goes to the default recipient, and otherwise to the whole department', async () => {
    const [one, all] = [
      await made({ member_ids: [sara.id], default_recipient_id: sara.id }),
      await made({ member_ids: [sara.id] }),
    ];
    const ticket = await ticketIn(1);
    await transfer(ticket, one);
    expect(await recipientOf(ticket)).toBe(sara.id);
    await transfer(ticket, all);
    expect(await recipientOf(ticket)).toBeNull();
  });
});
