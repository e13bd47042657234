export {
  canAccessCustomer,
  customersInSight,
  filledCustomer,
  selectColleagues,
  selectCustomers,
} from './customer-access.service.ts';
export { mayManageCustomers } from './customer.policy.ts';
export { normalizeCustomer as normalizePerson } from './customer.rules.ts';
export { personErrors, unique } from './person-check.service.ts';
