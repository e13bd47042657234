export { checkGate } from './endpoint-gate.service.ts';
export { mayReadStaffFiles } from './staff-access.service.ts';
