export { canAccessCustomer, filledCustomer, selectColleagues } from './customer-access.service.ts';
