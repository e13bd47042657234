import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  idAndName,
  idParams,
  int4,
  keyword,
  pageQuery,
  plainText,
  plainTextOrNull,
  unixOut,
} from '../field.schema.ts';
import { SAMPLE_THINGS_ARE_PUBLIC } from './sample-thing-gates.ts';
import { SAMPLE_THING_MAX, SAMPLE_THING_STATUSES } from './sample-thing-lists.ts';

const status = z.enum(SAMPLE_THING_STATUSES);

/** One sample thing; also a row of the list. */
export const sampleThing = z.object({
  id: z.number(),
  version: z.number(),
  title: z.string(),
  note: z.string().nullable(),
  status,
  /** Everybody may read it, while the settings open the page for it. */
  public: z.boolean(),
  created_by: idAndName,
  created_at: unixOut,
});
const fields = {
  title: plainText(SAMPLE_THING_MAX.title, 1),
  note: plainTextOrNull(SAMPLE_THING_MAX.note).optional(),
};

export const sampleThingList = defineEndpoint({
  name: 'sampleThingList',
  method: 'GET',
  path: '/api/sampleThing',
  slice: 'sample-things',
  access: 'user',
  answer: 'list',
  summary: 'Sample things in scope.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    keyword: keyword().optional(),
    status: status.optional(),
    sort_by: z.enum(['title', 'created_at']).default('created_at'),
    sort_dir: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: sampleThing,
});
export const sampleThingGet = defineEndpoint({
  name: 'sampleThingGet',
  method: 'GET',
  path: '/api/sampleThing/:id',
  slice: 'sample-things',
  access: 'user',
  summary: 'One sample thing.',
  params: idParams,
  data: sampleThing,
  page: true,
});
export const sampleThingStore = defineEndpoint({
  name: 'sampleThingStore',
  method: 'POST',
  path: '/api/sampleThing',
  slice: 'sample-things',
  access: 'user',
  summary: 'Adds one sample thing.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
});
export const sampleThingUpdate = defineEndpoint({
  name: 'sampleThingUpdate',
  method: 'PUT',
  path: '/api/sampleThing/:id',
  slice: 'sample-things',
  access: 'employee',
  summary: 'Changes one sample thing.',
  params: idParams,
  body: z.strictObject({
    version: int4.optional(),
    status: status.optional(),
    public: booleanInput.optional(),
    ...z.object(fields).partial().shape,
  }),
  data: sampleThing,
});
export const publicSampleThingGet = defineEndpoint({
  name: 'publicSampleThingGet',
  method: 'GET',
  path: '/api/publicSampleThing/:id',
  slice: 'sample-things',
  access: 'visitor',
  gate: SAMPLE_THINGS_ARE_PUBLIC,
  summary: 'One public sample thing, for everybody.',
  params: idParams,
  data: z.object({
    id: z.number(),
    /** The title, as a part of its address. */
    slug: z.string(),
    title: z.string(),
    note: z.string().nullable(),
    updated_at: unixOut,
  }),
  page: true,
  limits: [{ max: 120, window: 60, by: 'ip' }],
});
