import type { SystemSettings } from '@hamyar/contracts';
import { fill, formatMobile, hasHtmlTag, isEmail, normalizeCode, toE164 } from '@hamyar/persian';
import { fa } from './messages.ts';

type IdentifierSettings = Pick<SystemSettings, 'username_type' | 'username_regex' | 'username_example'>;

/** The identifier as it is sent: Latin digits, no spaces. */
export const normalizeIdentifier = (text: string): string => normalizeCode(text).replace(/\s+/g, '');

/** What is wrong with an identifier for the way this system names its accounts; undefined when nothing is (spec 5.27, 5.29). */
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

/** What is wrong with a mobile or e-mail that is to get a code. */
export function contactError(text: string): string | undefined {
  const value = normalizeIdentifier(text);
  if (value === '') return fa.required;
  return isEmail(value) || toE164(value) ? undefined : fa.contactInvalid;
}

/**
 * At login every account may be typed as it is: staff of a desk whose customers use mobiles may have user names. Only
 * an empty field and markup are refused before the server is asked, and e-mail where the system names accounts so (spec 5.27).
 */
export function loginIdentifierError(text: string, settings: IdentifierSettings): string | undefined {
  if (settings.username_type !== 'mobile') return identifierError(text, settings);
  const value = normalizeIdentifier(text);
  if (value === '') return fa.required;
  return hasHtmlTag(value) ? fa.html : /^[+\d]+$/.test(value) && !toE164(value) ? fa.mobileInvalid : undefined;
}

/** An identifier as a person reads it: a mobile in groups, everything else as typed. */
export function displayIdentifier(text: string): string {
  const mobile = toE164(text);
  return mobile ? formatMobile(mobile).replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3') : text;
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern).test(value);
  } catch {
    // a pattern that does not compile must lock nobody out; the server has the last word
    return true;
  }
}
