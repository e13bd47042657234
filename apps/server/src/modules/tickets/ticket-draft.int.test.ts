import { channels } from '@hamyar/contracts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { attachmentsModule } from '../attachments/attachments.module.ts';
import { draftsModule } from '../drafts/drafts.module.ts';
import { ticketsModule } from './tickets.module.ts';

const TEXT = '<p>کابل را عوض کنید</p>';

describe('shared drafts of an answer', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule, draftsModule, attachmentsModule]);
  });
  afterAll(() => desk.close());

  const save = (by: PersonName, id: number, body: object) =>
    desk.as(by).put(`/api/draft/ticket:${id}:message`, { body_html: TEXT, revision: 1, device: by, ...body });
  const share = (by: PersonName, id: number, shared = true) =>
    desk.as(by).put(`/api/ticketDraft/${id}/share`, { shared });
  const claim = (by: PersonName, id: number, from: PersonName) =>
    desk.as(by).post(`/api/ticketDraft/${id}/claim`, { user_id: PEOPLE[from].id });
  /** The drafts that a person is shown of others, as who wrote what. */
  const shownTo = async (by: PersonName, id: number) =>
    ((await desk.open(by, id)).shared_drafts as { author: { id: number }; body_html: string }[]).map(
      ({ author, body_html }) => [author.id, body_html],
    );
  async function shared(by: PersonName = 'sara'): Promise<number> {
    const id = await desk.ticket();
    await save(by, id, {});
    expect((await share(by, id)).body.status).toBe('UPDATED');
    return id;
  }
  const drafts = async (id: number) =>
    (
      await desk.deps.db
        .selectFrom('socket_event')
        .select('data')
        .where('channel', '=', channels.ticketStaff(id))
        .where('name', '=', 'ticket.draft')
        .execute()
    ).length;
  async function upload(by: PersonName): Promise<{ id: number; token: string }> {
    const { body } = await desk.as(by).send({
      method: 'POST',
      url: '/api/attachment',
      payload:
        '--frontier\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n\r\n--frontier--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=frontier' },
    });
    return body.data;
  }

  it('[decisions 2.4] is read by colleagues who may answer once its author shares it, and by nobody before or after', async () => {
    const id = await desk.ticket();
    await save('sara', id, {});
    expect(await shownTo('reza', id)).toEqual([]);
    await share('sara', id);
    expect(await shownTo('reza', id)).toEqual([[PEOPLE.sara.id, TEXT]]);
    expect(await shownTo('departmentAdmin', id)).toEqual([[PEOPLE.sara.id, TEXT]]);
    expect(await shownTo('sara', id)).toEqual([]);
    expect((await desk.open('sara', id)).own_draft).toEqual({ shared: true, taken_by: null });
    await share('sara', id, false);
    expect(await shownTo('reza', id)).toEqual([]);
    expect((await desk.open('sara', id)).own_draft.shared).toBe(false);
  });

  it('[decisions 2.2, decisions 2.4] no customer reads or shares one, and no colleague who may not answer', async () => {
    const id = await shared();
    await save('customer', id, { body_html: '<p>از مشتری</p>' });
    expect((await share('customer', id)).code).toBe(403);
    expect((await claim('customer', id, 'sara')).code).toBe(403);
    const theirs = await desk.open('customer', id);
    expect([theirs.shared_drafts, theirs.own_draft]).toEqual([undefined, undefined]);
    expect(await shownTo('reza', id)).toEqual([[PEOPLE.sara.id, TEXT]]);
    expect([(await share('mina', id)).code, (await claim('mina', id, 'sara')).code]).toEqual([404, 404]);
    // shared with her for reading: she writes notes, and may not answer
    const { version } = await desk.open('admin', id);
    const shares = [{ user_id: PEOPLE.mina.id, editable: false }];
    expect((await desk.as('admin').put(`/api/ticket/${id}/shares`, { version, shares })).code).toBe(200);
    expect((await desk.open('mina', id)).actions).toContain('note');
    expect(await shownTo('mina', id)).toEqual([]);
    expect([(await share('mina', id)).code, (await claim('mina', id, 'sara')).code]).toEqual([403, 403]);
  });

  it('[decisions 2.4] colleagues who have the ticket open learn of each change of a shared draft, and of no other', async () => {
    const id = await desk.ticket();
    await save('sara', id, {});
    expect(await drafts(id)).toBe(0);
    await share('sara', id);
    await save('sara', id, { body_html: '<p>ادامه</p>', revision: 2 });
    // an older one that comes late changes nothing
    await save('sara', id, { body_html: '<p>کهنه</p>', revision: 1 });
    expect(await drafts(id)).toBe(2);
    expect(await shownTo('reza', id)).toEqual([[PEOPLE.sara.id, '<p>ادامه</p>']]);
    await desk.as('sara').delete(`/api/draft/ticket:${id}:message`);
    expect(await drafts(id)).toBe(3);
    expect(await shownTo('reza', id)).toEqual([]);
  });

  it('[decisions 2.4] who takes it over goes on with text and files; its author keeps both and learns by whom', async () => {
    const id = await desk.ticket();
    const file = await upload('sara');
    const body_html = `${TEXT}<p><img src="/api/attachment/${file.id}" /></p>`;
    await save('sara', id, { body_html, attachments: [file.token] });
    await share('sara', id);
    expect((await desk.open('reza', id)).shared_drafts[0]).toMatchObject({
      body_html: `${TEXT}<p></p>`,
      files: [{ name: 'a.pdf' }],
    });
    const { data } = (await claim('reza', id, 'sara')).body;
    expect(data.attachments).toMatchObject([{ name: 'a.pdf' }]);
    expect(data.attachments[0].id).not.toBe(file.id);
    expect(data.body_html).toContain(`/api/attachment/${data.attachments[0].id}`);
    await save('reza', id, { body_html: data.body_html, attachments: [data.attachments[0].token] });
    expect((await desk.open('sara', id)).own_draft).toMatchObject({ shared: false, taken_by: { id: PEOPLE.reza.id } });
    expect((await shownTo('sara', id)).map(([who]) => who)).toEqual([PEOPLE.reza.id]);
    expect((await desk.as('sara').get(`/api/draft/ticket:${id}:message`)).body.data).toMatchObject({
      body_html,
      attachments: [{ id: file.id }],
    });
    // an answer that was lost is asked for again; another colleague comes too late
    expect((await claim('reza', id, 'sara')).body.status).toBe('UPDATED');
    expect((await claim('departmentAdmin', id, 'sara')).code).toBe(404);
    const sent = await desk.write('reza', id, {
      body_html: data.body_html,
      attachments: [data.attachments[0].token],
    });
    expect(sent.body.status).toBe('UPDATED');
  });

  it('[decisions 2.4] ends when it is sent, and the next text is its author’s alone', async () => {
    const id = await shared();
    await desk.write('sara', id, { body_html: TEXT });
    expect(await shownTo('departmentAdmin', id)).toEqual([]);
    await save('sara', id, { body_html: '<p>بعدی</p>' });
    expect(await shownTo('departmentAdmin', id)).toEqual([]);
    expect((await desk.open('sara', id)).own_draft).toEqual({ shared: false, taken_by: null });
  });

  it('[decisions 2.4] one that waits for its first text is shown with it, and the own one is not taken over', async () => {
    const id = await desk.ticket();
    await share('sara', id);
    expect(await shownTo('reza', id)).toEqual([]);
    await save('sara', id, {});
    expect(await shownTo('reza', id)).toEqual([[PEOPLE.sara.id, TEXT]]);
    expect((await claim('sara', id, 'sara')).code).toBe(404);
  });

  it('[decisions 2.4] costs an open ticket no statement', async () => {
    const plain = await desk.ticket();
    const id = await shared();
    const count = async (ticketId: number) => (await desk.as('reza').get(`/api/ticket/${ticketId}`)).statements;
    expect(await count(id)).toBe(await count(plain));
  });
});
