import { TICKET_STATUS, type LinkedRequest, type Ticket } from '@hamyar/contracts';
import type { BodyOf, requestLinkRate, requestLinkRenew, requestLinkReply } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { hashToken, isToken } from '../../platform/auth/tokens.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { Nok, NotFound } from '../../platform/http/app-errors.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import { findAttachment, sendContent as sendFile, type Download } from '../attachments/public.ts';
import { loadUser, proveLinkAddress } from '../identity/public.ts';
import { messages } from './messages.ts';
import { issueRequestLink, renewableSince } from './request-link-issue.service.ts';
import { endRequestLinks, findRequestLink, linkAddressOf, type FoundLink } from './request-link.repository.ts';
import { rate } from './satisfaction.service.ts';
import type { ContentSource } from './ticket-content-step.service.ts';
import { sendContent } from './ticket-content.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { openTicket } from './ticket-detail.service.ts';
import { updateFields } from './ticket-fields.service.ts';
import { findContent } from './ticket-content.repository.ts';
import { finalTargetOf } from './ticket-merge.repository.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket } from './ticket.repository.ts';

/** The body of a reply by a link is the content itself, and the draft in the panel is another text. */
const LINK: ContentSource = { fields: '', draft: false };

/** Who uses a link, and its ticket: the one that has its conversation now. */
interface LinkUse {
  user: CurrentUser;
  ticket: Ticket;
  expiresAt: Date;
}

async function findLink({ deps }: TicketContext, token: string): Promise<FoundLink | null> {
  return isToken(token) ? findRequestLink(deps.db, hashToken(token)) : null;
}

/** The link of a secret that has not ended. @throws NotFound */
async function openLink(context: TicketContext, token: string): Promise<FoundLink> {
  const link = await findLink(context, token);
  if (!link || link.expires_at <= context.deps.clock.now()) throw new NotFound();
  return link;
}

/**
 * Customer and ticket of a link. @throws NotFound for every secret that shows nothing: an unknown one, one that has ended, of
 * another address since then, and of somebody who is no active customer any more
 */
async function useLink(context: TicketContext, token: string): Promise<LinkUse> {
  const link = await openLink(context, token);
  return { ...(await openAsCustomer(context, link)), expiresAt: link.expires_at };
}

/**
 * Customer of a link, and id of the ticket that has its conversation, by the policy of the panel and without the
 * conversation. @throws NotFound also where the ticket is not theirs any more, or the one that it was merged into never was
 */
async function customerOfLink(
  { deps, settings }: TicketContext,
  link: FoundLink,
): Promise<{ user: CurrentUser; ticketId: number }> {
  const user = await loadUser(deps, link.user_id);
  if (user?.status !== 'active' || user.employee) throw new NotFound();
  const ticket = await findTicket(deps.db, await finalTargetOf(deps.db, link.ticket_id));
  if (ticket?.customer_id !== user.id) throw new NotFound();
  assertCan(user, 'view', policyTicket(ticket), await settings.current());
  return { user, ticketId: ticket.id };
}

/** Opens the ticket of a link as its customer would open it in the panel. @throws NotFound */
async function openAsCustomer(context: TicketContext, link: FoundLink): Promise<Omit<LinkUse, 'expiresAt'>> {
  const { user, ticketId } = await customerOfLink(context, link);
  return { user, ticket: await openTicket(context, user, ticketId) };
}

/** The customer of a link, for a file that they are about to send. @throws NotFound */
export const userOfLink = async (context: TicketContext, token: string): Promise<CurrentUser> =>
  (await customerOfLink(context, await openLink(context, token))).user;

/** What a link shows. Nothing changes, the read state of the customer neither. @throws NotFound */
export async function openRequestLink(context: TicketContext, token: string): Promise<LinkedRequest> {
  const { ticket, expiresAt } = await useLink(context, token);
  const { id, number, subject, status, department, created_at, custom_fields, reply_refused, last_seq } = ticket;
  const { can_rate, satisfaction, satisfaction_comment, satisfaction_editable, expected_answer } = ticket;
  const closable = ticket.actions.includes('close') && status !== TICKET_STATUS.closed;
  return {
    ...{ id, number, subject, status, department, created_at, custom_fields, reply_refused, last_seq },
    ...{ can_rate, satisfaction, satisfaction_comment, satisfaction_editable },
    ...(expected_answer === undefined ? {} : { expected_answer }),
    actions: [...(ticket.actions.includes('reply') ? ['reply' as const] : []), ...(closable ? ['close' as const] : [])],
    // a message is taken back or changed in the panel
    contents: ticket.contents.map((content) => ({ ...content, deletable: false, editable: false })),
    expires_at: unixSeconds(expiresAt),
  };
}

/** Answers in the ticket of a link. @throws NotFound, Nok STALE_TICKET with newer messages, and what a reply in the panel throws */
export async function replyByLink(
  context: TicketContext,
  token: string,
  reply: BodyOf<typeof requestLinkReply>,
): Promise<LinkedRequest> {
  const { user, ticket } = await useLink(context, token);
  const { stale } = await sendContent(
    context,
    user,
    ticket.id,
    { ...reply, type: 'message', then: 'stay' },
    null,
    LINK,
  );
  if (stale) throw new Nok('STALE_TICKET', undefined, messages.stale);
  return openRequestLink(context, token);
}

/** Closes the ticket of a link. @throws NotFound, and what closing in the panel throws */
export async function closeByLink(context: TicketContext, token: string): Promise<LinkedRequest> {
  const { user, ticket } = await useLink(context, token);
  // customers have no version
  await updateFields(context, user, ticket.id, { version: 0, status: TICKET_STATUS.closed }, null);
  return openRequestLink(context, token);
}

/** Rates the ticket of a link. @throws NotFound, Nok TRANSITION_FORBIDDEN */
export async function rateLinkedRequest(
  context: TicketContext,
  token: string,
  vote: BodyOf<typeof requestLinkRate>,
): Promise<LinkedRequest> {
  const { user, ticket } = await useLink(context, token);
  await rate(context, user, { ...vote, ticket_id: ticket.id }, { socketId: null });
  return openRequestLink(context, token);
}

/**
 * A file of the conversation of a link: of a message that its customer sees. The conversation is not read for it, because
 * a page of it asks for each picture. @throws NotFound for every other file
 */
export async function fileOfLink(
  context: TicketContext,
  { token, id }: { token: string; id: number },
  download: Download,
): Promise<BlobOutcome> {
  const { db } = context.deps;
  const { ticketId } = await customerOfLink(context, await openLink(context, token));
  const file = await findAttachment(db, id);
  const content = file?.context === 'ticket_content' && file.context_id ? await findContent(db, file.context_id) : null;
  const isPublic = content?.state === 'published' && content.public_seq !== null;
  if (!file || content?.ticket_id !== ticketId || !isPublic) throw new NotFound();
  return sendFile(context.deps, file, download);
}

/**
 * A new link in the place of one that has ended, for who proves the address of its customer. @throws Nok CODE_WRONG,
 * CODE_EXPIRED, ACCOUNT_LOCKED; LINK_UNKNOWN for a link of another address, like for one that never was
 */
export async function renewLink(
  context: TicketContext,
  token: string,
  proof: BodyOf<typeof requestLinkRenew>,
  { flow, ip }: { flow: string; ip: string },
): Promise<string> {
  const { deps } = context;
  const unknown = new Nok('LINK_UNKNOWN', undefined, messages.linkUnknown);
  const link = await findLink(context, token);
  const renewable = link && link.expires_at >= renewableSince(deps.clock.now()) ? link : null;
  // what shows nothing any more is not renewed
  const shows = renewable && (await customerOfLink(context, renewable).catch(nothingShown));
  return proveLinkAddress(deps, proof, { flow, ip }, async (trx, address) => {
    if (!renewable || !shows || (await linkAddressOf(trx, renewable.user_id)) !== address) throw unknown;
    const request = { ticketId: renewable.ticket_id, userId: renewable.user_id };
    // one that somebody else has come to know ends so, also of what was split from it or merged with it
    await endRequestLinks(trx, { ...request, at: deps.clock.now() });
    const renewed = await issueRequestLink(deps, trx, request);
    if (renewed === null) throw unknown;
    return renewed;
  });
}

function nothingShown(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
