import type { ExpectedAnswer } from '@hamyar/contracts';
import { wallClock } from '@hamyar/dayjs-jalali';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { findSendable } from '../departments/public.ts';
import { businessZone } from '../settings/public.ts';
import { findAnswerTime } from './answer-time.repository.ts';
import type { TicketContext } from './ticket-context.ts';

/**
 * What who writes a ticket to a department can expect, by what its tickets have met in the last 90 days.
 * @throws NotFound for a department that the person may not write to
 */
export async function expectedAnswerOf(
  { deps }: TicketContext,
  user: CurrentUser,
  { department_id, at }: { department_id: number; at?: number | undefined },
): Promise<ExpectedAnswer | null> {
  if (!(await findSendable(deps.db, department_id, user, null))) throw new NotFound();
  const { hour } = wallClock(at ?? deps.clock.unix(), await businessZone(deps));
  return findAnswerTime(deps.db, department_id, hour);
}
