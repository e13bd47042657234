import { EXPIRY_WARNING_DAYS, type License, type SessionUser } from '@hamyar/contracts';

const DAY = 86_400;

/** Days left until a moment, rounded up: 1 on the last day. Both in unix seconds. */
export const daysLeft = (until: number, now: number): number => Math.ceil((until - now) / DAY);

/** Warning for a customer: days left when at most seven, `limited` after the date, otherwise null (spec 4.4). */
export function accountWarning(
  user: Pick<SessionUser, 'employee' | 'expired' | 'expire_date'>,
  now: number,
): number | 'limited' | null {
  if (user.employee) return null;
  if (user.expired || (user.expire_date !== null && user.expire_date <= now)) return 'limited';
  if (user.expire_date === null) return null;
  const left = daysLeft(user.expire_date, now);
  return left <= EXPIRY_WARNING_DAYS ? left : null;
}

/**
 * Warning for the full admin: days left when at most seven, 0 after the license has expired, otherwise null (spec 4.5).
 */
export function licenseWarning(license: Pick<License, 'license_expired_at'> | null, now: number): number | null {
  if (!license?.license_expired_at) return null;
  const left = Math.max(0, daysLeft(license.license_expired_at, now));
  return left <= EXPIRY_WARNING_DAYS ? left : null;
}
