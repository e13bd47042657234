import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames, lineText, VisuallyHidden } from '@hamyar/design-system/basics';
import { eventColor } from './event-color.ts';
import type { DayEvent } from './day-events.rules.ts';
import { shortTime, timeText } from './event-text.ts';

interface EventChipProps {
  part: DayEvent;
  /** Whether Tab reaches it. */
  reachable?: boolean;
  className?: string;
  onOpen(part: DayEvent): void;
  onKeyDown?(event: KeyboardEvent<HTMLButtonElement>): void;
  onPointerDown?(event: PointerEvent<HTMLButtonElement>): void;
}

/** An event as one line: its colour, its title and when it begins. */
export function EventChip({ part, reachable = true, className, onOpen, onKeyDown, onPointerDown }: EventChipProps) {
  return (
    <button
      type="button"
      className={classNames('cl-chip', className)}
      style={eventColor(part.event.color)}
      tabIndex={reachable ? 0 : -1}
      data-event={part.key}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(part);
      }}
    >
      <span className="cl-dot" aria-hidden="true" />
      <span className="cl-chip-title">
        <EventName part={part} />
      </span>
      <span className="cl-chip-time" aria-hidden="true">
        {shortTime(part)}
      </span>
    </button>
  );
}

/** The title, and for screen readers the whole time. */
export const EventName = ({ part }: { part: DayEvent }) => (
  <>
    {lineText(part.event.title)}
    <VisuallyHidden>{`، ${timeText(part)}`}</VisuallyHidden>
  </>
);
