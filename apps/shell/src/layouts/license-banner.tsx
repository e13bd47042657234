import { Alert } from '@hamyar/design-system/basics';
import { getPlatform, usePlatformState } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { selectLicense, useAppSelector } from '@hamyar/store';
import { staffFa } from '../messages/staff-fa.ts';
import { daysLeft, licenseWarning } from './expiry.rules.ts';
import { useMinuteTick } from './use-minute-tick.ts';

/**
 * When the license has seven days or fewer left: for the full admin, with a link to renew it (spec 4.5). After its
 * grace period everybody with read-only access sees the reason.
 */
export function LicenseBanner() {
  useMinuteTick();
  const license = useAppSelector(selectLicense);
  const readOnly = usePlatformState((state) => state.user?.read_only === true);
  const now = getPlatform().now();
  const left = licenseWarning(license, now);
  if (left === null && !readOnly) return null;
  const renew = license?.panel_url ? (
    <a href={license.panel_url} target="_blank" rel="noreferrer">
      {staffFa.license.renew}
    </a>
  ) : undefined;
  return (
    <Alert banner tone={left === null || left === 0 ? 'error' : 'warning'} action={renew}>
      {readOnly ? staffFa.license.readOnly : bannerText(left ?? 0, license?.grace_until ?? null, now)}
    </Alert>
  );
}

function bannerText(left: number, graceUntil: number | null, now: number): string {
  if (left > 0) return fill(staffFa.license.warning, { n: isolate(toFa(left)) });
  const grace = graceUntil === null ? 0 : daysLeft(graceUntil, now);
  return grace > 0
    ? `${staffFa.license.expired}. ${fill(staffFa.license.grace, { n: isolate(toFa(grace)) })}`
    : staffFa.license.expired;
}
