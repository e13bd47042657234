import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams, unixOut } from '../field.schema.ts';
import { newPassword } from '../identity/credential.schema.ts';
import { EMPLOYEE_ENTRIES, INVITATION_WAYS } from './employee-lists.ts';
import { employeeFields } from './employee.schema.ts';

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
