import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { countryId } from './country.rules.ts';
import { tables } from './tables.ts';
import './geography.table.ts';

export interface NamedRegion {
  id: number;
  name: string;
}

/** Provinces of a country in Persian order; `compact` is a search text without spaces. */
export async function findStates(db: AnyDb, country: string | null, compact: string | null): Promise<NamedRegion[]> {
  const { rows } =
    await sql<NamedRegion>`select id, name from state where country_code = ${country} and (${compact}::text is null or replace(name_norm, ' ', '') like '%' || ${compact} || '%')
    order by name collate "fa-x-icu", id`.execute(db);
  return rows;
}

/** Known cities of a province, or of all without one, in Persian order. */
export async function findCities(db: AnyDb, stateId: number | null, compact: string | null): Promise<NamedRegion[]> {
  const { rows } =
    await sql<NamedRegion>`select id, name from city where (${stateId}::bigint is null or state_id = ${stateId}::bigint) and (${compact}::text is null or replace(name_norm, ' ', '') like '%' || ${compact} || '%')
    order by name collate "fa-x-icu", id`.execute(db);
  return rows;
}

/** Refused fields of an address: those that do not match their parents (spec 5.21). */
export async function invalidAddressFields(
  db: AnyDb,
  { country_id, state_id, city_id }: { country_id?: number | null; state_id?: number | null; city_id?: number | null },
): Promise<('state_id' | 'city_id')[]> {
  const wrong: ('state_id' | 'city_id')[] = [];
  if (state_id) {
    const state = await tables(db)
      .selectFrom('state')
      .select('country_code')
      .where('id', '=', state_id)
      .executeTakeFirst();
    const stateCountry = countryId(state?.country_code);
    if (state === undefined || (country_id ?? stateCountry) !== stateCountry) wrong.push('state_id');
  }
  if (city_id) {
    const city = await tables(db).selectFrom('city').select('state_id').where('id', '=', city_id).executeTakeFirst();
    if (city === undefined || city.state_id !== state_id) wrong.push('city_id');
  }
  return wrong;
}
