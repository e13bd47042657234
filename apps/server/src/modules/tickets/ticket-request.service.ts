import type { RequestChoices } from '@hamyar/contracts';
import type { BodyOf, QueryOf, ticketRequestForm, ticketRequestStore } from '@hamyar/contracts/schemas';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { noteSent, requesterOf, proofExpired, useProof, type ProvenRequester } from '../identity/public.ts';
import { issueRequestLink } from './request-link-issue.service.ts';
import { createTicket } from './ticket-create.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { chooseTicketForm } from './ticket-form.service.ts';
import { openingRefusal } from './ticket-opening.service.ts';
import { readRequestLists } from './ticket-request.repository.ts';
import { findByClientKey, findTicket } from './ticket.repository.ts';

/**
 * The customer of a proof that has not been used. What they may choose and send is what they could in the panel, by the same
 * functions. @throws Nok PROOF_EXPIRED
 */
export async function openRequester(
  context: TicketContext,
  proof: string | undefined,
): Promise<ProvenRequester['user']> {
  const { user, used } = await requesterOf(context.deps, proof);
  if (used) throw proofExpired();
  return user;
}

/**
 * Who sends a request, and what they may choose; for who never got the answer the number of what was sent. The link to it
 * is in the receipt. @throws Nok PROOF_EXPIRED
 */
export async function requestChoices({ deps }: TicketContext, proof: string | undefined): Promise<RequestChoices> {
  const { user, used, ticketId } = await requesterOf(deps, proof);
  const ticket = used && ticketId !== null ? await findTicket(deps.db, ticketId) : null;
  if (used && ticket?.customer_id !== user.id) throw proofExpired();
  const { id, first_name, last_name, email } = user;
  const lists = await readRequestLists(deps.db, user);
  return {
    requester: { id, name: `${first_name} ${last_name}`.trim(), email: email ?? '' },
    ...lists,
    refused: await openingRefusal(deps.db, id),
    sent: ticket?.number ?? null,
  };
}

/** The form of a request. @throws NotFound for a department to which the customer may not write */
export async function requestForm(
  context: TicketContext,
  proof: string | undefined,
  query: QueryOf<typeof ticketRequestForm>,
) {
  return chooseTicketForm(context, await openRequester(context, proof), query);
}

/**
 * Sends a request, once for each proof; a repetition with the same key is answered with the same ticket, because the
 * answer may have been lost. `link` is the secret of a link to it, a new one each time: only its hash is stored.
 * @throws Nok PROOF_EXPIRED, also where the proof is of somebody else than the request
 */
export async function sendRequest(
  context: TicketContext,
  proof: string | undefined,
  { requester_id: requesterId, ...body }: BodyOf<typeof ticketRequestStore>,
): Promise<{ id: number; number: string; link: string }> {
  const { deps } = context;
  const { user, used } = await requesterOf(deps, proof);
  if (user.id !== requesterId) throw proofExpired();
  const issue = async (db: AnyDb, ticketId: number) =>
    (await issueRequestLink(deps, db, { ticketId, userId: user.id })) ?? '';
  const sent = async () => {
    const known = await findByClientKey(deps.db, user.id, body.client_key);
    return known && { ...known, link: await issue(deps.db, known.id) };
  };
  if (used) {
    const known = await sent();
    if (known) return known;
    throw proofExpired();
  }
  let link = '';
  try {
    const made = await createTicket(context, user, { ...body, kind: 'customer' }, null, {
      prove: (trx) => useProof(deps, trx, proof!),
      link: async (trx, ticketId) => {
        link = await issue(trx, ticketId);
        await noteSent(trx, proof!, ticketId);
      },
    });
    return { ...made, link: link || (await issue(deps.db, made.id)) };
  } catch (error) {
    // two at the same moment: the second one finds the proof used by the first
    const known = error instanceof Nok && error.code === 'PROOF_EXPIRED' ? await sent() : null;
    if (known) return known;
    throw error;
  }
}
