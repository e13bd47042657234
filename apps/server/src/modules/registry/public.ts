export { mayReadStaffFiles } from './staff-access.service.ts';
