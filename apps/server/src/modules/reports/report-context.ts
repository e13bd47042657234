import type { ReportTicketFilter } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { businessZone } from '../settings/public.ts';
import { countedConditions, ticketConditionsOf, ticketScopeOf, type FilterConditions } from '../tickets/public.ts';
import { countTickets, type Count, type Counted } from './report-count.repository.ts';
import type { MetricName, MomentName } from './report-metric.repository.ts';
import { previousRange, rangeOf, secondsOf, type DayRange } from './report-range.rules.ts';

/** What every report takes (decisions 2.28). */
export interface ReportQuery {
  from_date?: number | undefined;
  to_date?: number | undefined;
  branch_ids?: number[] | undefined;
  department_ids?: number[] | undefined;
  service_ids?: number[] | undefined;
  category_ids?: number[] | undefined;
  customer_level_ids?: number[] | undefined;
  employee_ids?: number[] | undefined;
  compare?: boolean | undefined;
}

const CHOICES = ['branch_ids', 'department_ids', 'service_ids', 'category_ids', 'customer_level_ids'] as const;
type ChosenFilter = Pick<ReportTicketFilter, 'counted' | (typeof CHOICES)[number]>;

/** What is chosen, as the filter of the ticket list; a report without a choice has only what it leaves out. */
const chosenFilter = (query: ReportQuery): ChosenFilter => ({
  counted: true,
  ...Object.fromEntries(CHOICES.flatMap((name) => (query[name]?.length ? [[name, query[name]]] : []))),
});

/** A report that is being made: for whom, of which days and of which tickets. */
export interface ReportContext {
  deps: Deps;
  user: CurrentUser;
  query: ReportQuery;
  range: DayRange;
  /** null unless the report is compared */
  previous: DayRange | null;
  /** Conditions of the choices, without range and scope. */
  conditions: FilterConditions;
  /** The filter of the list of everything that is counted in the range. */
  filter: ChosenFilter;
}

/** @throws ValidationFailed for a range that makes no sense */
export async function reportContext(deps: Deps, user: CurrentUser, query: ReportQuery): Promise<ReportContext> {
  const zone = await businessZone(deps);
  const range = rangeOf(query, deps.clock.unix(), zone);
  if ('message' in range) throw new ValidationFailed([fieldError(range.field, 'DATE', {}, range.message)]);
  const filter = chosenFilter(query);
  const { counted: _counted, ...choices } = filter;
  return {
    deps,
    user,
    query,
    range,
    previous: query.compare ? previousRange(range) : null,
    conditions: await ticketConditionsOf(deps.db, user, choices, deps.clock.now()),
    filter,
  };
}

/** Counts the tickets of the range, or of another one. */
export const countIn = (
  { deps, user, conditions }: ReportContext,
  metric: MetricName,
  range: DayRange,
  more: Partial<Count> = {},
): Promise<Counted[]> =>
  countTickets(
    deps.db,
    { metric, range, scope: ticketScopeOf(user), filter: conditions, ...more },
    countedConditions.counted(),
  );

const BOUNDS = {
  created_at: ['created_from', 'created_to'],
  closed_at: ['closed_from', 'closed_to'],
  satisfaction_at: ['rated_from', 'rated_to'],
  satisfaction_requested_at: ['asked_from', 'asked_to'],
  first_response: ['first_response_from', 'first_response_to'],
  resolution: ['resolution_from', 'resolution_to'],
} as const satisfies Record<MomentName, readonly (keyof ReportTicketFilter)[]>;

/** The filter of the ticket list with these bounds: exactly what is counted between them. */
export function listFilter(
  { filter }: Pick<ReportContext, 'filter'>,
  moment: MomentName,
  { from, until }: { from: number; until: number },
  more: Partial<ReportTicketFilter> = {},
): ReportTicketFilter {
  const [start, end] = BOUNDS[moment];
  return { ...filter, [start]: from, [end]: until, ...more };
}

/** The list of everything in the range. */
export const rangeFilter = (
  context: ReportContext,
  moment: MomentName,
  more: Partial<ReportTicketFilter> = {},
): ReportTicketFilter => listFilter(context, moment, secondsOf(context.range), more);
