import type { SystemSettings } from '@hamyar/contracts';
import { fill, showPhone, hasHtmlTag, isEmail, normalizeCode, toE164 } from '@hamyar/persian';
import { fa } from './messages.ts';

type IdentifierSettings = Pick<SystemSettings, 'username_type' | 'username_regex' | 'username_example'>;

/** What a person can be identified by. */
export type IdentifierKind = SystemSettings['username_type'];

/** The kind of the typed identifier; of an empty one, the kind that this system uses. */
export function identifierKind(text: string, type: IdentifierKind): IdentifierKind {
  const value = normalizeIdentifier(text);
  if (value === '') return type;
  if (/^[+\d]+$/.test(value)) return type === 'username' ? 'username' : 'mobile';
  return value.includes('@') ? 'email' : 'username';
}

/** The identifier as it is sent to the server: Latin digits, no spaces. */
export const normalizeIdentifier = (text: string): string => normalizeCode(text).replace(/\s+/g, '');

/** Error message for an identifier of the kind that this system uses; undefined when it is valid (spec 5.27, 5.29). */
export function identifierError(
  text: string,
  { username_type, username_regex, username_example }: IdentifierSettings,
): string | undefined {
  const value = normalizeIdentifier(text);
  if (value === '') return fa.required;
  if (hasHtmlTag(value)) return fa.html;
  if (username_type === 'email') return isEmail(value) ? undefined : fa.emailInvalid;
  if (username_type === 'mobile') return toE164(value) ? undefined : fa.mobileInvalid;
  if (!username_regex || matches(username_regex, value)) return undefined;
  return username_example
    ? fill(fa.usernameInvalid, { example: `\u2066${username_example}\u2069` })
    : fa.patternInvalid;
}

/** Error message for the mobile or e-mail to which a code is sent; undefined when it is valid. */
export function contactError(text: string): string | undefined {
  const value = normalizeIdentifier(text);
  if (value === '') return fa.required;
  return isEmail(value) || toE164(value) ? undefined : fa.contactInvalid;
}

/**
 * Error message for an identifier at login. An e-mail address is always accepted: who has sent a request without an
 * account has nothing else. Where customers log in by mobile, employees may have user names, so every text without
 * markup is accepted that is not an invalid number (spec 5.27).
 */
export function loginIdentifierError(text: string, settings: IdentifierSettings): string | undefined {
  const value = normalizeIdentifier(text);
  if (isEmail(value)) return undefined;
  if (settings.username_type !== 'mobile') return identifierError(text, settings);
  if (value === '') return fa.required;
  return hasHtmlTag(value) ? fa.html : /^[+\d]+$/.test(value) && !toE164(value) ? fa.mobileInvalid : undefined;
}

/** The identifier as it is shown: a mobile in groups of digits, everything else as typed. */
export function displayIdentifier(text: string): string {
  const mobile = toE164(text);
  return mobile ? showPhone(mobile) : text;
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern).test(value);
  } catch {
    // an invalid pattern must not prevent a login; the server checks the identifier again
    return true;
  }
}
