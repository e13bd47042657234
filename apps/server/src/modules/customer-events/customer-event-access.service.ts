import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { canAccessCustomer } from '../customers/public.ts';
import { selectOrganizations } from '../organizations/public.ts';
import { mayReadEvents } from './customer-event.policy.ts';
import type { EventQuery, EventsOwner } from './customer-event.repository.ts';

/** Whether the person sees the events of a customer: of one in their scope, or their own (decisions 2.1, 2.25). */
export async function seesEventsOf(db: Deps['db'], user: CurrentUser, customerId: number): Promise<boolean> {
  if (!mayReadEvents(user)) return false;
  return user.employee ? canAccessCustomer(db, user, customerId) : customerId === user.id;
}

/**
 * Whether an employee sees the events of an organisation: of its customers in their scope, where the organisation is in
 * it too.
 */
const seesEventsOfOrganization = async (db: Deps['db'], user: CurrentUser, id: number): Promise<boolean> =>
  user.employee && (await selectOrganizations(db, user, [id])).has(id);

/**
 * The one whose events are asked for. @throws ValidationFailed unless it is either a customer or an organisation,
 * Forbidden for who may read no events, NotFound out of scope
 */
export async function seenOwner(
  db: Deps['db'],
  user: CurrentUser,
  { user_id: customer, organization_id: organization }: Pick<EventQuery, 'user_id' | 'organization_id'>,
): Promise<EventsOwner> {
  if (customer !== undefined && organization !== undefined)
    throw new ValidationFailed([fieldError('organization_id', 'UNKNOWN_FIELD', { field: 'organization_id' })]);
  if (organization !== undefined) {
    if (!mayReadEvents(user)) throw new Forbidden();
    if (!(await seesEventsOfOrganization(db, user, organization))) throw new NotFound();
    return { organization_id: organization };
  }
  if (customer === undefined) throw new ValidationFailed([fieldError('user_id', 'REQUIRED')]);
  await assertSeesEventsOf(db, user, customer);
  return { user_id: customer };
}

/** @throws Forbidden for who may read no events, NotFound out of scope */
export async function assertSeesEventsOf(db: Deps['db'], user: CurrentUser, customerId: number): Promise<void> {
  if (!mayReadEvents(user)) throw new Forbidden();
  if (!(await seesEventsOf(db, user, customerId))) throw new NotFound();
}
