import fc from 'fast-check';
import { deriveSecrets } from '../../platform/config/secrets.ts';
import { closingOfToken, ratingToken } from './satisfaction-link.rules.ts';

const secrets = deriveSecrets('a secret that only the tests know, 32+');
const others = deriveSecrets('another secret of the tests, 32+ letters');
const id = fc.integer({ min: 1, max: 10 ** 15 - 1 });
const closing = fc.record({ ticketId: id, customerId: id, closedAt: fc.integer({ min: 1, max: 4_000_000_000 }) });

describe('the token of a link for rating', () => {
  it('[decisions 2.21] names ticket, customer and closing, and only our own is known', () => {
    fc.assert(
      fc.property(closing, closing, (one, other) => {
        const token = ratingToken(secrets, one);
        expect(closingOfToken(secrets, token)).toEqual(one);
        expect(closingOfToken(others, token)).toBeNull();
        const signature = token.slice(token.lastIndexOf('-'));
        const foreign = `${other.ticketId}-${other.customerId}-${other.closedAt}${signature}`;
        if (foreign !== token) expect(closingOfToken(secrets, foreign)).toBeNull();
        expect(closingOfToken(secrets, `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBeNull();
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => closingOfToken(secrets, text) === null));
  });
});
