import { deriveSecrets } from '../../platform/config/secrets.ts';
import { isStaffDevice, signStaffDevice, STAFF_DEVICE_SECONDS } from './staff-device.ts';

const NOW = 1_795_000_000;
const secrets = deriveSecrets('a'.repeat(64));
const signed = signStaffDevice(secrets, NOW);

describe('the cookie of a device on which an employee logged in', () => {
  it('[module-platform 5] opens the files of staff for 400 days and not a second longer', () => {
    expect(STAFF_DEVICE_SECONDS).toBe(400 * 86_400);
    expect(isStaffDevice(secrets, signed, NOW)).toBe(true);
    expect(isStaffDevice(secrets, signed, NOW + STAFF_DEVICE_SECONDS)).toBe(true);
    expect(isStaffDevice(secrets, signed, NOW + STAFF_DEVICE_SECONDS + 1)).toBe(false);
  });

  it('[module-platform 5] is worth nothing with another date, from another installation, or cut off', () => {
    const [until, signature] = signed.split('.') as [string, string];
    const later = `${Number(until) + 1}.${signature}`;
    const foreign = signStaffDevice(deriveSecrets('b'.repeat(64)), NOW);
    for (const cookie of [later, foreign, signed.slice(0, -1), until, '', undefined])
      expect(isStaffDevice(secrets, cookie, NOW)).toBe(false);
  });
});
