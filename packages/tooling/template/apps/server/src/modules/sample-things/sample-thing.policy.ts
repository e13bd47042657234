import { always, eq, type Actor, type Predicate } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

/** What a person reaches: staff everything, customers what they have added. */
export const sampleThingScope = (user: Actor): Predicate => (user.employee ? always : eq('created_by_id', user.id));

/** Whether the person may add one: staff, and customers until their account expires. */
export const mayAddSampleThings = (user: Actor): boolean => user.employee || !user.expired;

/** Whether the person may change what they reach: by the permission of this module, which admins have by themselves. */
export const mayChangeSampleThings = (user: CurrentUser): boolean =>
  user.effective_permissions.includes('manage sample things');
