/** An address. Iran has lists of provinces and cities; for other countries they are free text (decisions 2.26). */
export interface AddressValues {
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  city_name: string;
}

/** The only country with lists of provinces and cities (decisions 2.26). */
const LISTED_COUNTRY = 364;

/** Whether a country has lists of provinces and cities; the others are written as they are. */
export const hasRegions = (country: number | null): country is number => country === LISTED_COUNTRY;

/** A change of a parent clears its children (spec 5.21). */
export function changeAddress<Values extends AddressValues>(values: Values, change: Partial<AddressValues>): Values {
  if ('country_id' in change)
    return { ...values, country_id: change.country_id ?? null, state_id: null, city_id: null, city_name: '' };
  if ('state_id' in change) return { ...values, state_id: change.state_id ?? null, city_id: null, city_name: '' };
  if ('city_id' in change) return { ...values, city_id: change.city_id ?? null, city_name: '' };
  return { ...values, ...change, city_id: change.city_name ? null : values.city_id };
}
