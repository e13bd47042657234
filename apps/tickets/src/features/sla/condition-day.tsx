import type { ComponentProps } from 'react';
import { JalaliDate } from '@hamyar/design-system/dates';

/** A day that a custom field is compared with. In a file of its own, because few policies need the calendar. */
export function ConditionDay(props: ComponentProps<typeof JalaliDate>) {
  return <JalaliDate {...props} />;
}
