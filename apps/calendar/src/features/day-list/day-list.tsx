import { Button } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { fa } from '../../messages/fa.ts';
import { EventChip } from '../../shared/event-chip.tsx';
import type { DayEvent } from '../../shared/day-events.rules.ts';
import { LayerEntries } from '../../shared/layer-entries.tsx';
import { useLayerDay } from '../../shared/layers.tsx';

interface DayListProps {
  day: number;
  parts: readonly DayEvent[];
  /** The events of the day were read. */
  known: boolean;
  onOpen(part: DayEvent): void;
  onAdd(): void;
}

/** All events of one day in order, and what the layers show on it; a press opens the details (spec 2.79). */
export function DayList({ day, parts, known, onOpen, onAdd }: DayListProps) {
  const { entries } = useLayerDay(day);
  return (
    <div className="cl-day-list">
      {known && parts.length + entries.length === 0 ? <p className="cl-no-events">{fa.noEvents}</p> : null}
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <EventChip part={part} className="cl-chip-wide" onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <LayerEntries day={day} />
      <Button icon={<PlusIcon />} onClick={onAdd}>
        {fa.addEvent}
      </Button>
    </div>
  );
}
