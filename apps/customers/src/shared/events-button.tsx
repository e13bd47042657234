import { Button } from '@hamyar/design-system/basics';
import { HistoryIcon } from '@hamyar/design-system/icons';
import { fa } from '../messages/fa.ts';

/** Whether the history of events is open; null where it is not for the person. */
export type EventsToggle = { open: boolean; toggle(): void } | null;

/** Opens and closes the history of events. */
export const EventsButton = ({ events }: { events: EventsToggle }) =>
  events === null ? null : (
    <Button icon={<HistoryIcon />} aria-expanded={events.open} onClick={events.toggle}>
      {fa.card.events}
    </Button>
  );
