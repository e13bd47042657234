export { isCountry } from './country.rules.ts';
export { misplaced } from './geography.repository.ts';
