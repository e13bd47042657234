import type { TicketNoticeEvent } from '../tickets/public.ts';

/** Who stands around a ticket. */
export interface TicketCircle {
  kind: 'customer' | 'behalf' | 'to_customer' | 'internal';
  owner_id: number;
  recipient_id: number | null;
  customer_id: number | null;
  assignee_id: number | null;
  /** Members and managers of its department. */
  members: readonly number[];
  managers: readonly number[];
  followers: readonly number[];
  shares: readonly number[];
}

/**
 * Whom an event concerns (decisions 2.17 "Audiences"): the department only while nobody is responsible. Rights are not
 * looked at here; before delivery `can(view)` is asked for everyone again.
 * @param named people the event is about by itself: the new or former assignee
 */
export function audienceOf(event: TicketNoticeEvent, circle: TicketCircle, named: readonly number[] = []): Set<number> {
  const { assignee_id, members, followers, shares, customer_id, owner_id } = circle;
  const responsible = assignee_id === null ? members : [assignee_id];
  const asking = customer_id ?? owner_id;
  const everyone: Record<TicketNoticeEvent, readonly (number | null)[]> = {
    created: createdAudience(circle, responsible),
    assigned: named,
    unassigned: named,
    staff_replied: [asking, ...followers, ...shares],
    customer_replied: [...responsible, ...followers, ...shares],
    note: [assignee_id, ...followers, ...shares],
    transferred: [...responsible, ...followers],
    importance_changed: [assignee_id, ...followers],
    reopened: [...responsible, ...followers],
    closed: [asking, ...followers],
    low_rating: circle.managers,
  };
  return new Set(everyone[event].filter((id) => id !== null));
}

function createdAudience({ kind, customer_id, recipient_id, members }: TicketCircle, responsible: readonly number[]): readonly (number | null)[] {
  if (kind === 'to_customer') return [customer_id];
  if (kind === 'internal') return recipient_id === null ? members : [recipient_id];
  return kind === 'behalf' ? [customer_id, ...responsible] : responsible;
}
