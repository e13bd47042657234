import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
});
afterAll(() => desk.close());

/** The content that the test is about, with its ticket. */
interface Written {
  id: number;
  content: number;
}
const edit = (by: PersonName, { id, content }: Written, text: string, edit_count = 0): Promise<Reply> =>
  desk.as(by).put(`/api/ticket/${id}/content`, { content_id: content, body_html: `<p>${text}</p>`, edit_count });
const readVersions = (by: PersonName, { id, content }: Written) =>
  desk.as(by).get(`/api/ticket/${id}/versions?content_id=${content}`);
const versions = async (by: PersonName, on: Written) =>
  (await readVersions(by, on)).body.data?.map((one: any) => [one.version, one.body_html, one.author.id]);
/** A ticket that sara answers, with her message or note. */
async function written(type: 'message' | 'note' = 'message'): Promise<Written> {
  const id = await desk.ticket();
  await desk.as('sara').post(`/api/ticket/${id}`, { version: 1, recipient_id: PEOPLE.sara.id });
  const { body } = await desk.write('sara', id, { type, body_html: '<p>متن نخست</p>' });
  return { id, content: body.data.content_id as number };
}
const shown = async (by: PersonName, { id, content }: Written) =>
  (await desk.open(by, id)).contents.find((one: { id: number }) => one.id === content);

describe('changing a message', () => {
  it('[decisions 2.4] keeps the earlier texts and says that it was changed, to both sides', async () => {
    const one = await written();
    const at = desk.deps.clock.unix();
    desk.deps.clock.advance(60_000);
    expect((await edit('sara', one, 'متن دوم')).body).toMatchObject({ status: 'UPDATED' });
    expect((await edit('sara', one, 'متن سوم', 1)).body.status).toBe('UPDATED');
    for (const by of ['sara', 'customer'] as const)
      expect(await shown(by, one)).toMatchObject({
        excerpt: 'متن سوم',
        edited_at: at + 60,
        edit_count: 2,
        at,
      });
    expect(await versions('sara', one)).toEqual([
      [2, '<p dir="rtl">متن دوم</p>', PEOPLE.sara.id],
      [1, '<p dir="rtl">متن نخست</p>', PEOPLE.sara.id],
    ]);
    expect((await readVersions('customer', one)).code).toBe(403);
    expect((await desk.open('customer', one.id)).unread_count).toBe((await desk.open('customer', one.id)).unread_count);
  });

  it('[decisions 2.2] is possible for fifteen minutes, later and on those of others with the permission', async () => {
    const one = await written();
    expect((await shown('sara', one)).editable).toBe(true);
    desk.deps.clock.advance(900_000);
    expect((await edit('sara', one, 'هنوز')).body.status).toBe('UPDATED');
    desk.deps.clock.advance(1_000);
    expect((await shown('sara', one)).editable).toBe(false);
    expect((await edit('sara', one, 'دیر', 1)).body).toMatchObject({ status: 'NOK', code: 'SEND_WINDOW_PASSED' });
    expect((await edit('departmentAdmin', one, 'سرپرست', 1)).body.status).toBe('UPDATED');
    expect((await versions('sara', one)).map(([, , author]: number[]) => author)).toEqual([
      PEOPLE.sara.id,
      PEOPLE.sara.id,
    ]);
    const first = (await desk.open('customer', one.id)).contents[0].id;
    expect((await edit('sara', { ...one, content: first }, 'به جای مشتری')).code).toBe(403);
    expect((await edit('customer', { ...one, content: first }, 'خودم')).code).toBe(403);
    expect((await edit('mina', one, 'بیگانه', 2)).code).toBe(404);
    expect((await edit('admin', { ...one, content: 999_999 }, 'هیچ')).code).toBe(404);
  });

  it('[decisions 2.0, decisions 2.4] a newer change, an empty text, scripts and unknown keys are refused or cleaned', async () => {
    const one = await written();
    await edit('sara', one, 'متن دوم');
    expect((await edit('sara', one, 'از روی متن نخست')).body.code).toBe('VERSION_CONFLICT');
    expect((await edit('sara', one, ' ', 1)).body.errors?.[0]?.field).toBe('body_html');
    expect(
      (
        await desk.as('sara').put(`/api/ticket/${one.id}/content`, {
          content_id: one.content,
          body_html: 'x',
          edit_count: 1,
          type: 'note',
        })
      ).code,
    ).toBe(422);
    await edit('sara', one, '<script>alert(1)</script><strong onclick="x()">پاک</strong>', 1);
    expect((await shown('customer', one)).body_html).toBe('<p dir="rtl"><strong>پاک</strong></p>');
  });

  it('[decisions 2.4] a note stays among employees, and the search finds the new text only', async () => {
    const one = await written('note');
    expect((await edit('sara', one, 'واژه‌نامه')).body.status).toBe('UPDATED');
    expect(JSON.stringify(await desk.open('customer', one.id))).not.toContain('واژه');
    const found = async (s: string) =>
      (await desk.as('sara').get(`/api/ticket?s=${encodeURIComponent(s)}&ids=${one.id}`)).body.data.length;
    expect([await found('واژه‌نامه'), await found('نخست')]).toEqual([1, 0]);
  });

  it('[decisions 2.4] what is removed leaves none of its texts', async () => {
    const one = await written();
    await edit('sara', one, 'متن دوم');
    await desk.as('sara').delete(`/api/deleteTicketContent?ticket_content_id=${one.content}`);
    const { rows } = await sql`select 1 from ticket_content_version where content_id = ${one.content}`.execute(
      desk.deps.db,
    );
    expect(rows).toEqual([]);
    expect((await readVersions('sara', one)).code).toBe(404);
  });
});

describe('followers', () => {
  it('[decisions 2.3] are named to employees in the order in which they came, and to no customer', async () => {
    const id = await desk.ticket();
    for (const by of ['reza', 'sara'] as const) {
      desk.deps.clock.advance(1_000);
      await desk.as(by).put(`/api/ticket/${id}/follow`, { follow: true });
    }
    expect((await desk.open('admin', id)).followers.map((one: { id: number }) => one.id)).toEqual([5, 4]);
    expect(await desk.open('customer', id)).not.toHaveProperty('followers');
    await desk.as('reza').put(`/api/ticket/${id}/follow`, { follow: false });
    expect(await desk.open('reza', id)).toMatchObject({ followed: false, followers: [{ id: 4 }] });
  });
});
