import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CALENDAR_SEARCH_MIN, type CalendarEventRow } from '@hamyar/contracts/calendar';
import { Line, Spinner } from '@hamyar/design-system/basics';
import { TextField } from '@hamyar/design-system/fields';
import { SearchIcon } from '@hamyar/design-system/icons';
import { formatFullDate, getDisplayZone, wallClock } from '@hamyar/dayjs-jalali';
import { failureText } from '@hamyar/module-kit/failure';
import { useTypedText } from '@hamyar/module-kit/list';
import { fill, formatNumber } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useCalendarSearchQuery } from '../../api/calendar-event.api.ts';
import { fa } from '../../messages/fa.ts';
import { eventColor } from '../../shared/event-color.ts';
import { timeText } from '../../shared/event-text.ts';

interface CalendarSearchProps {
  /** With every letter: the shown month or week keeps the events with this text. */
  onSearch(text: string): void;
  /** A result was chosen that takes place on this day (epoch day). */
  onDay(day: number): void;
}

/**
 * The search of the calendar: while somebody types, the shown events are those with the text, and the list below the
 * field has those of all years. Escape clears the field, then leaves it, and closes the calendar only after that.
 */
export function CalendarSearch({ onSearch, onDay }: CalendarSearchProps) {
  const [asked, setAsked] = useState('');
  const { text, type, ask } = useTypedText(asked, setAsked, CALENDAR_SEARCH_MIN);
  const [chosen, setChosen] = useState<number | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const input = () => box.current?.querySelector('input');
  const focusDay = (day: string) => box.current?.closest('.cl-dialog')?.querySelector<HTMLElement>(day)?.focus();
  // with the change of the month, so that the day is there
  useEffect(() => {
    if (chosen === null) return;
    focusDay(`[data-day="${chosen}"]`);
    setChosen(null);
  }, [chosen]);
  const change = (next: string) => {
    onSearch(next);
    if (next === '') ask('');
    else type(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [input(), ...(box.current?.querySelectorAll<HTMLElement>('.cl-found button') ?? [])];
    const at = stops.indexOf(event.target as HTMLInputElement);
    const next = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1] }[event.key];
    if (event.key === 'Escape') {
      if (text === '') focusDay('[data-day][tabindex="0"]');
      else {
        change('');
        input()?.focus();
      }
    } else if (at !== -1 && next) next.focus();
    else return;
    event.preventDefault();
  };
  return (
    // the keys of the field and of the list below it
    <span className="cl-search" ref={box} onKeyDown={onKeyDown}>
      <TextField
        aria-label={fa.search}
        placeholder={fa.search}
        prefix={<SearchIcon />}
        value={text}
        clearable
        onChange={change}
      />
      {asked === '' ? null : (
        <FoundEvents
          asked={asked}
          onChoose={(start) => {
            const { day } = wallClock(start, getDisplayZone());
            change('');
            onDay(day);
            setChosen(day);
          }}
        />
      )}
    </span>
  );
}

/** What is found in all years, below the field. */
function FoundEvents({ asked, onChoose }: { asked: string; onChoose(start: number): void }) {
  const { currentData, error } = useCalendarSearchQuery(asked || skipToken);
  const count = currentData?.total ?? 0;
  const counted = fill(currentData?.totalCapped ? fa.found.atLeast : fa.found.count, { n: formatNumber(count) });
  return (
    <section className="cl-found" aria-label={fa.found.title}>
      <p role="status">
        {currentData ? (count === 0 ? fa.nothingFound : counted) : null}
        {error ? failureText(error) : null}
        {currentData || error ? null : <Spinner />}
      </p>
      <ul>
        {currentData?.data.map((event) => (
          <FoundEvent key={event.id} event={event} onChoose={onChoose} />
        ))}
      </ul>
      {currentData && (count > currentData.data.length || currentData.totalCapped) ? (
        <small>{fa.found.more}</small>
      ) : null}
    </section>
  );
}

function FoundEvent({ event, onChoose }: { event: CalendarEventRow; onChoose(start: number): void }) {
  const { start_date: start, end_date: end } = event.occurrences[0] ?? event;
  return (
    <li>
      <button type="button" style={eventColor(event.color)} onClick={() => onChoose(start)}>
        <span className="cl-dot" aria-hidden="true" />
        <Line>{event.title}</Line>
        <small>
          {formatFullDate(start, getDisplayZone())} · {timeText({ start, end, allDay: event.all_day })}
          {event.location ? ` · ${event.location}` : ''}
        </small>
      </button>
    </li>
  );
}
