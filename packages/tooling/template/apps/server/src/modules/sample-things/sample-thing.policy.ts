import { always, eq, type Actor, type Predicate } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

/** The scope of a person: all rows for staff, for customers those they have added. */
export const sampleThingScope = (user: Actor): Predicate => (user.employee ? always : eq('created_by_id', user.id));

/** What everybody may read, by the page, the call and the sitemap alike. */
export const publicSampleThingScope: Predicate = eq('public', true);

/** Whether the settings let the person add a row; staff always may. */
export const settingsLetAdd = (user: Actor, settings: { sample_things_customers_add: boolean }): boolean =>
  user.employee || settings.sample_things_customers_add;

/** Whether the person may add a row: staff, and customers whose account has not expired. */
export const mayAddSampleThings = (user: Actor): boolean => user.employee || !user.expired;

/** Whether the person may change rows in their scope: by the permission of this module, which admins have implied. */
export const mayChangeSampleThings = (user: CurrentUser): boolean =>
  user.effective_permissions.includes('manage sample things');
