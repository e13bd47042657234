export { workCalendarOf } from './working-calendar.service.ts';
