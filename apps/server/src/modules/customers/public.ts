export { canAccessCustomer, selectColleagues } from './customer-access.service.ts';
