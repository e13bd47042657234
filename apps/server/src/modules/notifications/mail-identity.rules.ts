import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/config/secrets.ts';

/** A content of a ticket that a mail carries. */
export interface MailedContent {
  ticketId: number;
  contentId: number;
}

type Keys = Pick<Secrets, 'key'>;

/** Hexadecimal digits of a signature: addresses may lose the case of their letters. */
const SIGNATURE_DIGITS = 32;

const signed = (secrets: Keys, purpose: string, text: string): string =>
  createHmac('sha256', secrets.key(purpose)).update(text).digest('hex').slice(0, SIGNATURE_DIGITS);
const equal = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const contentKey = ({ ticketId, contentId }: MailedContent): string => `t${ticketId}.c${contentId}`;

/** The Message-ID of a content: `<t{ticket}.c{content}.{hmac}@domain>` (decisions 2.15). Nobody else can make one. */
export const messageIdOf = (secrets: Keys, content: MailedContent, domain: string): string =>
  `<${contentKey(content)}.${signed(secrets, 'mail-id', contentKey(content))}@${domain}>`;

/** The Message-ID of a message that carries no content of a ticket; the same one each time for its key. */
export const messageIdOfNotice = (secrets: Keys, key: string, sender: string): string =>
  `<n.${signed(secrets, 'mail-notice', key)}@${domainOf(sender)}>`;

/** What follows the `@` of an address. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const MESSAGE_ID = /^<?t([1-9]\d{0,15})\.c([1-9]\d{0,15})\.([0-9a-f]+)@[^\s<>@]+>?$/;

/** The content that an answer refers to; null for an id that is not ours. */
export function contentOfMessageId(secrets: Keys, messageId: string): MailedContent | null {
  const [, ticket, content, signature = ''] = MESSAGE_ID.exec(messageId.trim()) ?? [];
  if (!ticket || !content) return null;
  const mailed = { ticketId: Number(ticket), contentId: Number(content) };
  return equal(signature, signed(secrets, 'mail-id', contentKey(mailed))) ? mailed : null;
}

/** The value of `X-Desk-Origin`: only this system can sign a Message-ID, so it recognises its own mail. */
export const originOf = (secrets: Keys, messageId: string): string => signed(secrets, 'mail-origin', messageId);
