export { canAccessCustomer } from './customer-access.service.ts';
