import { z } from 'zod';
import { NOTIFICATION_EVENTS } from '../declared.ts';
import { defineEndpoint } from '../endpoint.ts';
import { birthday, booleanInput, civilDate, idAndName, int4, plainText, plainTextOrNull } from '../field.schema.ts';
import { UNDO_SECONDS_MAX } from '../limits.ts';
import { currentPassword, identifier, newPassword, oneTimeCode } from './credential.schema.ts';
import { AFTER_CLOSE } from './user-lists.ts';

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
  /** `muted`: events without browser notifications, `muted_email`: without mails; the panel shows all. */
  notification_prefs: z.object({
    browser: z.boolean(),
    sound: z.boolean(),
    muted: z.array(z.enum(NOTIFICATION_EVENTS)),
    email: z.boolean(),
    muted_email: z.array(z.enum(NOTIFICATION_EVENTS)),
  }),
  /**
   * Events that the person may mute: those that can reach them and for which the admin allows browser notifications
   * (decisions 2.17).
   */ notices: z.array(z.object({ event: z.enum(NOTIFICATION_EVENTS), title: z.string() })),
  /** The same for mails; empty while no mail leaves the system. */
  mail_notices: z.array(z.object({ event: z.enum(NOTIFICATION_EVENTS), title: z.string() })),
  /** Of employees. */
  after_close: z.enum(AFTER_CLOSE),
  /** Of employees: seconds in which an own reply can be taken back; null as the settings say (decisions 2.4). */
  undo_seconds: z.number().nullable(),
  version: z.number(),
  departments: z.array(idAndName),
  branch: idAndName.nullable(),
});
export const profileGet = defineEndpoint({
  name: 'profileGet',
  allowedWithGivenPassword: true,
  method: 'GET',
  path: '/api/profile',
  slice: 'identity',
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
  slice: 'identity',
  access: 'user',
  allowedWhenExpired: true,
  summary:
    'Changes own names, password, picture and notification preferences; a new e-mail or mobile needs the password and its code.',
  body: z.strictObject({
    version: int4.optional(),
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
        email: booleanInput.optional(),
        muted_email: z.array(z.enum(NOTIFICATION_EVENTS)).max(NOTIFICATION_EVENTS.length).optional(),
      })
      .optional(),
    after_close: z.enum(AFTER_CLOSE).optional(),
    undo_seconds: z.coerce.number().int().min(0).max(UNDO_SECONDS_MAX).nullable().optional(),
    /** Token of an uploaded picture; null removes it. */
    picture_token: z.string().max(100).nullable().optional(),
    password: z.strictObject({ current: currentPassword, next: newPassword }).optional(),
    /**
     * In steps: with the current password, or with the code of the present address where the account has no password,
     * and then with the code of the new one.
     */
    contact: z
      .strictObject({
        field: z.enum(['email', 'mobile']),
        value: identifier,
        current_password: currentPassword.optional(),
        current_code: oneTimeCode.optional(),
        code: oneTimeCode.optional(),
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
