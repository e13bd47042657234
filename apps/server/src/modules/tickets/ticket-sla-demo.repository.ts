import type { TicketStatus } from '@hamyar/contracts';
import type { ClockReply, TicketClockName } from '@hamyar/domain';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { SlaTicketWithTags } from '../sla/public.ts';
import { CHOSEN_BY } from './ticket-sla-apply.repository.ts';
import type { clockColumns, TicketSla } from './ticket-sla.rules.ts';

/** A move of the clocks as it stands in the conversation or the history of a ticket. */
type StoredMove = Omit<ClockReply, 'of'> | { type: 'status'; at: number; status: TicketStatus; reopened: boolean };

/** A ticket with everything that moves its clocks. */
export interface ClockStory extends SlaTicketWithTags {
  id: number;
  status: TicketStatus;
  moves: StoredMove[];
}

/**
 * Open tickets and those closed since a moment, with their answers, messages and statuses in order. An internal one is
 * answered by everybody but the person who wrote it.
 */
export async function readClockStories(db: AnyDb, closedSince: Date): Promise<ClockStory[]> {
  const { rows } = await sql<ClockStory>`
    select ${CHOSEN_BY}, t.status,
      (select coalesce(jsonb_agg(m.move || jsonb_build_object('at', floor(extract(epoch from m.at))) order by m.at, m.rank), '[]') from (
        select c.created_at as at, 1 as rank, jsonb_build_object('type', case
            when c.author_kind = 'employee' and c.on_behalf_of_id is null and not (t.kind = 'internal' and c.author_id = t.owner_id)
            then 'staff_reply' else 'customer_reply' end) as move
          from ticket_content c where c.ticket_id = t.id and c.type = 'message' and c.state = 'published' and c.seq > 1
        union all
        select h.at, 2, jsonb_build_object('type', 'status', 'status', h.to_value::int, 'reopened', h.from_value = '4')
          from ticket_history h where h.ticket_id = t.id and h.field = 'status') as m) as moves
    from ticket t where t.deleted_at is null and not t.is_spam and t.sla_id is null
      and (t.status <> 4 or t.closed_at >= ${closedSince}) order by t.id`.execute(db);
  return rows;
}

/** The clocks of a ticket, and when which of them was breached. */
export interface StoryClocks {
  id: number;
  sla_id: number;
  sla_name: string;
  sla: TicketSla;
  columns: ReturnType<typeof clockColumns>['columns'];
  breaches: { clock: TicketClockName; at: Date }[];
}

const TYPES = {
  ...{ sla_id: 'bigint', sla_name: 'text', sla_state: 'text' },
  ...{ sla_due_at: 'timestamptz', sla_next_at: 'timestamptz' },
  ...{ fr_due_at: 'timestamptz', fr_at: 'timestamptz', fr_state: 'text', nr_due_at: 'timestamptz', nr_state: 'text' },
  ...{ res_due_at: 'timestamptz', res_at: 'timestamptz', res_state: 'text' },
  ...{ paused_since: 'timestamptz', paused_minutes: 'integer' },
} as const satisfies Record<keyof StoryClocks['columns'] | 'sla_id' | 'sla_name', string>;
const NAMES = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** Stores the clocks of many tickets, and their breaches in the history, by one statement. */
export async function storeStoryClocks(db: AnyDb, tickets: readonly StoryClocks[]): Promise<void> {
  if (tickets.length === 0) return;
  const rows = JSON.stringify(tickets.map(({ columns, ...ticket }) => ({ ...ticket, ...columns })));
  const types = sql.join(NAMES.map((name) => sql`${sql.ref(name)} ${sql.raw(TYPES[name])}`));
  const set = sql.join(NAMES.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`));
  await sql`with n as (select * from jsonb_to_recordset(${rows}::jsonb) as x(id bigint, sla jsonb, breaches jsonb, ${types})),
      changed as (update ticket t set ${set} from n where t.id = n.id),
      noted as (insert into ticket_history (ticket_id, at, field, to_value, cause, cause_name)
        select n.id, (b ->> 'at')::timestamptz, 'sla_breach', b ->> 'clock', 'sla', n.sla_name from n, jsonb_array_elements(n.breaches) as b)
    insert into ticket_sla (ticket_id, snapshot, events, warned)
      select n.id, n.sla -> 'snapshot', n.sla -> 'events', array(select jsonb_array_elements_text(n.sla -> 'warned')) from n`.execute(
    db,
  );
}
