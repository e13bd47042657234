import { useMemo } from 'react';
import { getDisplayZone } from '@hamyar/dayjs-jalali';
import type { ReportTicketFrequencyQuery } from '@hamyar/contracts/reports';
import { usePlatform, useSearch, useSetSearch } from '@hamyar/module-sdk';
import { DATES_KEY } from './export-menu.tsx';
import {
  freeRange,
  isoOfDay,
  namedRange,
  RANGES,
  startOfDay,
  type DayRange,
  type RangeName,
} from './report-range.rules.ts';

/** Lists by which every report can be narrowed (decisions 2.28). */
export const SCOPE_FILTERS = [
  'branch_ids',
  'department_ids',
  'service_ids',
  'category_ids',
  'customer_level_ids',
] as const;
export type ScopeFilter = (typeof SCOPE_FILTERS)[number];
export type ScopeFilters = Partial<Record<ScopeFilter, number[]>>;

/** The query that every report takes; those about employees also take whom they are about. */
export type ReportQuery = ReportTicketFrequencyQuery & { employee_ids?: number[] };

const EMPLOYEES_KEY = 'employee_ids';

/** Keys of the address that say what its reports are of. */
const REPORT_KEYS = ['range', 'from', 'to', 'compare', DATES_KEY, ...SCOPE_FILTERS] as const;

/** What the address says about its reports, for a link to another page of reports. */
export function useReportSearch(): Record<string, string> {
  const search = useSearch();
  return Object.fromEntries(
    REPORT_KEYS.flatMap((key) => {
      const value = search.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
}

/** What the address says about the reports of its page. */
export interface ReportFilters {
  /** Null for a free range. */
  name: RangeName | null;
  range: DayRange;
  scope: ScopeFilters;
  compare: boolean;
  /** Today belongs to the range, and is not over. */
  running: boolean;
  /** The query of the reports; the same object until the address or the day changes. */
  query: ReportQuery;
  setRange(name: RangeName): void;
  setFreeRange(from: string | null, to: string | null): void;
  setScope(scope: ScopeFilters): void;
  setCompare(compare: boolean): void;
}

const idsOf = (text: string | null): number[] | undefined => {
  const ids = (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : []));
  return ids.length > 0 ? ids : undefined;
};

/** The employees of whom the report about them is, kept in the address beside the filters of all reports. */
export function useChosenEmployees() {
  const search = useSearch();
  const setSearch = useSetSearch();
  const text = search.get(EMPLOYEES_KEY);
  const employeeIds = useMemo(() => idsOf(text), [text]);
  const setEmployeeIds = (ids: readonly number[]) => setSearch({ [EMPLOYEES_KEY]: ids.join(',') || undefined });
  return { employeeIds, setEmployeeIds };
}

/** Range, comparison and filters of reports, kept in the address, so that a link and the back button show the same numbers. */
export function useReportFilters(): ReportFilters {
  const search = useSearch();
  const setSearch = useSetSearch();
  const zone = getDisplayZone();
  const now = usePlatform().now();
  const today = namedRange('last30', now, zone).last;
  return useMemo(() => {
    const free = freeRange(search.get('from'), search.get('to'));
    const named = RANGES.find((one) => one === search.get('range')) ?? 'lastYear';
    const name = free ? null : named;
    const range = free ?? namedRange(named, startOfDay(today, zone), zone);
    const scope: ScopeFilters = Object.fromEntries(
      SCOPE_FILTERS.flatMap((key) => {
        const ids = idsOf(search.get(key));
        return ids ? [[key, ids]] : [];
      }),
    );
    const compare = search.get('compare') === '1';
    return {
      name,
      range,
      scope,
      compare,
      running: range.first <= today && range.last >= today,
      query: {
        from_date: startOfDay(range.first, zone),
        to_date: startOfDay(range.last, zone),
        ...scope,
        ...(compare ? { compare } : {}),
      },
      setRange: (next) => setSearch({ range: next === 'lastYear' ? undefined : next, from: undefined, to: undefined }),
      setFreeRange: (from, to) => {
        const chosen = freeRange(from, to);
        if (chosen) setSearch({ range: undefined, from: isoOfDay(chosen.first), to: isoOfDay(chosen.last) });
      },
      setScope: (next) => setSearch(Object.fromEntries(SCOPE_FILTERS.map((key) => [key, next[key]?.join(',')]))),
      setCompare: (next) => setSearch({ compare: next ? 1 : undefined }),
    };
  }, [search, setSearch, zone, today]);
}
