import type { CalendarEntryTone, DueScope } from '@hamyar/contracts';
import { shared } from '@hamyar/persian';

/** Texts of the due times in the calendar. */
export const faDue = {
  show: 'مهلت تیکت‌ها',
  whose: 'مهلت تیکت‌های چه کسی',
  scopes: { mine: 'تیکت‌های من', departments: 'دپارتمان‌های من' } satisfies Record<DueScope, string>,
  failed: 'مهلت تیکت‌ها دریافت نشد',
  retry: shared.retry,
  summary: '{n} مهلت تیکت',
  atLeast: 'بیش از {n} مهلت تیکت',
  detail: '{meaning}، تیکت {number}',
  meanings: {
    passed: 'مهلت گذشته',
    near: 'مهلت نزدیک',
    calm: 'هنوز وقت هست',
  } satisfies Record<CalendarEntryTone, string>,
} as const;
