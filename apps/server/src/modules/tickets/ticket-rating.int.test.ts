import { sharedTickets } from '@hamyar/persian';
import { sql } from 'kysely';
import { readSheet } from '../../../test/read-sheet.ts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { loadUser } from '../identity/public.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { mayDeliverTicketMail } from './ticket-mail.service.ts';
import { ticketsModule } from './tickets.module.ts';

const READERS = ['admin', 'branchAdmin', 'departmentAdmin', 'sara', 'reza', 'member'] as const;
type Reader = (typeof READERS)[number];

let desk: Desk;
let id: number;
const before = new Map(READERS.map((name) => [name, PEOPLE[name].rated_tickets]));
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
  id = await desk.ticket('member', { subject: 'چاپگر' });
  const { db } = desk.deps;
  await sql`update ticket set assignee_id = ${PEOPLE.sara.id}, recipient_id = ${PEOPLE.sara.id}, shares_count = 1,
    assignee_at_close_id = ${PEOPLE.sara.id}, satisfaction = 2,
    satisfaction_comment = 'دیر بود', satisfaction_at = now() where id = ${id}`.execute(db);
  await sql`insert into ticket_share (ticket_id, user_id, editable) values (${id}, ${PEOPLE.reza.id}, false)`.execute(
    db,
  );
  await sql`insert into ticket_history (ticket_id, field, from_value, to_value) values (${id}, 'satisfaction', '0', '2')`.execute(
    db,
  );
  await sql`insert into ticket_content (ticket_id, seq, public_seq, type, author_kind, event, published_at) values
    (${id}, 51, null, 'system', 'system', '{"name": "rated", "from": null, "to": "2"}', now())`.execute(db);
});
afterAll(async () => {
  for (const [name, rated_tickets] of before) Object.assign(PEOPLE[name], { rated_tickets });
  await desk.close();
});

/** What the settings say now; the people of the desk are logged in as the product would load them. */
async function peersSeeRatings(peers_see_ratings: boolean | undefined): Promise<void> {
  const { deps } = desk;
  const { peers_see_ratings: _, ...others } = (await settingsOf(deps).current()).generalTicketSettings;
  const values = peers_see_ratings === undefined ? others : { ...others, peers_see_ratings };
  await writeGroup(deps.db, 'generalTicketSettings', values, { id: null, at: deps.clock.now() });
  await withTransaction(deps.db, settingsOf(deps).changed);
  for (const name of READERS) {
    const { rated_tickets } = (await loadUser(deps, PEOPLE[name].id))!;
    Object.assign(PEOPLE[name], { rated_tickets, effective_permissions: name === 'member' ? [] : ['export data'] });
  }
}

/** Every way in which a person could learn how the ticket was rated. */
async function saidTo(by: Exclude<Reader, 'member'>): Promise<Record<string, unknown>> {
  const as = desk.as(by);
  const get = async (path: string) => (await as.get(path)).body.data;
  const ticket = await desk.open(by, id);
  const made = await as.post('/api/ticketExport', { columns: ['number', 'satisfaction'], format: 'csv', ids: [id] });
  const { raw } = await as.get(`/api/ticketExport/${made.body.data.key}/file`);
  const [heads, line] = readSheet('csv', raw).rows;
  const delivery = { ticket_id: id, content_id: null, recipient_user_id: PEOPLE[by].id, event: 'low_rating' };
  return {
    row: (await get(`/api/ticket?ids[]=${id}`))[0].satisfaction,
    ticket: ticket.satisfaction,
    comment: ticket.satisfaction_comment,
    at: ticket.satisfaction_at !== null,
    line: ticket.contents.some((one: any) => one.event?.name === 'rated'),
    found: (await get('/api/ticket?satisfaction[]=2')).map((row: any) => row.id),
    foundByTime: (await get('/api/ticket?rated_from=1')).map((row: any) => row.id),
    history: (await get(`/api/ticket/${id}/history`)).some((row: any) => row.field === 'satisfaction'),
    file: line![heads!.indexOf(sharedTickets.columns.satisfaction)],
    mail: await mayDeliverTicketMail(desk.deps, delivery as never),
  };
}
const all = () => ({
  ...{ row: 2, ticket: 2, comment: 'دیر بود', at: true, line: true, found: [id], foundByTime: [id] },
  ...{ history: true, file: sharedTickets.ratings[2], mail: true },
});
const nothing = () => ({
  ...{ row: 0, ticket: 0, comment: null, at: false, line: false, found: [], foundByTime: [] },
  ...{ history: false, file: sharedTickets.ratings[0], mail: false },
});

describe('the rating of a ticket', () => {
  it.each([undefined, false])(
    '[decisions 2.21] is seen by whose ticket it is and by who leads; peers see none of it (%s)',
    async (set) => {
      await peersSeeRatings(set);
      for (const by of ['sara', 'departmentAdmin', 'branchAdmin', 'admin'] as const)
        expect([by, await saidTo(by)]).toEqual([by, all()]);
      expect(await saidTo('reza')).toEqual(nothing());
      // the row is kept for all readers, and stays what it was
      expect((await saidTo('sara')).row).toBe(2);
      expect((await desk.open('member', id)).satisfaction).toBe(2);
    },
  );

  it('[decisions 2.21] is seen by peers where the settings say so, and not by a list that was composed before', async () => {
    await peersSeeRatings(true);
    expect(await saidTo('reza')).toEqual(all());
    await peersSeeRatings(false);
    expect(await saidTo('reza')).toEqual(nothing());
  });

  it('[decisions 2.21] stays that of the person who had the ticket when it was closed, whoever has it now', async () => {
    await peersSeeRatings(false);
    const give = (to: PersonName) =>
      sql`update ticket set assignee_id = ${PEOPLE[to].id}, recipient_id = ${PEOPLE[to].id}, version = version + 1 where id = ${id}`.execute(
        desk.deps.db,
      );
    await give('reza');
    expect(await saidTo('reza')).toEqual(nothing());
    expect(await saidTo('departmentAdmin')).toEqual(all());
    await sql`insert into ticket_share (ticket_id, user_id, editable) values (${id}, ${PEOPLE.sara.id}, false)`.execute(
      desk.deps.db,
    );
    expect(await saidTo('sara')).toEqual(all());
    await sql`delete from ticket_share where ticket_id = ${id} and user_id = ${PEOPLE.sara.id}`.execute(desk.deps.db);
    await give('sara');
  });

  it('[decisions 2.21] of an earlier closing is not told to the person who has closed the ticket after it', async () => {
    await peersSeeRatings(false);
    const { db } = desk.deps;
    const own = await desk.ticket('member', { subject: 'دو بار بسته' });
    const at = (minute: number) => sql`now() - interval '1 hour' + ${minute} * interval '1 minute'`;
    const closing = (minute: number, seq: number, vote: number) =>
      sql`
      with l as (insert into ticket_content (ticket_id, seq, public_seq, type, author_kind, event, published_at, created_at) values
        (${own}, ${seq}, ${seq}, 'system', 'employee', '{"name": "closed", "from": null, "to": "resolved"}', ${at(minute)}, ${at(minute)}),
        (${own}, ${seq + 1}, null, 'system', 'system', ${JSON.stringify({ name: 'rated', from: null, to: String(vote) })}, ${at(minute + 1)}, ${at(minute + 1)}))
      insert into ticket_history (ticket_id, field, from_value, to_value, at) values
        (${own}, 'close_reason', null, 'resolved', ${at(minute)}), (${own}, 'satisfaction', '0', ${String(vote)}, ${at(minute + 1)})`.execute(
        db,
      );
    await closing(1, 61, 1);
    await closing(10, 71, 5);
    await sql`update ticket set assignee_id = ${PEOPLE.reza.id}, recipient_id = ${PEOPLE.reza.id}, assignee_at_close_id = ${PEOPLE.reza.id},
      satisfaction = 5, satisfaction_at = now(), status = 4, closed_at = ${at(10)}, version = version + 1 where id = ${own}`.execute(
      db,
    );
    const votesSeenBy = async (by: 'reza' | 'departmentAdmin') => ({
      lines: (await desk.open(by, own)).contents.flatMap((one: any) =>
        one.event?.name === 'rated' ? [one.event.to] : [],
      ),
      history: (await desk.as(by).get(`/api/ticket/${own}/history`)).body.data.flatMap((row: any) =>
        row.field === 'satisfaction' ? [row.to] : [],
      ),
    });
    expect(await votesSeenBy('departmentAdmin')).toEqual({ lines: ['1', '5'], history: ['5', '1'] });
    expect(await votesSeenBy('reza')).toEqual({ lines: ['5'], history: ['5'] });
  });
});
