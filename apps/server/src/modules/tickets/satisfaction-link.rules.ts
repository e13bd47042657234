import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/config/secrets.ts';

/** One closing of a ticket about which its customer is asked. */
export interface AskedClosing {
  ticketId: number;
  customerId: number;
  /** Unix seconds. */
  closedAt: number;
}

type Keys = Pick<Secrets, 'key'>;

/** Seconds after the closing in which a link can be used: decisions 2.0 "Keys" ask for an end, ADR 0093 says when. */
export const LINK_SECONDS = 30 * 86_400;

const textOf = ({ ticketId, customerId, closedAt }: AskedClosing): string => `${ticketId}-${customerId}-${closedAt}`;
const signatureOf = (secrets: Keys, closing: AskedClosing): string =>
  createHmac('sha256', secrets.key('satisfaction-link')).update(textOf(closing)).digest('hex');

/** The token of the link; nobody else can make one, and it is for one closing and one person. */
export const ratingToken = (secrets: Keys, closing: AskedClosing): string =>
  `${textOf(closing)}-${signatureOf(secrets, closing)}`;

const TOKEN = /^([1-9]\d{0,14})-([1-9]\d{0,14})-([1-9]\d{0,10})-([0-9a-f]{64})$/;

/** What a token asks about; null for one that is not ours. */
export function closingOfToken(secrets: Keys, token: string): AskedClosing | null {
  const [, ticket, customer, closed, signature] = TOKEN.exec(token) ?? [];
  if (!ticket || !customer || !closed || !signature) return null;
  const closing = { ticketId: Number(ticket), customerId: Number(customer), closedAt: Number(closed) };
  const own = Buffer.from(signatureOf(secrets, closing));
  return timingSafeEqual(own, Buffer.from(signature)) ? closing : null;
}

/** Whether the last closing of a ticket, unix seconds, and its customer are those that a link asks about. */
export const isOfClosing = (
  ticket: { closedAt: number | null; customerId: number | null },
  { closedAt, customerId }: AskedClosing,
): boolean => ticket.closedAt === closedAt && ticket.customerId === customerId;
