import { REQUEST_LINK_DAYS } from '@hamyar/contracts';
import { hashToken, newToken } from '../../platform/auth/tokens.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteEndedLinks, hasRequestLink, insertRequestLink, linkAddressOf } from './request-link.repository.ts';

const DAY = 86_400_000;
/** Days after its end in which a link can still be renewed. */
const RENEWABLE_DAYS = 180;

/** Links that ended before this moment are not renewed. */
export const renewableSince = (now: Date): Date => new Date(now.getTime() - RENEWABLE_DAYS * DAY);

/**
 * Makes a link to a ticket for its customer, who has the address now. @returns the secret, which is stored nowhere; null for
 * a person without an address
 */
export async function issueRequestLink(
  deps: Pick<Deps, 'clock'>,
  trx: AnyDb,
  { ticketId, userId }: { ticketId: number; userId: number },
): Promise<string | null> {
  const address = await linkAddressOf(trx, userId);
  if (address === null) return null;
  const token = newToken();
  const now = deps.clock.now();
  await insertRequestLink(trx, {
    ...{ token_hash: hashToken(token), ticket_id: ticketId, user_id: userId, address },
    ...{ created_at: now, expires_at: new Date(now.getTime() + REQUEST_LINK_DAYS * DAY) },
  });
  return token;
}

/**
 * What makes a new link for a mail about a ticket that was requested without an account; null for every other one. No
 * link is made for a mail that never leaves.
 */
export async function linkForMail(
  deps: Pick<Deps, 'clock'>,
  trx: AnyDb,
  request: { ticketId: number; userId: number },
): Promise<(() => Promise<string | null>) | null> {
  return (await hasRequestLink(trx, request)) ? () => issueRequestLink(deps, trx, request) : null;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'ticket.request_link_sweep': Record<string, never>;
  }
}

/** Removes the links that nobody can renew any more. */
export function registerRequestLinkSweep(deps: Deps): void {
  deps.jobs.handle('ticket.request_link_sweep', () => deleteEndedLinks(deps.db, renewableSince(deps.clock.now())));
  deps.jobs.schedule('37 2 * * *', 'ticket.request_link_sweep');
}
