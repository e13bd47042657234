import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import type { Feature } from '@hamyar/contracts';
import { licensePut, type License } from '@hamyar/contracts/license';
import type { Page } from '@playwright/test';
import type { JourneyFixtures } from './fixtures.ts';
import type { Product } from './product.ts';
import { apiCall } from './session.ts';

/** A separate product that accepts the licenses of this journey. It contains only its first full admin. */
export interface LicensedProduct {
  product: Product;
  admin: { username: string; password: string };
  /** Installs a license with the session of a page; `expires_at` in unix seconds. */
  license(
    page: Page,
    claims: { expires_at: number | null; grace_days?: number; features?: readonly Feature[] },
  ): Promise<License>;
}

/** Address at which the licenses of these journeys are renewed. */
export const PANEL = 'https://panel.example/renew';

/** Starts it with the `startProduct` fixture of the test. */
export async function startLicensed(start: JourneyFixtures['startProduct']): Promise<LicensedProduct> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const product = await start({
    entry: 'apps/server/test/licensed-start.ts',
    env: { LICENSE_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') },
    args: ['--empty'],
  });
  const [, username, password] = / or: (\S+) \/ (\S+)$/m.exec(product.logTail()) ?? [];
  assert.ok(username && password, 'the first login is printed');
  let serial = 0;
  return {
    product,
    admin: { username, password },
    async license(page, { expires_at, grace_days = 0, features = [] }) {
      const claims = {
        id: `journey-${(serial += 1)}`,
        product: 'همیار',
        type: 'selfhost',
        customer: 'نمونه',
        issued_at: 0,
        expires_at,
        defined_employees: 9,
        features,
        domains: [],
        grace_days,
        panel_url: PANEL,
      };
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      const answer = await apiCall(page, licensePut, {
        code: `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`,
      });
      assert.equal(answer.status, 'UPDATED', JSON.stringify(answer));
      return answer.data;
    },
  };
}
