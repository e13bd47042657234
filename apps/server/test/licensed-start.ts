// `npm start` with one more trusted key, given in LICENSE_KEY: for end-to-end tests with their own license that
// expires.
import type { TrustedKey } from '../src/modules/license/license.rules.ts';
import { TRUSTED_KEYS } from '../src/modules/license/trusted-keys.ts';

(TRUSTED_KEYS as TrustedKey[]).push({ id: 'journey', demo: false, publicKey: process.env.LICENSE_KEY ?? '' });
await import('../src/start.ts');
