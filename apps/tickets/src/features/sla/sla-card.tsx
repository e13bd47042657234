import { useState } from 'react';
import type { Ticket } from '@hamyar/contracts';
import { formatAt } from '@hamyar/dayjs-jalali';
import { Button, Card, classNames, ErrorState, Pill, Progress, Skeleton } from '@hamyar/design-system/basics';
import { explainClock, usedPercent } from '@hamyar/domain';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useNow } from '@hamyar/module-kit/live';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { useTicketSlaQuery } from '../../api/ticket-staff.api.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { clockStatus, type SlaClockView, workingLeft } from './sla-status.rules.ts';

const ExplanationDrawer = lazyPart(
  () => import(/* webpackChunkName: "dialogs" */ './sla-explanation.drawer.tsx'),
  'SlaExplanationDrawer',
);

/** What of a ticket moves its clocks: with another of these they are read again. */
const stateOf = ({ status, importance, department, last_seq, sla, sla_name }: Ticket): string =>
  JSON.stringify([status, importance, department.id, last_seq, sla, sla_name]);

/** The due times of a ticket with what is left of each, and the way to how they were computed; for employees. */
export function SlaCard({ ticket }: { ticket: Ticket }) {
  const [explained, setExplained] = useState(false);
  const question = { id: ticket.id, state: stateOf(ticket) };
  const { data, isError, isFetching, refetch } = useTicketSlaQuery(question);
  const now = useNow();
  if (data === null) return null;
  return (
    <Card>
      <div className="tk-sla-head">
        <b>{faSla.strip}</b>
        <Pill>{isolate(ticket.sla_name ?? '')}</Pill>
      </div>
      {isError && !data ? (
        <ErrorState title={faSla.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton lines={3} /> : null}
      {data ? (
        <>
          <ul className="tk-sla-clocks">
            {data.clocks
              .filter(({ state }) => state !== 'none')
              .map((clock) => (
                <Clock key={clock.name} clock={clock} now={now} />
              ))}
          </ul>
          <Button size="sm" onClick={() => setExplained(true)}>
            {faSla.explain}
          </Button>
        </>
      ) : null}
      <OnDemand onClose={() => setExplained(false)}>
        {explained && data ? <ExplanationDrawer sla={data} now={now} onClose={() => setExplained(false)} /> : null}
      </OnDemand>
    </Card>
  );
}

function Clock({ clock, now }: { clock: SlaClockView; now: number }) {
  const { used } = explainClock(clock, now);
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
