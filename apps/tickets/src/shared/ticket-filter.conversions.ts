import {
  SATISFACTION_LEVELS,
  TICKET_CHANNELS,
  TICKET_IMPORTANCES,
  TICKET_KINDS,
  TICKET_SORTS,
  TICKET_STATUSES,
  TICKET_VIEW_FILTERS,
  type Satisfaction,
  type TicketChannel,
  type TicketImportance,
  type TicketKind,
  type TicketSort,
  type TicketStatus,
} from '@hamyar/contracts';
import type { TicketListFilter } from '../api/ticket.api.ts';

export type TicketViewName = keyof typeof TICKET_VIEW_FILTERS;

/** What a person chose in the filters; absent means everything. Times are unix seconds, `waiting_more_than` minutes. */
export interface TicketFilters {
  s?: string;
  status?: TicketStatus[];
  importance?: TicketImportance[];
  kind?: TicketKind[];
  channel?: TicketChannel[];
  satisfaction?: Satisfaction[];
  department_ids?: number[];
  branch_ids?: number[];
  category_ids?: number[];
  service_ids?: number[];
  organization_ids?: number[];
  customer_level_ids?: number[];
  customer_id?: number;
  unread?: true;
  unassigned?: true;
  shared_with_me?: true;
  followed?: true;
  has_attachment?: true;
  created_from?: number;
  created_to?: number;
  activity_from?: number;
  activity_to?: number;
  closed_from?: number;
  closed_to?: number;
  waiting_more_than?: number;
}

/** One list as its address describes it. */
export interface TicketListState {
  view: TicketViewName;
  filters: TicketFilters;
  sort_by?: TicketSort;
  sort_dir?: 'asc' | 'desc';
}

const NUMBER_LISTS = [
  'department_ids',
  'branch_ids',
  'category_ids',
  'service_ids',
  'organization_ids',
  'customer_level_ids',
] as const;
const FLAGS = ['unread', 'unassigned', 'shared_with_me', 'followed', 'has_attachment'] as const;
const NUMBERS = [
  'customer_id',
  'created_from',
  'created_to',
  'activity_from',
  'activity_to',
  'closed_from',
  'closed_to',
  'waiting_more_than',
] as const;
const CLOSED_LISTS = {
  status: TICKET_STATUSES,
  importance: TICKET_IMPORTANCES,
  kind: TICKET_KINDS,
  channel: TICKET_CHANNELS,
  satisfaction: SATISFACTION_LEVELS,
} as const;

/** Every key that this list keeps in the address. */
export const FILTER_KEYS: readonly string[] = [
  'view',
  's',
  'sort_by',
  'sort_dir',
  ...Object.keys(CLOSED_LISTS),
  ...NUMBER_LISTS,
  ...FLAGS,
  ...NUMBERS,
];

const whole = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
const splitList = (search: URLSearchParams, key: string): string[] =>
  (search.get(key) ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Reads the list out of an address; what makes no sense is left out, never an error. */
export function readListState(search: URLSearchParams, landing: TicketViewName = 'all'): TicketListState {
  const filters: Record<string, unknown> = {};
  const s = search.get('s')?.trim();
  if (s) filters['s'] = s.slice(0, 200);
  for (const [key, allowed] of Object.entries(CLOSED_LISTS)) {
    const chosen = allowed.filter((one) => splitList(search, key).includes(String(one)));
    if (chosen.length) filters[key] = chosen;
  }
  for (const key of NUMBER_LISTS) {
    const ids = splitList(search, key).flatMap((one) => whole(one) ?? []);
    if (ids.length) filters[key] = ids;
  }
  for (const key of FLAGS) if (search.get(key) === '1') filters[key] = true;
  for (const key of NUMBERS) {
    const value = whole(search.get(key) ?? '');
    if (value !== undefined) filters[key] = value;
  }
  const view = search.get('view');
  const sort = search.get('sort_by');
  const direction = search.get('sort_dir');
  return {
    view: view !== null && Object.hasOwn(TICKET_VIEW_FILTERS, view) ? (view as TicketViewName) : landing,
    filters: filters as TicketFilters,
    ...(TICKET_SORTS.some((one) => one === sort) ? { sort_by: sort as TicketSort } : {}),
    ...(direction === 'asc' || direction === 'desc' ? { sort_dir: direction } : {}),
  };
}

/** Filters as keys of an address; every key of {@link FILTER_KEYS} is there, `undefined` takes one out. */
export function writeListState({
  view,
  filters,
  sort_by,
  sort_dir,
}: TicketListState): Record<string, string | undefined> {
  const written: Record<string, string | undefined> = Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined]));
  for (const [key, value] of Object.entries(filters)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    written[key] = Array.isArray(value) ? value.join(',') : value === true ? '1' : String(value);
  }
  return { ...written, view, sort_by, sort_dir };
}

/** The list as the wire is asked for it. A filter chosen by hand stands above the one of the view. */
export function listQuery({ view, filters, sort_by, sort_dir }: TicketListState): TicketListFilter {
  const base = TICKET_VIEW_FILTERS[view] as TicketListFilter;
  return { ...base, ...filters, ...(sort_by ? { sort_by } : {}), ...(sort_dir ? { sort_dir } : {}) };
}

/** How many filters are on, the search apart; for the number on the filter button. A range counts once. */
export function countFilters({ s: _s, ...filters }: TicketFilters): number {
  const names = Object.entries(filters)
    .filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0))
    .map(([key]) => key.replace(/_(from|to)$/, ''));
  return new Set(names).size;
}
