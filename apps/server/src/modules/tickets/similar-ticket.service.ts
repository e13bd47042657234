import {
  NOT_CLOSED_STATUSES,
  SEARCH_MIN_CHARS,
  SIMILAR_TICKETS_MAX,
  type SimilarTicket,
  type TicketRow,
} from '@hamyar/contracts';
import { ticketListQuery, type QueryOf, type similarTicketList } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { canAccessCustomer } from '../customers/public.ts';
import { messages } from './messages.ts';
import { similarTo } from './similar-title.rules.ts';
import { refuseField } from './ticket.errors.ts';
import type { TicketContext } from './ticket-context.ts';
import { listTickets } from './ticket-list.service.ts';

/** Open tickets of one customer that are compared, the newest. */
const COMPARED = 50;
const DAY = 86_400;

/**
 * Open tickets that may be about the same as the one that is being written: of its customer, in the scope of the person.
 * @throws NotFound for a customer who is none of the person's, ValidationFailed
 */
export async function similarTickets(
  context: TicketContext,
  user: CurrentUser,
  { subject, customer_id }: QueryOf<typeof similarTicketList>,
): Promise<SimilarTicket[]> {
  const customerId = await customerOf(context, user, customer_id);
  const { duplicate_days: days } = (await context.settings.current()).generalTicketSettings;
  if (days === 0 || subject.trim().length < SEARCH_MIN_CHARS) return [];
  const { rows } = await listTickets(
    context,
    user,
    ticketListQuery.parse({
      perPage: COMPARED,
      sort_by: 'created_at',
      sort_dir: 'desc',
      status: [...NOT_CLOSED_STATUSES],
      customer_id: customerId,
      created_from: context.deps.clock.unix() - days * DAY,
    }),
  );
  const open = rows.map((row) => JSON.parse(row.toString('utf8')) as TicketRow);
  return similarTo(subject, open)
    .slice(0, SIMILAR_TICKETS_MAX)
    .map(({ id, number, subject: title, status, created_at }) => ({ id, number, subject: title, status, created_at }));
}

/** Whose tickets are compared: the customer's own, or those of a customer whom the employee may see. */
async function customerOf({ deps }: TicketContext, user: CurrentUser, named: number | undefined): Promise<number> {
  if (!user.employee) {
    if (named !== undefined && named !== user.id) throw new NotFound();
    return user.id;
  }
  if (named === undefined) throw refuseField('customer_id', 'REQUIRED', messages.customerRequired);
  if (!(await canAccessCustomer(deps.db, user, named))) throw new NotFound();
  return named;
}
