import type { SampleThing } from '@hamyar/contracts/sample-things';
import { Tag } from '@hamyar/design-system/basics';
import { fa } from '../messages/fa.ts';

export type SampleThingStatus = SampleThing['status'];

/** All statuses, in the order in which they are shown. */
export const STATUSES = ['open', 'closed'] as const satisfies readonly SampleThingStatus[];

/** The statuses as options of a select. */
export const statusOptions = STATUSES.map((value) => ({ value, label: fa.status[value] }));

/** A status as a coloured tag. */
export function StatusTag({ status }: { status: SampleThingStatus }) {
  return <Tag tone={status === 'open' ? 'info' : 'neutral'}>{fa.status[status]}</Tag>;
}
