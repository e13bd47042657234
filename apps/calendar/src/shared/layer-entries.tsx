import type { MouseEvent } from 'react';
import type { CalendarLayerEntry } from '@hamyar/contracts';
import { classNames, lineText, VisuallyHidden } from '@hamyar/design-system/basics';
import { ClockIcon } from '@hamyar/design-system/icons';
import { formatTime, getDisplayZone } from '@hamyar/dayjs-jalali';
import { Link } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';
import { useLayerDay, useLeave } from './layers.tsx';

/** Follows a link out of the calendar; what the browser opens elsewhere leaves it open. */
export function useFollow() {
  const leave = useLeave();
  return (event: MouseEvent) => {
    event.stopPropagation();
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) leave?.();
  };
}

interface LayerChipProps {
  entry: CalendarLayerEntry;
  /** Whether Tab reaches it. */
  reachable?: boolean;
  className?: string;
}

/** An entry of a layer as one line: what its colour means, its title and its time; it leads to its page. */
export function LayerChip({ entry, reachable = true, className }: LayerChipProps) {
  const follow = useFollow();
  const time = formatTime(entry.at, getDisplayZone());
  return (
    <Link
      to={entry.to}
      className={classNames('cl-chip', 'cl-entry', `cl-entry-${entry.tone}`, className)}
      tabIndex={reachable ? 0 : -1}
      title={`${entry.title}، ${entry.detail}`}
      onClick={follow}
    >
      <ClockIcon size={13} />
      <span className="cl-chip-title">
        {lineText(entry.title)}
        <VisuallyHidden>{`، ${entry.detail}، ${time}`}</VisuallyHidden>
      </span>
      <span className="cl-chip-time" aria-hidden="true">
        {time}
      </span>
    </Link>
  );
}

/** «و ۳ مورد دیگر», or «و بیش از ۴۳ مورد دیگر». */
export const moreText = ({ count, atLeast }: { count: number; atLeast: boolean }): string =>
  fill(atLeast ? fa.moreThan : fa.more, { n: count });

/** All that the layers show on a day, with the links to what is not among it. */
export function LayerEntries({ day }: { day: number }) {
  const { entries, more } = useLayerDay(day);
  const follow = useFollow();
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.to}-${entry.at}`}>
          <LayerChip entry={entry} className="cl-chip-wide" />
        </li>
      ))}
      {more.map((rest) => (
        <li key={rest.to}>
          <Link to={rest.to} className="cl-more" onClick={follow}>
            {moreText(rest)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
