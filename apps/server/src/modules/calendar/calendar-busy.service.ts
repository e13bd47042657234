import type { QueryOf, calendarBusyList } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { businessZone } from '../settings/public.ts';
import { occupyingEvents } from './calendar-busy.repository.ts';
import { calendarEventScope, mayAskWhoIsBusy } from './calendar-event.policy.ts';
import { findCalendarEvent, findInvitable } from './calendar-event.repository.ts';
import { occurrencesIn } from './event-time.rules.ts';

/**
 * Who of these people has something at a time, repeats included. It says no more than that: an event of which the caller
 * sees nothing makes its people busy all the same. Who cannot be invited is not said to be busy.
 *
 * @throws NotFound for an event outside of the caller's scope
 */
export async function busyPeople(
  deps: Pick<Deps, 'db' | 'broker'>,
  user: CurrentUser,
  { user_ids = [], start_date, end_date, event_id }: QueryOf<typeof calendarBusyList>,
): Promise<{ user_id: number }[]> {
  if (!mayAskWhoIsBusy(user)) return [];
  // otherwise leaving out an event would tell whose it is
  if (event_id !== undefined && !(await findCalendarEvent(deps.db, calendarEventScope(user), event_id)))
    throw new NotFound();
  const zone = await businessZone(deps);
  const invitable = await findInvitable(deps.db, [...new Set(user_ids)]);
  const rows = await occupyingEvents(deps.db, [...invitable], {
    from: new Date(start_date * 1000),
    to: new Date(end_date * 1000),
    except: event_id ?? null,
  });
  const busy = new Set<number>();
  for (const { user_id, start_at, end_at, repeat, repeat_until } of rows) {
    if (busy.has(user_id)) continue;
    const times = { start: unixSeconds(start_at), end: unixSeconds(end_at), repeat, repeat_until };
    if (occurrencesIn(times, { start: start_date, end: end_date }, zone).length > 0) busy.add(user_id);
  }
  return [...busy].sort((a, b) => a - b).map((user_id) => ({ user_id }));
}
