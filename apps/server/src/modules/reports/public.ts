export { rebuildRollup } from './ticket-daily.service.ts';
