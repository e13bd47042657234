import type { Employee, EmployeeEntry, EmployeePart, EmployeeStoreBody, EmployeeUpdateBody } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';
import { formatMobile, toEn } from '@hamyar/persian';

/** Values of the form of an employee. */
export interface EmployeeValues {
  first_name: string;
  last_name: string;
  gender: 'm' | 'f' | null;
  birthday: string | null;
  username: string;
  email: string;
  mobile: string;
  landline: string;
  interphone: string;
  /** One number per line. */
  other_phones: string;
  branch_id: number | null;
  full_admin: boolean;
  branch_admin: boolean;
  role_ids: number[];
  department_ids: number[];
  managed_department_ids: number[];
  working_shift_ids: number[];
  away_from: string | null;
  away_until: string | null;
  substitute_id: number | null;
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The form values of a stored employee. */
export const employeeToForm = (stored: Employee): EmployeeValues => ({
  first_name: stored.first_name,
  last_name: stored.last_name,
  gender: stored.gender,
  birthday: stored.birthday,
  username: stored.username ?? '',
  email: stored.email ?? '',
  mobile: formatMobile(stored.mobile ?? ''),
  landline: stored.landline ?? '',
  interphone: stored.interphone ?? '',
  other_phones: stored.other_phones.join('\n'),
  branch_id: stored.all_branches ? -1 : (stored.branch?.id ?? null),
  full_admin: stored.full_admin,
  branch_admin: stored.branch_admin,
  role_ids: ids(stored.roles),
  department_ids: ids(stored.departments.filter(({ manager }) => !manager)),
  managed_department_ids: ids(stored.departments.filter(({ manager }) => manager)),
  working_shift_ids: ids(stored.shifts),
  away_from: stored.absence?.from ?? null,
  away_until: stored.absence?.until ?? null,
  substitute_id: stored.absence?.substitute?.id ?? null,
});

const emptyToNull = (text: string) => toEn(text).trim() || null;

/** The body of an employee from the form values; only parts that the person may change are sent. */
export function employeeToBody(values: EmployeeValues, parts: readonly EmployeePart[], shifts: boolean) {
  const of = <Value>(part: EmployeePart, value: Value) => (parts.includes(part) ? value : undefined);
  const phones = toEn(values.other_phones)
    .split(/[\n،,]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return wholeBody<Omit<EmployeeUpdateBody, 'version' | 'status'>>({
    first_name: of('personal', values.first_name.trim()),
    last_name: of('personal', values.last_name.trim()),
    gender: of('personal', values.gender),
    birthday: of('personal', values.birthday),
    landline: of('personal', emptyToNull(values.landline)),
    interphone: of('personal', emptyToNull(values.interphone)),
    other_phones: of('personal', phones),
    username: of('sign_in', emptyToNull(values.username)),
    email: of('sign_in', emptyToNull(values.email)),
    mobile: of('sign_in', emptyToNull(values.mobile)),
    branch_id: of('branch', values.branch_id ?? undefined),
    full_admin: of('rank', values.full_admin),
    branch_admin: of('rank', values.branch_admin),
    role_ids: of('roles', values.role_ids),
    department_ids: of('departments', values.department_ids),
    managed_department_ids: of('departments', values.managed_department_ids),
    working_shift_ids: shifts ? of('shifts', values.working_shift_ids) : undefined,
    away_from: of('absence', values.away_from),
    away_until: of('absence', values.away_until),
    substitute_id: of('absence', values.away_from === null ? null : values.substitute_id),
  });
}

/** Values of the form of a new employee. */
export interface NewEmployeeValues extends EmployeeValues {
  entry: EmployeeEntry;
  /** Of the entry by password. */
  password: string;
}

/** The body of a new employee; nobody is away before they begin. */
export function newEmployeeToBody(values: NewEmployeeValues, parts: readonly EmployeePart[], shifts: boolean) {
  const {
    away_from: _from,
    away_until: _until,
    substitute_id: _substitute,
    ...body
  } = employeeToBody(values, parts, shifts);
  return wholeBody<EmployeeStoreBody>({
    ...body,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    entry: values.entry,
    password: values.entry === 'password' ? values.password : undefined,
  });
}
