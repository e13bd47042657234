import { Alert } from '@hamyar/design-system/basics';
import { getPlatform } from '@hamyar/module-sdk';
import { toFa } from '@hamyar/persian';
import { selectLicense, useAppSelector } from '@hamyar/store';
import { fill } from '../messages/fa.ts';
import { staffFa } from '../messages/staff-fa.ts';
import { licenceWarning } from './expiry.rules.ts';

/** Seven days or fewer of the licence are left: for the full admin, with a link to renew it (spec 4.5). */
export function LicenceBanner() {
  const license = useAppSelector(selectLicense);
  const left = licenceWarning(license, getPlatform().now());
  if (left === null) return null;
  const renew = license?.panel_url ? <a href={license.panel_url} target="_blank" rel="noreferrer">{staffFa.license.renew}</a> : undefined;
  return <Alert banner tone={left === 0 ? 'error' : 'warning'} action={renew}>{left === 0 ? staffFa.license.expired : fill(staffFa.license.warning, { n: toFa(left) })}</Alert>;
}
