import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';

let desk: Desk;
let serial = 0;
beforeAll(async () => {
  desk = await createDesk(serverModules);
});
afterAll(() => desk.close());
beforeEach(() => requiredFields([]));

async function requiredFields(required_on_close: ('category_id' | 'service_id')[]): Promise<void> {
  const { deps } = desk;
  const values = { ...(await settingsOf(deps).current()).generalTicketSettings, required_on_close };
  await writeGroup(deps.db, 'generalTicketSettings', values, { id: null, at: deps.clock.now() });
  await withTransaction(deps.db, settingsOf(deps).changed);
}
const stored = async (path: string, body: object): Promise<number> => {
  const { body: answer } = await desk.as('admin').post(path, body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
};
const field = (more: object = {}) =>
  stored('/api/customField', { context: 'ticket', type: 'text', label: `فیلد ${(serial += 1)}`, ...more });
/** A category with a form: what it is closed with, and a field that only some of its tickets have. */
async function strictCategory() {
  const [device, cause] = [await field({ type: 'number' }), await field()];
  const category = await stored('/api/ticketCategory', { name: `دسته ${(serial += 1)}`, required_on_close: true });
  await stored('/api/ticketForm', {
    name: `فرم ${(serial += 1)}`,
    category_ids: [category],
    fields: [
      { id: device, required: true, public: false },
      { id: cause, required: true, public: false, condition: { field_id: device, op: 'eq', value: 7 } },
    ],
  });
  return { category, device, cause };
}
const update = async (by: PersonName, id: number, changes: object): Promise<Reply> =>
  desk.as(by).post(`/api/ticket/${id}`, { version: (await desk.open('admin', id)).version, ...changes });
const refused = ({ body }: Reply) => (body.errors ?? []).map(({ field: at, code }) => `${at} ${code}`);
const missing = async (by: PersonName, id: number) => (await desk.open(by, id)).missing_on_close;
const statusOf = async (id: number) => (await desk.open('admin', id)).status;

describe('[decisions 2.3 T12] closing a ticket', () => {
  it('asks for what the settings require, at each field, and closes with it in one call', async () => {
    await requiredFields(['category_id', 'service_id']);
    const id = await desk.ticket('customer', { category_id: 1 });
    expect(await missing('sara', id)).toEqual(['service_id']);
    const answer = await update('sara', id, { status: 4 });
    expect(refused(answer)).toEqual(['service_id REQUIRED_ON_CLOSE']);
    expect(answer.body.message).toBe('پیش از بستن، این فیلدها را کامل کنید: محصول یا خدمت');
    expect(await statusOf(id)).toBe(0);
    expect(refused(await update('sara', id, { status: 4, category_id: null }))).toHaveLength(2);
    expect((await update('sara', id, { status: 4, service_id: 1 })).body.data.ticket).toMatchObject({
      status: 4,
      service: { id: 1 },
    });
  });

  it('asks for the required fields of the form where the category says so, and for none that a condition hides', async () => {
    const { category, device, cause } = await strictCategory();
    const id = await desk.ticket('other', { category_id: category });
    expect(await missing('sara', id)).toEqual([`custom_values.${device}`]);
    expect(refused(await update('sara', id, { status: 4 }))).toEqual([`custom_values.${device} REQUIRED_ON_CLOSE`]);
    // this value shows the second field
    const shown = await update('sara', id, { status: 4, custom_values: { [device]: 7 } });
    expect(refused(shown)).toEqual([`custom_values.${cause} REQUIRED_ON_CLOSE`]);
    expect(await missing('sara', id)).toEqual([`custom_values.${device}`]);
    const closed = await update('sara', id, { status: 4, custom_values: { [device]: 7, [cause]: 'برق' } });
    expect(closed.body.data.ticket.status).toBe(4);
    await desk.as('admin').put(`/api/ticketCategory/${category}`, { required_on_close: false });
    const free = await desk.ticket('member', { category_id: category });
    expect(await missing('sara', free)).toEqual([]);
    expect((await update('sara', free, { status: 4 })).body.data.ticket.status).toBe(4);
  });

  it('[decisions 2.4] refuses the reply that closes an incomplete ticket, also in its undo window, and sends nothing', async () => {
    await requiredFields(['category_id']);
    await sql`update "user" set undo_seconds = case id when 4 then 30 end where id in (4, 5)`.execute(desk.deps.db);
    const id = await desk.ticket('supervisor');
    const before = (await desk.open('admin', id)).contents.length;
    expect(refused(await desk.write('sara', id, { then: 'close' }))).toEqual(['category_id REQUIRED_ON_CLOSE']);
    expect((await desk.open('admin', id)).contents).toHaveLength(before);
    await update('sara', id, { category_id: 1 });
    expect((await desk.write('sara', id, { then: 'close' })).body.status).toBe('UPDATED');
    await sql`update "user" set undo_seconds = null where id = 4`.execute(desk.deps.db);
  });

  it('[7.20] of several tickets closes those that are complete, and says of each other one what it lacks', async () => {
    await requiredFields(['category_id']);
    const [full, empty] = [await desk.ticket('customer', { category_id: 1 }), await desk.ticket('other')];
    const { body } = await desk
      .as('sara')
      .put('/api/multipleTicketAction', { action: 'status', value: { status: 4 }, ticket_ids: [full, empty] });
    expect(body.data).toMatchObject({
      done: [full],
      failed: [{ id: empty, code: 'REQUIRED_ON_CLOSE', message: 'پیش از بستن، این فیلدها را کامل کنید: دسته‌بندی' }],
    });
    expect([await statusOf(full), await statusOf(empty)]).toEqual([4, 0]);
  });

  it('asks the owner of a ticket between colleagues as little as a customer, whose side they are on', async () => {
    await requiredFields(['category_id']);
    const id = await desk.ticket('sara', { kind: 'internal', recipient_id: PEOPLE.reza.id });
    expect(await missing('departmentAdmin', id)).toEqual(['category_id']);
    expect(await missing('sara', id)).toEqual([]);
    expect((await update('sara', id, { status: 4 })).body.data.ticket.status).toBe(4);
  });

  it('asks neither customers, nor who finds spam', async () => {
    await requiredFields(['category_id', 'service_id']);
    const [own, spam] = [await desk.ticket('member'), await desk.ticket('supervisor')];
    expect((await desk.open('member', own)).missing_on_close).toBeUndefined();
    expect((await update('member', own, { status: 4 })).body.data.ticket.status).toBe(4);
    const found = await update('departmentAdmin', spam, { spam: 1 });
    expect(found.body.status).toBe('UPDATED');
    expect(await statusOf(spam)).toBe(4);
  });
});
