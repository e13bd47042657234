import { DUE_MAX, type TicketDueGetData } from '@hamyar/contracts';
import type { BodyOf, ticketDueLayerUpdate } from '@hamyar/contracts/schemas';
import { wallClock, zonedStart } from '@hamyar/dayjs-jalali';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { businessZone } from '../settings/public.ts';
import type { TicketContext } from './ticket-context.ts';
import {
  findDueLayer,
  findDueTicketsOfDays,
  storeDueLayer,
  type DueDay,
  type DueRecord,
} from './ticket-due.repository.ts';
import type { TicketDueLayerTable } from './ticket-due.table.ts';
import { scope } from './ticket.policy.ts';

/** What a person sees who has arranged nothing: the due times of the tickets assigned to them. */
const ARRANGED: TicketDueGetData['layer'] = { shown: true, scope: 'mine' };

/** The due times of tickets in a range as the person has arranged them in the calendar (decisions 2.13); none for whom they are hidden from. */
export async function dueTimesOf(
  { deps }: TicketContext,
  user: CurrentUser,
  range: { start_date: number; end_date: number },
): Promise<TicketDueGetData> {
  const layer = (await findDueLayer(deps.db, user.id)) ?? ARRANGED;
  if (!layer.shown || user.hidden_ticket_fields.includes('sla')) return { layer, days: [] };
  const days = daysOf(range, await businessZone(deps));
  const departments = new Set([...user.department_ids, ...user.managed_department_ids]);
  const rows = await findDueTicketsOfDays(deps.db, days, {
    scope: layer.scope,
    ids: layer.scope === 'mine' ? [user.id] : [...departments],
    visible: scope(user),
  });
  return { layer, days: days.flatMap((day) => presentDay(day, rows) ?? []) };
}

type Body = BodyOf<typeof ticketDueLayerUpdate>;

const COLUMNS = {
  shown: (shown) => ({ shown }),
  scope: (chosen) => ({ scope: chosen }),
} satisfies BodyColumns<Body, TicketDueLayerTable>;

/** Stores how a person has arranged the due times in the calendar. */
export async function arrangeDueTimes({ deps }: TicketContext, user: CurrentUser, body: Body): Promise<void> {
  await storeDueLayer(deps.db, user.id, columnsOf(COLUMNS, body), deps.clock.now());
}

/** The days that a range touches, each whole. */
function daysOf({ start_date, end_date }: { start_date: number; end_date: number }, zone: string): DueDay[] {
  const [first, last] = [wallClock(start_date, zone).day, wallClock(end_date - 1, zone).day];
  const at = (day: number) => new Date(zonedStart(day, zone));
  return Array.from({ length: last - first + 1 }, (_, n) => ({ start: at(first + n), end: at(first + n + 1) }));
}

function presentDay({ start, end }: DueDay, rows: readonly DueRecord[]): TicketDueGetData['days'][number] | null {
  const tickets = rows.filter(({ start_at }) => start_at.getTime() === start.getTime());
  const total = tickets[0]?.total;
  if (total === undefined) return null;
  return {
    start_date: unixSeconds(start),
    end_date: unixSeconds(end),
    tickets: tickets.map(({ id, number, subject, sla_state, sla_due_at }) => ({
      ...{ id, number, subject, state: sla_state },
      due_at: unixSeconds(sla_due_at),
    })),
    total: Math.min(total, DUE_MAX.counted),
    total_capped: total > DUE_MAX.counted,
  };
}
