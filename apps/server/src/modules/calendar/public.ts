export { workCalendarOf } from './working-calendar.service.ts';
export { assignDepartmentHours } from './working-shift.repository.ts';
