import type { CustomField } from '@hamyar/contracts/forms';
import { formatDate } from '@hamyar/dayjs-jalali';
import { fieldValuesText } from '@hamyar/module-kit/custom-fields';
import { choiceName, formatDuration, shared } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { faSla } from '../../messages/fa-sla.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import type { TicketFilters } from '../../shared/ticket-filter.conversions.ts';

/** A filter as text, with the keys that are removed with it. */
export interface FilterChip {
  keys: (keyof TicketFilters)[];
  label: string;
  value?: string;
}

const text = faStaff.filter;

type ListKey =
  | 'department_ids'
  | 'category_ids'
  | 'service_ids'
  | 'organization_ids'
  | 'customer_level_ids'
  | 'branch_ids'
  | 'form_ids'
  | 'state_ids'
  | 'city_ids';
/** Filters by people, who are named one by one. */
type PeopleKey = 'assignee_ids' | 'owner_ids' | 'created_by_ids' | 'customer_ids';
export type FilterLookups = Partial<
  Record<ListKey | 'tag_ids', readonly { id: number; name: string }[] | undefined>
> & {
  /** The name of somebody by whom is filtered. */ person?: (id: number) => string;
  /** Custom fields, by which a filter is named. */ fields?: readonly Pick<
    CustomField,
    'id' | 'label' | 'type' | 'items'
  >[];
};

const LIST_LABELS: Record<ListKey, string> = {
  department_ids: fa.department,
  category_ids: fa.ticketFields.category_id,
  service_ids: fa.ticketFields.service_id,
  organization_ids: faStaff.organization,
  customer_level_ids: faStaff.level,
  branch_ids: faStaff.branch,
  form_ids: text.form,
  state_ids: text.state,
  city_ids: text.city,
};
const PEOPLE_LABELS: Record<PeopleKey, string> = {
  assignee_ids: faStaff.assignee,
  owner_ids: faStaff.owner,
  created_by_ids: text.creator,
  customer_ids: faStaff.customer,
};
const ENUM_FILTERS = [
  { key: 'status', label: fa.statusLabel, words: fa.status },
  { key: 'importance', label: faStaff.importanceLabel, words: faStaff.importance },
  { key: 'kind', label: faStaff.kindLabel, words: faStaff.kind },
  { key: 'channel', label: faStaff.channelLabel, words: faStaff.channel },
  { key: 'satisfaction', label: faStaff.satisfactionLabel, words: fa.satisfaction },
  { key: 'sla_state', label: faSla.label, words: faSla.states },
] as const;
const FLAGS = {
  mine: faStaff.views.mine,
  unread: text.unread,
  unassigned: text.unassigned,
  has_attachment: text.hasAttachment,
  shared_with_me: text.shared,
  followed: text.followed,
} as const;

/** What only the numbers of reports filter by. */
const ONLY_REPORTS = [
  'counted',
  'exact_category_ids',
  'without',
  'rated_from',
  'rated_to',
  'asked_from',
  'asked_to',
  'sla_result',
  'first_response_from',
  'first_response_to',
  'resolution_from',
  'resolution_to',
  'closing_assignee_ids',
  'assigned_at_closing',
  'answered',
  'reopened',
  'one_touch',
] as const satisfies readonly (keyof TicketFilters)[];
/** What people choose in the filter, and what belongs to the report beside what only reports filter by. */
const REPORTS_TOO = ['tag_ids', 'state_ids', 'assignee_ids'] as const satisfies readonly (keyof TicketFilters)[];

/** One chip for each filter: the name of a single choice, or the number of several («دپارتمان: ۴ مورد»). */
export function filterChips(filters: TicketFilters, lists: FilterLookups): FilterChip[] {
  const chips: FilterChip[] = [];
  for (const { key, label, words } of ENUM_FILTERS) {
    const chosen = filters[key] as readonly (string | number)[] | undefined;
    if (chosen?.length)
      chips.push({
        keys: [key],
        label,
        value: summarize(chosen.map((one) => (words as Readonly<Record<string, string>>)[one] ?? shared.deletedChoice)),
      });
  }
  for (const key of Object.keys(LIST_LABELS) as ListKey[]) {
    const chosen = filters[key];
    if (chosen?.length && !isOfReport(key, filters))
      chips.push({
        keys: [key],
        label: LIST_LABELS[key],
        value: summarize(chosen.map((id) => choiceName(lists[key], id))),
      });
  }
  if (filters.tag_ids?.length && !isOfReport('tag_ids', filters))
    chips.push({ keys: ['tag_ids', 'tag_mode'], label: faStaff.tags, value: tagsText(filters, lists) });
  chips.push(...peopleChips(filters, lists));
  if (filters.cf)
    chips.push({ keys: ['cf'], label: text.customFields, value: fieldValuesText(filters.cf, lists.fields ?? []) });
  for (const name of ['created', 'activity', 'closed'] as const) {
    const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]];
    if (from !== undefined || to !== undefined)
      chips.push({ keys: [`${name}_from`, `${name}_to`], label: text[name], value: formatRange(from, to) });
  }
  if (filters.waiting_more_than !== undefined)
    chips.push({
      keys: ['waiting_more_than'],
      label: faStaff.waiting,
      value: text.moreThan(formatDuration(filters.waiting_more_than)),
    });
  if (filters.due_from !== undefined)
    chips.push({
      keys: ['due_from', 'due_before'],
      label: shared.deadline,
      // the end is the moment after the last one
      value: formatRange(filters.due_from, filters.due_before === undefined ? undefined : filters.due_before - 1),
    });
  else if (filters.due_before !== undefined)
    chips.push({ keys: ['due_before'], label: faSla.before, value: formatDate(filters.due_before) });
  for (const [key, label] of Object.entries(FLAGS))
    if (filters[key as keyof typeof FLAGS]) chips.push({ keys: [key as keyof typeof FLAGS], label });
  const ofReport = [...ONLY_REPORTS, ...REPORTS_TOO].filter(
    (key) => filters[key] !== undefined && isOfReport(key, filters),
  );
  // one chip stands for all of them: apart they would count something else
  if (ofReport.length > 0) chips.push({ keys: ofReport, label: text.ofReport });
  return chips;
}

/** Whether a filter belongs to the number of a report. */
const isOfReport = (key: keyof TicketFilters, filters: TicketFilters): boolean =>
  [...ONLY_REPORTS, ...REPORTS_TOO].some((one) => one === key) &&
  ONLY_REPORTS.some((one) => filters[one] !== undefined);

/** Everybody by whom is filtered; a link sets a single customer. */
function peopleChips(filters: TicketFilters, lists: FilterLookups): FilterChip[] {
  const chips: FilterChip[] = [];
  for (const key of Object.keys(PEOPLE_LABELS) as PeopleKey[]) {
    const chosen = filters[key];
    if (chosen?.length && !isOfReport(key, filters))
      chips.push({
        keys: [key],
        label: PEOPLE_LABELS[key],
        value: summarize(chosen.map((id) => personName(lists, id))),
      });
  }
  if (filters.customer_id !== undefined)
    chips.push({ keys: ['customer_id'], label: faStaff.customer, value: personName(lists, filters.customer_id) });
  return chips;
}

const personName = ({ person }: FilterLookups, id: number): string => person?.(id) ?? '…';

/** «بانک»; of several how many, and whether a ticket has all of them. */
function tagsText({ tag_ids = [], tag_mode }: TicketFilters, { tag_ids: tags }: FilterLookups): string {
  if (tag_mode === 'all' && tag_ids.length > 1) return text.allTags(tag_ids.length);
  return summarize(tag_ids.map((id) => choiceName(tags, id)));
}

const summarize = (names: readonly string[]): string => (names.length === 1 ? names[0]! : text.items(names.length));

function formatRange(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return text.until(formatDate(to!));
  if (to === undefined) return text.since(formatDate(from));
  const [first, last] = [formatDate(from), formatDate(to)];
  return first === last ? first : text.range(first, last);
}
