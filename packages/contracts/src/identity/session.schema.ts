import { z } from 'zod';
import { FEATURES, PERMISSIONS } from '../declared.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idAndName, idParams, toDepartment, unixOut } from '../field.schema.ts';
import { ROLES } from '../roles.ts';
import { HIDEABLE_TICKET_FIELDS } from '../tickets/ticket-lists.ts';
import { USER_STATUSES } from './user-lists.ts';

/** The authenticated user (spec 3.1, 3.2). */
export const sessionUser = z.object({
  id: z.number(),
  employee: z.boolean(),
  full_admin: z.boolean(),
  branch_admin: z.boolean(),
  department_admin: z.boolean(),
  /** organisation supervisor */
  supervisor: z.boolean(),
  role: z.enum(ROLES),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  interphone: z.string().nullable(),
  branch_id: z.number().nullable(),
  organization: idAndName.nullable(),
  /** Members of the organisation see its tickets: what it says itself, else the settings (decisions 2.1, 2.23). */
  organization_shared: z.boolean(),
  department_ids: z.array(z.number()),
  managed_department_ids: z.array(z.number()),
  status: z.enum(USER_STATUSES),
  expired: z.boolean(),
  /** Customers only: own or organisation's date, whichever is earlier; unix seconds. */
  expire_date: unixOut.nullable(),
  profile_picture_name: z.string().nullable(),
  must_change_password: z.boolean(),
  /** Effective permissions. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** License features in force. */
  features: z.array(z.enum(FEATURES)),
  /** The license and its grace period have expired: employees can only read (decisions 2.19). */
  read_only: z.boolean(),
  /** What the settings hide from them in tickets (decisions 2.26); always empty for customers and full admins. */
  hidden_ticket_fields: z.array(z.enum(HIDEABLE_TICKET_FIELDS)),
});

/** What `me` answers beside the person that stands in the page (spec 3.2). */
const ownRecord = sessionUser.extend({
  other_phones: z.array(z.string()),
  created_at: unixOut,
  to_departments: z.array(toDepartment),
});

export const logout = defineEndpoint({
  name: 'logout',
  allowedWithGivenPassword: true,
  method: 'POST',
  path: '/api/logout',
  slice: 'identity',
  access: 'user',
  summary: 'Revokes the session and closes its sockets.',
  allowedWhenExpired: true,
});

export const me = defineEndpoint({
  name: 'me',
  allowedWithGivenPassword: true,
  method: 'GET',
  path: '/api/me',
  slice: 'identity',
  access: 'user',
  summary: "The session's user; the token only to Bearer callers.",
  data: z.object({ user: ownRecord, token: z.string().optional() }),
});

export const sessionRow = z.object({
  id: z.number(),
  current: z.boolean(),
  device: z.string(),
  ip: z.string(),
  created_at: unixOut,
  last_seen_at: unixOut,
});
export const sessionList = defineEndpoint({
  name: 'sessionList',
  allowedWithGivenPassword: true,
  method: 'GET',
  path: '/api/session',
  slice: 'identity',
  access: 'user',
  summary: 'The open sessions of the user.',
  data: z.array(sessionRow),
});
export const sessionRevokeOthers = defineEndpoint({
  name: 'sessionRevokeOthers',
  allowedWithGivenPassword: true,
  method: 'DELETE',
  path: '/api/session',
  slice: 'identity',
  access: 'user',
  summary: 'Ends all other sessions of the user, with logins, codes and login tokens that are not finished yet.',
  allowedWhenExpired: true,
});
export const sessionRevoke = defineEndpoint({
  name: 'sessionRevoke',
  allowedWithGivenPassword: true,
  method: 'DELETE',
  path: '/api/session/:id',
  slice: 'identity',
  access: 'user',
  summary: 'Ends one session of the user.',
  params: idParams,
  allowedWhenExpired: true,
});
