import type { UsernameType } from '@hamyar/contracts';
import type { BodyOf, userStore, userUpdate } from '@hamyar/contracts/schemas';
import { isEmail, normalizeCode, normalizeInput, normalizeText, toE164 } from '@hamyar/persian';
import { messages } from './messages.ts';

export type CustomerBody = BodyOf<typeof userStore> & BodyOf<typeof userUpdate>;

/** A customer's fields from a body, normalised; keys that the body does not have are absent. */
export type CustomerValues = Omit<Partial<CustomerBody>, 'employee' | 'password' | 'version'>;

/** The values that are checked of everybody, customers and employees. */
export type PersonValues = Pick<
  CustomerValues,
  'first_name' | 'last_name' | 'username' | 'email' | 'mobile' | 'landline' | 'interphone' | 'other_phones' | 'birthday'
>;

/** By what a person can log in. */
export type Identifiers = { [Name in 'username' | 'email' | 'mobile']?: string | null | undefined };

/** A refused field: its code, and a text where the code's own does not fit. */
export interface Refusal {
  field: string;
  code: string;
  message?: string;
  values?: Record<string, string>;
}

/** The setting for the form of customers' user names (`userAccountSettings`). */
export interface UsernameRule {
  username_type: UsernameType;
  username_example: string | null;
  /** Whether a name fits the configured pattern. */
  accepts(name: string): boolean;
}

const PHONE = /^\+?\d{3,15}$/;

const phone = (text: string): string => normalizeCode(text).replace(/[\s()\-.]/g, '');

/**
 * Cleans the values by decisions 2.0 "Text in": lines, codes and numbers each by their own rule; empty text becomes
 * null.
 */
export function normalizeCustomer(body: Partial<CustomerBody>): CustomerValues {
  const { employee: _employee, password: _password, version: _version, ...values } = body;
  const clean: CustomerValues = { ...values };
  const each = (keys: readonly (keyof CustomerValues)[], how: (text: string) => string) => {
    for (const key of keys) {
      const value = clean[key];
      if (typeof value === 'string')
        Object.assign(clean, { [key]: how(value) || (key === 'first_name' || key === 'last_name' ? '' : null) });
    }
  };
  each(['first_name', 'last_name', 'city_name'], normalizeInput);
  each(['address', 'description'], normalizeText);
  each(['username', 'email'], (text) => normalizeCode(text).toLowerCase());
  each(['landline', 'interphone'], phone);
  each(['mobile'], (text) => toE164(text) ?? normalizeCode(text));
  if (clean.other_phones) clean.other_phones = [...new Set(clean.other_phones.map(phone))];
  return clean;
}

/**
 * Checks that the type cannot express: names that are empty after cleaning, addresses, numbers (spec 5.6, decisions
 * 2.8).
 */
export function checkPerson(values: PersonValues, rule: UsernameRule, today: string): Refusal[] {
  const errors: Refusal[] = [];
  const refuse = (field: string, code: string) => errors.push({ field, code });
  for (const field of ['first_name', 'last_name'] as const) if (values[field] === '') refuse(field, 'REQUIRED');
  if (values.email && !isEmail(values.email)) refuse('email', 'EMAIL');
  if (values.mobile && !/^\+989\d{9}$/.test(values.mobile)) refuse('mobile', 'MOBILE');
  if (values.landline && !PHONE.test(values.landline)) refuse('landline', 'PHONE');
  if (values.interphone && !/^\d{1,10}$/.test(values.interphone)) refuse('interphone', 'NUMBER');
  if (values.other_phones?.some((number) => !PHONE.test(number))) refuse('other_phones', 'PHONE');
  if (values.username && !rule.accepts(values.username)) {
    errors.push({
      field: 'username',
      code: 'USERNAME',
      message: messages.usernameInvalid,
      // where people log in by mobile, the example of the settings is a mobile
      values: { example: (rule.username_type === 'username' && rule.username_example) || 'sara.amini' },
    });
  }
  if (
    values.birthday &&
    (Number.isNaN(Date.parse(values.birthday)) ||
      new Date(values.birthday).toISOString().slice(0, 10) !== values.birthday ||
      values.birthday > today)
  )
    refuse('birthday', 'DATE');
  return errors;
}

/**
 * At least one of user name, e-mail and mobile must remain (decisions 2.8); the error is shown at the field that the
 * settings prefer.
 */
export function checkIdentified(after: Identifiers, preferred: 'username' | 'email' | 'mobile'): Refusal[] {
  return after.username || after.email || after.mobile
    ? []
    : [{ field: preferred, code: 'REQUIRED', message: messages.identifierRequired }];
}

/** The field that two people share, by the unique key that refused the second. */
export const DUPLICATES: Record<string, 'username' | 'email' | 'mobile'> = {
  user_username_key: 'username',
  user_email_key: 'email',
  user_mobile: 'mobile',
};
