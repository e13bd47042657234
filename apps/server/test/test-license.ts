import { generateKeyPairSync, sign } from 'node:crypto';
import { FEATURES, type Feature, type LicenseClaims } from '@hamyar/contracts';
import { insertLicense, licenseOf } from '../src/modules/license/public.ts';
import { withTransaction } from '../src/platform/database/transaction.ts';
import type { Deps } from '../src/platform/deps.ts';

/** The key pair of this run, so that one license can replace another. */
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEYS = [
  { id: 'test', publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'), demo: false },
];

/** Installs a license of this run; the first one of a database before anything reads the license. */
export async function installLicense(
  deps: Pick<Deps, 'db' | 'broker' | 'clock' | 'modules'>,
  more: Partial<LicenseClaims> = {},
  features: readonly Feature[] = FEATURES,
): Promise<void> {
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
  const license = licenseOf(deps, KEYS);
  await withTransaction(deps.db, (trx) => license.changed(trx));
}
