import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: fa.status,
  importance: faStaff.importance,
  close_reason: fa.closeReason,
  satisfaction: fa.satisfaction,
  created: faStaff.kind,
};

/** What a value of the history is called on the screen; null when there is none. */
export function historyValue(field: string, value: string | null): string | null {
  return value === null || value === '' ? null : (LABELS[field]?.[value] ?? value);
}

/** What a field of the history is called on the screen; one of a newer server keeps its name. */
export function historyField(field: string): string {
  const labels: Readonly<Record<string, string>> = faStaff.history.fields;
  return labels[field] ?? field;
}
