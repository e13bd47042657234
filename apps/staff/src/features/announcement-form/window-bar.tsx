import type { CSSProperties } from 'react';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { useNow } from '@hamyar/module-kit/live';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';

const text = faAnnouncementEditor.form;
const DAY = 86_400;
/** Percent of the bar on both sides of what it shows. */
const MARGIN = 8;

/** The time in which the announcement is shown, as a bar with a line for now (reference `announcements-edit`). */
export function WindowBar({ start, end }: { start: number | null; end: number | null }) {
  const now = useNow(60);
  const from = start ?? now;
  const until = end ?? Math.max(from, now) + DAY;
  if (until <= from) return null;
  const [first, last] = [Math.min(from, now), Math.max(until, now)];
  const percentOf = (at: number) => MARGIN + ((at - first) / (last - first)) * (100 - 2 * MARGIN);
  const style = {
    '--st-from': `${percentOf(from)}%`,
    '--st-until': `${end === null ? 100 : percentOf(until)}%`,
    '--st-now': `${percentOf(now)}%`,
  } as CSSProperties;
  return (
    <div className="st-ann-window" style={style} aria-hidden="true">
      <i />
      <b title={text.now} />
      <p>
        <span>{formatDateTime(from)}</span>
        <span>{end === null ? '' : formatDateTime(until)}</span>
      </p>
    </div>
  );
}
