import type { BodyColumns } from '../../platform/database/body-columns.ts';
import { normalizePerson } from '../customers/public.ts';
import type { UserTable } from '../users/public.ts';
import type { EmployeeBody } from './employee-check.service.ts';

/** The columns of each value of an employee; null for what stands in other tables. */
export const EMPLOYEE_COLUMNS = {
  version: null,
  first_name: (first_name) => ({ first_name }),
  last_name: (last_name) => ({ last_name }),
  username: (username) => ({ username, username_key: username }),
  email: (email) => ({ email, email_key: email }),
  mobile: (mobile) => ({ mobile }),
  landline: (landline) => ({ landline }),
  interphone: (interphone) => ({ interphone }),
  other_phones: (other_phones) => ({ other_phones }),
  gender: (gender) => ({ gender }),
  birthday: (birthday) => ({ birthday }),
  status: (status) => ({ status }),
  full_admin: (full_admin) => ({ full_admin }),
  branch_admin: (branch_admin) => ({ branch_admin }),
  branch_id: (branch_id) => ({ branch_id }),
  role_ids: null,
  department_ids: null,
  managed_department_ids: null,
  working_shift_ids: null,
  away_from: (away_from) => ({ away_from }),
  away_until: (away_until) => ({ away_until }),
  substitute_id: (substitute_id) => ({ substitute_id }),
} satisfies BodyColumns<EmployeeBody, UserTable>;

/** The values as they are stored: numbers and names cleaned, and no substitute of somebody who is there. */
export function normalizeEmployee(input: EmployeeBody): EmployeeBody {
  const { branch_id, status, ...values } = input;
  const { role_ids, working_shift_ids, department_ids, managed_department_ids, ...personal } = values;
  const { full_admin, branch_admin, away_from, away_until, substitute_id, ...own } = personal;
  const rest = { role_ids, working_shift_ids, department_ids, managed_department_ids, full_admin, branch_admin };
  const absence = { away_from, away_until, substitute_id: away_from === null ? null : substitute_id };
  return { ...normalizePerson(own), ...rest, ...absence, branch_id, status, version: input.version };
}
