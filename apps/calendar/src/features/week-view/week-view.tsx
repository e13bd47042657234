import { useLayoutEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames, VisuallyHidden } from '@hamyar/design-system/basics';
import { jalaliFromEpochDay, WEEKDAYS, weekdayOfEpochDay } from '@hamyar/dayjs-jalali';
import { fill, toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { lanesOf, type DayEvent } from '../../shared/day-events.rules.ts';
import { EventChip } from '../../shared/event-chip.tsx';
import { offDayText, type OffDays } from '../../shared/off-days.ts';
import { dayText, shownWeeks, type Bounds, type Period } from '../../shared/period.rules.ts';
import { keepMoveKeys, useDayFocus } from '../../shared/use-day-focus.ts';
import { useFollowEvent } from '../../shared/use-follow-event.ts';
import { HOUR_PX, useWeekDrag } from './use-week-drag.ts';
import { WeekEvent } from './week-event.tsx';
import { WeekLayers } from './week-layers.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Hour at the top when the week is opened. */
const FIRST_HOUR = 8;
const HALF_HOUR = 30;
const LAST_SLOT = 1410;
const FRIDAY = 6;

export interface WeekViewProps {
  period: Period;
  today: number;
  /** Minutes after midnight now. */
  now: number;
  bounds: Bounds;
  events: ReadonlyMap<number, readonly DayEvent[]>;
  offDays: OffDays;
  onDay(day: number): void;
  /** A new event on a day, at this minute after midnight; without one where whole days stand. */
  onAdd(day: number, minute?: number): void;
  onOpen(part: DayEvent): void;
  /** The list of a day. */
  onMore(day: number): void;
  /** Moves an event by so many days and minutes; resolves to whether it was moved. */
  onMove(part: DayEvent, days: number, minutes: number): Promise<boolean>;
  /** Moves its end by so many minutes. */
  onResize(part: DayEvent, minutes: number): Promise<boolean>;
}

const clock = (minutes: number): string =>
  toFa(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
const weekdayName = (day: number): string => WEEKDAYS[(weekdayOfEpochDay(day) + 6) % 7]!;

/** The week: a column a day from Saturday to Friday, whole days above the hours (spec 2.75, 2.76). */
export function WeekView(props: WeekViewProps) {
  const { period, today, now, bounds, events, offDays, onDay } = props;
  const days = shownWeeks(period)[0]!;
  const { grid, onKeyDown } = useDayFocus(period, bounds, onDay);
  const drag = useWeekDrag(grid, props, useFollowEvent(grid, events, period, onDay));
  // minutes of the slot that the keys have chosen
  const [slot, setSlot] = useState(FIRST_HOUR * 60 + 60);
  useLayoutEffect(() => {
    if (grid.current) grid.current.scrollTop = FIRST_HOUR * HOUR_PX - HOUR_PX / 2;
  }, [grid]);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={fa.week}
      className={classNames('cl-week', drag.moving && 'cl-dragging')}
      onKeyDown={keepMoveKeys}
    >
      <div className="cl-week-head">
        <div role="row" className="cl-week-row">
          <div role="columnheader" className="cl-gutter">
            <VisuallyHidden>{fa.hours}</VisuallyHidden>
          </div>
          {days.map((day) => (
            <div key={day} role="columnheader" className={headClass(day, today, isOff(day, offDays))}>
              {weekdayName(day)} <b>{toFa(String(jalaliFromEpochDay(day).day))}</b>
            </div>
          ))}
        </div>
        <div role="row" className="cl-week-row cl-whole-days">
          <div role="rowheader" className="cl-gutter">
            {fa.allDay}
          </div>
          {days.map((day) => (
            <WholeDays key={day} {...props} day={day} />
          ))}
        </div>
        <WeekLayers days={days} onMore={props.onMore} />
      </div>
      <div role="row" className="cl-week-row cl-hours" style={{ height: 24 * HOUR_PX }}>
        <div role="rowheader" className="cl-gutter">
          {HOURS.slice(1).map((hour) => (
            <span key={hour} style={{ top: hour * HOUR_PX }}>
              {clock(hour * 60)}
            </span>
          ))}
          {days.includes(today) ? (
            <em style={{ top: (now / 60) * HOUR_PX }}>
              <VisuallyHidden>{fa.now} </VisuallyHidden>
              {clock(now)}
            </em>
          ) : null}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day}
            {...props}
            day={day}
            parts={events.get(day) ?? []}
            slot={slot}
            onSlot={setSlot}
            drag={drag}
            onKey={onKeyDown}
          />
        ))}
      </div>
    </div>
  );
}

const isOff = (day: number, offDays: OffDays): boolean => weekdayOfEpochDay(day) === FRIDAY || offDays.has(day);
const headClass = (day: number, today: number, off: boolean): string =>
  classNames('cl-week-day', day === today && 'cl-day-today', off && 'cl-off');

function WholeDays({ day, events, offDays, onOpen, onAdd }: WeekViewProps & { day: number }) {
  const off = isOff(day, offDays);
  return (
    <div role="gridcell" className={classNames('cl-whole-day', off && 'cl-off')} onClick={() => onAdd(day)}>
      {off ? <small>{offDayText(offDays.get(day)) || fa.holiday}</small> : null}
      {(events.get(day) ?? [])
        .filter(({ allDay }) => allDay)
        .map((part) => (
          <EventChip key={part.key} part={part} onOpen={onOpen} />
        ))}
    </div>
  );
}

interface DayColumnProps extends WeekViewProps {
  day: number;
  parts: readonly DayEvent[];
  slot: number;
  onSlot(minutes: number): void;
  drag: ReturnType<typeof useWeekDrag>;
  onKey(event: KeyboardEvent<HTMLElement>): void;
}

function DayColumn(props: DayColumnProps) {
  const { day, parts, period, today, now, offDays, slot, onSlot, drag, onKey, onAdd, onOpen } = props;
  const chosen = day === period.day;
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const by = { ArrowUp: -HALF_HOUR, ArrowDown: HALF_HOUR }[event.key];
    if (event.key === 'Enter') onAdd(day, slot);
    else if (by !== undefined && !event.altKey) {
      event.preventDefault();
      onSlot(Math.min(LAST_SLOT, Math.max(0, slot + by)));
    } else onKey(event);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const minutes = ((event.clientY - event.currentTarget.getBoundingClientRect().top) / HOUR_PX) * 60;
    onAdd(day, Math.min(LAST_SLOT, Math.max(0, Math.floor(minutes / HALF_HOUR) * HALF_HOUR)));
  };
  return (
    <div
      role="gridcell"
      data-day={day}
      tabIndex={chosen ? 0 : -1}
      className={classNames('cl-column', isOff(day, offDays) && 'cl-off', drag.target?.day === day && 'cl-day-target')}
      onClick={press}
      onKeyDown={keys}
    >
      <VisuallyHidden>{`${weekdayName(day)}، ${dayText(day)}، ${fill(fa.addOn, { date: clock(slot) })}`}</VisuallyHidden>
      <span className="cl-slot" style={{ top: (slot / 60) * HOUR_PX }} aria-hidden="true">
        {fa.addEvent}
      </span>
      {day === today ? <hr className="cl-now" style={{ top: (now / 60) * HOUR_PX }} aria-hidden="true" /> : null}
      {lanesOf(parts).map((part) => (
        <WeekEvent key={part.key} part={part} day={day} drag={drag} onOpen={onOpen} />
      ))}
    </div>
  );
}
