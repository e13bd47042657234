import { TICKET_STATUS } from '@hamyar/contracts';
import type { QueryFilters } from '@hamyar/contracts';
import { CUSTOMER_TICKET_FILTERS, type QueryOf, type ticketList } from '@hamyar/contracts/schemas';
import { all, always, eq, hasShare, isNull, oneOf, type Predicate } from '@hamyar/domain';
import type { RawBuilder, SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { dateFromUnixSeconds } from '../../platform/clock/unix-seconds.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { Db } from '../../platform/database/pool.ts';
import { intersectScope } from '../../platform/policy/union-branches.ts';
import { withCustomValues } from '../../platform/database/custom-value-filter.ts';
import { messages } from './messages.ts';
import { hiddenFilter, ratedTicketsOf } from './ticket-hidden-fields.rules.ts';
import { conditions, withChildren, type ListReader } from './ticket-list.repository.ts';
import { countedConditions, type SlaClock } from './ticket-counted.repository.ts';
import { refuseField } from './ticket.errors.ts';
import { scope } from './ticket.policy.ts';
import type { ListScan } from './ticket-scan.repository.ts';

export type TicketQuery = QueryOf<typeof ticketList>;
export type TicketFilter = QueryFilters<TicketQuery>;

/** The conditions of a list: the scope with the filter, and conditions that only SQL can express. */
export interface FilteredList {
  predicate: Predicate;
  more: RawBuilder<SqlBool>[];
  /**
   * The words are in so many tickets that counting them would cost more than showing them. The list is read in its
   * order and paged by cursor.
   */
  scan?: ListScan;
  /** The same rights and the same filter have the same conditions at any time: none is made of the time or of rows. */
  lasting: boolean;
  /**
   * Its filters may match few tickets or very many: which index is best depends on their values, so that the statement
   * is planned for them each time.
   */
  selective: boolean;
  /** A search whose matches are listed by their ids, in one union branch that also returns their number. */
  listed?: true;
}

/**
 * The condition of a filter: a predicate, for which an index is chosen; a condition that only SQL can express; or both.
 */
interface TicketCondition {
  predicate?: Predicate;
  more?: RawBuilder<SqlBool>;
}

/** What the conditions of this moment are made of, beside the value and the reader. */
interface Moment {
  now: Date;
  /** The chosen categories with all their descendants. */
  categories: readonly number[];
  /** Whether a ticket has one of the chosen tags, or each of them. */
  everyTag: boolean;
}

interface FilterContext extends Moment {
  reader: ListReader;
}

/** The condition of one filter, and whether it is the same at any time. */
interface FilterCondition extends TicketCondition {
  lasts: boolean;
}

/** A condition of the value and the reader alone: it is the same at any time. */
const lasting =
  <Value>(of: (value: Value, reader: ListReader) => TicketCondition | null) =>
  (value: Value, { reader }: FilterContext): FilterCondition | null => {
    const condition = of(value, reader);
    return condition && { ...condition, lasts: true };
  };

/** A condition of the time or of other rows: it is another one later. Only these are told the moment. */
const ofTheMoment =
  <Value>(of: (value: Value, reader: ListReader, moment: Moment) => TicketCondition | null) =>
  (value: Value, { reader, ...moment }: FilterContext): FilterCondition | null => {
    const condition = of(value, reader, moment);
    return condition && { ...condition, lasts: false };
  };

const oneOfColumn = (column: string) =>
  lasting((values: readonly (string | number)[]) =>
    values.length === 0 ? null : { predicate: oneOf(column, values) },
  );
const from = (column: string) =>
  lasting((unix: number) => ({ more: conditions.from(column, dateFromUnixSeconds(unix)) }));
const to = (column: string) => lasting((unix: number) => ({ more: conditions.to(column, dateFromUnixSeconds(unix)) }));
const decidedFrom = (clock: SlaClock) =>
  lasting((unix: number) => ({ more: countedConditions.decidedFrom(clock, dateFromUnixSeconds(unix)) }));
const decidedTo = (clock: SlaClock) =>
  lasting((unix: number) => ({ more: countedConditions.decidedTo(clock, dateFromUnixSeconds(unix)) }));

/**
 * The condition of each filter (decisions 2.3 "Ticket list filters"). Only the words of `s` are searched elsewhere,
 * because the search decides how the whole list is read, and a saved view stands for its filters. Each says whether its condition lasts: the statement of a list is
 * kept only where all of them do.
 */
const FILTERS: FilterTable<Omit<TicketFilter, 's' | 'view_id'>, FilterCondition, FilterContext> = {
  status: lasting((values) =>
    values.length === 0
      ? null
      : {
          predicate: oneOf('status', values),
          ...(values.includes(TICKET_STATUS.closed) ? {} : { more: conditions.notClosed() }),
        },
  ),
  importance: oneOfColumn('importance'),
  kind: oneOfColumn('kind'),
  channel: oneOfColumn('channel'),
  satisfaction: oneOfColumn('satisfaction'),
  department_ids: oneOfColumn('department_id'),
  branch_ids: oneOfColumn('branch_id'),
  category_ids: ofTheMoment((ids, _reader, { categories }) =>
    ids.length === 0 ? null : { predicate: oneOf('category_id', categories) },
  ),
  service_ids: oneOfColumn('service_id'),
  customer_id: lasting((id) => ({ predicate: eq('customer_id', id) })),
  customer_ids: oneOfColumn('customer_id'),
  organization_ids: oneOfColumn('organization_id'),
  owner_ids: oneOfColumn('owner_id'),
  assignee_ids: oneOfColumn('assignee_id'),
  created_by_ids: oneOfColumn('created_by_id'),
  unassigned: lasting((on) => (on ? { predicate: isNull('assignee_id') } : null)),
  mine: lasting((on, { id, employee }) =>
    on ? { predicate: eq(employee ? 'assignee_id' : 'customer_id', id) } : null,
  ),
  shared_with_me: lasting((on, { id }) => (on ? { predicate: hasShare(id) } : null)),
  ids: lasting((ids) => ({ more: conditions.ids(ids) })),
  customer_level_ids: lasting((ids) => ({ more: conditions.levels(ids) })),
  tag_ids: (ids, { everyTag }) => (ids.length === 0 ? null : { more: conditions.tags(ids, everyTag), lasts: true }),
  // the condition is that of the tags
  tag_mode: lasting(() => null),
  followed: lasting((on, { id }) => (on ? { more: conditions.followed(id) } : null)),
  unread: ofTheMoment((on, { id, employee }, { now }) => (on ? { more: conditions.unread(id, employee, now) } : null)),
  has_attachment: lasting((on, { employee }) => (on ? { more: conditions.hasAttachment(employee) } : null)),
  waiting_more_than: ofTheMoment((minutes, _reader, { now }) => ({
    more: conditions.before('waiting_sort', new Date(now.getTime() - minutes * 60_000)),
  })),
  created_from: from('created_at'),
  created_to: to('created_at'),
  activity_from: from('last_activity_at'),
  activity_to: to('last_activity_at'),
  closed_from: from('closed_at'),
  closed_to: to('closed_at'),
  sla_state: oneOfColumn('sla_state'),
  due_from: from('sla_due_at'),
  due_before: lasting((unix) => ({ more: conditions.before('sla_due_at', dateFromUnixSeconds(unix)) })),
  form_ids: oneOfColumn('form_id'),
  cf: lasting((fields) =>
    Object.keys(fields).length === 0 ? null : { more: withCustomValues('ticket', 't.id', fields) },
  ),
  counted: lasting((on) => (on ? { more: countedConditions.counted() } : null)),
  exact_category_ids: oneOfColumn('category_id'),
  state_ids: lasting((ids) => (ids.length === 0 ? null : { more: countedConditions.states(ids) })),
  city_ids: lasting((ids) => (ids.length === 0 ? null : { more: countedConditions.cities(ids) })),
  without: lasting((things) => (things.length === 0 ? null : { more: countedConditions.without(things) })),
  rated_from: from('satisfaction_at'),
  rated_to: to('satisfaction_at'),
  asked_from: from('satisfaction_requested_at'),
  asked_to: to('satisfaction_requested_at'),
  sla_result: lasting((results) => (results.length === 0 ? null : { more: countedConditions.slaResults(results) })),
  first_response_from: decidedFrom('first_response'),
  first_response_to: decidedTo('first_response'),
  resolution_from: decidedFrom('resolution'),
  resolution_to: decidedTo('resolution'),
  closing_assignee_ids: oneOfColumn('assignee_at_close_id'),
  assigned_at_closing: lasting((on) => (on ? { more: countedConditions.assignedAtClosing() } : null)),
  answered: lasting((on) => (on ? { more: countedConditions.answered() } : null)),
  reopened: lasting((on) => (on ? { more: countedConditions.reopened() } : null)),
  one_touch: lasting((on) => (on ? { more: countedConditions.oneTouch() } : null)),
};

/** Filters for which the indexes of the lists are best, whatever their values: their statements are planned once. */
const PLANNED_ONCE: ReadonlySet<string> = new Set<keyof TicketFilter>([
  'status',
  'importance',
  'department_ids',
  'branch_ids',
  'category_ids',
  'customer_id',
  'customer_ids',
  'organization_ids',
  'owner_ids',
  'assignee_ids',
  'created_by_ids',
  'unassigned',
  'mine',
  'shared_with_me',
  'ids',
  'followed',
  'unread',
]);
const isSelective = (filter: TicketFilter): boolean =>
  Object.keys(FILTERS).some((name) => filter[name as keyof typeof FILTERS] !== undefined && !PLANNED_ONCE.has(name));

/** The first filter that this person may not use; null when all are allowed. */
export function refusedFilter(user: CurrentUser, filter: TicketFilter): string | null {
  if (user.employee) return hiddenFilter(user, filter);
  const allowed: readonly string[] = CUSTOMER_TICKET_FILTERS;
  const sent = (Object.keys(FILTERS) as (keyof typeof FILTERS)[]).filter((name) => filter[name] !== undefined);
  return sent.find((name) => !allowed.includes(name)) ?? null;
}

/** The conditions of a filter alone, without the scope of the person. */
export type FilterConditions = Omit<FilteredList, 'scan' | 'listed'>;

/**
 * Turns the wire's filters into conditions, for who adds the scope of the person. Search is not part of it.
 * @throws ValidationFailed for a filter that is not for customers, or that would say what is hidden from the person
 */
export async function conditionsOf(
  db: Db,
  user: CurrentUser,
  filter: TicketFilter,
  now: Date,
): Promise<FilterConditions> {
  const refused = refusedFilter(user, filter);
  if (refused) throw refuseField(refused, 'UNKNOWN_FIELD', messages.staffOnlyFilter);
  const categories = filter.category_ids ? await withChildren(db, filter.category_ids) : [];
  const everyTag = filter.tag_mode === 'all';
  const demanded = filterConditions(FILTERS, filter, { reader: user, now, categories, everyTag });
  return {
    predicate: all(...demanded.map((condition) => condition.predicate ?? always)),
    more: demanded.flatMap(({ more }) => more ?? []),
    lasting: demanded.every(({ lasts }) => lasts),
    selective: isSelective(filter),
  };
}

/** The conditions of a filter within the scope of the person; one by ratings finds only those that the person sees. */
export async function filterOf(db: Db, user: CurrentUser, filter: TicketFilter, now: Date): Promise<FilteredList> {
  const conditions = await conditionsOf(db, user, filter, now);
  return {
    ...conditions,
    predicate: intersectScope(scope(user), all(ratedTicketsOf(user, filter), conditions.predicate)),
  };
}
