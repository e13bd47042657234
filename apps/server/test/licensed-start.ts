// `npm start` that trusts one key more, given in LICENCE_KEY: for journeys in which a licence of their own making ends.
import type { TrustedKey } from '../src/modules/licence/licence.rules.ts';
import { TRUSTED_KEYS } from '../src/modules/licence/trusted-keys.ts';

(TRUSTED_KEYS as TrustedKey[]).push({ id: 'journey', demo: false, publicKey: process.env.LICENCE_KEY ?? '' });
await import('../src/start.ts');
