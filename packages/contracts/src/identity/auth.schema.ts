import { z } from 'zod';
import { ROLES } from '../roles.ts';
import { AFTER_CLOSE, USER_STATUSES } from './user-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OTP_DIGITS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';
import { FEATURES, NOTIFICATION_EVENTS, PERMISSIONS } from '../declared.ts';
import {
  birthday,
  civilDate,
  booleanInput,
  idParams,
  idAndName,
  plainText,
  plainTextOrNull,
  unixOut,
} from '../field.schema.ts';

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
});

const identifier = z.string().trim().min(1).max(150);
const code = z.string().trim().length(OTP_DIGITS);
const password = z.string().min(1).max(PASSWORD_MAX_LENGTH);
const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);
const session = z.object({ token: z.string(), user: sessionUser });

export const checkUsername = defineEndpoint({
  name: 'checkUsername',
  method: 'POST',
  path: '/api/checkUsername',
  tag: 'auth',
  access: 'visitor',
  summary: 'Which step follows the identifier; the same answer for unknown names.',
  body: z.strictObject({ username: identifier }),
  data: z.object({ next: z.enum(['password', 'otp']), resend_in: z.number().int() }),
  limits: [
    { max: 10, window: 60, by: 'ip' },
    { max: 5, window: 60, by: { account: 'username' } },
  ],
});

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/login',
  tag: 'auth',
  access: 'visitor',
  summary: 'Opens a session by password, one-time code or login token.',
  body: z.union([
    z.strictObject({ username: identifier, password }),
    z.strictObject({ username: identifier, code }),
    z.strictObject({ login_token: z.string().min(20).max(200) }),
  ]),
  data: session,
  limits: [{ max: 60, window: 60, by: 'ip' }],
});

export const logout = defineEndpoint({
  name: 'logout',
  allowedWithGivenPassword: true,
  method: 'POST',
  path: '/api/logout',
  tag: 'auth',
  access: 'user',
  summary: 'Revokes the session and closes its sockets.',
  allowedWhenExpired: true,
});

export const me = defineEndpoint({
  name: 'me',
  allowedWithGivenPassword: true,
  method: 'GET',
  path: '/api/me',
  tag: 'auth',
  access: 'user',
  summary: "The session's user; the token only to Bearer callers.",
  data: z.object({ user: sessionUser, token: z.string().optional() }),
});

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/register',
  tag: 'auth',
  access: 'visitor',
  summary: 'Signs a customer up; never says that an account exists.',
  body: z.strictObject({
    first_name: plainText(100, 1),
    last_name: plainText(100, 1),
    username: identifier,
    password: newPassword.optional(),
    /** Mobile or e-mail to which the code is sent. Required where accounts have user names, refused otherwise. */
    contact: identifier.optional(),
  }),
  data: z.object({ verify: z.literal(true), resend_in: z.number().int(), expires_in: z.number().int() }),
  limits: [{ max: 10, window: 3600, by: 'ip' }],
});

export const verifyAccount = defineEndpoint({
  name: 'verifyAccount',
  method: 'POST',
  path: '/api/verifyAccount',
  tag: 'auth',
  access: 'visitor',
  summary: 'Confirms a registration by its code and opens a session.',
  body: z.strictObject({ username: identifier, code }),
  data: session,
  limits: [{ max: 20, window: 60, by: 'ip' }],
});

/** Reset codes of both calls share one limit (decisions 2.9). */
const RESETS_BY_ADDRESS = { max: 10, window: 3600, by: 'ip', bucket: 'reset' } as const;

export const sendCode = defineEndpoint({
  name: 'sendCode',
  method: 'POST',
  path: '/api/sendCode',
  tag: 'auth',
  access: 'visitor',
  summary:
    'Sends a code again, for login, registration or reset; the same answer for unknown names. An account gets 10, 5 and 3 of them an hour.',
  body: z.strictObject({ username: identifier, purpose: z.enum(['login', 'register', 'reset']) }),
  data: z.object({ resend_in: z.number().int(), expires_in: z.number().int() }),
  limits: [
    { max: 20, window: 3600, by: 'ip' },
    { ...RESETS_BY_ADDRESS, when: { purpose: 'reset' } },
  ],
});

export const getPasswordResetToken = defineEndpoint({
  name: 'getPasswordResetToken',
  method: 'POST',
  path: '/api/getPasswordResetToken',
  tag: 'auth',
  access: 'visitor',
  summary: 'Sends a reset code; the same answer for unknown names. An account gets three an hour.',
  body: z.strictObject({ username: identifier }),
  data: z.object({ resend_in: z.number().int(), expires_in: z.number().int() }),
  limits: [RESETS_BY_ADDRESS],
});

export const passwordReset = defineEndpoint({
  name: 'passwordReset',
  method: 'POST',
  path: '/api/passwordReset',
  tag: 'auth',
  access: 'visitor',
  summary: 'Sets a new password by a reset code and revokes every session.',
  body: z.strictObject({ username: identifier, code, password: newPassword }),
  limits: [{ max: 20, window: 60, by: 'ip' }],
});

export const getLoginToken = defineEndpoint({
  name: 'getLoginToken',
  method: 'GET',
  path: '/api/getLoginToken',
  tag: 'auth',
  access: 'user',
  summary: 'A one-time token of 60 seconds that opens a session of the same user elsewhere.',
  data: z.object({ login_token: z.string() }),
  limits: [{ max: 10, window: 60, by: 'user' }],
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
  tag: 'auth',
  access: 'user',
  summary: 'The open sessions of the user.',
  data: z.array(sessionRow),
});
export const sessionRevokeOthers = defineEndpoint({
  name: 'sessionRevokeOthers',
  allowedWithGivenPassword: true,
  method: 'DELETE',
  path: '/api/session',
  tag: 'auth',
  access: 'user',
  summary: 'Ends all other sessions of the user, with logins, codes and login tokens that are not finished yet.',
  allowedWhenExpired: true,
});
export const sessionRevoke = defineEndpoint({
  name: 'sessionRevoke',
  allowedWithGivenPassword: true,
  method: 'DELETE',
  path: '/api/session/:id',
  tag: 'auth',
  access: 'user',
  summary: 'Ends one session of the user.',
  params: idParams,
  allowedWhenExpired: true,
});

/** The user's own profile as its form edits it (decisions 2.25 updateProfile). */
export const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** Without one a new e-mail or mobile is allowed by a code sent to the present address. */
  has_password: z.boolean(),
  landline: z.string().nullable(),
  birthday: civilDate.nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  profile_picture_name: z.string().nullable(),
  /** `muted`: events without browser notifications; the panel shows all. */
  notification_prefs: z.object({
    browser: z.boolean(),
    sound: z.boolean(),
    muted: z.array(z.enum(NOTIFICATION_EVENTS)),
  }),
  /**
   * Events that the person may mute: those that can reach them and for which the admin allows browser notifications
   * (decisions 2.17).
   */ notices: z.array(z.object({ event: z.enum(NOTIFICATION_EVENTS), title: z.string() })),
  /** Of employees. */
  after_close: z.enum(AFTER_CLOSE),
  version: z.number(),
  departments: z.array(idAndName),
  branch: idAndName.nullable(),
});
export const profileGet = defineEndpoint({
  name: 'profileGet',
  allowedWithGivenPassword: true,
  method: 'GET',
  path: '/api/profile',
  tag: 'auth',
  access: 'user',
  summary: 'Own profile.',
  data: profile,
  page: true,
});
export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  allowedWithGivenPassword: true,
  method: 'POST',
  path: '/api/updateProfile',
  tag: 'auth',
  access: 'user',
  allowedWhenExpired: true,
  summary:
    'Changes own names, password, picture and notification preferences; a new e-mail or mobile needs the password and its code.',
  body: z.strictObject({
    version: z.number().int().optional(),
    first_name: plainText(100, 1).optional(),
    last_name: plainText(100, 1).optional(),
    landline: plainTextOrNull(20).optional(),
    birthday: birthday.nullable().optional(),
    gender: z.enum(['m', 'f']).nullable().optional(),
    notification_prefs: z
      .strictObject({
        browser: booleanInput,
        sound: booleanInput,
        muted: z.array(z.enum(NOTIFICATION_EVENTS)).max(NOTIFICATION_EVENTS.length).optional(),
      })
      .optional(),
    after_close: z.enum(AFTER_CLOSE).optional(),
    /** Token of an uploaded picture; null removes it. */
    picture_token: z.string().max(100).nullable().optional(),
    password: z.strictObject({ current: password, next: newPassword }).optional(),
    /**
     * In steps: with the current password, or with the code of the present address where the account has no password,
     * and then with the code of the new one.
     */
    contact: z
      .strictObject({
        field: z.enum(['email', 'mobile']),
        value: identifier,
        current_password: password.optional(),
        current_code: code.optional(),
        code: code.optional(),
      })
      .optional(),
  }),
  /** `code_to`: the address that has just been sent a code. */
  data: z.object({
    profile,
    code_sent: z.boolean(),
    code_to: z.enum(['current', 'new']).optional(),
    expires_in: z.number().int().optional(),
  }),
});
