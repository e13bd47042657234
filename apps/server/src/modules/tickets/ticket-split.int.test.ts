import { randomUUID } from 'node:crypto';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { PDF, uploadRequest } from '../../../test/upload.ts';
import { attachmentsModule } from '../attachments/attachments.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, attachmentsModule]);
});
afterAll(() => desk.close());

const split = async (by: PersonName, id: number, more: object = {}): Promise<Reply> => {
  const { contents } = await desk.open('admin', id);
  return desk.as(by).post(`/api/ticket/${id}/split`, {
    content_id: contents[0].id,
    subject: 'موضوع دوم',
    department_id: 1,
    client_key: randomUUID(),
    ...more,
  });
};
const upload = async (name: string) => {
  const { body } = await desk.as('customer').send(uploadRequest(name, PDF));
  return body.data.token as string;
};

describe('a new ticket of one message', () => {
  it('[decisions 2.3 T16] is open, of the same customer, has a copy of the message, and both are linked', async () => {
    const id = await desk.ticket('customer', { category_id: 1 });
    await desk.as('admin').post(`/api/ticket/${id}`, { version: 1, recipient_id: PEOPLE.sara.id, importance: 3 });
    desk.deps.clock.advance(60_000);
    const { body } = await split('admin', id, { category_id: 1, recipient_id: PEOPLE.reza.id });
    expect(body).toMatchObject({ status: 'CREATED', data: { number: expect.stringMatching(/^\d{4}-\d{6}-\d$/) } });
    const made = await desk.open('admin', body.data.id);
    expect(made).toMatchObject({
      status: 0,
      subject: 'موضوع دوم',
      importance: 3,
      category: { id: 1 },
      recipient: { id: PEOPLE.reza.id },
      owner: { id: PEOPLE.customer.id },
      created_by: { id: PEOPLE.admin.id },
      waiting_since: desk.deps.clock.unix(),
      created_at: desk.deps.clock.unix(),
    });
    expect(made.links).toEqual([{ type: 'split_from', direction: 'out', ticket: expect.objectContaining({ id }) }]);
    expect(made.contents[0]).toMatchObject({ author: { id: PEOPLE.customer.id }, excerpt: 'سلام، وارد نمی‌شوم' });
    const source = await desk.open('admin', id);
    expect(source.contents.at(-1).event).toEqual({ name: 'split', from: null, to: body.data.number });
    expect((await desk.open('customer', id)).contents).toHaveLength(1);
    expect((await desk.open('customer', body.data.id)).contents).toHaveLength(1);
  });

  it('[decisions 2.3 T16, decisions 2.10] copies the attachments that are chosen, as files of its own', async () => {
    const tokens = [await upload('one.pdf'), await upload('two.pdf')];
    const id = await desk.ticket('customer', { attachments: tokens });
    const [kept] = (await desk.open('admin', id)).contents[0].attachments;
    const { body } = await split('admin', id, { attachment_ids: [kept.id] });
    const { contents, attachment_count } = await desk.open('customer', body.data.id);
    expect(contents[0].attachments.map(({ name }: { name: string }) => name)).toEqual(['one.pdf']);
    expect(attachment_count).toBe(1);
    const [file] = contents[0].attachments;
    expect(file.id).not.toBe(kept.id);
    await desk.as('admin').delete(`/api/ticket/${id}`);
    expect((await desk.as('customer').get(`/api/attachment/${file.id}`)).code).toBe(200);
    expect((await desk.as('customer').get(`/api/attachment/${kept.id}`)).code).toBe(404);
  });

  it('[decisions 2.2, decisions 2.3 T16] needs the permission, a message of this ticket, and choices that fit', async () => {
    const [id, other] = [await desk.ticket(), await desk.ticket()];
    expect((await split('sara', id)).code).toBe(403);
    expect((await split('customer', id)).code).toBe(403);
    const foreign = (await desk.open('admin', other)).contents[0].id;
    await desk.write('admin', id, { type: 'note' });
    const note = (await desk.open('admin', id)).contents.at(-1).id;
    for (const wrong of [
      { content_id: foreign },
      { content_id: note },
      { department_id: 999 },
      { category_id: 2 },
      { recipient_id: PEOPLE.mina.id },
      { subject: ' ' },
      { owner_id: 12 },
    ])
      expect([wrong, (await split('admin', id, wrong)).code]).toEqual([wrong, 422]);
  });

  it('[decisions 2.4] the same key makes one ticket', async () => {
    const id = await desk.ticket();
    const client_key = randomUUID();
    const answers = await Promise.all([split('admin', id, { client_key }), split('admin', id, { client_key })]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });
});

describe('related tickets', () => {
  it('[decisions 2.2] are linked and separated from either side, and stand in the history of both', async () => {
    const [a, b] = [await desk.ticket(), await desk.ticket()];
    const link = (by: PersonName, id: number, other_id: number, linked = true) =>
      desk.as(by).put(`/api/ticket/${id}/link`, { other_id, linked });
    expect((await link('admin', a, b)).body.data.ticket.links).toEqual([
      { type: 'related', direction: 'out', ticket: expect.objectContaining({ id: b }) },
    ]);
    await link('admin', b, a);
    expect((await desk.open('admin', b)).links).toHaveLength(1);
    expect((await link('admin', b, a, false)).body.data.ticket.links).toEqual([]);
    const { body } = await desk.as('admin').get(`/api/ticket/${b}/history`);
    expect(body.data.filter(({ field }: { field: string }) => field === 'link')).toHaveLength(2);
    expect((await link('sara', a, b)).code).toBe(403);
    expect((await link('admin', a, a)).code).toBe(422);
    expect((await link('admin', a, 999_999)).code).toBe(422);
  });

  it('[decisions 2.3 T14] candidates are the tickets of the same customer, or those of a search, in scope and not merged', async () => {
    const mine = await desk.ticket('supervisor', { subject: 'کندی گزارش فروش' });
    const second = await desk.ticket('supervisor', { subject: 'درگاه پرداخت' });
    const foreign = await desk.ticket('member', { subject: 'درگاه پرداخت عضو' });
    const candidates = async (by: PersonName, s?: string) =>
      (
        await desk.as(by).get(`/api/ticket/${mine}/mergeCandidates${s ? `?s=${encodeURIComponent(s)}` : ''}`)
      ).body.data?.map(({ id, same_customer, mergeable }: any) => [id, same_customer, mergeable]);
    expect(await candidates('admin')).toEqual([[second, true, true]]);
    expect((await candidates('admin', 'درگاه پرداخت')).sort()).toEqual(
      [
        [second, true, true],
        [foreign, false, true],
      ].sort(),
    );
    expect(await candidates('sara')).toBeUndefined();
    await desk.as('admin').post(`/api/ticket/${second}/merge`, { target_id: mine });
    expect(await candidates('admin')).toEqual([]);
  });
});
