export {
  canAccessCustomer,
  customersInSight,
  filledCustomer,
  selectColleagues,
  selectCustomers,
} from './customer-access.service.ts';
export { peopleWithIdentifiers, type IdentifiedPerson } from './customer-import.repository.ts';
export { mayChangeAccess, mayManageCustomers } from './customer.policy.ts';
export { normalizeCustomer as normalizePerson } from './customer.rules.ts';
export {
  changeCustomerIn,
  createCustomerIn,
  deleteCustomerIn,
  passwordOf,
} from './customer.service.ts';
export { checkReferences as checkCustomerReferences } from './customer-references.service.ts';
export { personErrors, unique } from './person-check.service.ts';
