export { checkLicense } from './license-check.service.ts';
export { licenseOf } from './license-reader.service.ts';
export type { LicenseReader, LicenseReading } from './license-reader.service.ts';
export { insertLicense } from './license.repository.ts';
export { formErrors, slaErrors } from './reference-license.service.ts';
export { featuresFor, readLicense, staffMayWrite } from './license.rules.ts';
export { DEMO_LICENSE, TRUSTED_KEYS } from './trusted-keys.ts';
