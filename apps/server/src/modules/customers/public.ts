export { canAccessCustomer, selectColleagues, selectCustomers } from './customer-access.service.ts';
