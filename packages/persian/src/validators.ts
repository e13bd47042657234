import { normalizeCode } from './normalize.ts';

/**
 * True when a plain field contains something like an HTML tag: `<`, an optional `/` or `!`, a letter, … `>`. `a < b`,
 * `<3` and `->` are allowed (spec 5.1, decisions 2.0 "Plain vs rich"). Reads the text once.
 */
export function hasHtmlTag(text: string): boolean {
  const opener = text.search(/<[/!]?[a-z]/i);
  return opener !== -1 && text.lastIndexOf('>') > opener;
}

const MOBILE = /^(?:\+98|0098|98|0)?(9\d{9})$/;

/**
 * The stored form of an Iranian mobile number, E.164 `+989123456789`, or null when the text is not one
 * (design/persian-ux B6). Spaces, dashes, brackets and either digit set are accepted.
 */
export function toE164(text: string): string | null {
  const digits = MOBILE.exec(normalizeCode(text).replace(/[\s\-‐-―().]/g, ''))?.[1];
  return digits === undefined ? null : `+98${digits}`;
}

/** True when the text is an Iranian mobile number in any usual spelling. */
export function isMobile(text: string): boolean {
  return toE164(text) !== null;
}

/**
 * A stored mobile number as it is typed, for fields and for copying: `+989123456789` → `09123456789`; numbers of other
 * countries stay as stored. {@link showPhone} is for reading.
 */
export function formatMobile(e164: string): string {
  return /^\+989\d{9}$/.test(e164) ? `0${e164.slice(3)}` : e164;
}

/**
 * How every phone number is shown, in groups that can be read out: `+989123456789` → `0912 345 6789`, `02188765432` →
 * `021 8876 5432`; other texts stay as they are. Show it left to right.
 */
export function showPhone(stored: string): string {
  const typed = formatMobile(stored);
  if (/^09\d{9}$/.test(typed)) return typed.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
  return typed.replace(/^(0[1-8]\d)(\d{4})(\d{4})$/, '$1 $2 $3');
}

/** Hides the middle of a mobile number: `+989123456789` → `0912***6789`; other texts keep their last four characters. */
export function maskMobile(e164: string): string {
  const shown = formatMobile(e164);
  return shown.length < 8 ? '***' : `${shown.slice(0, 4)}***${shown.slice(-4)}`;
}

const EMAIL_LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

function isDomain(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((l) => HOST_LABEL.test(l)) &&
    /[a-z]/i.test(labels.at(-1) ?? '')
  );
}

/**
 * True for an e-mail address that mail servers accept: ASCII, at most 254 characters, a domain with a dot (spec 5.6).
 * Pass the normalised text.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    at > 0 && at <= 64 && text.length <= 254 && EMAIL_LOCAL.test(text.slice(0, at)) && isDomain(text.slice(at + 1))
  );
}

/** True for an absolute http or https address with a real host name or IPv4, at most 2,000 characters (spec 5.6, decisions 2.11). */
export function isUrl(text: string): boolean {
  if (text.length > 2000 || !/^https?:\/\/[^\s/?#]/i.test(text) || /\s/.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return username === '' && password === '' && (isDomain(hostname) || isIp(hostname) || hostname === 'localhost');
  } catch {
    return false;
  }
}

/** True for one IPv4 address in its usual spelling, without leading zeros. */
function isIp(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((p) => /^(?:0|[1-9]\d{0,2})$/.test(p) && Number(p) <= 255);
}

/**
 * True for one IPv4 address or a list of them, separated by commas (either script), semicolons or spaces (spec 5.6).
 */
export function isIpList(text: string): boolean {
  const parts = text
    .trim()
    .split(/\s*[,،;؛\s]\s*/)
    .filter((p) => p !== '');
  return parts.length > 0 && parts.every(isIp);
}

/**
 * True for an Iranian national code: ten digits of either script with a valid check digit; ten equal digits are
 * refused.
 */
export function isNationalCode(text: string): boolean {
  const code = normalizeCode(text);
  if (!/^\d{10}$/.test(code) || /^(\d)\1{9}$/.test(code)) return false;
  const sum = [...code].slice(0, 9).reduce((total, digit, i) => total + Number(digit) * (10 - i), 0);
  const rest = sum % 11;
  return Number(code[9]) === (rest < 2 ? rest : 11 - rest);
}
