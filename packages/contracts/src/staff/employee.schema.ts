import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  birthday,
  booleanInput,
  branchId,
  civilDate,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  person,
  plainText,
  plainTextOrNull,
  unixOut,
} from '../field.schema.ts';
import { newPassword } from '../identity/credential.schema.ts';
import { USER_STATUSES } from '../identity/user-lists.ts';
import {
  EMPLOYEE_ENTRIES,
  EMPLOYEE_MAX,
  EMPLOYEE_PARTS,
  EMPLOYEE_RANKS,
  EMPLOYEE_STATUSES,
  INVITATION_WAYS,
} from './employee-lists.ts';

/** When an employee gets no tickets, and who gets them instead; both days are included (decisions 2.8). */
export const absence = z.object({ from: civilDate, until: civilDate, substitute: person.nullable() });

/** An employee in the list of those who arrange the company (decisions 2.8). */
export const employeeRow = person.extend({
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  rank: z.enum(EMPLOYEE_RANKS),
  status: z.enum(USER_STATUSES),
  roles: z.array(idAndName),
  /** In which departments, and of which of them an admin. */
  departments: z.array(idAndName.extend({ manager: z.boolean() })),
  /** Null: none, or with `all_branches` every one. */ branch: idAndName.nullable(),
  all_branches: z.boolean(),
  /** Open tickets that the person answers. */ open_ticket_count: z.number(),
  /** Of today or later; null when none is planned. */ absence: absence.nullable(),
  /** Out of office today. */ away: z.boolean(),
  last_login_at: unixOut.nullable(),
  /** Of somebody who has not accepted an invitation yet; null of everybody else. */
  invitation: z
    .object({
      /** Until when it can be accepted; null when it has ended. */ expires_at: unixOut.nullable(),
      /** Whether the caller may renew and withdraw it. */ changeable: z.boolean(),
    })
    .nullable(),
});

/** One employee. */
export const employee = employeeRow.extend({
  version: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().nullable(),
  landline: z.string().nullable(),
  interphone: z.string().nullable(),
  other_phones: z.array(z.string()),
  gender: z.enum(['m', 'f']).nullable(),
  birthday: civilDate.nullable(),
  full_admin: z.boolean(),
  branch_admin: z.boolean(),
  shifts: z.array(idAndName),
  /** What the caller may change. */ parts: z.array(z.enum(EMPLOYEE_PARTS)),
  created_at: unixOut,
});

const phone = z.string().trim().max(EMPLOYEE_MAX.phone).nullable();
/** What is stored of an employee. */
export const employeeFields = {
  first_name: plainText(EMPLOYEE_MAX.name, 1),
  last_name: plainText(EMPLOYEE_MAX.name, 1),
  username: plainTextOrNull(EMPLOYEE_MAX.username),
  email: z.string().trim().max(EMPLOYEE_MAX.email).nullable(),
  mobile: phone,
  landline: phone,
  interphone: plainTextOrNull(EMPLOYEE_MAX.interphone),
  other_phones: z.array(z.string().trim().min(3).max(EMPLOYEE_MAX.phone)).max(EMPLOYEE_MAX.phones),
  gender: z.enum(['m', 'f']).nullable(),
  birthday: birthday.nullable(),
  status: z.enum(EMPLOYEE_STATUSES),
  full_admin: booleanInput,
  branch_admin: booleanInput,
  /** -1: all branches. */ branch_id: branchId,
  /** All roles of the person. */ role_ids: listOf(id, EMPLOYEE_MAX.roles),
  /** All departments of which the person is a member and no admin. */
  department_ids: listOf(id, EMPLOYEE_MAX.departments),
  /** All departments of which the person is an admin. */
  managed_department_ids: listOf(id, EMPLOYEE_MAX.departments),
  working_shift_ids: listOf(id, EMPLOYEE_MAX.shifts),
  /** Both days, or neither. */ away_from: civilDate.nullable(),
  away_until: civilDate.nullable(),
  substitute_id: id.nullable(),
};

export const employeeList = defineEndpoint({
  name: 'employeeList',
  method: 'GET',
  path: '/api/employee',
  slice: 'staff',
  access: 'employee',
  answer: 'list',
  summary: 'Employees: of the own departments for their admins, of the branch for its admins, all for full admins.',
  query: z.strictObject({
    ...pageQuery,
    /** A part of the name, e-mail, mobile or user name. */ s: keyword().optional(),
    role_id: id.optional(),
    rank: z.enum(EMPLOYEE_RANKS).optional(),
    department_id: id.optional(),
    /** -1: those of all branches. */ branch_id: branchId.optional(),
    status: z.enum(USER_STATUSES).optional(),
    /** Out of office today. */ away: booleanInput.optional(),
    sort_by: z.enum(['name', 'open_ticket_count', 'last_login_at']).default('name'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: employeeRow,
});
export const employeeGet = defineEndpoint({
  name: 'employeeGet',
  method: 'GET',
  path: '/api/employee/:id',
  slice: 'staff',
  access: 'employee',
  summary: 'One employee, with what the caller may change.',
  params: idParams,
  data: employee,
  page: true,
});
export const employeeUpdate = defineEndpoint({
  name: 'employeeUpdate',
  method: 'PUT',
  path: '/api/employee/:id',
  slice: 'staff',
  access: 'employee',
  summary: 'Changes an employee. Another status, rank, role or name to log in with ends the sessions.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(employeeFields).partial().shape }),
  data: employee,
  audited: true,
});

/** An invitation that was made just now. */
export const newInvitation = z.object({
  /** The secret of its link, which is answered only here; null when it was mailed. */ token: z.string().nullable(),
  expires_at: unixOut,
});

const {
  first_name,
  last_name,
  status: _status,
  away_from: _from,
  away_until: _until,
  substitute_id: _substitute,
  ...optional
} = employeeFields;

export const employeeStore = defineEndpoint({
  name: 'employeeStore',
  method: 'POST',
  path: '/api/employee',
  slice: 'staff',
  access: 'employee',
  summary:
    'Creates an employee, with a password or an invitation. Who leads only departments invites members of those.',
  body: z.strictObject({
    first_name,
    last_name,
    ...z.object(optional).partial().shape,
    entry: z.enum(EMPLOYEE_ENTRIES),
    /** Of the entry by password, for the first login only. */ password: newPassword.optional(),
  }),
  data: z.object({ id: z.number(), invitation: newInvitation.nullable() }),
  audited: true,
  limits: [{ max: 60, window: 3600, by: 'user' }],
});
export const employeeDelete = defineEndpoint({
  name: 'employeeDelete',
  method: 'DELETE',
  path: '/api/employee/:id',
  slice: 'staff',
  access: 'employee',
  summary: 'Deletes an employee without open tickets; never oneself, and never the last full admin.',
  params: idParams,
});
export const employeeInvite = defineEndpoint({
  name: 'employeeInvite',
  method: 'POST',
  path: '/api/employee/:id/invitation',
  slice: 'staff',
  access: 'employee',
  summary: 'Makes a new invitation of somebody who has not accepted one yet; the one before ends.',
  params: idParams,
  body: z.strictObject({ way: z.enum(INVITATION_WAYS) }),
  data: newInvitation,
  audited: true,
  limits: [{ max: 60, window: 3600, by: 'user' }],
});
export const employeeUninvite = defineEndpoint({
  name: 'employeeUninvite',
  method: 'DELETE',
  path: '/api/employee/:id/invitation',
  slice: 'staff',
  access: 'employee',
  summary: 'Withdraws the invitation of an employee.',
  params: idParams,
});
