import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { closeReasons } from '../../messages/fa-staff-lines.ts';

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: fa.status,
  importance: faStaff.importance,
  close_reason: closeReasons,
  satisfaction: fa.satisfaction,
  created: faStaff.kind,
  sla_breach: faSla.clocks,
  spam: { 1: faStaff.history.fields.spam },
  locked: { 1: faStaff.history.fields.locked },
};

/** What happened to a ticket, with a value but without one before it. */
const EVENTS: readonly string[] = [
  'created',
  'sla_breach',
  'close_reason',
  'todo',
  'merged',
  'unmerged',
  'split',
  'link',
];
/** Changes of messages: their values are ids, which say nothing to people. */
const OF_MESSAGES: readonly string[] = ['content_edited', 'content_deleted'];

/** How a row of the history is shown: as a change from one value to another, as an event with one, or by its name alone. */
export const historyKind = (field: string): 'change' | 'event' | 'name' =>
  EVENTS.includes(field) ? 'event' : OF_MESSAGES.includes(field) ? 'name' : 'change';

/** The text of a value in the history; null when there is no value. */
export function historyValue(field: string, value: string | null): string | null {
  return value === null || value === '' ? null : (LABELS[field]?.[value] ?? value);
}

/** The label of a field in the history. A field that only a newer server knows is shown by its name. */
export function historyField(field: string): string {
  const labels: Readonly<Record<string, string>> = faStaff.history.fields;
  return labels[field] ?? field;
}
