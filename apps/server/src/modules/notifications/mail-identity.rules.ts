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

const signed = (secrets: Keys, purpose: string, text: string, digits = SIGNATURE_DIGITS): string =>
  createHmac('sha256', secrets.key(purpose)).update(text).digest('hex').slice(0, digits);
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

/** The person whose answer an address is for. */
export interface ReplyToken extends MailedContent {
  userId: number;
}

const tokenKey = (token: ReplyToken): string => `${contentKey(token)}.u${token.userId}`;

/** Octets that the part of an address before its `@` may have (RFC 5321, 4.5.3.1.1). */
const LOCAL_PART_MAX = 64;
/** Digits of an id in base 36: more rows than a database of this product will have. */
const ID_DIGITS = 8;
/** Hexadecimal digits of the signature of an address, which is shorter than that of a Message-ID. */
const ADDRESS_SIGNATURE_DIGITS = 16;
/** What a mailbox that receives answers may have before its `@`: the rest is `+`, three ids and the signature. */
export const MAILBOX_LOCAL_MAX = LOCAL_PART_MAX - 3 * (ID_DIGITS + 1) - ADDRESS_SIGNATURE_DIGITS - 1;

const addressSignature = (secrets: Keys, token: ReplyToken): string =>
  signed(secrets, 'mail-reply', tokenKey(token), ADDRESS_SIGNATURE_DIGITS);

/**
 * The address that answers are sent to: the mailbox with a part that names ticket, content and the person who may use it,
 * as `support+c.y.5.{hmac}@example.ir`, each id in base 36.
 */
export function replyAddress(secrets: Keys, mailbox: string, token: ReplyToken): string {
  const at = mailbox.lastIndexOf('@');
  const ids = [token.ticketId, token.contentId, token.userId].map((id) => id.toString(36)).join('.');
  return `${mailbox.slice(0, at)}+${ids}.${addressSignature(secrets, token)}${mailbox.slice(at)}`;
}

const REPLY_PART = /\+([1-9a-z][0-9a-z]{0,7})\.([1-9a-z][0-9a-z]{0,7})\.([1-9a-z][0-9a-z]{0,7})\.([0-9a-f]{16})@/i;

/** Whose answer an address is for, and to what; null for an address that is not ours. */
export function tokenOfReplyAddress(secrets: Keys, address: string): ReplyToken | null {
  const [, ticket, content, user, signature = ''] = REPLY_PART.exec(address) ?? [];
  if (!ticket || !content || !user) return null;
  const [ticketId, contentId, userId] = [ticket, content, user].map((id) => parseInt(id, 36)) as [
    number,
    number,
    number,
  ];
  const token = { ticketId, contentId, userId };
  return equal(signature.toLowerCase(), addressSignature(secrets, token)) ? token : null;
}

/** The value of `X-Desk-Origin`: only this system can sign a Message-ID, so it recognises its own mail. */
export const originOf = (secrets: Keys, messageId: string): string => signed(secrets, 'mail-origin', messageId);

/** Whether a mail with these headers has left this system. */
export const isOwnMail = (secrets: Keys, messageId: string, origin: string): boolean =>
  equal(origin.trim().toLowerCase(), originOf(secrets, messageId));
