import { Button } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { fa } from '../../messages/fa.ts';
import { EventChip } from '../../shared/event-chip.tsx';
import type { DayEvent } from '../../shared/day-events.rules.ts';

interface DayListProps {
  parts: readonly DayEvent[];
  /** The events of the day were read. */
  known: boolean;
  onOpen(part: DayEvent): void;
  onAdd(): void;
}

/** All events of one day in order; a press opens the details (spec 2.79). */
export function DayList({ parts, known, onOpen, onAdd }: DayListProps) {
  return (
    <div className="cl-day-list">
      {known && parts.length === 0 ? <p className="cl-no-events">{fa.noEvents}</p> : null}
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <EventChip part={part} className="cl-chip-wide" onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Button icon={<PlusIcon />} onClick={onAdd}>
        {fa.addEvent}
      </Button>
    </div>
  );
}
