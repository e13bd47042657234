import { listTime } from '@hamyar/dayjs-jalali';
import { relativeTime } from '@hamyar/persian';

/** Within a day as a distance («۴ دقیقه پیش»), later as a day. Both times are unix seconds. */
export const ageText = (at: number, now: number): string => (now - at < 86_400 ? relativeTime(at, now) : listTime(at, now));
