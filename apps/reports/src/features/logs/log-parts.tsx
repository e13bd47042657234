import type { ReactNode } from 'react';
import { getDisplayZone, wallClock } from '@hamyar/dayjs-jalali';
import { DropdownMenu, Button } from '@hamyar/design-system/basics';
import { JalaliRange } from '@hamyar/design-system/dates';
import { Select } from '@hamyar/design-system/fields';
import { ExportIcon } from '@hamyar/design-system/icons';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';
import { faLogs } from '../../messages/fa-logs.ts';
import { dayOfIso, isoOfDay, startOfDay } from '../../shared/report-range.rules.ts';
import { useExportItems } from '../../shared/export-menu.tsx';
import { ENTRY_KEY } from './log-lists.ts';

/** Day and time of an entry, to the second. */
export const LOG_TIME = 'YYYY/MM/DD HH:mm:ss';

/** A time of a log, unix seconds; the end is the first moment that it does not contain. */
export interface TimeFilter {
  from_date?: number;
  to_date?: number;
}

/** Chooses the days of a log. */
export function TimeRange({ value, onChange }: { value: TimeFilter; onChange(value: TimeFilter): void }) {
  const zone = getDisplayZone();
  const day = (seconds: number | undefined) => (seconds === undefined ? null : isoOfDay(wallClock(seconds, zone).day));
  const seconds = (iso: string | null, more: number) => {
    const at = dayOfIso(iso);
    return at === null ? undefined : startOfDay(at + more, zone);
  };
  return (
    <div className="rp-log-range">
      <JalaliRange
        label={faLogs.range}
        value={[day(value.from_date), day(value.to_date === undefined ? undefined : value.to_date - 1)]}
        onChange={([from, to]) => onChange({ from_date: seconds(from, 0), to_date: seconds(to, 1) })}
      />
    </div>
  );
}

/** One choice of a few, in the row of tools. */
export function ChoiceFilter<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value | undefined): void;
}) {
  return (
    <Select<Value>
      aria-label={label}
      placeholder={label}
      clearable
      value={value ?? null}
      options={options}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

/** A value of a row; a press shows only the rows that have it. */
export function FilterByCell({
  column,
  text,
  onFilter,
  children,
}: {
  column: string;
  text: string;
  onFilter(): void;
  children?: ReactNode;
}) {
  return (
    <button type="button" className="rp-cell-filter" title={faLogs.filterBy(column, text)} onClick={onFilter}>
      {children ?? text}
    </button>
  );
}

/** Saves the rows that fit the filters as a file. */
export function LogExport({ urlOf }: { urlOf: Parameters<typeof useExportItems>[0] }) {
  return (
    <DropdownMenu
      label={faLogs.export}
      items={useExportItems(urlOf, { dated: true })}
      trigger={(props) => (
        <Button icon={<ExportIcon />} {...props}>
          {faLogs.export}
        </Button>
      )}
    />
  );
}

/** The entry of the address whose details are shown, the address of the details of others, and how to close them. */
export function useLogEntry<Row extends { id: number }>(rows: readonly Row[] | undefined) {
  const search = useSearch();
  const setSearch = useSetSearch();
  const id = Number(search.get(ENTRY_KEY));
  const hrefOf = (row: Row) => {
    const query = new URLSearchParams(search);
    query.set(ENTRY_KEY, String(row.id));
    return `/log?${query}`;
  };
  return {
    entry: rows?.find((row) => row.id === id),
    hrefOf,
    close: () => setSearch({ [ENTRY_KEY]: undefined }),
  };
}
