import type { TicketSignature } from '@hamyar/contracts';
import { fillUnread } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { toRichText, type RichText } from '../../platform/richtext/rich-text.ts';
import { findDepartment } from '../departments/public.ts';
import { hasGateway } from '../notifications/public.ts';
import { valuesOf } from './ticket-template-use.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';

/**
 * The signature of the department that has the ticket, filled for who answers (decisions 2.7, 2.12); null where it has
 * none, or where nothing of it is left.
 */
export async function signatureOf(
  db: AnyDb,
  ticket: TicketRecord,
  author: Pick<CurrentUser, 'id'>,
  now: Date,
): Promise<Pick<RichText, 'html' | 'text'> | null> {
  const { signature = '' } = (await findDepartment(db, ticket.department_id)) ?? {};
  if (signature === '') return null;
  const { html, text, empty } = toRichText(fillUnread(signature, await valuesOf(db, author, ticket, now)));
  return empty ? null : { html, text };
}

/** What stands below an answer that the person writes now; '' where none leaves by mail. @throws NotFound, Forbidden */
export async function signatureToWrite(
  { deps, settings }: TicketContext,
  user: CurrentUser,
  ticketId: number,
): Promise<TicketSignature> {
  const ticket = await findTicket(deps.db, ticketId);
  const reading = await settings.current();
  assertCan(user, 'see_internal', ticket && policyTicket(ticket), reading);
  const mailed = ticket!.kind !== 'internal' && hasGateway(reading, 'email');
  const signature = mailed ? await signatureOf(deps.db, ticket!, user, deps.clock.now()) : null;
  return { html: signature?.html ?? '' };
}
