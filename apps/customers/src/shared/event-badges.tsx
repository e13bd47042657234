import { EVENT_KIND, type EventKind } from '@hamyar/contracts';
import { Line, Tag } from '@hamyar/design-system/basics';
import { faEvents } from '../messages/fa-events.ts';

/** Whether a type is internal or external. */
export const KindTag = ({ kind }: { kind: EventKind }) => (
  <Tag tone={kind === EVENT_KIND.external ? 'info' : 'neutral'}>{faEvents.kinds[kind]}</Tag>
);

/** The name of a type behind its colour. */
export const EventTypeName = ({ type: { name, color } }: { type: { name: string; color: string } }) => (
  <span className="customers-event-type">
    <span className="customers-event-color" style={{ backgroundColor: color }} aria-hidden="true" />
    <Line>{name}</Line>
  </span>
);
