import type { Ticket, TicketSlaClock } from '@hamyar/contracts';
import { formatAt } from '@hamyar/dayjs-jalali';
import { Button, Card, classNames, Pill, Progress } from '@hamyar/design-system/basics';
import { clockMinutes, usedPercent } from '@hamyar/domain';
import { useNow } from '@hamyar/module-kit/live';
import { fill, isolate } from '@hamyar/persian';
import { faSla } from '../../messages/fa-sla.ts';
import { clockStatus, workingLeft } from './sla-status.rules.ts';

interface SlaCardProps {
  ticket: Ticket;
  /** Opens how the due times were computed. */
  onExplain(): void;
}

/** The due times of a ticket with what is left of each, and the way to how they were computed; for employees. */
export function SlaCard({ ticket, onExplain }: SlaCardProps) {
  const now = useNow();
  if (!ticket.sla_clocks) return null;
  return (
    <Card>
      <div className="tk-sla-head">
        <b>{faSla.strip}</b>
        <Pill>{isolate(ticket.sla_name ?? '')}</Pill>
      </div>
      <ul className="tk-sla-clocks">
        {ticket.sla_clocks
          .filter(({ state }) => state !== 'none')
          .map((clock) => (
            <Clock key={clock.name} clock={clock} now={now} />
          ))}
      </ul>
      <Button size="sm" onClick={onExplain}>
        {faSla.explain}
      </Button>
    </Card>
  );
}

function Clock({ clock, now }: { clock: TicketSlaClock; now: number }) {
  const { used } = clockMinutes(clock, now);
  const { text, tone } = clockStatus(clock, now);
  const name = faSla.clocks[clock.name];
  const worked = workingLeft(clock, now);
  return (
    <li>
      <div>
        <span>{name}</span>
        <b className={classNames('tk-sla-status', `tk-sla-${tone}`)}>{text}</b>
      </div>
      <Progress percent={usedPercent(clock, used)} label={`${name}: ${text}`} tone={BAR_TONES[tone]} height={4} />
      {clock.due_at === null ? null : (
        <small>
          {fill(faSla.dueAt, { time: formatAt(clock.due_at, 'dddd D MMMM، HH:mm') })}
          {worked === null ? null : ` (${worked})`}
        </small>
      )}
    </li>
  );
}

const BAR_TONES = { calm: 'primary', done: 'success', soon: 'warning', late: 'error', stands: 'primary' } as const;
