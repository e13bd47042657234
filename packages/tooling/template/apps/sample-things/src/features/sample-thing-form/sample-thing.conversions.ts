import type { SampleThing, SampleThingStoreBody } from '@hamyar/contracts/sample-things';

/** Values of the form. */
export interface SampleThingValues {
  title: string;
  note: string;
  status: SampleThing['status'];
}

export const emptySampleThing: SampleThingValues = { title: '', note: '', status: 'open' };

/** The form values of a stored sample thing. */
export const sampleThingToForm = ({ title, note, status }: SampleThing): SampleThingValues => ({
  title,
  note: note ?? '',
  status,
});

/** The body of the call, from the form values. Only staff change the status, and a new sample thing has none. */
export const sampleThingToBody = ({ title, note }: SampleThingValues): SampleThingStoreBody => ({
  title: title.trim(),
  note: note.trim() || null,
});
