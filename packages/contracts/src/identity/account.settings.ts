import { z } from 'zod';
import { USERNAME_TYPES } from './user-lists.ts';
import { LOCK_FAILURES, LOCK_MINUTES_MAX, LOG_DAYS, SESSION_HOURS_MAX } from './security-limits.ts';
import { booleanInput, id, plainTextOrNull } from '../field.schema.ts';
import { publicSetting, setting, settingsGroup } from '../setting.ts';

/** How customers sign up and log in (decisions 2.26). */
export const userAccountSettings = settingsGroup({
  username_type: publicSetting(z.enum(USERNAME_TYPES), 'mobile'),
  username_regex: publicSetting(z.string().max(200).nullable(), null),
  username_example: publicSetting(plainTextOrNull(60), null),
  signup_from_customers_permission: publicSetting(booleanInput, false),
  /** Whoever proves an e-mail address by a code may send a request (decisions 2.23). */
  requests_without_account: publicSetting(booleanInput, false),
  authenticate_customers_type: publicSetting(z.enum(['otp', 'password']), 'password'),
  default_customer_level_id: setting(id.nullable(), null),
  expired_customer_can_reply: setting(booleanInput, true),
});

/** Passwords, sessions and the lock after failed logins (decisions 2.26). */
export const securitySettings = settingsGroup({
  force_users_using_secure_password: publicSetting(booleanInput, true),
  staff_session_hours: setting(z.coerce.number().int().min(1).max(SESSION_HOURS_MAX), 12),
  lock_failures: setting(z.coerce.number().int().min(LOCK_FAILURES.min).max(LOCK_FAILURES.max), 8),
  lock_minutes: setting(z.coerce.number().int().min(1).max(LOCK_MINUTES_MAX), 10),
  /** Days for which the log of requests is kept (decisions 2.16). */
  request_log_days: setting(z.coerce.number().int().min(LOG_DAYS.min).max(LOG_DAYS.max), 30),
});
