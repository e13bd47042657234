export { businessZone, rebuildRollup } from './ticket-daily.service.ts';
