import { fieldError } from '../../platform/http/field-errors.ts';
import type { SettingsGroupDeclaration } from '../settings/public.ts';

/** Whether the text is a pattern that compiles. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** How customers sign up and log in. */
export const userAccountSettings: SettingsGroupDeclaration<'userAccountSettings'> = {
  name: 'userAccountSettings',
  defaults: {
    username_type: 'mobile',
    username_regex: null,
    username_example: null,
    signup_from_customers_permission: false,
    authenticate_customers_type: 'password',
    default_customer_level_id: null,
    expired_customer_can_reply: true,
  },
  check: ({ username_regex: regex }) => (regex && !isPattern(regex) ? [fieldError('username_regex', 'PATTERN')] : []),
};

/** Passwords, sessions and the lock after failed logins. */
export const securitySettings: SettingsGroupDeclaration<'securitySettings'> = {
  name: 'securitySettings',
  defaults: {
    force_users_using_secure_password: true,
    staff_session_hours: 12,
    lock_failures: 8,
    lock_minutes: 10,
  },
};
