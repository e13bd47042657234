export { checkLicence } from './licence-check.service.ts';
export { licenceOf } from './licence-reader.service.ts';
export type { LicenceReader, LicenceReading } from './licence-reader.service.ts';
export { insertLicence } from './licence.repository.ts';
export { featuresFor, readLicence, staffMayWrite } from './licence.rules.ts';
export { DEMO_LICENCE, TRUSTED_KEYS } from './trusted-keys.ts';
