import type { KeyboardEvent } from 'react';
import { classNames, VisuallyHidden } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { JALALI_MONTHS, jalaliFromEpochDay, WEEKDAYS, weekdayOfEpochDay } from '@hamyar/dayjs-jalali';
import { fill, toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import type { DayEvent } from '../../shared/day-events.rules.ts';
import { EventChip } from '../../shared/event-chip.tsx';
import { LayerChip, moreText } from '../../shared/layer-entries.tsx';
import { hiddenEntries, useLayerDay, type LayerDay } from '../../shared/layers.tsx';
import { offDayName, offDayText, type OffDays } from '../../shared/off-days.ts';
import { dayText, periodRange, shownWeeks, type Bounds, type Period } from '../../shared/period.rules.ts';
import { keepMoveKeys, useDayFocus } from '../../shared/use-day-focus.ts';
import { useFollowEvent } from '../../shared/use-follow-event.ts';
import { useMonthDrag } from './use-month-drag.ts';

/** Rows of one cell; what does not fit is behind a link (spec 2.79, 9.12). */
const ROWS = 7;
const SATURDAY_FIRST = [6, 0, 1, 2, 3, 4, 5] as const;
const FRIDAY = 6;

export interface MonthViewProps {
  period: Period;
  today: number;
  bounds: Bounds;
  events: ReadonlyMap<number, readonly DayEvent[]>;
  offDays: OffDays;
  /** Without room for rows: numbers and dots, and a press chooses the day. */
  narrow: boolean;
  onDay(day: number): void;
  /** A day was pressed: a new event (spec 2.77). */
  onAdd(day: number): void;
  onOpen(part: DayEvent): void;
  onMore(day: number): void;
  /** Moves an event by so many days; resolves to whether it was moved. */
  onMove(part: DayEvent, days: number): Promise<boolean>;
}

/** The month: weeks from Saturday to Friday, at most seven rows a day (spec 2.75-2.79). */
export function MonthView(props: MonthViewProps) {
  const { period, bounds, narrow, onDay } = props;
  const { grid, onKeyDown } = useDayFocus(period, bounds, onDay);
  const follow = useFollowEvent(grid, props.events, period, onDay);
  const drag = useMonthDrag(grid, props.onMove, follow);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={fa.month}
      onKeyDown={keepMoveKeys}
      className={classNames('cl-month', narrow && 'cl-month-narrow', drag.moving && 'cl-dragging')}
    >
      <div role="row" className="cl-weekdays">
        {SATURDAY_FIRST.map((weekday) => (
          <div key={weekday} role="columnheader" className={classNames(weekday === 5 && 'cl-off')}>
            {WEEKDAYS[weekday]}
          </div>
        ))}
      </div>
      {shownWeeks(period).map((week) => (
        <div key={week[0]} role="row" className="cl-month-row">
          {week.map((day) => (
            <DayCell key={day} {...props} day={day} target={drag.target === day} drag={drag} onKey={onKeyDown} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DayCellProps extends MonthViewProps {
  day: number;
  target: boolean;
  drag: ReturnType<typeof useMonthDrag>;
  onKey(event: KeyboardEvent<HTMLElement>): void;
}

function DayCell({ day, period, today, events, offDays, narrow, target, drag, onKey, ...act }: DayCellProps) {
  const { first, last } = periodRange(period);
  const own = day >= first && day <= last;
  const chosen = day === period.day;
  const parts = events.get(day) ?? [];
  const layers = useLayerDay(day);
  const off = offDays.get(day);
  const press = () => (narrow ? act.onDay(day) : act.onAdd(day));
  const { day: date, month } = jalaliFromEpochDay(day);
  return (
    <div
      role="gridcell"
      data-day={day}
      tabIndex={chosen ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-selected={narrow ? chosen : undefined}
      className={classNames(
        'cl-day',
        !own && 'cl-day-other',
        day === today && 'cl-day-today',
        narrow && chosen && 'cl-day-chosen',
        (off || weekdayOfEpochDay(day) === FRIDAY) && 'cl-off',
        target && 'cl-day-target',
      )}
      onClick={press}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !chosen && own) act.onDay(day);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) press();
        else onKey(event);
      }}
    >
      <VisuallyHidden>
        {cellName(day, offDayName(off), [countText(parts.length), layers.summary], day === today)}
      </VisuallyHidden>
      <div className="cl-day-head" aria-hidden="true">
        <span className="cl-date">{toFa(String(date))}</span>
        {day === today ? <small>{fa.today}</small> : null}
        {date === 1 || day === shownWeeks(period)[0]?.[0] ? <small>{JALALI_MONTHS[month]}</small> : null}
        {off ? <small className="cl-off-title">{offDayText(off)}</small> : null}
      </div>
      {narrow ? (
        <div className="cl-dots" aria-hidden="true">
          {parts.slice(0, 3).map((part) => (
            <i key={part.key} style={{ background: part.event.color }} />
          ))}
          {layers.entries[0] ? <i className={`cl-dot-${layers.entries[0].tone}`} /> : null}
        </div>
      ) : (
        <>
          <span className="cl-plus" aria-hidden="true">
            <PlusIcon size={14} />
          </span>
          <CellRows {...{ day, parts, layers, drag }} reachable={chosen} onOpen={act.onOpen} onMore={act.onMore} />
        </>
      )}
    </div>
  );
}

const countText = (count: number): string => (count > 0 ? fill(fa.events, { n: count }) : '');
const cellName = (day: number, off: string, contents: readonly string[], today: boolean): string =>
  [WEEKDAYS[(weekdayOfEpochDay(day) + 6) % 7], dayText(day), today ? fa.today : '', off, ...contents]
    .filter(Boolean)
    .join('، ');

interface CellRowsProps {
  day: number;
  parts: readonly DayEvent[];
  layers: LayerDay;
  reachable: boolean;
  drag: ReturnType<typeof useMonthDrag>;
  onOpen(part: DayEvent): void;
  onMore(day: number): void;
}

function CellRows({ day, parts, layers, reachable, drag, onOpen, onMore }: CellRowsProps) {
  const room = Math.max(0, ROWS - parts.length);
  const { count, atLeast } = hiddenEntries(layers, room);
  const hidden = Math.max(0, parts.length - ROWS) + count;
  return (
    <>
      {parts.slice(0, ROWS).map((part) => (
        <EventChip key={part.key} part={part} reachable={reachable} onOpen={onOpen} {...drag.handlers(part, day)} />
      ))}
      {layers.entries.slice(0, room).map((entry) => (
        <LayerChip key={`${entry.to}-${entry.at}`} entry={entry} reachable={reachable} />
      ))}
      {hidden > 0 ? (
        <button
          type="button"
          className="cl-more"
          tabIndex={reachable ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation();
            onMore(day);
          }}
        >
          {moreText({ count: hidden, atLeast })}
        </button>
      ) : null}
    </>
  );
}
