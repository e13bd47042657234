import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/config/secrets.ts';

/** Cookie of a device on which an employee logged in before; it allows reading staff files, and nothing else. */
export const STAFF_DEVICE_COOKIE = 'auth.staff_device';
/** Its lifetime, in seconds; browsers keep no cookie longer. */
export const STAFF_DEVICE_SECONDS = 400 * 86_400;
const PURPOSE = 'staff-device';

/** The signed value of that cookie; `now` in unix seconds. */
export function signStaffDevice(secrets: Secrets, now: number): string {
  const until = now + STAFF_DEVICE_SECONDS;
  return `${until}.${secrets.sign(PURPOSE, String(until))}`;
}

/** Whether a cookie value was signed by this installation and is still valid. */
export function isStaffDevice(secrets: Secrets, mark: string | undefined, now: number): boolean {
  const parts = /^(\d{1,12})\.([\w-]{20,100})$/.exec(mark ?? '');
  if (!parts || Number(parts[1]) < now) return false;
  const expected = Buffer.from(secrets.sign(PURPOSE, parts[1]!));
  const given = Buffer.from(parts[2]!);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
