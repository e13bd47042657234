import {
  hasHtmlTag,
  isEmail,
  isVisible,
  isIpList,
  isMobile,
  isNationalCode,
  isUrl,
  parseNumber,
  toEn,
} from '@hamyar/persian';
import { rulesText } from './messages.ts';

/** One check of a field: the text to show, or null when the value is valid. `values` are those of the whole form. */
export type FieldRule = (value: unknown, values: Record<string, unknown>) => string | null;

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const empty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !isVisible(value)) ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' &&
    'hours' in value &&
    'minutes' in value &&
    (value.hours === null || value.minutes === null));

/** A rule for a filled field; only `required` handles an empty one. */
const whenFilled =
  (check: (value: unknown) => boolean, message: string): FieldRule =>
  (value) =>
    empty(value) || check(value) ? null : message;

const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : (parseNumber(text(value)) ?? Number.NaN);
const COMPLEX = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/s;

/** The rules of the spec (5.1-5.7) and the Persian rules of the glossary §7. Each returns the text to show, or null. */
export const rules = {
  /** [5.3] A value is required; `message` for another sentence. */
  required:
    (message: string = rulesText.required): FieldRule =>
    (value) =>
      empty(value) ? message : null,
  /** [5.1] No HTML-like tags in plain text; on by default in every text field. */
  noHtml: (): FieldRule => whenFilled((value) => !hasHtmlTag(text(value)), rulesText.html),
  /** [5.4] Not below `limit`. */
  min: (limit: number): FieldRule => whenFilled((value) => numberOf(value) >= limit, rulesText.min(limit)),
  /** [5.4] Not above `limit`. */
  max: (limit: number): FieldRule => whenFilled((value) => numberOf(value) <= limit, rulesText.max(limit)),
  /** [5.5] At least `limit` characters; the message contains the limit. */
  minLength: (limit: number): FieldRule =>
    whenFilled((value) => [...text(value)].length >= limit, rulesText.minLength(limit)),
  /** [5.5] At most `limit` characters; the message contains the limit. */
  maxLength: (limit: number): FieldRule =>
    whenFilled((value) => [...text(value)].length <= limit, rulesText.maxLength(limit)),
  /** At least one letter or digit: what an address is made of. */
  letter: (): FieldRule => whenFilled((value) => /[\p{L}\p{N}]/u.test(text(value)), rulesText.letter),
  /** [5.6] Matches a pattern. */
  regex: (pattern: RegExp, message: string = rulesText.pattern): FieldRule =>
    whenFilled((value) => pattern.test(text(value)), message),
  /** [5.6] One e-mail address. */
  email: (): FieldRule => whenFilled((value) => isEmail(text(value)), rulesText.email),
  /** [5.6] A web address. */
  url: (): FieldRule => whenFilled((value) => isUrl(text(value)), rulesText.url),
  /** [5.6] One IPv4 address or a list of them. */
  ip: (): FieldRule => whenFilled((value) => isIpList(text(value)), rulesText.ip),
  /** [5.7] At least 8 characters with a lower-case letter, an upper-case letter and a digit. */
  complex: (): FieldRule => whenFilled((value) => COMPLEX.test(toEn(text(value))), rulesText.complex),
  /** Digits, Persian or Latin. */
  number: (): FieldRule => whenFilled((value) => !Number.isNaN(numberOf(value)), rulesText.number),
  /** An Iranian mobile number in any usual spelling. */
  mobile: (): FieldRule => whenFilled((value) => isMobile(text(value)), rulesText.mobile),
  /** 3 to 15 digits. */
  phone: (): FieldRule =>
    whenFilled((value) => /^\+?\d{3,15}$/.test(toEn(text(value)).replace(/[\s-]/g, '')), rulesText.phone),
  /** An Iranian national code with a valid check digit. */
  nationalCode: (): FieldRule => whenFilled((value) => isNationalCode(text(value)), rulesText.nationalCode),
  /** The same value as another field, for repeated passwords. */
  same:
    (field: string, message: string = rulesText.mismatch): FieldRule =>
    (value, values) =>
      value === values[field] ? null : message,
  /** Later than another field; both are dayjs values. */
  after:
    (field: string, message: string = rulesText.dateOrder): FieldRule =>
    (value, values) => {
      const start = values[field];
      return empty(value) || empty(start) || Number(value) > Number(start) ? null : message;
    },
};
