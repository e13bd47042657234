import type { TicketContent } from '@hamyar/contracts';
import { fa } from '../../messages/fa.ts';

/** A history line as a sentence with a `{user}` and perhaps a `{target}`. */
export interface SystemLine {
  text: string;
  user: string;
  target: string;
}

type Translate = (value: string) => string;

const identity: Translate = (value) => value;
const statusLabel: Translate = (value) => (fa.status as Readonly<Record<string, string>>)[value] ?? value;

const EVENT_TEXTS: Readonly<Record<string, { text: string; words?: Translate }>> = {
  created: { text: fa.events.created },
  assigned: { text: fa.events.assigned },
  released: { text: fa.events.released },
  claimed: { text: fa.events.claimed },
  status: { text: fa.events.status, words: statusLabel },
  category: { text: fa.events.category },
  service: { text: fa.events.service },
  subject: { text: fa.events.subject },
  transferred: { text: fa.events.transferred },
  closed: { text: fa.events.closed },
  auto_closed: { text: fa.events.autoClosed },
  reopened: { text: fa.events.reopened },
  shared: { text: fa.events.shared },
  rated: { text: fa.events.rated },
};

/**
 * The sentence of a history line. `importance` comes from the staff container, which alone knows those words. An event of
 * a newer server is worded in general instead of being left out.
 */
export function systemLine(
  { event, author }: Pick<TicketContent, 'event' | 'author'>,
  importance?: { text: string; words: Translate },
): SystemLine {
  const name = event?.name ?? '';
  const known = name === 'importance' && importance ? importance : EVENT_TEXTS[name];
  const target = event?.to ?? '';
  const user = author?.name || fa.thread.system;
  if (!known) return { text: fa.events.other, user, target };
  if (name === 'assigned' && target === '') return { text: fa.events.released, user, target };
  return { text: known.text, user, target: (known.words ?? identity)(target) };
}
