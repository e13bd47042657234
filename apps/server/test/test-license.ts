import { generateKeyPairSync, sign } from 'node:crypto';
import { FEATURES, type Feature, type LicenseClaims } from '@hamyar/contracts';
import { insertLicense, licenseOf } from '../src/modules/license/public.ts';
import type { Deps } from '../src/platform/deps.ts';

/** Installs a license signed by a key pair made for this test; call it before anything reads the license. */
export async function installLicense(
  deps: Pick<Deps, 'db' | 'broker' | 'clock' | 'modules'>,
  more: Partial<LicenseClaims> = {},
  features: readonly Feature[] = FEATURES,
): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const claims: LicenseClaims = {
    id: 'test',
    product: 'hamyar',
    type: 'selfhost',
    customer: 'test',
    issued_at: 0,
    expires_at: null,
    defined_employees: 100,
    features: [...features],
    domains: [],
    grace_days: 14,
    panel_url: 'https://example.ir',
    ...more,
  };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const code = `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
  await insertLicense(deps.db, { code, claims, at: deps.clock.now(), by: null });
  licenseOf(deps, [
    { id: 'test', publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'), demo: false },
  ]);
}
