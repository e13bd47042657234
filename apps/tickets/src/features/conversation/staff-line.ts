import type { TicketContent } from '@hamyar/contracts';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { closeReasons, staffLines } from '../../messages/fa-staff-lines.ts';
import { ticketNumber, type SystemLine } from './system-line.ts';

type Translate = (value: string) => string;

const identity: Translate = (value) => value;
const reasonLabel: Translate = (value) => (closeReasons as Readonly<Record<string, string>>)[value] ?? value;
const statusLabel: Translate = (value) => (fa.status as Readonly<Record<string, string>>)[value] ?? value;

const importanceLabel: Translate = (value) => (faStaff.importance as Readonly<Record<string, string>>)[value] ?? value;

const EVENT_TEXTS: Readonly<Record<string, { text: string; words?: Translate }>> = {
  created: { text: staffLines.created },
  assigned: { text: staffLines.assigned },
  released: { text: staffLines.released },
  claimed: { text: staffLines.claimed },
  status: { text: staffLines.status, words: statusLabel },
  importance: { text: staffLines.importance, words: importanceLabel },
  subject: { text: staffLines.subject },
  transferred: { text: staffLines.transferred },
  closed: { text: fa.events.closed },
  spam: { text: staffLines.spam },
  reopened: { text: fa.events.reopened },
  locked: { text: staffLines.locked },
  unlocked: { text: staffLines.unlocked },
  shared: { text: staffLines.shared },
  unshared: { text: staffLines.unshared },
  todo: { text: staffLines.todo },
  merged: { text: staffLines.merged, words: ticketNumber },
  merged_into: { text: staffLines.mergedInto, words: ticketNumber },
  unmerged: { text: staffLines.unmerged, words: ticketNumber },
  unmerged_from: { text: staffLines.unmergedFrom, words: ticketNumber },
  split: { text: staffLines.split, words: ticketNumber },
  rated: { text: staffLines.rated },
  sla: { text: staffLines.sla },
};

/** Fields that have a shorter name in system lines. */
const FIELD_OF_LINE: Readonly<Record<string, string>> = { category: 'category_id', service: 'service_id' };

/** The line of a field that was changed, by the field's label. */
function fieldLine(name: string): { text: string; words?: Translate } | undefined {
  const labels: Readonly<Record<string, string>> = fa.ticketFields;
  const label = labels[FIELD_OF_LINE[name] ?? name];
  return label === undefined ? undefined : { text: staffLines.field(label) };
}

/** The sentence of a system line for employees. An event that only a newer server knows gets a general sentence. */
export function staffLine({ event, author }: Pick<TicketContent, 'event' | 'author'>): SystemLine {
  const name = event?.name ?? '';
  const known = EVENT_TEXTS[name] ?? fieldLine(name);
  const target = event?.to ?? '';
  const user = author?.name || fa.thread.system;
  if (!known) return { text: fa.events.other, user, target };
  if (name === 'closed' && author === null) return { text: fa.events.autoClosed, user, target };
  if (name === 'closed' && target !== '') return { text: staffLines.closedWith, user, target: reasonLabel(target) };
  if (name === 'assigned' && target === '') return { text: staffLines.released, user, target };
  if (name === 'todo' && target === '') return { text: staffLines.privateTodo, user, target };
  if (name === 'sla' && target === '') return { text: staffLines.slaEnded, user, target };
  return { text: known.text, user, target: (known.words ?? identity)(target) };
}
