// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { IdAndName } from '../fields.ts';

export interface CitiesQuery {
  state_id?: number;
  s?: string;
}

/** Cities of a province, or of all provinces; others are free text. */
export const cities: Call<CitiesQuery | void, IdAndName[]> = { name: 'cities', method: 'GET', path: '/api/cities' };

export interface CountriesQuery {
  s?: string;
}

/** Countries of the world in Persian order; the id is the ISO 3166-1 number. */
export const countries: Call<CountriesQuery | void, IdAndName[]> = {
  name: 'countries',
  method: 'GET',
  path: '/api/countries',
};

export interface StatesQuery {
  country_id?: number;
  s?: string;
}

/** Provinces; only Iran has a list. */
export const states: Call<StatesQuery | void, IdAndName[]> = { name: 'states', method: 'GET', path: '/api/states' };

/** IANA time zones. */
export const timezones: Call<void, string[]> = { name: 'timezones', method: 'GET', path: '/api/timezones' };
