import type { Ticket } from '@hamyar/contracts';
import { formatAt } from '@hamyar/dayjs-jalali';
import { Button, classNames } from '@hamyar/design-system/basics';
import { ClockIcon } from '@hamyar/design-system/icons';
import { useNow } from '@hamyar/module-kit/live';
import { fill } from '@hamyar/persian';
import { faSla } from '../../messages/fa-sla.ts';
import { clockStatus, clockThatMatters } from './sla-status.rules.ts';

/** Under the head of an open ticket: the one due time that matters now, and the way to how it was computed. */
export function SlaStrip({ ticket, onExplain }: { ticket: Ticket; onExplain(): void }) {
  const now = useNow();
  const clock = clockThatMatters(ticket.sla_clocks ?? []);
  if (!clock) return null;
  const { text, tone } = clockStatus(clock, now);
  return (
    <section className={classNames('tk-sla-strip', `tk-sla-strip-${tone}`)} aria-label={faSla.strip}>
      <div>
        <ClockIcon size={15} />
        <span>{faSla.clocks[clock.name]}</span>
        <b className={classNames('tk-sla-status', `tk-sla-${tone}`)}>{text}</b>
        {clock.due_at === null ? null : (
          <small>{fill(faSla.dueAt, { time: formatAt(clock.due_at, 'dddd D MMMM، HH:mm') })}</small>
        )}
        <Button size="sm" variant="text" onClick={onExplain}>
          {faSla.explain}
        </Button>
      </div>
    </section>
  );
}
