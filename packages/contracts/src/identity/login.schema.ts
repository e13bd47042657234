import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { plainText } from '../field.schema.ts';
import { currentPassword, identifier, newPassword, oneTimeCode } from './credential.schema.ts';
import { sessionUser } from './session.schema.ts';

/** What every login answers. */
export const loginSession = z.object({ token: z.string(), user: sessionUser });

export const checkUsername = defineEndpoint({
  name: 'checkUsername',
  method: 'POST',
  path: '/api/checkUsername',
  slice: 'identity',
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
  slice: 'identity',
  access: 'visitor',
  summary: 'Opens a session by password, one-time code or login token.',
  body: z.union([
    z.strictObject({ username: identifier, password: currentPassword }),
    z.strictObject({ username: identifier, code: oneTimeCode }),
    z.strictObject({ login_token: z.string().min(20).max(200) }),
  ]),
  data: loginSession,
  limits: [{ max: 60, window: 60, by: 'ip' }],
});

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/register',
  slice: 'identity',
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
  slice: 'identity',
  access: 'visitor',
  summary: 'Confirms a registration by its code and opens a session.',
  body: z.strictObject({ username: identifier, code: oneTimeCode }),
  data: loginSession,
  limits: [{ max: 20, window: 60, by: 'ip' }],
});

/** Reset codes of both calls share one limit (decisions 2.9). */
const RESETS_BY_ADDRESS = { max: 10, window: 3600, by: 'ip', bucket: 'reset' } as const;

export const sendCode = defineEndpoint({
  name: 'sendCode',
  method: 'POST',
  path: '/api/sendCode',
  slice: 'identity',
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
  slice: 'identity',
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
  slice: 'identity',
  access: 'visitor',
  summary: 'Sets a new password by a reset code and revokes every session.',
  body: z.strictObject({ username: identifier, code: oneTimeCode, password: newPassword }),
  limits: [{ max: 20, window: 60, by: 'ip' }],
});

export const getLoginToken = defineEndpoint({
  name: 'getLoginToken',
  method: 'GET',
  path: '/api/getLoginToken',
  slice: 'identity',
  access: 'user',
  summary: 'A one-time token of 60 seconds that opens a session of the same user elsewhere.',
  data: z.object({ login_token: z.string() }),
  limits: [{ max: 10, window: 60, by: 'user' }],
});
