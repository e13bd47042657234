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
import { messages } from './messages.ts';
import { conditions, withChildren } from './ticket-list.repository.ts';
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
   * order
   * and paged by cursor.
   */
  scan?: ListScan;
  /** The same rights and the same filter have the same conditions at any time: none is made of the time or of rows. */
  lasting: boolean;
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

interface FilterContext {
  user: CurrentUser;
  now: Date;
  /** The chosen categories with all their descendants. */
  categories: readonly number[];
}

const oneOfColumn =
  (column: string) =>
  (values: readonly (string | number)[]): TicketCondition | null =>
    values.length === 0 ? null : { predicate: oneOf(column, values) };
const from =
  (column: string) =>
  (unix: number): TicketCondition => ({ more: conditions.from(column, dateFromUnixSeconds(unix)) });
const to =
  (column: string) =>
  (unix: number): TicketCondition => ({ more: conditions.to(column, dateFromUnixSeconds(unix)) });

/**
 * The condition of each filter (decisions 2.3 "Ticket list filters"); only the words of `s` are searched elsewhere,
 * because the search decides how the whole list is read.
 */
const FILTERS: FilterTable<Omit<TicketFilter, 's'>, TicketCondition, FilterContext> = {
  status: (values) =>
    values.length === 0
      ? null
      : {
          predicate: oneOf('status', values),
          ...(values.includes(TICKET_STATUS.closed) ? {} : { more: conditions.notClosed() }),
        },
  importance: oneOfColumn('importance'),
  kind: oneOfColumn('kind'),
  channel: oneOfColumn('channel'),
  satisfaction: oneOfColumn('satisfaction'),
  department_ids: oneOfColumn('department_id'),
  branch_ids: oneOfColumn('branch_id'),
  category_ids: (ids, { categories }) => (ids.length === 0 ? null : { predicate: oneOf('category_id', categories) }),
  service_ids: oneOfColumn('service_id'),
  customer_id: (id) => ({ predicate: eq('customer_id', id) }),
  customer_ids: oneOfColumn('customer_id'),
  organization_ids: oneOfColumn('organization_id'),
  owner_ids: oneOfColumn('owner_id'),
  assignee_ids: oneOfColumn('assignee_id'),
  created_by_ids: oneOfColumn('created_by_id'),
  unassigned: (on) => (on ? { predicate: isNull('assignee_id') } : null),
  mine: (on, { user }) => (on ? { predicate: eq(user.employee ? 'assignee_id' : 'customer_id', user.id) } : null),
  shared_with_me: (on, { user }) => (on ? { predicate: hasShare(user.id) } : null),
  ids: (ids) => ({ more: conditions.ids(ids) }),
  customer_level_ids: (ids) => ({ more: conditions.levels(ids) }),
  tag_ids: (ids) => ({ more: conditions.tags(ids) }),
  followed: (on, { user }) => (on ? { more: conditions.followed(user.id) } : null),
  unread: (on, { user, now }) => (on ? { more: conditions.unread(user.id, user.employee, now) } : null),
  has_attachment: (on, { user }) => (on ? { more: conditions.hasAttachment(user.employee) } : null),
  waiting_more_than: (minutes, { now }) => ({
    more: conditions.before('waiting_since', new Date(now.getTime() - minutes * 60_000)),
  }),
  created_from: from('created_at'),
  created_to: to('created_at'),
  activity_from: from('last_activity_at'),
  activity_to: to('last_activity_at'),
  closed_from: from('closed_at'),
  closed_to: to('closed_at'),
};

/** The first filter that this person may not use; null when all are allowed. */
export function refusedFilter(user: CurrentUser, filter: TicketFilter): string | null {
  if (user.employee) return null;
  const allowed: readonly string[] = CUSTOMER_TICKET_FILTERS;
  const sent = (Object.keys(FILTERS) as (keyof typeof FILTERS)[]).filter((name) => filter[name] !== undefined);
  return sent.find((name) => !allowed.includes(name)) ?? null;
}

/**
 * Turns the wire's filters into scope and conditions. Search is not part of it.
 * @throws ValidationFailed for a filter that is not for customers
 */
export async function filterOf(db: Db, user: CurrentUser, filter: TicketFilter, now: Date): Promise<FilteredList> {
  const refused = refusedFilter(user, filter);
  if (refused) throw refuseField(refused, 'UNKNOWN_FIELD', messages.staffOnlyFilter);
  const categories = filter.category_ids ? await withChildren(db, filter.category_ids) : [];
  let lasting = true;
  const passing = <T>(value: T): T => {
    lasting = false;
    return value;
  };
  const demanded = filterConditions(FILTERS, filter, {
    user,
    get now() {
      return passing(now);
    },
    get categories() {
      return passing(categories);
    },
  });
  const predicate = all(...demanded.map((condition) => condition.predicate ?? always));
  return {
    predicate: intersectScope(scope(user), predicate),
    more: demanded.flatMap(({ more }) => more ?? []),
    lasting,
  };
}
