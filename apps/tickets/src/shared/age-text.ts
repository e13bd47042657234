import { listTime } from '@hamyar/dayjs-jalali';
import { formatDuration, relativeTime } from '@hamyar/persian';

/** The time that has passed («۴ دقیقه پیش»), after one day the date. Both times are unix seconds. */
export const ageText = (at: number, now: number): string =>
  now - at < 86_400 ? relativeTime(at, now) : listTime(at, now);

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in its largest unit only, for narrow columns: «۲۶ دقیقه», «۵ ساعت», «۳ روز». `minutes` are whole. */
export function durationText(minutes: number): string {
  const unit = minutes >= DAY ? DAY : minutes >= HOUR ? HOUR : 1;
  return formatDuration(Math.floor(minutes / unit) * unit);
}
