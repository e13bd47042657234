import { always, eq, type Actor, type Predicate } from '@hamyar/domain';

/** The scope of a person: all rows for staff, for customers those they have added. */
export const sampleThingScope = (user: Actor): Predicate => (user.employee ? always : eq('created_by_id', user.id));

/** Whether the settings let the person add a row; staff always may. */
export const settingsLetAdd = (user: Actor, settings: { sample_things_customers_add: boolean }): boolean =>
  user.employee || settings.sample_things_customers_add;

/** Whether the person may add a row: staff, and customers whose account has not expired. */
export const mayAddSampleThings = (user: Actor): boolean => user.employee || !user.expired;

/** Whether the person may change rows in their scope. */
export const mayChangeSampleThings = (user: Actor): boolean => user.employee;
