import type { ReactNode } from 'react';
import { calendarExport } from '@hamyar/contracts/calendar';
import { Button, DropdownMenu, IconButton, Segmented } from '@hamyar/design-system/basics';
import {
  CalendarIcon,
  DownloadIcon,
  LinkIcon,
  MoreVerticalIcon,
  NextIcon,
  PlusIcon,
  PreviousIcon,
} from '@hamyar/design-system/icons';
import { getDisplayZone, zonedStart } from '@hamyar/dayjs-jalali';
import { download } from '@hamyar/module-kit/files';
import { fill } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import {
  isInside,
  periodRange,
  periodTitle,
  step,
  weekNumber,
  type Bounds,
  type Period,
  type View,
} from '../../shared/period.rules.ts';

interface CalendarToolsProps {
  period: Period;
  today: number;
  bounds: Bounds;
  /** Events of the shown month or week; null while they were not read. */
  count: number | null;
  /** The field of the search. */
  search: ReactNode;
  onPeriod(period: Period): void;
  onAdd(): void;
  onOffDays(): void;
  onSubscribe(): void;
}

const VIEWS: readonly View[] = ['month', 'week'];

/** Address of the file with the events of a period. */
function exportAddress(period: Period): string {
  const { first, last } = periodRange(period);
  const at = (day: number) => String(zonedStart(day, getDisplayZone()) / 1000);
  return `${calendarExport.path}?${new URLSearchParams({ start_date: at(first), end_date: at(last + 1) })}`;
}

/** The header: arrows, the shown range, Today, month or week, and what can be done (spec 2.76, 4.14). */
export function CalendarTools(props: CalendarToolsProps) {
  const { period, today, bounds, count, search, onPeriod, onAdd, onOffDays, onSubscribe } = props;
  const { view } = period;
  const [before, after] = [step(period, -1, bounds), step(period, 1, bounds)];
  return (
    <>
      <span className="cl-steps">
        <IconButton
          variant="default"
          icon={<PreviousIcon />}
          label={before ? fa.previous[view] : fa.outOfRange}
          disabled={!before}
          onClick={() => before && onPeriod(before)}
        />
        <IconButton
          variant="default"
          icon={<NextIcon />}
          label={after ? fa.next[view] : fa.outOfRange}
          disabled={!after}
          onClick={() => after && onPeriod(after)}
        />
        <Button disabled={!isInside(today, bounds)} onClick={() => onPeriod({ view, day: today })}>
          {fa.today}
        </Button>
      </span>
      <span className="cl-range" aria-live="polite">
        <strong>{periodTitle(period)}</strong>
        <small>
          {[
            ...(view === 'week' ? [fill(fa.weekNumber, { n: weekNumber(period.day) })] : []),
            ...(count === null ? [] : [fill(fa.count[view], { n: count })]),
          ].join(' · ')}
        </small>
      </span>
      <span className="cl-actions">
        {search}
        <Segmented
          label={fa.view}
          value={view}
          options={VIEWS.map((value) => ({ value, label: fa[value] }))}
          onChange={(next) => onPeriod({ ...period, view: next })}
        />
        <DropdownMenu
          label={fa.menu}
          trigger={(trigger) => <IconButton {...trigger} icon={<MoreVerticalIcon />} label={fa.menu} />}
          items={[
            {
              key: 'export',
              label: fa.export,
              icon: <DownloadIcon />,
              onSelect: () => download(exportAddress(period)),
            },
            { key: 'off-days', label: fa.offDay.menu, icon: <CalendarIcon />, onSelect: onOffDays },
            { key: 'subscribe', label: fa.subscribe, icon: <LinkIcon />, onSelect: onSubscribe },
          ]}
        />
        <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
          {fa.addEvent}
        </Button>
      </span>
    </>
  );
}
