import {
  pagePath,
  type CalendarEntryTone,
  type CalendarLayerDay,
  type DueScope,
  type TicketDueGetData,
} from '@hamyar/contracts';
import { wallClock } from '@hamyar/dayjs-jalali';
import { fill, toFa } from '@hamyar/persian';
import { faDue as text } from '../messages/fa-due.ts';

type DueDay = TicketDueGetData['days'][number];
type DueTicket = DueDay['tickets'][number];

/** Whose due times they are, and what is needed to list and to place them. */
interface DueReader {
  scope: DueScope;
  /** The departments of the person. */
  departments: readonly number[];
  /** Unix seconds. */
  now: number;
  zone: string;
}

/** How urgent a ticket is: as in the list, its time alone says that it has passed. */
const toneOf = ({ due_at, state }: DueTicket, now: number): CalendarEntryTone =>
  now > due_at ? 'passed' : state === 'ok' ? 'calm' : 'near';

/** The address of the list of all tickets that are due on a day. */
function listOfDay({ start_date, end_date }: DueDay, { scope, departments }: DueReader): string {
  const search = new URLSearchParams({ view: 'all', due_from: String(start_date), due_before: String(end_date) });
  if (scope === 'mine') search.set('mine', '1');
  else search.set('department_ids', departments.join(','));
  search.set('sort_by', 'sla_due');
  return `/tickets?${search}`;
}

/** What the layer of the due times shows on each day of the calendar. */
export const layerDays = (days: readonly DueDay[], reader: DueReader): CalendarLayerDay[] =>
  days.map((day) => {
    const { tickets, total, total_capped: atLeast } = day;
    const hidden = total - tickets.length;
    return {
      day: wallClock(day.start_date, reader.zone).day,
      summary: fill(atLeast ? text.atLeast : text.summary, { n: total }),
      entries: tickets.map((ticket) => {
        const tone = toneOf(ticket, reader.now);
        return {
          ...{
            at: ticket.due_at,
            tone,
            detail: fill(text.detail, { meaning: text.meanings[tone], number: toFa(ticket.number) }),
          },
          title: ticket.subject,
          to: pagePath('/tickets/:id', { id: ticket.id }),
        };
      }),
      more: hidden > 0 ? { count: hidden, atLeast, to: listOfDay(day, reader) } : null,
    };
  });
