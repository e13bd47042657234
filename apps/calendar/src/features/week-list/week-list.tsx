import { classNames, IconButton } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { WEEKDAYS, weekdayOfEpochDay } from '@hamyar/dayjs-jalali';
import { fill } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import type { DayEvent } from '../../shared/day-events.rules.ts';
import { EventChip } from '../../shared/event-chip.tsx';
import { LayerEntries } from '../../shared/layer-entries.tsx';
import { offDayText, type OffDays } from '../../shared/off-days.ts';
import { dayText, isInside, shownWeeks, type Bounds, type Period } from '../../shared/period.rules.ts';

const FRIDAY = 6;

interface WeekListProps {
  period: Period;
  today: number;
  bounds: Bounds;
  events: ReadonlyMap<number, readonly DayEvent[]>;
  offDays: OffDays;
  onAdd(day: number): void;
  onOpen(part: DayEvent): void;
}

/** The week on a phone, where seven columns have no room: its days one under the other (spec 2.75). */
export function WeekList({ period, today, bounds, events, offDays, onAdd, onOpen }: WeekListProps) {
  return (
    <div className="cl-week-list">
      {shownWeeks(period)[0]!.map((day) => {
        const friday = weekdayOfEpochDay(day) === FRIDAY;
        const off = offDayText(offDays.get(day)) || (friday ? fa.holiday : '');
        const parts = events.get(day) ?? [];
        const name = `${WEEKDAYS[(weekdayOfEpochDay(day) + 6) % 7]} ${dayText(day)}`;
        return (
          <section
            key={day}
            data-day={day}
            tabIndex={day === period.day ? -1 : undefined}
            aria-label={name}
            className={classNames(off && 'cl-off', day === today && 'cl-day-today')}
          >
            <header>
              <h3>{name}</h3>
              {day === today ? <small>{fa.today}</small> : null}
              {off ? <small className="cl-off-title">{off}</small> : null}
              <IconButton
                icon={<PlusIcon />}
                label={fill(fa.addOn, { date: dayText(day) })}
                disabled={!isInside(day, bounds)}
                onClick={() => onAdd(day)}
              />
            </header>
            {parts.length === 0 ? null : (
              <ul>
                {parts.map((part) => (
                  <li key={part.key}>
                    <EventChip part={part} className="cl-chip-wide" onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            )}
            <LayerEntries day={day} />
          </section>
        );
      })}
    </div>
  );
}
