import { TICKET_STATUS, type ExpectedAnswer } from '@hamyar/contracts';
import { wallClock } from '@hamyar/dayjs-jalali';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { findSendable } from '../departments/public.ts';
import { businessZone } from '../settings/public.ts';
import { findAnswerTime } from './answer-time.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketRecord } from './ticket.repository.ts';

/**
 * What who writes a ticket to a department now can expect, by what its tickets have met in the last 90 days.
 * @throws NotFound for a department that the person may not write to
 */
export async function expectedAnswerOf(
  { deps }: TicketContext,
  user: CurrentUser,
  { department_id }: { department_id: number },
): Promise<ExpectedAnswer | null> {
  if (!(await findSendable(deps.db, department_id, user, null))) throw new NotFound();
  return answerExpectedAt(deps, department_id, deps.clock.unix());
}

/** When the customer of a ticket can expect its first answer; null where it has one, or nobody knows. */
export async function firstAnswerOf(
  deps: Deps,
  ticket: Pick<TicketRecord, 'status' | 'department_id' | 'created_at' | 'first_staff_reply_at'>,
): Promise<ExpectedAnswer | null> {
  // a ticket that is transferred after an answer is open again
  if (ticket.status !== TICKET_STATUS.open || ticket.first_staff_reply_at !== null) return null;
  return answerExpectedAt(deps, ticket.department_id, unixSeconds(ticket.created_at));
}

/** What a ticket that comes in at that moment, in unix seconds, can expect of the department; null where nobody knows. */
async function answerExpectedAt(deps: Deps, departmentId: number, at: number): Promise<ExpectedAnswer | null> {
  const { hour } = wallClock(at, await businessZone(deps));
  return findAnswerTime(deps.db, departmentId, hour);
}
