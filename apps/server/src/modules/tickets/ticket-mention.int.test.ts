import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { draftsModule } from '../drafts/drafts.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, draftsModule]);
});
afterAll(() => desk.close());

const chip = (name: PersonName, text = `@${name} آزمون`) => `<span data-mention="${PEOPLE[name].id}">${text}</span>`;
const nameOf = (id: number) => Object.entries(PEOPLE).find(([, person]) => person.id === id)![0];
/** A note of sara; returns the content's id. */
const note = async (id: number, html: string): Promise<number> =>
  (await desk.write('sara', id, { type: 'note', body_html: `<p>${html}</p>` })).body.data.content_id;
const edit = (id: number, content: number, html: string, edit_count: number) =>
  desk.as('sara').put(`/api/ticket/${id}/content`, { content_id: content, body_html: `<p>${html}</p>`, edit_count });
const shown = async (id: number, content: number, by: PersonName = 'sara'): Promise<string | undefined> =>
  (await desk.open(by, id)).contents.find((one: { id: number }) => one.id === content)?.body_html;
const followers = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ user_id: number }>`select user_id from ticket_follow
    where ticket_id = ${id} and reason = 'mention' order by user_id`.execute(desk.deps.db);
  return rows.map(({ user_id }) => nameOf(user_id));
};
/** The events that people were notified of, each with its text. */
const notified = async (id: number): Promise<[string, string, string][]> => {
  await desk.deps.runJobs();
  const { rows } = await sql<{ user_id: number; event: string; content: string }>`select user_id, event, content
    from notification where ticket_id = ${id} and event in ('note', 'mention') order by user_id, id`.execute(
    desk.deps.db,
  );
  return rows.map(({ user_id, event, content }) => [nameOf(user_id), event, content]);
};
const who = async (id: number) => (await notified(id)).map(([name, event]) => [name, event]);

describe('naming a colleague in a note', () => {
  it('[decisions 2.3 T7] makes the colleague a follower and notifies of that alone, and others of the note', async () => {
    const id = await desk.ticket();
    await desk.as('reza').put(`/api/ticket/${id}/follow`, { follow: true });
    await desk.as('admin').put(`/api/ticket/${id}/follow`, { follow: true });
    const content = await note(id, `${chip('reza')} و ${chip('departmentAdmin', 'نام دیگر')} ببینند`);
    expect(await shown(id, content)).toBe(`<p dir="ltr">${chip('reza')} و ${chip('departmentAdmin')} ببینند</p>`);
    expect(await who(id)).toEqual([
      ['admin', 'note'],
      ['departmentAdmin', 'mention'],
      ['reza', 'mention'],
    ]);
    expect(await followers(id)).toEqual(['departmentAdmin']);
    expect((await notified(id))[1]![2]).toContain('از شما نام برد');
    expect((await desk.open('customer', id)).contents.map((one: { id: number }) => one.id)).not.toContain(content);
  });

  it('[decisions 2.1] only those who see the ticket: of others, of customers and of who has left the words stay', async () => {
    const id = await desk.ticket();
    await sql`update "user" set status = 'inactive' where id = ${PEOPLE.reza.id}`.execute(desk.deps.db);
    const content = await note(id, `${chip('mina')} ${chip('customer')} ${chip('reza')} ${chip('far')} درود`);
    await sql`update "user" set status = 'active' where id = ${PEOPLE.reza.id}`.execute(desk.deps.db);
    const html = await shown(id, content);
    expect(html).not.toContain('data-mention');
    expect(html).toContain('@mina آزمون');
    expect(await followers(id)).toEqual([]);
    expect(await who(id)).toEqual([]);
  });

  it('[decisions 2.0] a name with markup inside, an id that is none and other attributes are no mention', async () => {
    const id = await desk.ticket();
    const content = await note(
      id,
      `<span data-mention="5"><strong>x</strong></span><span data-mention="5 onclick">y</span><p data-mention="5">z</p><span data-mention="3" class="a" onclick="b()">w</span>`,
    );
    const html = (await shown(id, content))!;
    expect(html.match(/data-mention="\d+"/g)).toEqual(['data-mention="3"']);
    expect(html).not.toMatch(/onclick|class/);
    expect(await followers(id)).toEqual(['departmentAdmin']);
  });

  it('[decisions 2.3 T7] a message to the customer has the words alone, and nobody follows or is notified by it', async () => {
    const id = await desk.ticket();
    const { body } = await desk.write('sara', id, { type: 'message', body_html: `<p>${chip('reza')} پاسخ می‌دهد</p>` });
    expect(await shown(id, body.data.content_id, 'customer')).toContain('@reza آزمون</span> پاسخ');
    expect(await shown(id, body.data.content_id, 'customer')).not.toContain('data-mention');
    expect(await followers(id)).toEqual([]);
    expect(await who(id)).toEqual([]);
  });

  it('[decisions 2.4] a change notifies only those whom the note did not name before', async () => {
    const id = await desk.ticket();
    const content = await note(id, chip('reza'));
    await notified(id);
    expect((await edit(id, content, `${chip('reza')} ${chip('departmentAdmin')}`, 0)).body.status).toBe('UPDATED');
    expect(
      (await edit(id, content, `${chip('departmentAdmin')} ${chip('reza')} ${chip('admin')}`, 1)).body.status,
    ).toBe('UPDATED');
    expect(await who(id)).toEqual([
      ['admin', 'mention'],
      ['departmentAdmin', 'mention'],
      ['reza', 'mention'],
    ]);
    expect(await followers(id)).toEqual(['admin', 'departmentAdmin', 'reza']);
  });

  it('[decisions 2.4] a draft keeps who is named', async () => {
    const id = await desk.ticket();
    const key = encodeURIComponent(`ticket:${id}:note`);
    const saved = await desk.as('sara').put(`/api/draft/${key}`, {
      body_html: `<p>${chip('reza')}</p>`,
      attachments: [],
      form_values: {},
      revision: 1,
      device: 'test',
    });
    expect(saved.code).toBe(200);
    expect((await desk.as('sara').get(`/api/draft/${key}`)).body.data.body_html).toContain(chip('reza'));
  });

  it('[decisions 2.1] offers those who see the ticket, with their departments, and not oneself', async () => {
    const id = await desk.ticket();
    const { body } = await desk.as('sara').get(`/api/ticket/${id}/mentionCandidates`);
    expect(body.data.map((one: { id: number }) => nameOf(one.id)).sort()).toEqual([
      'admin',
      'branchAdmin',
      'departmentAdmin',
      'reza',
    ]);
    expect(body.data.find((one: { id: number }) => one.id === PEOPLE.reza.id).departments).toEqual([
      { id: 1, name: 'پشتیبانی' },
    ]);
    await desk.as('departmentAdmin').put(`/api/ticket/${id}/shares`, {
      version: (await desk.open('sara', id)).version,
      shares: [{ user_id: PEOPLE.far.id, editable: false }],
    });
    const shared = await desk.as('sara').get(`/api/ticket/${id}/mentionCandidates`);
    expect(shared.body.data.map((one: { id: number }) => one.id)).toContain(PEOPLE.far.id);
    expect((await desk.as('mina').get(`/api/ticket/${id}/mentionCandidates`)).code).toBe(404);
    expect((await desk.as('customer').get(`/api/ticket/${id}/mentionCandidates`)).code).toBe(403);
  });
});
