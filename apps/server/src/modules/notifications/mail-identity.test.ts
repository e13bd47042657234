import fc from 'fast-check';
import { deriveSecrets } from '../../platform/config/secrets.ts';
import { contentOfMessageId, messageIdOf } from './mail-identity.rules.ts';

const secrets = deriveSecrets('a secret that only the tests know, 32+');
const others = deriveSecrets('another secret of the tests, 32+ letters');
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const content = fc.record({ ticketId: id, contentId: id });

describe('what identifies our mail', () => {
  it('[decisions 2.15] a Message-ID names ticket and content, and only our own is recognised', () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        const messageId = messageIdOf(secrets, one, 'example.ir');
        expect(messageId).toMatch(/^<t\d+\.c\d+\.[0-9a-f]{32}@example\.ir>$/);
        expect(contentOfMessageId(secrets, messageId)).toEqual(one);
        expect(contentOfMessageId(secrets, messageId.slice(1, -1))).toEqual(one);
        expect(contentOfMessageId(others, messageId)).toBeNull();
        const foreign = messageId.replace(/^<t\d+\.c\d+/, `<t${other.ticketId}.c${other.contentId}`);
        if (foreign !== messageId) expect(contentOfMessageId(secrets, foreign)).toBeNull();
      }),
    );
    for (const text of ['', '<t1.c2@x>', '<t1.c2.@x>', '<t0.c1.ab@x>', 'no id'])
      expect(contentOfMessageId(secrets, text)).toBeNull();
  });
});
