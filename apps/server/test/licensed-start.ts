// `npm start` with one more trusted key, given in LICENCE_KEY: for end-to-end tests with their own licence that
// expires.
import type { TrustedKey } from '../src/modules/licence/licence.rules.ts';
import { TRUSTED_KEYS } from '../src/modules/licence/trusted-keys.ts';

(TRUSTED_KEYS as TrustedKey[]).push({ id: 'journey', demo: false, publicKey: process.env.LICENCE_KEY ?? '' });
await import('../src/start.ts');
