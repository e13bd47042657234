import { fill } from '@hamyar/persian';
import { DayList } from '../features/day-list/day-list.tsx';
import { MonthView } from '../features/month-view/month-view.tsx';
import { WeekList } from '../features/week-list/week-list.tsx';
import { WeekView } from '../features/week-view/week-view.tsx';
import { fa } from '../messages/fa.ts';
import type { DayEvent } from '../shared/day-events.rules.ts';
import { offDayName, type OffDays } from '../shared/off-days.ts';
import { dayText, type Bounds, type Period } from '../shared/period.rules.ts';
import { useMoveEvent } from '../shared/use-move-event.ts';

interface CalendarViewsProps {
  period: Period;
  today: number;
  /** Minutes after midnight now. */
  now: number;
  bounds: Bounds;
  events: ReadonlyMap<number, readonly DayEvent[]>;
  /** The events were read. */
  known: boolean;
  offDays: OffDays;
  /** There is no room for columns with rows. */
  narrow: boolean;
  onDay(day: number): void;
  onAdd(day: number, minute?: number): void;
  onOpen(part: DayEvent): void;
  onMore(day: number): void;
}

/** The month or the week; on a phone the week as a list, and below the month the list of the chosen day. */
export function CalendarViews(props: CalendarViewsProps) {
  const { period, narrow } = props;
  const move = useMoveEvent();
  if (period.view === 'month')
    return (
      <>
        <MonthView {...props} onMove={(part, days) => move(part.event, { days })} />
        {narrow ? <Agenda {...props} /> : null}
      </>
    );
  return narrow ? (
    <WeekList {...props} />
  ) : (
    <WeekView
      {...props}
      onMove={(part, days, minutes) => move(part.event, { days, minutes })}
      onResize={(part, longer) => move(part.event, { days: 0, longer })}
    />
  );
}

function Agenda({ period: { day }, events, known, offDays, onOpen, onAdd }: CalendarViewsProps) {
  return (
    <section className="cl-agenda" aria-label={fill(fa.dayEvents, { date: dayText(day) })}>
      <h3>{dayText(day)}</h3>
      {offDays.has(day) ? <p className="cl-off-note">{offDayName(offDays.get(day))}</p> : null}
      <DayList day={day} parts={events.get(day) ?? []} known={known} onOpen={onOpen} onAdd={() => onAdd(day)} />
    </section>
  );
}
