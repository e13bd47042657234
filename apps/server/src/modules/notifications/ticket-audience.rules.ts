import type { NoticeAudience, NoticeEvent } from '@hamyar/contracts';
import type { TicketNoticeEvent } from '../tickets/public.ts';

/** Who stands around a ticket. */
export interface TicketCircle {
  kind: 'customer' | 'behalf' | 'to_customer' | 'internal';
  owner_id: number;
  recipient_id: number | null;
  customer_id: number | null;
  assignee_id: number | null;
  /** Members of its department, its managers among them. */
  members: readonly number[];
  managers: readonly number[];
  followers: readonly number[];
  shares: readonly number[];
  /** Supervisors of its organisation. */
  supervisors: readonly number[];
}

/** People and as what an event reaches each of them. */
export type Reached = ReadonlyMap<number, ReadonlySet<NoticeAudience>>;

/** What a happening on a ticket is to those it reaches: a receipt to who asked, news to the department. */
export interface TicketTelling {
  event: NoticeEvent;
  reached: Reached;
}

/**
 * Whom a happening concerns, and as what (decisions 2.17 "Audiences"): the department only while nobody is responsible.
 * Rights are not looked at here; before delivery `can(view)` is asked for everyone again.
 * @param named people the event is about by itself: the new or former assignee
 */
export function tellingsOf(
  event: TicketNoticeEvent,
  circle: TicketCircle,
  named: readonly number[] = [],
): TicketTelling[] {
  const { assignee_id, customer_id, owner_id, followers, shares, members, managers, supervisors } = circle;
  const responsible: Group[] = assignee_id === null ? departmentOf(members, managers) : [['assignee', [assignee_id]]];
  const asking: Group = customer_id === null ? ['owner', [owner_id]] : ['customer', [customer_id]];
  const follow: Group = ['followers', followers];
  const shared: Group = ['shared', shares];
  const above: Group = ['supervisor', supervisors];
  const one = (...groups: Group[]): TicketTelling[] => [{ event, reached: gather(groups) }];
  switch (event) {
    case 'created':
      return createdTellings(circle, responsible, asking, above);
    case 'assigned':
      return one(['assignee', named]);
    case 'unassigned':
      return one(['assignee', named], ['department_admins', assignee_id === null ? managers : []]);
    case 'staff_replied':
      return one(asking, follow, shared);
    case 'customer_replied':
      return one(...responsible, follow, shared);
    case 'note':
      return one(['assignee', [assignee_id]], follow, shared);
    case 'transferred':
    case 'reopened':
      return one(...responsible, follow);
    case 'importance_changed':
      return one(['assignee', [assignee_id]], follow);
    case 'closed':
      return one(asking, above, follow);
    case 'low_rating':
      return one(['department_admins', managers]);
  }
}

type Group = readonly [NoticeAudience, readonly (number | null)[]];

const departmentOf = (members: readonly number[], managers: readonly number[]): Group[] => [
  ['members', members.filter((id) => !managers.includes(id))],
  ['department_admins', managers],
];

function createdTellings(
  { kind, recipient_id, members, managers }: TicketCircle,
  responsible: readonly Group[],
  asking: Group,
  above: Group,
): TicketTelling[] {
  const receipt: TicketTelling = { event: 'created', reached: gather([asking, above]) };
  if (kind === 'to_customer') return [receipt];
  const answering =
    kind === 'internal'
      ? recipient_id === null
        ? departmentOf(members, managers)
        : [['assignee', [recipient_id]] as const]
      : responsible;
  return [receipt, { event: 'new_in_department', reached: gather(answering) }];
}

function gather(groups: readonly Group[]): Reached {
  const reached = new Map<number, Set<NoticeAudience>>();
  for (const [audience, ids] of groups) {
    for (const id of ids) if (id !== null) reached.set(id, (reached.get(id) ?? new Set()).add(audience));
  }
  return reached;
}
