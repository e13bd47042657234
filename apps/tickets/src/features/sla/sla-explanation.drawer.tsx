import type { SlaTarget, Ticket, TicketSlaClocks } from '@hamyar/contracts';
import { formatAt, formatTime } from '@hamyar/dayjs-jalali';
import { Alert, classNames, EmptyState, ErrorState, Ltr, Pill, Skeleton, Tag } from '@hamyar/design-system/basics';
import { Drawer } from '@hamyar/design-system/overlay';
import { type ClockExplanation, explainClock, type ExplainedLine } from '@hamyar/domain';
import { useNow } from '@hamyar/module-kit/live';
import { fill, formatDuration, formatWorkingTime, isolate, shared, toFa } from '@hamyar/persian';
import { useTicketSlaQuery } from '../../api/ticket-staff.api.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { SlaReason } from './sla-reason.tsx';
import { clockStatus } from './sla-status.rules.ts';

type ExplainedView = TicketSlaClocks['clocks'][number];

/** What of a ticket moves its clocks: with another of these they are explained anew. */
const stateOf = ({ status, importance, department, last_seq, sla, sla_name }: Ticket): string =>
  JSON.stringify([status, importance, department.id, last_seq, sla, sla_name]);

/** How each due time of a ticket was computed: the sum, its tape of time, and every line of it. */
export function SlaExplanationDrawer({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const { data, isError, isFetching, refetch } = useTicketSlaQuery({ id: ticket.id, state: stateOf(ticket) });
  return (
    <Drawer open title={faSla.strip} onClose={onClose}>
      {isError && !data ? (
        <ErrorState title={faSla.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? <Skeleton lines={8} /> : null}
      {data === null ? <EmptyState title={faSla.gone} /> : null}
      {data ? <Explanation sla={data} /> : null}
    </Drawer>
  );
}

function Explanation({ sla }: { sla: TicketSlaClocks }) {
  const now = useNow();
  return (
    <>
      <p className="tk-sla-policy">
        <Pill>{isolate(sla.name)}</Pill>
      </p>
      <SlaReason chosen={sla.chosen} />
      {sla.clocks
        .filter(({ state }) => state !== 'none')
        .map((clock) => (
          <ExplainedClock key={clock.name} clock={clock} now={now} />
        ))}
    </>
  );
}

const DUE_FORMAT = `dddd D MMMM، ${faSla.atClock} HH:mm`;

const clockTime = (minutes: number): string =>
  toFa(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);

function ExplainedClock({ clock, now }: { clock: ExplainedView; now: number }) {
  const explanation = explainClock(clock, now);
  const name = faSla.clocks[clock.name];
  const { text, tone } = clockStatus(clock, now);
  return (
    <section className="tk-sla-explained" aria-label={name}>
      <h3>
        {clock.due_at === null
          ? fill(faSla.noDue, { clock: name })
          : fill(faSla.dueOf, { clock: name, time: formatAt(clock.due_at, DUE_FORMAT) })}
      </h3>
      <b className={classNames('tk-sla-status', `tk-sla-${tone}`)}>{text}</b>
      {clock.unreachable ? <Alert tone="error" title={faSla.unreachableHint} /> : null}
      {clock.shortened ? <p className="tk-sla-note">{faSla.shortened}</p> : null}
      {clock.unreachable ? null : (
        <>
          <Sum clock={clock} explanation={explanation} />
          <Tape lines={explanation.lines} />
          <Lines lines={explanation.lines} clock={clock.name} />
          <p className="tk-sla-total">
            {fill(faSla.consumed, { used: clockTime(explanation.used), target: clockTime(clock.target_minutes) })}
          </p>
        </>
      )}
    </section>
  );
}

/** «۸ ساعت کاری + ۲ ساعت مکث + جمعه + ساعت‌های بسته». */
function Sum({ clock, explanation }: { clock: ExplainedView; explanation: ClockExplanation }) {
  const { paused, daysOff, closed } = explanation;
  const parts = [
    fill(faSla.sum.worked, { time: formatWorkingTime(clock.target_minutes) }),
    ...(paused > 0 ? [fill(faSla.sum.paused, { time: formatDuration(paused) })] : []),
    ...daysOff,
    ...(closed ? [faSla.sum.outside] : []),
  ];
  return (
    <p className="tk-sla-sum">
      {parts.map((part) => (
        <Tag key={part}>{part}</Tag>
      ))}
    </p>
  );
}

/** Minutes on the tape at most for one part, so that a weekend of waiting leaves the working hours their room. */
const WIDEST = 480;

function Tape({ lines }: { lines: readonly ExplainedLine[] }) {
  return (
    <div className="tk-sla-tape" aria-hidden="true">
      {lines.map(({ kind, from, to, minutes }) => (
        <i
          key={`${kind}-${from}`}
          className={`tk-sla-tape-${kind}`}
          style={{ flexGrow: Math.max(12, Math.min(WIDEST, minutes || Math.floor((to - from) / 60))) }}
        />
      ))}
    </div>
  );
}

function Lines({ lines, clock }: { lines: readonly ExplainedLine[]; clock: SlaTarget }) {
  return (
    <table className="tk-sla-lines">
      <thead>
        <tr>
          <th scope="col">{faSla.columns.day}</th>
          <th scope="col">{faSla.columns.what}</th>
          <th scope="col">{faSla.columns.when}</th>
          <th scope="col">{faSla.columns.minutes}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={`${line.kind}-${line.from}`} className={`tk-sla-line-${line.kind}`}>
            <td>{dayOf(line, lines[index - 1])}</td>
            <td>{labelOf(line, clock)}</td>
            <td>
              <Range {...line} />
            </td>
            <td>{amountOf(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayName = (at: number): string => formatAt(at, 'dddd D MMMM');

function dayOf({ from }: ExplainedLine, before: ExplainedLine | undefined): string {
  const day = dayName(from);
  return before && dayName(before.from) === day ? '' : day;
}

function labelOf({ kind, title, ends }: ExplainedLine, clock: SlaTarget): string {
  if (kind === 'remaining') return faSla.remaining;
  if (kind === 'off') return title ?? faSla.parts.off;
  if (kind !== 'worked' || ends === null) return faSla.parts[kind];
  return ends === 'done' ? faSla.until.done[clock] : faSla.until[ends];
}

/** Over the end of a day its date is a word of Persian, so that the whole runs from right to left. */
function Range({ from, to }: ExplainedLine) {
  return dayName(from) === dayName(to - 1) ? (
    <Ltr>{toFa(`${formatTime(from)} – ${formatTime(to)}`)}</Ltr>
  ) : (
    toFa(fill(shared.fromTo, { from: formatTime(from), to: formatAt(to, 'D MMMM HH:mm') }))
  );
}

function amountOf({ kind, minutes }: ExplainedLine): string {
  if (kind === 'paused') return faSla.notCounted;
  return kind === 'off' ? '—' : clockTime(minutes);
}
