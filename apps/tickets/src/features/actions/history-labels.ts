import type { TicketHistoryField, TicketHistoryRow } from '@hamyar/contracts';
import { fill, isolate, toFa } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { closeReasons } from '../../messages/fa-staff-lines.ts';

/** How a row of the history is shown: as a change from one value to another, as an event with one, or by its name alone. */
type HistoryKind = 'change' | 'event' | 'name';

/** A new kind of entry is shown as somebody decides here. */
const KINDS = {
  ...{ status: 'change', importance: 'change', subject: 'change', category_id: 'change', service_id: 'change' },
  ...{ department_id: 'change', recipient_id: 'change', custom_value: 'change', tag_id: 'change', sla: 'change' },
  ...{ satisfaction: 'change', share: 'change', share_full: 'change', spam: 'change', locked: 'change' },
  ...{ created: 'event', close_reason: 'event', sla_breach: 'event', todo: 'event' },
  ...{ merged: 'event', unmerged: 'event', split: 'event', link: 'event' },
  // their values are ids, or nothing but that it happened
  ...{ content_edited: 'name', content_deleted: 'name', deleted: 'name', restored: 'name' },
} as const satisfies Record<TicketHistoryField, HistoryKind>;

/** The texts of values that are keys; the others are shown as they are. */
const LABELS = {
  status: fa.status,
  importance: faStaff.importance,
  close_reason: closeReasons,
  satisfaction: fa.satisfaction,
  created: faStaff.kind,
  sla_breach: faSla.clocks,
  spam: { 1: faStaff.history.fields.spam },
  locked: { 1: faStaff.history.fields.locked },
} satisfies Partial<Record<TicketHistoryField, Readonly<Record<string, string>>>>;

const isKnown = (field: string): field is TicketHistoryField => Object.hasOwn(KINDS, field);

/** A field that only a newer server knows is shown as a change. */
export const historyKind = (field: string): HistoryKind => (isKnown(field) ? KINDS[field] : 'change');

/** The text of a value in the history; null when there is no value. */
export function historyValue(field: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = LABELS;
  return labels[field]?.[value] ?? value;
}

/** The label of a field in the history. A field that only a newer server knows is shown by its name. */
export const historyField = (field: string): string => (isKnown(field) ? faStaff.history.fields[field] : field);

/** What made a change, by the name that it had then; null where a person did it to this ticket alone. */
export function historyCause({
  cause,
  cause_name: name,
}: Pick<TicketHistoryRow, 'cause' | 'cause_name'>): string | null {
  const text = faStaff.history.causes[cause];
  if (!text || name === null || text.named === null) return text && text.plain;
  return fill(text.named, { name: causeName(cause, name) });
}

function causeName(cause: TicketHistoryRow['cause'], name: string): string {
  const ways: Readonly<Record<string, string>> = faStaff.history.assignedBy;
  if (cause === 'auto_assign') return ways[name] ?? name;
  return cause === 'auto_close' ? toFa(name) : isolate(name);
}
