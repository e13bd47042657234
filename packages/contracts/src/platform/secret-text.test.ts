import { randomBytes } from 'node:crypto';
import { holdsSecret, withoutSecrets } from './secret-text.ts';

describe('addresses in logs', () => {
  it('[decisions 2.16] have no secret of a link, and keep everything else', () => {
    for (let times = 0; times < 50; times += 1) {
      const secret = randomBytes(32).toString('base64url');
      expect(withoutSecrets(`/request/${secret}?a=1`)).toBe('/request/…?a=1');
      expect(holdsSecret(`/request/${secret}`)).toBe(true);
    }
    expect(withoutSecrets(`/rating/12-7-1795000000-${'a1'.repeat(32)}`)).toBe('/rating/…');
    const slug = '/kb/articles/7/how-to-reset-your-password-in-the-customer-panel';
    expect(holdsSecret(slug)).toBe(false);
    expect(holdsSecret(`/rating/12-7-1795000000-${'a1'.repeat(32)}`)).toBe(true);
    for (const plain of ['/tickets/12', '/kb/articles/7/چاپگر', '/m/tickets/0.10.0/customer/request.0a1b2c3d4e5f.js'])
      expect([withoutSecrets(plain), holdsSecret(plain)]).toEqual([plain, false]);
  });
});
