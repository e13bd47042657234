export { timeAfter } from './event-time.rules.ts';
export { keptCalendars } from './kept-calendars.service.ts';
export { peopleOnShift, workCalendarOf } from './working-calendar.service.ts';
export { hasWorkingHours } from './working-shift.repository.ts';
export type { WorkplaceIds } from './working-shift.repository.ts';
export { assignPersonHours } from './working-shift.repository.ts';
export { forgetBranch, storeBranchHours, storeDepartmentHours } from './workplace-hours.service.ts';
