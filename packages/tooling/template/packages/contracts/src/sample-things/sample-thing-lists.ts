import type { SampleThing } from './calls.ts';

/** All statuses, in the order in which they are shown. */
export const SAMPLE_THING_STATUSES = ['open', 'closed'] as const;
export type SampleThingStatus = SampleThing['status'];

/** Characters of the longest texts, in the call and in the form. */
export const SAMPLE_THING_MAX = { title: 150, note: 2000 } as const;
