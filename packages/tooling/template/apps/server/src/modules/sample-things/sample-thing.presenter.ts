import type { PublicSampleThingGetData, SampleThing } from '@hamyar/contracts';
import { slugOf } from '@hamyar/persian';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { SampleThingRecord } from './sample-thing.repository.ts';

/** One sample thing, as the API answers it. */
export const toSampleThing = (record: SampleThingRecord): SampleThing => ({
  id: record.id,
  version: record.version,
  title: record.title,
  note: record.note,
  status: record.status,
  public: record.public,
  created_by: { id: record.created_by_id, name: record.created_by },
  created_at: unixSeconds(record.created_at),
});

/** One public sample thing, as everybody may read it. */
export const toPublicSampleThing = ({ id, title, note, updated_at }: SampleThingRecord): PublicSampleThingGetData => ({
  id,
  slug: slugOf(title),
  title,
  note,
  updated_at: unixSeconds(updated_at),
});
