import type { ExpectedAnswer } from '@hamyar/contracts';
import { wallClock } from '@hamyar/dayjs-jalali';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { findSendable } from '../departments/public.ts';
import { businessZone } from '../settings/public.ts';
import { findAnswerTime } from './answer-time.repository.ts';
import type { TicketContext } from './ticket-context.ts';

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

/** What a ticket that came in at that moment, in unix seconds, can expect of the department; null where nobody knows. */
export async function answerExpectedAt(deps: Deps, departmentId: number, at: number): Promise<ExpectedAnswer | null> {
  const { hour } = wallClock(at, await businessZone(deps));
  return findAnswerTime(deps.db, departmentId, hour);
}
