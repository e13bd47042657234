import type { SampleThing } from '@hamyar/contracts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { SampleThingRecord } from './sample-thing.repository.ts';

/** One sample thing, as the API answers it. */
export const toSampleThing = (record: SampleThingRecord): SampleThing => ({
  id: record.id,
  version: record.version,
  title: record.title,
  note: record.note,
  status: record.status,
  created_by: { id: record.created_by_id, name: record.created_by },
  created_at: unixSeconds(record.created_at),
});
