import { randomUUID } from 'node:crypto';
import { TICKET_IMPORTANCE, type TicketField } from '@hamyar/contracts';
import { TICKET_FIELDS } from '@hamyar/contracts/schemas';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { FIELD_RULES } from './ticket-field-rules.service.ts';
import { ticketsModule } from './tickets.module.ts';

/** For each field a value that a new ticket of the desk has not, as a change sends it. */
const OTHER_VALUE: Readonly<Record<TicketField, string | number>> = {
  importance: TICKET_IMPORTANCE.critical,
  category_id: 1,
  service_id: 1,
  subject: 'موضوع دیگر',
};

describe('the fields that people fill in', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());
  const change = async (by: Parameters<Desk['as']>[0], id: number, changes: object) =>
    desk.as(by).post(`/api/ticket/${id}`, { version: (await desk.open('admin', id)).version, ...changes });
  const submit = (subject: string, fields: object = {}) =>
    desk
      .as('customer')
      .post('/api/ticket', { department_id: 1, subject, body_html: 'م', client_key: randomUUID(), ...fields });

  it.each(['', '\u200c', ' \u200c ', '\u200b\u200f'])(
    '[decisions 2.0] a subject of which nothing is visible is refused, new or changed: %j',
    async (subject) => {
      const refused = [expect.objectContaining({ field: 'subject', code: 'REQUIRED' })];
      expect((await submit(subject)).body.errors).toEqual(refused);
      const id = await desk.ticket();
      const before = (await desk.open('sara', id)).subject;
      expect((await change('sara', id, { subject })).body.errors).toEqual(refused);
      expect((await desk.open('sara', id)).subject).toBe(before);
    },
  );

  it('[decisions 2.0] a new subject and a changed one are stored in the same form, with the same search key', async () => {
    const { id } = (await submit(' علي\u200b كريمي ')).body.data;
    const stored = (ticketId: number) =>
      desk.deps.db
        .selectFrom('ticket')
        .select(['subject', 'subject_dense'])
        .where('id', '=', ticketId)
        .executeTakeFirstOrThrow();
    const created = await stored(id);
    expect(created).toEqual({ subject: 'علی کریمی', subject_dense: 'علیکریمی' });
    const other = await desk.ticket();
    await change('admin', other, { subject: ' علي\u200b كريمي ' });
    expect(await stored(other)).toEqual(created);
  });

  it.each(TICKET_FIELDS)(
    '[decisions 2.4] customers learn of a change of %s, and see it, only where everyone sees the field',
    async (name) => {
      const id = await desk.ticket();
      await desk.deps.db.deleteFrom('socket_event').execute();
      expect((await change('admin', id, { [name]: OTHER_VALUE[name] })).code).toBe(200);
      const heard = (
        await desk.deps.db.selectFrom('socket_event').select('name').where('channel', '=', `ticket.${id}`).execute()
      ).map((event) => event.name);
      const everyone = FIELD_RULES[name].seenBy === 'everyone';
      expect(heard).toEqual(everyone ? ['ticket.changed'] : []);
      const inAnswer = name.replace(/_id$/, '');
      expect(await desk.open('admin', id)).toHaveProperty(inAnswer);
      if (everyone)
        expect((await desk.open('customer', id))[inAnswer]).toEqual((await desk.open('admin', id))[inAnswer]);
      else expect(await desk.open('customer', id)).not.toHaveProperty(inAnswer);
    },
  );

  it('[decisions 2.2] a customer can neither fill in nor try out a field that only staff see', async () => {
    const id = await desk.ticket();
    const stored = await desk.open('admin', id);
    for (const name of TICKET_FIELDS.filter((field) => FIELD_RULES[field].seenBy === 'staff')) {
      expect((await submit('خطا', { [name]: OTHER_VALUE[name] })).body.errors).toEqual([
        expect.objectContaining({ field: name, code: 'CHOICE' }),
      ]);
      for (const guess of [stored[name], OTHER_VALUE[name]])
        expect((await change('customer', id, { [name]: guess })).code).toBe(403);
    }
  });
});
