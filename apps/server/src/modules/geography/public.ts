export { countryCode, countryId, isCountry } from './country.rules.ts';
export { invalidAddressFields } from './geography.repository.ts';
