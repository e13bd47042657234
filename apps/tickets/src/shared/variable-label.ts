import { faStaff } from '../messages/fa-staff.ts';

/** How people call a variable; one that is unknown has its own name. */
export const variableLabel = (name: string): string =>
  (faStaff.templates.variable as Readonly<Record<string, string>>)[name] ?? `{{${name}}}`;
