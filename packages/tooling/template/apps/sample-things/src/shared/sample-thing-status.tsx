import { SAMPLE_THING_STATUSES, type SampleThingStatus } from '@hamyar/contracts/sample-things';
import { Tag } from '@hamyar/design-system/basics';
import { fa } from '../messages/fa.ts';

/** The statuses as options of a select. */
export const statusOptions = SAMPLE_THING_STATUSES.map((value) => ({ value, label: fa.status[value] }));

/** A status as a coloured tag. */
export function StatusTag({ status }: { status: SampleThingStatus }) {
  return <Tag tone={status === 'open' ? 'info' : 'neutral'}>{fa.status[status]}</Tag>;
}
