import { WORKING_SHIFT_MAX } from '@hamyar/contracts/calendar';
import { Button, classNames, IconButton, Switch } from '@hamyar/design-system/basics';
import { JalaliTime } from '@hamyar/design-system/dates';
import { ChevronDownIcon, ChevronUpIcon, CopyIcon, PlusIcon, TrashIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { fill, toFa } from '@hamyar/persian';
import { useState } from 'react';
import { faSettings } from '../../messages/fa-settings.ts';
import { barOf, dayMinutes, type Days, hoursText, usualDay, WEEK } from './shift.conversions.ts';

const text = faSettings.shift;
const HOURS = [0, 6, 12, 18, 24];
const percent = (n: number) => `${n}%`;

interface WeekEditorProps {
  id?: string;
  value: Days;
  onChange(days: Days): void;
  invalid?: boolean;
  'aria-describedby'?: string;
}

/** The hours of a week: each day as bars on its axis, and the hours of the opened day as fields. */
export function WeekEditor({ id, value, onChange, invalid, ...aria }: WeekEditorProps) {
  const [open, setOpen] = useState<number | null>(null);
  const set = (weekday: number, day: Days[number]) =>
    onChange(value.map((old, index) => (index === weekday ? day : old)));
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={text.days}
      className={classNames('ws-week', invalid && 'ws-week-bad')}
      {...aria}
    >
      <div className="ws-axis" aria-hidden="true">
        <div>
          {HOURS.map((hour) => (
            <i key={hour} style={{ insetInlineStart: percent((hour / 24) * 100) }}>
              {toFa(String(hour))}
            </i>
          ))}
        </div>
      </div>
      {value.map((day, weekday) => (
        <DayRow
          key={WEEK[weekday]}
          weekday={weekday}
          day={day}
          open={open === weekday && day.length > 0}
          onOpen={() => setOpen(open === weekday ? null : weekday)}
          onSwitch={(on) => {
            set(weekday, on ? usualDay(value) : []);
            if (on) setOpen(weekday);
          }}
        >
          <DayHours
            name={WEEK[weekday] ?? ''}
            day={day}
            onChange={(next) => set(weekday, next)}
            onCopy={() => {
              onChange(value.map((other) => (other.length > 0 ? day : other)));
              toast.success(fill(text.copied, { day: WEEK[weekday] ?? '' }));
            }}
          />
        </DayRow>
      ))}
    </div>
  );
}

interface DayRowProps {
  weekday: number;
  day: Days[number];
  open: boolean;
  onOpen(): void;
  onSwitch(on: boolean): void;
  children: React.ReactNode;
}

function DayRow({ weekday, day, open, onOpen, onSwitch, children }: DayRowProps) {
  const name = WEEK[weekday] ?? '';
  const works = day.length > 0;
  return (
    <div className={classNames('ws-day', open && 'ws-day-open', !works && 'ws-day-off')}>
      <div className="ws-row">
        <button
          type="button"
          className="ws-name"
          aria-expanded={open}
          aria-label={fill(text.open, { day: name })}
          disabled={!works}
          onClick={onOpen}
        >
          <b>{name}</b>
          {works ? open ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} /> : null}
        </button>
        <DayBar day={day} />
        <span className="ws-sum">{works ? hoursText(dayMinutes(day)) : '—'}</span>
        <Switch label={fill(text.works, { day: name })} checked={works} onChange={onSwitch} />
      </div>
      {open ? children : null}
    </div>
  );
}

const clock = (time: string) => toFa(time);

/** The hours of a day on an axis from 0 to 24, which runs from right to left. */
function DayBar({ day }: { day: Days[number] }) {
  if (day.length === 0) return <div className="ws-bar ws-bar-off">{text.noHours}</div>;
  return (
    <div className="ws-bar">
      {day.map((interval) => {
        const { start, width } = barOf(interval);
        return (
          <i
            key={`${interval.from}-${interval.to}`}
            title={`${clock(interval.from)} – ${clock(interval.to)}`}
            style={{ insetInlineStart: percent(start), width: percent(width) }}
          >
            {width > 18 ? `${clock(interval.from)} ${text.until} ${clock(interval.to)}` : null}
          </i>
        );
      })}
    </div>
  );
}

interface DayHoursProps {
  name: string;
  day: Days[number];
  onChange(day: Days[number]): void;
  onCopy(): void;
}

/** The intervals of one day as fields. An end at midnight is the end of the day. */
function DayHours({ name, day, onChange, onCopy }: DayHoursProps) {
  const change = (index: number, part: Partial<Days[number][number]>) =>
    onChange(day.map((old, at) => (at === index ? { ...old, ...part } : old)));
  return (
    <div className="ws-hours">
      {day.map((interval, index) => {
        const n = index + 1;
        return (
          // the position is what an interval is known by while its hours are written
          <div key={index} className="ws-interval">
            <JalaliTime
              label={fill(text.from, { day: name, n })}
              allowClear={false}
              value={interval.from}
              onChange={(time) => change(index, { from: time ?? interval.from })}
            />
            <span>{text.until}</span>
            <JalaliTime
              label={fill(text.to, { day: name, n })}
              allowClear={false}
              value={interval.to === '24:00' ? '00:00' : interval.to}
              onChange={(time) => change(index, { to: time === '00:00' ? '24:00' : (time ?? interval.to) })}
            />
            <IconButton
              icon={<TrashIcon />}
              label={fill(text.remove, { n, day: name })}
              onClick={() => onChange(day.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      <div className="ws-hours-more">
        {day.length < WORKING_SHIFT_MAX.intervals ? (
          <Button variant="text" size="sm" icon={<PlusIcon />} onClick={() => onChange([...day, nextInterval(day)])}>
            {text.add}
          </Button>
        ) : null}
        <Button variant="text" size="sm" icon={<CopyIcon />} onClick={onCopy}>
          {text.copy}
        </Button>
      </div>
      <p className="ws-hint">{text.midnight}</p>
    </div>
  );
}

/** An hour after the last interval, as far as the day has one. */
function nextInterval(day: Days[number]): Days[number][number] {
  const last = Math.max(0, ...day.map(({ to }) => Number(to.slice(0, 2))));
  const [from, to] = [Math.min(22, last + 1), Math.min(23, last + 2)];
  const written = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { from: written(from), to: written(to) };
}
