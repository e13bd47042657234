import type { OffDay } from '@hamyar/contracts/calendar';
import { jalaliFromEpochDay } from '@hamyar/dayjs-jalali';
import {
  Alert,
  Button,
  Card,
  CountBadge,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
} from '@hamyar/design-system/basics';
import { CalendarIcon, NextIcon, PlusIcon, PreviousIcon } from '@hamyar/design-system/icons';
import { PageHeader } from '@hamyar/design-system/layout';
import { failureText } from '@hamyar/module-kit/failure';
import { OnDemand } from '@hamyar/module-kit/keys';
import { useNow } from '@hamyar/module-kit/live';
import { lazyPart } from '@hamyar/module-sdk';
import { fill, toFa } from '@hamyar/persian';
import { useState } from 'react';
import { useOffDaysOfYearQuery } from '../api/off-day.api.ts';
import '../css/off-day-year.css';
import { OffDayRows } from '../features/off-day-year/off-day-rows.tsx';
import { YearBoard } from '../features/off-day-year/year-board.tsx';
import { settingsTitles } from '../messages/fa-manifest.ts';
import { faSettings } from '../messages/fa-settings.ts';
import { offDaysByDay } from '../shared/off-days.ts';
import { isoOfDay, wallOf } from '../shared/wall-time.ts';

const text = faSettings.offDays;

// loaded when it is opened: the pickers of date and time are most of the page
const OffDayFormDialog = lazyPart(() => import('../features/off-day-year/off-day-form.dialog.tsx'), 'OffDayFormDialog');

/** Settings page with the days off of a year [2.40]. */
export function OffDaysScreen() {
  const today = wallOf(useNow(60)).day;
  const [year, setYear] = useState(jalaliFromEpochDay(today).year);
  /** What the dialog is about; `new` adds one. */
  const [edited, setEdited] = useState<OffDay | 'new' | null>(null);
  const { currentData, error, refetch } = useOffDaysOfYearQuery(year);
  const rows = currentData?.data;
  return (
    <>
      <PageHeader
        title={settingsTitles.offDays}
        actions={
          <>
            <YearChoice year={year} onChange={setYear} />
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          </>
        }
      />
      {error && !rows ? <ErrorState title={failureText(error)} onRetry={() => void refetch()} /> : null}
      {!rows && !error ? <Skeleton lines={12} /> : null}
      {rows ? (
        <div className="oy-page">
          <YearBoard year={year} days={offDaysByDay(rows)} today={today} />
          <YearList key={year} year={year} rows={rows} today={isoOfDay(today)} onEdit={setEdited} />
        </div>
      ) : null}
      {edited ? (
        <OnDemand onClose={() => setEdited(null)}>
          <OffDayFormDialog
            stored={edited === 'new' ? null : edited}
            date={isoOfDay(today)}
            onClose={() => setEdited(null)}
          />
        </OnDemand>
      ) : null}
    </>
  );
}

function YearChoice({ year, onChange }: { year: number; onChange(year: number): void }) {
  return (
    <span className="oy-year">
      <IconButton icon={<PreviousIcon />} label={text.previous} onClick={() => onChange(year - 1)} />
      <b aria-live="polite">{toFa(String(year))}</b>
      <IconButton icon={<NextIcon />} label={text.next} onClick={() => onChange(year + 1)} />
    </span>
  );
}

interface YearListProps {
  year: number;
  rows: readonly OffDay[];
  /** Gregorian `YYYY-MM-DD`. */
  today: string;
  onEdit(row: OffDay): void;
}

/** The days off that are still to come, and on request those before. */
function YearList({ year, rows, today, onEdit }: YearListProps) {
  const [all, setAll] = useState(false);
  const upcoming = rows.filter(({ date }) => date >= today);
  const shown = all ? rows : upcoming;
  const doubtful = upcoming.filter(({ tentative }) => tentative).length;
  const name = all || upcoming.length === rows.length ? fill(text.list, { year: toFa(String(year)) }) : text.upcoming;
  return (
    <div className="oy-side">
      {doubtful > 0 ? (
        <Alert tone="warning">
          {fill(text.unconfirmed, { n: toFa(String(doubtful)) })} {text.lunarHint}.
        </Alert>
      ) : null}
      <Card flush title={name} icon={<CalendarIcon />} count={<CountBadge value={shown.length} variant="quiet" />}>
        {shown.length === 0 ? (
          <EmptyState title={text.none} />
        ) : (
          <OffDayRows rows={shown} label={name} onEdit={onEdit} />
        )}
        {shown.length < rows.length ? (
          <Button variant="text" block onClick={() => setAll(true)}>
            {text.past}
          </Button>
        ) : null}
      </Card>
    </div>
  );
}
