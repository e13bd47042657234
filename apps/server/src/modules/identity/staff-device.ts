import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/config/secrets.ts';

/** Says that staff signed in on this device before; opens files and papers of staff, and nothing else. */
export const STAFF_DEVICE_COOKIE = 'auth.staff_device';
/** Browsers keep a cookie no longer. */
export const STAFF_DEVICE_SECONDS = 400 * 86_400;
const PURPOSE = 'staff-device';

/** The signed cookie of a device on which staff signed in; `now` in unix seconds. */
export function signStaffDevice(secrets: Secrets, now: number): string {
  const until = now + STAFF_DEVICE_SECONDS;
  return `${until}.${secrets.sign(PURPOSE, String(until))}`;
}

/** Whether a cookie was made here and is still valid. */
export function isStaffDevice(secrets: Secrets, cookie: string | undefined, now: number): boolean {
  const parts = /^(\d{1,12})\.([\w-]{20,100})$/.exec(cookie ?? '');
  if (!parts || Number(parts[1]) < now) return false;
  const expected = Buffer.from(secrets.sign(PURPOSE, parts[1]!));
  const given = Buffer.from(parts[2]!);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
