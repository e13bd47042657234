export { mayReachCustomer } from './customer-reach.service.ts';
