import {
  SATISFACTION_LEVELS,
  SLA_RESULTS,
  SLA_STATES,
  TAG_MODES,
  TICKET_CHANNELS,
  TICKET_IMPORTANCES,
  TICKET_KINDS,
  TICKET_SORT_DIRECTIONS,
  TICKET_SORTS,
  TICKET_STATUSES,
  TICKET_WITHOUT,
  TICKET_VIEW_FILTERS,
  type SavedView,
  type TicketListQuery,
  type TicketSort,
} from '@hamyar/contracts';
import { fieldValuesFilter } from '@hamyar/module-kit/custom-fields';
import {
  choiceFilter,
  choicesFilter,
  defineList,
  flagFilter,
  numberFilter,
  numbersFilter,
  textFilter,
  type FilterKind,
  type FiltersOf,
  type ListSort,
  type ListState,
} from '@hamyar/module-kit/list';
import { isTicketNumber, ticketNumberText } from '@hamyar/domain';
import { normalizeCode } from '@hamyar/persian';
import type { TicketListFilter } from '../api/ticket.api.ts';

export type TicketViewName = keyof typeof TICKET_VIEW_FILTERS;

/** Of customers both are chosen: where the own tickets come first, `0` in the address means those of everybody. */
const OWN_OR_ALL: FilterKind<boolean> = {
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  write: (mine) => (mine ? '1' : '0'),
};

/** What the tickets can be searched, filtered and sorted by. Times are unix seconds, `waiting_more_than` minutes. */
export const ticketListDefinition = defineList<TicketListQuery & { view?: TicketViewName }>()({
  filters: {
    view: choiceFilter(Object.keys(TICKET_VIEW_FILTERS) as TicketViewName[]),
    s: textFilter(),
    status: choicesFilter(TICKET_STATUSES),
    importance: choicesFilter(TICKET_IMPORTANCES),
    kind: choicesFilter(TICKET_KINDS),
    channel: choicesFilter(TICKET_CHANNELS),
    satisfaction: choicesFilter(SATISFACTION_LEVELS),
    department_ids: numbersFilter(),
    branch_ids: numbersFilter(),
    category_ids: numbersFilter(),
    service_ids: numbersFilter(),
    organization_ids: numbersFilter(),
    customer_level_ids: numbersFilter(),
    customer_id: numberFilter(),
    customer_ids: numbersFilter(),
    owner_ids: numbersFilter(),
    created_by_ids: numbersFilter(),
    assignee_ids: numbersFilter(),
    state_ids: numbersFilter(),
    city_ids: numbersFilter(),
    tag_ids: numbersFilter(),
    tag_mode: choiceFilter(TAG_MODES),
    unread: flagFilter(),
    unassigned: flagFilter(),
    shared_with_me: flagFilter(),
    followed: flagFilter(),
    has_attachment: flagFilter(),
    created_from: numberFilter(),
    created_to: numberFilter(),
    activity_from: numberFilter(),
    activity_to: numberFilter(),
    closed_from: numberFilter(),
    closed_to: numberFilter(),
    waiting_more_than: numberFilter(),
    sla_state: choicesFilter(SLA_STATES),
    due_from: numberFilter(),
    due_before: numberFilter(),
    form_ids: numbersFilter(),
    cf: fieldValuesFilter(),
    // the numbers of reports link with these
    counted: flagFilter(),
    exact_category_ids: numbersFilter(),
    without: choicesFilter(TICKET_WITHOUT),
    rated_from: numberFilter(),
    rated_to: numberFilter(),
    asked_from: numberFilter(),
    asked_to: numberFilter(),
    sla_result: choicesFilter(SLA_RESULTS),
    first_response_from: numberFilter(),
    first_response_to: numberFilter(),
    resolution_from: numberFilter(),
    resolution_to: numberFilter(),
    closing_assignee_ids: numbersFilter(),
    assigned_at_closing: flagFilter(),
    answered: flagFilter(),
    reopened: flagFilter(),
    one_touch: flagFilter(),
    mine: OWN_OR_ALL,
    view_id: numberFilter(),
    // rows are read by it
    ids: null,
  },
  sorts: TICKET_SORTS,
  directions: TICKET_SORT_DIRECTIONS,
});

/** What a person chose in the filters; absent means everything. */
export type TicketFilters = Omit<FiltersOf<typeof ticketListDefinition>, 'view' | 'view_id'>;

/** One list as its address describes it. */
export interface TicketListState {
  view: TicketViewName;
  filters: TicketFilters;
  /** The chosen order; null when the server decides. */
  sort: ListSort<TicketSort> | null;
  /** The saved view that the filters began with; they may have been changed since. */
  saved: SavedView | null;
}

type Address = Pick<ListState<FiltersOf<typeof ticketListDefinition>, TicketSort>, 'filters' | 'sort'>;

/** The nearer to the person, the more a default counts. */
const NEARNESS: readonly SavedView['scope'][] = ['personal', 'department', 'system'];

/** The saved view with which the list of a person opens (decisions 2.4 `is_default`). */
const defaultView = (views: readonly SavedView[]): SavedView | undefined =>
  NEARNESS.map((scope) => views.find((view) => view.is_default && view.scope === scope)).find(Boolean);

/** Whether an address says nothing of the list: neither a view nor a filter. The words of a search are looked for in it. */
export const namesNothing = ({ s: _words, ...filters }: Address['filters']): boolean =>
  Object.values(filters).every((value) => value === undefined);

/**
 * The list of an address; `landing` is its view when the address names none and no saved view is the default. An address
 * with a saved view and without a view shows it as it is stored; one with both has all its filters.
 */
export function ticketListState(
  { filters: { view, view_id, ...filters }, sort }: Address,
  landing: TicketViewName,
  views: readonly SavedView[] = [],
): TicketListState {
  const opensWith = namesNothing({ view, view_id, ...filters }) ? defaultView(views) : undefined;
  const saved = views.find(({ id }) => id === view_id) ?? opensWith ?? null;
  if (!saved) return { view: view ?? landing, filters, sort, saved };
  return {
    view: view ?? 'all',
    filters: view === undefined ? { ...(saved.filters as TicketFilters), ...filters } : filters,
    sort: sort ?? (saved.order && { by: saved.order.by, order: saved.order.dir }),
    saved,
  };
}

/** What a saved view stores of a list: the filters of its view with those that the person chose, without the words. */
export function savedFilters({ view, filters }: Pick<TicketListState, 'view' | 'filters'>): SavedView['filters'] {
  const { s: _words, ...chosen } = filters;
  return { ...(TICKET_VIEW_FILTERS[view] as SavedView['filters']), ...chosen } as SavedView['filters'];
}

/** Whether a list differs from the saved view that it began with. */
export function isChanged(state: TicketListState): boolean {
  if (!state.saved) return false;
  const { filters, order } = state.saved;
  return (
    inOrder(savedFilters(state)) !== inOrder(filters) ||
    (state.sort?.by ?? null) !== (order?.by ?? null) ||
    (state.sort?.order ?? null) !== (order?.dir ?? null)
  );
}

const inOrder = (filters: object): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

/**
 * The query of the list. A filter that the person chose takes precedence over the view's. The whole number of a ticket
 * means this ticket, so it is looked for in all of them.
 */
export function listQuery({ view, filters, sort }: TicketListState): TicketListFilter {
  const order = sort ? { sort_by: sort.by, sort_dir: sort.order } : {};
  if (searchesNumber(filters)) return { s: filters.s, ...order };
  return { ...(TICKET_VIEW_FILTERS[view] as TicketListFilter), ...filters, ...order };
}

/** Whether the search is the whole number of a ticket, in Persian, Arabic or Latin digits, with or without `#`. */
export const searchesNumber = ({ s }: TicketFilters): boolean =>
  s !== undefined && isTicketNumber(ticketNumberText(normalizeCode(s)));

/** Number of active filters without the search, for the filter button. A period counts once. */
export function countFilters({ s: _s, tag_mode: _mode, ...filters }: TicketFilters): number {
  const names = Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== false && (!Array.isArray(value) || value.length > 0))
    .map(([key]) => key.replace(/_(from|to|before)$/, ''));
  return new Set(names).size;
}
