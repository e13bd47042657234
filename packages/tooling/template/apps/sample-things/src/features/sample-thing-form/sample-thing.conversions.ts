import type { SampleThing, SampleThingStoreBody, SampleThingUpdateBody } from '@hamyar/contracts/sample-things';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form. */
export interface SampleThingValues {
  title: string;
  note: string;
  status: SampleThing['status'];
  public: boolean;
}

export const emptySampleThing: SampleThingValues = { title: '', note: '', status: 'open', public: false };

/** The form values of a stored sample thing. */
export const sampleThingToForm = ({ title, note, status, public: shown }: SampleThing): SampleThingValues => ({
  title,
  note: note ?? '',
  status,
  public: shown,
});

/** The body for a new sample thing, from the form values. Only staff change the status and show it to everybody, and a new one has neither. */
export const sampleThingToBody = ({ title, note }: SampleThingValues) =>
  wholeBody<SampleThingStoreBody>({ title: title.trim(), note: note.trim() || null });

/** The body for a stored sample thing, of which the person has read this version. */
export const sampleThingToChange = (values: SampleThingValues, version: number) =>
  wholeBody<SampleThingUpdateBody>({
    ...sampleThingToBody(values),
    status: values.status,
    public: values.public,
    version,
  });
