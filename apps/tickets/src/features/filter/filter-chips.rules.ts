import { formatDate } from '@hamyar/dayjs-jalali';
import { formatDuration } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import type { TicketFilters } from '../../shared/ticket-filter.conversions.ts';

/** A filter in words, with the keys that its removal takes out. */
export interface FilterChip {
  keys: (keyof TicketFilters)[];
  label: string;
  value?: string;
}

type ListKey =
  | 'department_ids'
  | 'category_ids'
  | 'service_ids'
  | 'organization_ids'
  | 'customer_level_ids'
  | 'branch_ids';
export type NamedLists = Partial<Record<ListKey, readonly { id: number; name: string }[] | undefined>>;

const F = faStaff.filter;
const LIST_LABELS: Record<ListKey, string> = {
  department_ids: fa.department,
  category_ids: fa.category,
  service_ids: fa.service,
  organization_ids: faStaff.organization,
  customer_level_ids: faStaff.level,
  branch_ids: faStaff.branch,
};
const WORD_LISTS = [
  { key: 'status', label: fa.statusLabel, words: fa.status },
  { key: 'importance', label: faStaff.importanceLabel, words: faStaff.importance },
  { key: 'kind', label: faStaff.kindLabel, words: faStaff.kind },
  { key: 'channel', label: faStaff.channelLabel, words: faStaff.channel },
  { key: 'satisfaction', label: faStaff.satisfactionLabel, words: fa.satisfaction },
] as const;
const FLAGS = {
  unread: F.unread,
  unassigned: F.unassigned,
  has_attachment: F.hasAttachment,
  shared_with_me: F.shared,
  followed: F.followed,
} as const;

/** One chip a filter: one choice by its name, more by their number («دپارتمان: ۴ مورد»). */
export function filterChips(filters: TicketFilters, lists: NamedLists): FilterChip[] {
  const chips: FilterChip[] = [];
  for (const { key, label, words } of WORD_LISTS) {
    const chosen = filters[key] as readonly (string | number)[] | undefined;
    if (chosen?.length)
      chips.push({
        keys: [key],
        label,
        value: some(chosen.map((one) => (words as Readonly<Record<string, string>>)[one] ?? String(one))),
      });
  }
  for (const key of Object.keys(LIST_LABELS) as ListKey[]) {
    const chosen = filters[key];
    if (chosen?.length)
      chips.push({
        keys: [key],
        label: LIST_LABELS[key],
        value: some(chosen.map((id) => lists[key]?.find((item) => item.id === id)?.name ?? '…')),
      });
  }
  for (const name of ['created', 'activity', 'closed'] as const) {
    const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]];
    if (from !== undefined || to !== undefined)
      chips.push({ keys: [`${name}_from`, `${name}_to`], label: F[name], value: span(from, to) });
  }
  if (filters.waiting_more_than !== undefined)
    chips.push({
      keys: ['waiting_more_than'],
      label: faStaff.waiting,
      value: F.moreThan(formatDuration(filters.waiting_more_than)),
    });
  if (filters.customer_id !== undefined) chips.push({ keys: ['customer_id'], label: F.oneCustomer });
  for (const [key, label] of Object.entries(FLAGS))
    if (filters[key as keyof typeof FLAGS]) chips.push({ keys: [key as keyof typeof FLAGS], label });
  return chips;
}

const some = (names: readonly string[]): string => (names.length === 1 ? names[0]! : F.items(names.length));

function span(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return F.until(formatDate(to!));
  return to === undefined ? F.since(formatDate(from)) : F.range(formatDate(from), formatDate(to));
}
