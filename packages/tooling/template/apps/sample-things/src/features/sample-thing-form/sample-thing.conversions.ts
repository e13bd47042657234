import type { SampleThing, SampleThingStoreBody } from '@hamyar/contracts/sample-things';

/** What the form holds. */
export interface SampleThingValues {
  title: string;
  note: string;
  status: SampleThing['status'];
}

export const emptySampleThing: SampleThingValues = { title: '', note: '', status: 'open' };

/** The form of a stored one. */
export const sampleThingToForm = ({ title, note, status }: SampleThing): SampleThingValues => ({
  title,
  note: note ?? '',
  status,
});

/** The body of a form; the status is changed by staff alone and has no place in a new one. */
export const sampleThingToBody = ({ title, note }: SampleThingValues): SampleThingStoreBody => ({
  title: title.trim(),
  note: note.trim() || null,
});
