import type { SlaDues } from '@hamyar/contracts';
import { formatAt } from '@hamyar/dayjs-jalali';
import { fill, toFa } from '@hamyar/persian';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';

const text = faSlaPolicy.preview;
type Due = NonNullable<SlaDues['resolution']>;
type Day = Due['days'][number];

/** Days of a long way that are shown at its beginning and at its end. */
const SHOWN = 4;
const HOURS = [0, 6, 12, 18, 24];
const percent = (minute: number) => `${(minute / 1440) * 100}%`;

/** «۸:۳۰»: minutes as hours and minutes. */
export const hoursText = (minutes: number): string =>
  toFa(`${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, '0')}`);

interface DueDaysProps {
  due: Due;
  /** What is due, for the name of the table. */
  target: string;
}

/** The way to a due time: each day on its axis from 0 to 24, with what counted on it, and the sum. */
export function DueDays({ due, target }: DueDaysProps) {
  const { days } = due;
  const left = days.length - 2 * SHOWN;
  const first = left > 0 ? days.slice(0, SHOWN) : days;
  const last = left > 0 ? days.slice(-SHOWN) : [];
  return (
    <div className="tk-sla-days" role="table" aria-label={fill(text.howLong, { target })}>
      {first.map((day) => (
        <DayRow key={day.at} day={day} dueAt={due.due_at} />
      ))}
      {left > 0 ? (
        <p className="tk-sla-days-more" role="row">
          <span role="cell">{fill(text.more, { n: left })}</span>
        </p>
      ) : null}
      {last.map((day) => (
        <DayRow key={day.at} day={day} dueAt={due.due_at} />
      ))}
      <div className="tk-sla-day tk-sla-sum" role="row">
        <span role="rowheader">{text.sum}</span>
        <span className="tk-sla-axis" aria-hidden="true">
          {HOURS.map((hour) => (
            <i key={hour} style={{ insetInlineStart: percent(hour * 60) }}>
              {toFa(hour)}
            </i>
          ))}
        </span>
        <b role="cell">{hoursText(due.minutes)}</b>
      </div>
    </div>
  );
}

function DayRow({ day, dueAt }: { day: Day; dueAt: number | null }) {
  const off = day.off !== null && day.worked.length === 0;
  const dueMinute = dueAt === null ? null : (dueAt - day.at) / 60;
  const isLast = dueMinute !== null && dueMinute > 0 && dueMinute <= 1440;
  return (
    <div className={off ? 'tk-sla-day tk-sla-day-off' : 'tk-sla-day'} role="row">
      <span role="rowheader">{formatAt(day.at, 'dddd D')}</span>
      <span className="tk-sla-bar" aria-hidden="true" title={day.off ?? undefined}>
        {day.worked.map(({ from, to }) => (
          <i key={from} style={{ insetInlineStart: percent(from), width: percent(to - from) }} />
        ))}
        {isLast ? <em style={{ insetInlineStart: percent(dueMinute) }} /> : null}
      </span>
      <b role="cell">{off ? day.off : hoursText(day.minutes)}</b>
    </div>
  );
}
