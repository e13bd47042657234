import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idAndName } from '../field.schema.ts';

const search = z.string().trim().max(50).optional();
export const countries = defineEndpoint({
  name: 'countries',
  method: 'GET',
  path: '/api/countries',
  slice: 'geography',
  access: 'visitor',
  summary: 'Countries of the world in Persian order; the id is the ISO 3166-1 number.',
  query: z.strictObject({ s: search }),
  data: z.array(idAndName),
});
export const states = defineEndpoint({
  name: 'states',
  method: 'GET',
  path: '/api/states',
  slice: 'geography',
  access: 'visitor',
  summary: 'Provinces; only Iran has a list.',
  query: z.strictObject({ country_id: id.default(364), s: search }),
  data: z.array(idAndName),
});
export const cities = defineEndpoint({
  name: 'cities',
  method: 'GET',
  path: '/api/cities',
  slice: 'geography',
  access: 'visitor',
  summary: 'Cities of a province, or of all provinces; others are free text.',
  query: z.strictObject({ state_id: id.optional(), s: search }),
  data: z.array(idAndName),
});
export const timezones = defineEndpoint({
  name: 'timezones',
  method: 'GET',
  path: '/api/timezones',
  slice: 'geography',
  access: 'visitor',
  summary: 'IANA time zones.',
  data: z.array(z.string()),
});
