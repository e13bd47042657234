import type { TicketContent } from '@hamyar/contracts';
import { isolate, toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';

/** The sentence of a system line, with the placeholder `{user}` and sometimes `{target}`. */
export interface SystemLine {
  text: string;
  user: string;
  target: string;
}

type Translate = (value: string) => string;

const identity: Translate = (value) => value;
const reasonLabel: Translate = (value) => (fa.closeReason as Readonly<Record<string, string>>)[value] ?? value;
const statusLabel: Translate = (value) => (fa.status as Readonly<Record<string, string>>)[value] ?? value;

/** Digits of a number in the order of its parts, among Persian words. */
export const ticketNumber: Translate = (value) => isolate(toFa(value));

const EVENT_TEXTS: Readonly<Record<string, { text: string; words?: Translate }>> = {
  created: { text: fa.events.created },
  assigned: { text: fa.events.assigned },
  released: { text: fa.events.released },
  claimed: { text: fa.events.claimed },
  status: { text: fa.events.status, words: statusLabel },
  subject: { text: fa.events.subject },
  transferred: { text: fa.events.transferred },
  closed: { text: fa.events.closed },
  spam: { text: fa.events.spam },
  reopened: { text: fa.events.reopened },
  shared: { text: fa.events.shared },
  unshared: { text: fa.events.unshared },
  todo: { text: fa.events.todo },
  merged: { text: fa.events.merged, words: ticketNumber },
  merged_into: { text: fa.events.mergedInto, words: ticketNumber },
  unmerged: { text: fa.events.unmerged, words: ticketNumber },
  unmerged_from: { text: fa.events.unmergedFrom, words: ticketNumber },
  split: { text: fa.events.split, words: ticketNumber },
  rated: { text: fa.events.rated },
  sla: { text: fa.events.sla },
};

/** Fields that have a shorter name in system lines. */
const FIELD_OF_LINE: Readonly<Record<string, string>> = { category: 'category_id', service: 'service_id' };

/** The line of a field that was changed, by the field's label. */
function fieldLine(name: string): { text: string; words?: Translate } | undefined {
  const labels: Readonly<Record<string, string>> = fa.ticketFields;
  const label = labels[FIELD_OF_LINE[name] ?? name];
  return label === undefined ? undefined : { text: fa.events.field(label) };
}

/**
 * The sentence of a system line. `importance` is passed by the staff edition, because only it contains these words. An
 * event that only a newer server knows gets a general sentence.
 */
export function systemLine(
  { event, author }: Pick<TicketContent, 'event' | 'author'>,
  importance?: { text: string; words: Translate },
): SystemLine {
  const name = event?.name ?? '';
  const known = name === 'importance' && importance ? importance : (EVENT_TEXTS[name] ?? fieldLine(name));
  const target = event?.to ?? '';
  const user = author?.name || fa.thread.system;
  if (!known) return { text: fa.events.other, user, target };
  if (name === 'closed' && author === null) return { text: fa.events.autoClosed, user, target };
  // customers are not given the reason
  if (name === 'closed' && target !== '') return { text: fa.events.closedWith, user, target: reasonLabel(target) };
  if (name === 'assigned' && target === '') return { text: fa.events.released, user, target };
  if (name === 'todo' && target === '') return { text: fa.events.privateTodo, user, target };
  if (name === 'sla' && target === '') return { text: fa.events.slaEnded, user, target };
  return { text: known.text, user, target: (known.words ?? identity)(target) };
}
