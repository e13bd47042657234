import { always, eq, type Actor, type Predicate } from '@hamyar/domain';

/** What a person reaches: staff everything, customers what they have added. */
export const sampleThingScope = (user: Actor): Predicate => (user.employee ? always : eq('created_by_id', user.id));

/** Whether the settings let the person add one: staff always. */
export const settingsLetAdd = (user: Actor, settings: { sample_things_customers_add: boolean }): boolean =>
  user.employee || settings.sample_things_customers_add;

/** Whether the person may add one: staff, and customers until their account expires. */
export const mayAddSampleThings = (user: Actor): boolean => user.employee || !user.expired;

/** Whether the person may change what they reach. */
export const mayChangeSampleThings = (user: Actor): boolean => user.employee;
