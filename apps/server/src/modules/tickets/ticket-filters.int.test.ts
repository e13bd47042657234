import { CUSTOMER_TICKET_FILTERS, ticketList } from '@hamyar/contracts/schemas';
import { sql } from 'kysely';
import { filtersThatDoNotNarrow, type FilterValues } from '../../../test/list-filters.ts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { loadUser } from '../identity/public.ts';
import { filterOf, type TicketFilter } from './ticket-filter.service.ts';
import { ticketsModule } from './tickets.module.ts';

const NOON = Date.UTC(2026, 0, 1, 12) / 1000;
const HOUR = 3_600;
/** A filter as the wire has it: `cf` is of a field, here of field 1. */
const keyOf = (name: string) => (name === 'cf' ? 'cf[1]' : name);

/** What each filter is sent with; it chooses one of the two tickets. */
const VALUES: Omit<FilterValues<TicketFilter>, 'ids'> = {
  s: 'چاپگر',
  view_id: 1,
  status: 1,
  importance: 3,
  kind: 'internal',
  channel: 'email',
  satisfaction: 2,
  department_ids: 2,
  branch_ids: 2,
  category_ids: 1,
  service_ids: 1,
  tag_ids: 1,
  tag_mode: 'all',
  customer_id: PEOPLE.other.id,
  customer_ids: PEOPLE.other.id,
  organization_ids: 1,
  customer_level_ids: 1,
  assignee_ids: PEOPLE.admin.id,
  owner_ids: PEOPLE.other.id,
  created_by_ids: PEOPLE.reza.id,
  unassigned: 1,
  mine: 1,
  shared_with_me: 1,
  followed: 1,
  unread: 1,
  has_attachment: 1,
  created_from: NOON + HOUR,
  created_to: NOON + HOUR,
  activity_from: NOON + HOUR,
  activity_to: NOON + HOUR,
  closed_from: NOON + HOUR,
  closed_to: NOON + HOUR,
  waiting_more_than: 60,
  sla_state: 'due_soon',
  due_from: NOON,
  due_before: NOON + HOUR,
  form_ids: 3,
  cf: 7,
  counted: 1,
  exact_category_ids: 11,
  state_ids: 8,
  city_ids: 1,
  without: 'tag',
  rated_from: NOON + HOUR,
  rated_to: NOON + HOUR,
  asked_from: NOON + HOUR,
  asked_to: NOON + HOUR,
  sla_result: 'first_response_met',
  first_response_from: NOON + HOUR,
  first_response_to: NOON + HOUR,
  resolution_from: NOON + HOUR,
  resolution_to: NOON + HOUR,
  closing_assignee_ids: PEOPLE.reza.id,
  assigned_at_closing: 1,
  answered: 1,
  reopened: 1,
  one_touch: 1,
};

describe('the filters of the ticket list', () => {
  let desk: Desk;
  let chosen: number;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
    const { db, clock } = desk.deps;
    chosen = await desk.ticket('customer', { subject: 'چاپگر روشن نمی‌شود' });
    const plain = await desk.ticket();
    const at = (seconds: number) => new Date(seconds * 1000);
    const now = clock.unix();
    await sql`insert into customer_level (id, name, color) values (1, 'طلایی', '#D9B441')`.execute(db);
    await sql`update "user" set customer_level_id = 1, state_id = 8, city_id = (select min(id) from city) where id = ${PEOPLE.other.id}`.execute(
      db,
    );
    await sql`insert into ticket_category (id, name, parent_id) values (11, 'زیردسته', 1)`.execute(db);
    await sql`update ticket set status = 1, importance = 3, kind = 'internal', channel = 'email', satisfaction = 2, department_id = 2, branch_id = 2,
      category_id = 11, service_id = 1, customer_id = ${PEOPLE.other.id}, organization_id = 1, owner_id = ${PEOPLE.other.id},
      assignee_id = ${PEOPLE.admin.id}, created_by_id = ${PEOPLE.reza.id}, attachment_count = 1, public_attachment_count = 1, shares_count = 1,
      waiting_since = ${at(now - 2 * HOUR)}, created_at = ${at(NOON)}, last_activity_at = ${at(NOON)}, closed_at = ${at(NOON)},
      satisfaction_at = ${at(NOON)}, satisfaction_requested_at = ${at(NOON)}, assignee_at_close_id = ${PEOPLE.reza.id},
      sla_state = 'due_soon', sla_due_at = ${at(NOON)}, sla_id = 1, fr_state = 'met', fr_at = ${at(NOON)}, res_state = 'breached', res_due_at = ${at(NOON)}, first_staff_reply_at = ${at(NOON)}, last_staff_reply_at = ${at(NOON)} where id = ${chosen}`.execute(
      db,
    );
    await sql`update ticket set created_at = ${at(now)}, last_activity_at = ${at(now)}, closed_at = ${at(now)}, satisfaction_at = ${at(now)},
      satisfaction_requested_at = ${at(now)}, sla_id = 1, fr_state = 'breached', fr_due_at = ${at(now)}, res_state = 'met', res_at = ${at(now)}, reopened_count = 1, is_spam = true where id = ${plain}`.execute(
      db,
    );
    await sql`insert into tag (id, name, name_norm) values (1, 'فوری', 'فوری'), (2, 'بانک', 'بانک'), (3, 'کارت', 'کارت')`.execute(
      db,
    );
    await sql`insert into tag_assignment (tag_id, taggable_type, taggable_id) values (1, 'ticket', ${chosen}), (3, 'ticket', ${chosen})`.execute(
      db,
    );
    await sql`insert into ticket_share (ticket_id, user_id) values (${chosen}, ${PEOPLE.admin.id})`.execute(db);
    await sql`insert into saved_view (name, scope, owner_id, filters, created_at, updated_at)
      values ('مهم', 'system', ${PEOPLE.admin.id}, '{"importance": [3]}', ${at(now)}, ${at(now)})`.execute(db);
    await sql`insert into custom_field (id, context, type, label, label_norm, "order", sensitive, created_at, updated_at) values
      (1, 'ticket', 'dropdown', 'مدل', 'مدل', 1, false, now(), now()), (2, 'ticket', 'number', 'مبلغ', 'مبلغ', 2, false, now(), now()),
      (3, 'ticket', 'date', 'خرید', 'خرید', 3, false, now(), now()), (4, 'ticket', 'text', 'سریال', 'سریال', 4, false, now(), now()),
      (5, 'ticket', 'text', 'محرمانه', 'محرمانه', 5, true, now(), now()), (6, 'ticket', 'checkbox', 'گارانتی', 'گارانتی', 6, false, now(), now())`.execute(
      db,
    );
    await sql`insert into custom_value (object_type, object_id, field_id, v_item, v_num, v_date, v_text, v_bool) values
      ('ticket', ${chosen}, 1, 7, null, null, null, null), ('ticket', ${chosen}, 2, null, 250, null, null, null),
      ('ticket', ${chosen}, 3, null, null, '2026-03-01T00:00:00Z', null, null), ('ticket', ${chosen}, 4, null, null, null, 'NR-1', null),
      ('ticket', ${chosen}, 5, null, null, null, 'راز', null), ('ticket', ${chosen}, 6, null, null, null, null, true),
      ('ticket', ${plain}, 1, 8, null, null, null, null), ('customer', ${plain}, 2, null, 250, null, null, null)`.execute(
      db,
    );
    await sql`update ticket set form_id = 3 where id = ${chosen}`.execute(db);
    await sql`insert into ticket_follow (ticket_id, user_id) values (${chosen}, ${PEOPLE.admin.id})`.execute(db);
  });
  afterAll(() => desk.close());

  const ask = (by: PersonName, query: Record<string, string | number>) =>
    desk
      .as(by)
      .get(
        `/api/ticket?${new URLSearchParams(Object.entries(query).map(([key, value]) => [keyOf(key), String(value)] as [string, string]))}`,
      );

  it('[decisions 2.3] each leave rows out', async () => {
    const rowCount = async (query: Record<string, string | number>) =>
      ((await ask('admin', query)).body.data as unknown[]).length;
    // it says how the tags of the other filter are meant
    const { tag_mode: _mode, ...values } = VALUES;
    expect(await filtersThatDoNotNarrow<Omit<TicketFilter, 'tag_mode'>>(rowCount, { ...values, ids: chosen })).toEqual(
      [],
    );
  });

  it.each([
    ['tag_ids[]=1&tag_ids[]=2', true],
    ['tag_ids[]=1&tag_ids[]=2&tag_mode=any', true],
    ['tag_ids[]=1&tag_ids[]=2&tag_mode=all', false],
    ['tag_ids[]=1&tag_ids[]=3&tag_mode=all', true],
    ['tag_ids[]=3&tag_ids[]=3&tag_mode=all', true],
  ])('[decisions 2.3] choose by any of the tags or by all of them: %s', async (query, found) => {
    const { body } = await desk.as('admin').get(`/api/ticket?${query}`);
    expect((body.data as unknown as { id: number }[]).map(({ id }) => id)).toEqual(found ? [chosen] : []);
  });

  it.each([
    ['cf[2]=250', true],
    ['cf[2]=251', false],
    ['cf[2][from]=200&cf[2][to]=300', true],
    ['cf[2][from]=251', false],
    ['cf[3]=2026-03-01', true],
    ['cf[3][from]=2026-02-01&cf[3][to]=2026-03-01', true],
    ['cf[3][to]=2026-02-28', false],
    // a day that does not exist is not the one two days after February
    ['cf[3][to]=2026-02-30', false],
    ['cf[4]=NR-1', true],
    ['cf[6]=1', true],
    ['cf[6]=0', false],
    ['cf[1]=7&cf[2]=250', true],
    ['cf[1]=8&cf[2]=250', false],
    // employees read it on the ticket, and nobody finds tickets by it
    ['cf[5]=%D8%B1%D8%A7%D8%B2', false],
    ['cf[999]=1', false],
  ])('[decisions 2.3, decisions 2.11] choose by values of custom fields: %s', async (query, found) => {
    const { body } = await desk.as('admin').get(`/api/ticket?${query}`);
    expect((body.data as unknown as { id: number }[]).map(({ id }) => id)).toEqual(found ? [chosen] : []);
  });

  it('[decisions 2.3] are refused to customers unless the contract declares them for customers', async () => {
    const allowed: readonly string[] = CUSTOMER_TICKET_FILTERS;
    for (const [name, value] of Object.entries({ ...VALUES, ids: chosen })) {
      const { code, body } = await ask('customer', { [name]: value });
      expect([name, code, body.errors?.map(({ field }) => field)]).toEqual(
        allowed.includes(name) ? [name, 200, undefined] : [name, 422, [name]],
      );
    }
    expect(allowed).not.toContain('importance');
  });

  it('[decisions 2.3] say that their conditions last exactly where they are the same later and with other categories', async () => {
    const { db, clock } = desk.deps;
    const admin = (await loadUser(desk.deps, PEOPLE.admin.id))!;
    const { s: _search, view_id: _view, ...values } = { ...VALUES, ids: chosen };
    for (const [name, value] of Object.entries(values)) {
      const filter = ticketList.query!.parse({
        [name]: name === 'cf' ? { 1: String(value) } : String(value),
      }) as TicketFilter;
      const read = async (now: Date) => {
        const { predicate, more, lasting } = await filterOf(db, admin, filter, now);
        const statements = more.map((condition) => condition.compile(db));
        return { lasting, of: JSON.stringify([predicate, statements.map(({ sql, parameters }) => [sql, parameters])]) };
      };
      const now = await read(clock.now());
      await sql`insert into ticket_category (id, name, parent_id) select max(id) + 1, ${name}::text, 1 from ticket_category`.execute(
        db,
      );
      const later = await read(new Date(clock.now().getTime() + HOUR * 1_000));
      expect([name, now.lasting]).toEqual([name, now.of === later.of]);
    }
  });
});
