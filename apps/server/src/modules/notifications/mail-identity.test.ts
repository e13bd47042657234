import fc from 'fast-check';
import { deriveSecrets } from '../../platform/config/secrets.ts';
import {
  contentOfMessageId,
  isOwnMail,
  MAILBOX_LOCAL_MAX,
  messageIdOf,
  originOf,
  replyAddress,
  tokenOfReplyAddress,
} from './mail-identity.rules.ts';

const secrets = deriveSecrets('a secret that only the tests know, 32+');
const others = deriveSecrets('another secret of the tests, 32+ letters');
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
/** The id of a row: far more than there will be. */
const row = fc.integer({ min: 1, max: 1_000_000_000_000 });
const mailbox = fc.stringMatching(new RegExp(`^[a-z]{1,${MAILBOX_LOCAL_MAX}}$`));
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

  it('[decisions 2.15] the address for answers belongs to one person, and survives a server that changes its letters', () => {
    fc.assert(
      fc.property(row, row, row, row, mailbox, (ticketId, contentId, userId, other, local) => {
        const mailed = { ticketId, contentId };
        const address = replyAddress(secrets, `${local}@example.ir`, { ...mailed, userId });
        expect(address.startsWith(`${local}+`) && address.endsWith('@example.ir')).toBe(true);
        expect(address.indexOf('@')).toBeLessThanOrEqual(64);
        for (const written of [address, address.toUpperCase()])
          expect(tokenOfReplyAddress(secrets, written)).toEqual({ ...mailed, userId });
        expect(tokenOfReplyAddress(others, address)).toBeNull();
        if (other !== userId)
          expect(
            tokenOfReplyAddress(secrets, address.replace(/\.[0-9a-z]+(\.[0-9a-f]+@)/, `.${other.toString(36)}$1`)),
          ).toBeNull();
      }),
    );
    expect(tokenOfReplyAddress(secrets, 'support@example.ir')).toBeNull();
  });

  it('[decisions 2.15] a mail of our own is recognised when it comes back', () => {
    const messageId = messageIdOf(secrets, { ticketId: 3, contentId: 9 }, 'example.ir');
    expect(isOwnMail(secrets, messageId, originOf(secrets, messageId))).toBe(true);
    expect(isOwnMail(secrets, `${messageId}x`, originOf(secrets, messageId))).toBe(false);
    expect(isOwnMail(others, messageId, originOf(secrets, messageId))).toBe(false);
    expect(isOwnMail(secrets, messageId, '')).toBe(false);
  });
});
