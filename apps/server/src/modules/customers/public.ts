export { canAccessCustomer, filledCustomer, selectColleagues, selectCustomers } from './customer-access.service.ts';
export {
  checkCustomer as checkPerson,
  checkIdentified,
  DUPLICATES,
  normalizeCustomer as normalizePerson,
} from './customer.rules.ts';
