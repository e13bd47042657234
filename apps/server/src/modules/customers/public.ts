export { canAccessCustomer, filledCustomer, selectColleagues, selectCustomers } from './customer-access.service.ts';
