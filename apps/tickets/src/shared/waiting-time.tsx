import type { TicketRow } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { DeadlineBadge, type TimeTone } from '@hamyar/design-system/ticket';
import { useReferenceList } from '@hamyar/store';
import { fill } from '@hamyar/persian';
import { faSla } from '../messages/fa-sla.ts';
import { faStaff } from '../messages/fa-staff.ts';
import { durationText } from './age-text.ts';
import { waitTone } from './wait-tone.rules.ts';

type TimedRow = Pick<TicketRow, 'waiting_since' | 'department' | 'sla'>;

/** A time of a ticket as a list shows it: how long, how urgent, and since or until when. */
interface ShownTime {
  text: string;
  tone: TimeTone;
  title: string;
}

/** The earliest due time of a ticket: what is left or over; null for a ticket without one. */
function slaTime(sla: TicketRow['sla'], now: number): ShownTime | null {
  if (!sla || sla.state === 'none') return null;
  const { state, due_at } = sla;
  if (due_at === null) return { text: faSla.states.paused, tone: 'usual', title: faSla.stands };
  const time = formatFullDateTime(due_at);
  const minutes = Math.floor(Math.abs(due_at - now) / 60);
  if (now > due_at)
    return {
      text: fill(faSla.overdue, { time: durationText(minutes) }),
      tone: 'hot',
      title: fill(faSla.passedAt, { time }),
    };
  return {
    text: durationText(minutes),
    tone: state === 'ok' || state === 'paused' ? 'usual' : 'long',
    title: fill(faSla.dueAt, { time }),
  };
}

/**
 * The due time of a ticket with an SLA; else how long its customer has waited, against how long first answers of its
 * department take (decisions 2.3). Null while nothing is due and nobody waits.
 */
export function useRowTime({ waiting_since, department, sla }: TimedRow, now: number): ShownTime | null {
  const times = useReferenceList('answer_times')?.find(({ department_id }) => department_id === department.id);
  const due = slaTime(sla, now);
  if (due) return due;
  const minutes = waiting_since ? Math.floor((now - waiting_since) / 60) : 0;
  if (!waiting_since || minutes < 1) return null;
  const tone = waitTone(minutes, times);
  return { text: durationText(minutes), tone, title: faStaff.waitingSince(formatFullDateTime(waiting_since), tone) };
}

/** The time of a ticket in a table or card; «—» while nothing is due and nobody waits. */
export function RowTime({ row, now }: { row: TimedRow; now: number }) {
  return <Shown time={useRowTime(row, now)} />;
}

/** The due time of a ticket alone. */
export function SlaTime({ row, now }: { row: Pick<TicketRow, 'sla'>; now: number }) {
  return <Shown time={slaTime(row.sla, now)} />;
}

function Shown({ time }: { time: ShownTime | null }) {
  if (!time) return <span className="hd-muted">—</span>;
  return (
    <DeadlineBadge tone={time.tone} title={time.title}>
      {time.text}
    </DeadlineBadge>
  );
}
