import type { QueryOf, ticketList } from '@hamyar/contracts/schemas';
import { all, always, eq, hasShare, isNull, oneOf, type Predicate } from '@hamyar/domain';
import type { RawBuilder, SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Db } from '../../platform/database/pool.ts';
import { intersectScope } from '../../platform/policy/union-branches.ts';
import { messages } from './messages.ts';
import { conditions, withChildren } from './ticket-list.repository.ts';
import { refuseField } from './ticket.errors.ts';
import { scope } from './ticket.policy.ts';
import type { ListScan } from './ticket-scan.repository.ts';

export type TicketQuery = QueryOf<typeof ticketList>;
export type TicketFilter = Omit<Partial<TicketQuery>, 'page' | 'perPage' | 'cursor' | 'last' | 'sort_by' | 'sort_dir'>;

/** The conditions of a list: the scope with the filter, and conditions that only SQL can express. */
export interface FilteredList {
  predicate: Predicate;
  more: RawBuilder<SqlBool>[];
  /**
   * words in so many tickets that counting them would cost more than showing them: the list is read in order, and paged
   * by cursor as beyond the cap
   */
  walk?: ListScan;
  /** a search whose matches are listed by their ids, in one arm that counts itself */
  listed?: true;
}

/** Filters whose results would show customers what only staff may know. */
const STAFF_ONLY: readonly (keyof TicketFilter)[] = [
  'importance',
  'branch_ids',
  'tag_ids',
  'customer_level_ids',
  'assignee_ids',
  'created_by_ids',
  'unassigned',
  'shared_with_me',
  'followed',
  'waiting_more_than',
];

const date = (unix: number | undefined) => (unix === undefined ? undefined : new Date(unix * 1000));

/**
 * Turns the wire's filters into scope and conditions (decisions 2.3 "Ticket list filters"). Search is not part of it.
 */
export async function filterOf(db: Db, user: CurrentUser, filter: TicketFilter, now: Date): Promise<FilteredList> {
  if (!user.employee) {
    const refused = STAFF_ONLY.find((name) => filter[name] !== undefined);
    if (refused) throw refuseField(refused, 'UNKNOWN_FIELD', messages.staffOnlyFilter);
  }
  const categories = filter.category_ids ? await withChildren(db, filter.category_ids) : undefined;
  const list = (field: string, values: readonly (string | number)[] | undefined) =>
    values === undefined || values.length === 0 ? always : oneOf(field, values);
  const customers = [...(filter.customer_ids ?? []), ...(filter.customer_id === undefined ? [] : [filter.customer_id])];
  const predicate = all(
    list('status', filter.status),
    list('importance', filter.importance),
    list('kind', filter.kind),
    list('channel', filter.channel),
    list('satisfaction', filter.satisfaction),
    list('department_id', filter.department_ids),
    list('branch_id', filter.branch_ids),
    list('category_id', categories),
    list('service_id', filter.service_ids),
    list('customer_id', customers),
    list('organization_id', filter.organization_ids),
    list('owner_id', filter.owner_ids),
    list('assignee_id', filter.assignee_ids),
    list('created_by_id', filter.created_by_ids),
    filter.unassigned ? isNull('assignee_id') : always,
    filter.mine ? eq(user.employee ? 'assignee_id' : 'customer_id', user.id) : always,
    filter.shared_with_me ? hasShare(user.id) : always,
  );
  return { predicate: intersectScope(scope(user), predicate), more: conditionsOf(user, filter, now) };
}

function conditionsOf(user: CurrentUser, filter: TicketFilter, now: Date): RawBuilder<SqlBool>[] {
  const staff = user.employee;
  const parts: (RawBuilder<SqlBool> | null)[] = [
    filter.status && filter.status.length > 0 && !filter.status.includes(4) ? conditions.notClosed() : null,
    filter.ids ? conditions.ids(filter.ids) : null,
    filter.customer_level_ids ? conditions.levels(filter.customer_level_ids) : null,
    filter.tag_ids ? conditions.tags(filter.tag_ids) : null,
    filter.followed ? conditions.followed(user.id) : null,
    filter.unread ? conditions.unread(user.id, staff, now) : null,
    filter.has_attachment ? conditions.hasAttachment(staff) : null,
    filter.waiting_more_than
      ? conditions.before('waiting_since', new Date(now.getTime() - filter.waiting_more_than * 60_000))
      : null,
    conditions.between('created_at', date(filter.created_from), date(filter.created_to)),
    conditions.between('last_activity_at', date(filter.activity_from), date(filter.activity_to)),
    conditions.between('closed_at', date(filter.closed_from), date(filter.closed_to)),
  ];
  return parts.filter((part) => part !== null);
}
