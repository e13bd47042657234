import { EVENT_KIND, type EventKind } from '@hamyar/contracts';
import type { Actor } from '@hamyar/domain';
import { mayManageCustomers } from '../customers/public.ts';

/** The person who makes the request, with all effective permissions. */
type PermittedActor = Parameters<typeof mayManageCustomers>[0];

/** Whether the person may change the types of events (decisions 2.25). */
export const mayChangeEventTypes = (user: Actor): boolean => user.employee && user.full_admin;

/**
 * Whether the person may read events at all: employees those of the customers whom they manage, customers their own
 * (decisions 2.25). The scope of customers decides whose.
 */
export const mayReadEvents = (user: PermittedActor): boolean => !user.employee || mayManageCustomers(user);

/** Whether an employee who manages customers may also write down what happened with them (decisions 2.2, 2.25). */
export const mayAddEvents = (user: PermittedActor): boolean =>
  mayManageCustomers(user) && user.effective_permissions.includes('manage customer events');

/** The kinds that the person sees: employees both, the customer the external one (decisions 2.13). */
export const seenKinds = (user: Actor): readonly EventKind[] =>
  user.employee ? [EVENT_KIND.internal, EVENT_KIND.external] : [EVENT_KIND.external];

/** Whether somebody who sees an event may delete it: full admin, branch admin, or who has written it (spec 6.34). */
export const mayDeleteEvent = (user: Actor, { creator_id }: { creator_id: number | null }): boolean =>
  user.employee && (user.full_admin || user.branch_admin || creator_id === user.id);
