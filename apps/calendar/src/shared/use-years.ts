import { useCallback, useMemo, useState } from 'react';
import type { CalendarEventRow, OffDay } from '@hamyar/contracts/calendar';
import { offDaysByDay } from './off-days.ts';

/** What was read of one Jalali year. */
export interface YearReading {
  rows: readonly CalendarEventRow[] | undefined;
  /** There are more events than one answer may have. */
  capped: boolean;
  /** They are read beside the events, and events are shown also without them. */
  offDays: readonly OffDay[] | undefined;
  failure: unknown;
  refetch(): void;
}

/**
 * The Jalali years that were shown since the calendar was opened: each is read once and kept, and read again together with
 * the others after a change (spec 4.14). Draw a `YearReader` for each of `asked`.
 */
export function useYears(shown: readonly number[]) {
  const [visited, setVisited] = useState<readonly number[]>([]);
  const asked = useMemo(() => [...new Set([...visited, ...shown])], [visited, shown]);
  if (asked.length > visited.length) setVisited(asked);
  const [readings, setReadings] = useState<Readonly<Record<number, YearReading>>>({});
  const onRead = useCallback(
    (year: number, reading: YearReading) => setReadings((before) => ({ ...before, [year]: reading })),
    [],
  );
  const rows = useMemo(() => Object.values(readings).flatMap((reading) => reading.rows ?? []), [readings]);
  const offDays = useMemo(
    () => offDaysByDay(Object.values(readings).flatMap((reading) => reading.offDays ?? [])),
    [readings],
  );
  const waiting = shown.filter((year) => readings[year]?.rows === undefined);
  const failed = waiting.flatMap((year) => (readings[year]?.failure ? [readings[year]] : []));
  return {
    asked,
    onRead,
    rows,
    offDays,
    capped: shown.some((year) => readings[year]?.capped),
    /** Everything that is shown was read: what is not there does not take place. */
    known: waiting.length === 0,
    loading: waiting.length > failed.length,
    failure: failed[0]?.failure,
    retry: () => failed.forEach((reading) => reading.refetch()),
  };
}
