import { useEffect } from 'react';
import { useCalendarYearQuery } from '../api/calendar-event.api.ts';
import { useOffDaysOfYearQuery } from '../api/off-day.api.ts';
import type { YearReading } from './use-years.ts';

interface YearReaderProps {
  year: number;
  onRead(year: number, reading: YearReading): void;
}

/** Keeps the events and the days off of one Jalali year while it is drawn; it shows nothing itself. */
export function YearReader({ year, onRead }: YearReaderProps) {
  const { data, error, isFetching, refetch } = useCalendarYearQuery(year);
  const offDays = useOffDaysOfYearQuery(year);
  useEffect(() => {
    onRead(year, {
      rows: data?.data,
      capped: data?.totalCapped === true,
      offDays: offDays.data?.data,
      failure: isFetching ? undefined : error,
      refetch: () => void refetch(),
    });
  }, [year, data, offDays.data, error, isFetching, refetch, onRead]);
  return null;
}
