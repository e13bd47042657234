import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { canAccessCustomer } from '../customers/public.ts';
import { mayReadEvents } from './customer-event.policy.ts';

/** Whether the person sees the events of a customer: of one in their scope, or their own (decisions 2.1, 2.25). */
export async function seesEventsOf(db: Deps['db'], user: CurrentUser, customerId: number): Promise<boolean> {
  if (!mayReadEvents(user)) return false;
  return user.employee ? canAccessCustomer(db, user, customerId) : customerId === user.id;
}

/** @throws Forbidden for who may read no events, NotFound out of scope */
export async function assertSeesEventsOf(db: Deps['db'], user: CurrentUser, customerId: number): Promise<void> {
  if (!mayReadEvents(user)) throw new Forbidden();
  if (!(await seesEventsOf(db, user, customerId))) throw new NotFound();
}
