import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import { closeReasons } from '../../messages/fa-staff-lines.ts';

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: fa.status,
  importance: faStaff.importance,
  close_reason: closeReasons,
  satisfaction: fa.satisfaction,
  created: faStaff.kind,
  spam: { 1: faStaff.history.fields.spam },
  locked: { 1: faStaff.history.fields.locked },
};

/** The text of a value in the history; null when there is no value. */
export function historyValue(field: string, value: string | null): string | null {
  return value === null || value === '' ? null : (LABELS[field]?.[value] ?? value);
}

/** The label of a field in the history. A field that only a newer server knows is shown by its name. */
export function historyField(field: string): string {
  const labels: Readonly<Record<string, string>> = faStaff.history.fields;
  return labels[field] ?? field;
}
