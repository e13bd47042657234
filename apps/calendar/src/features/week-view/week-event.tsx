import { classNames, lineText } from '@hamyar/design-system/basics';
import type { DayEvent, LaneEvent } from '../../shared/day-events.rules.ts';
import { EventName } from '../../shared/event-chip.tsx';
import { eventColor } from '../../shared/event-color.ts';
import { shortTime, timeText } from '../../shared/event-text.ts';
import { fa } from '../../messages/fa.ts';
import { HOUR_PX, type WeekDrag } from './use-week-drag.ts';

/** px; a shorter event shows its title in one line with its start. */
const ONE_LINE = 40;
const LEAST = 26;

interface WeekEventProps {
  part: LaneEvent;
  day: number;
  drag: WeekDrag;
  onOpen(part: DayEvent): void;
}

/** A timed event in its day's column. */
export function WeekEvent({ part, day, drag, onOpen }: WeekEventProps) {
  const height = Math.max(LEAST, ((part.to - part.from) / 60) * HOUR_PX - 2);
  const shift = drag.shiftOf(part);
  const { editable } = part.event;
  const isShort = height < ONE_LINE;
  return (
    <button
      type="button"
      data-event={part.key}
      className={classNames('cl-block', isShort && 'cl-block-short', shift && 'cl-block-moving')}
      style={{
        ...eventColor(part.event.color),
        top: (part.from / 60) * HOUR_PX + (shift?.top ?? 0),
        height: Math.max(LEAST, height + (shift?.height ?? 0)),
        insetInlineStart: `${(part.lane / part.lanes) * 100}%`,
        width: `${100 / part.lanes}%`,
      }}
      aria-description={editable ? fa.moveHint : undefined}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(part);
      }}
      {...(editable ? drag.handlers(part, day) : {})}
    >
      <b>
        <EventName part={part} />
      </b>
      <span aria-hidden="true">{isShort ? shortTime(part) : timeText(part)}</span>
      {part.event.location && height > 70 ? <span>{lineText(part.event.location)}</span> : null}
      {editable ? <i className="cl-resize" data-resize="" aria-hidden="true" /> : null}
    </button>
  );
}
