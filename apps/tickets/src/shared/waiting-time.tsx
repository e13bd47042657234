import type { TicketRow } from '@hamyar/contracts';
import { formatFullDateTime } from '@hamyar/dayjs-jalali';
import { DeadlineBadge, type TimeTone } from '@hamyar/design-system/ticket';
import { useReferenceList } from '@hamyar/store';
import { faStaff } from '../messages/fa-staff.ts';
import { durationText } from './age-text.ts';
import { waitTone } from './wait-tone.rules.ts';

type WaitingRow = Pick<TicketRow, 'waiting_since' | 'department'>;

/**
 * How long the customer of a ticket has waited, against how long first answers of its department take (decisions 2.3);
 * null while nobody waits.
 */
export function useWaitingTime(
  { waiting_since, department }: WaitingRow,
  now: number,
): { text: string; tone: TimeTone; title: string } | null {
  const times = useReferenceList('answer_times')?.find(({ department_id }) => department_id === department.id);
  const minutes = waiting_since ? Math.floor((now - waiting_since) / 60) : 0;
  if (!waiting_since || minutes < 1) return null;
  const tone = waitTone(minutes, times);
  return { text: durationText(minutes), tone, title: faStaff.waitingSince(formatFullDateTime(waiting_since), tone) };
}

/** The time of waiting in a table or card; «—» while nobody waits. */
export function WaitingTime({ row, now }: { row: WaitingRow; now: number }) {
  const waiting = useWaitingTime(row, now);
  if (!waiting) return <span className="hd-muted">—</span>;
  return (
    <DeadlineBadge tone={waiting.tone} title={waiting.title}>
      {waiting.text}
    </DeadlineBadge>
  );
}
