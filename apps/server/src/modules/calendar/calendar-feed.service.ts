import type { UnixRange } from '@hamyar/dayjs-jalali';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { loadUser, mayLogIn } from '../identity/public.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { calendarEventScope } from './calendar-event.policy.ts';
import { timesOf } from './calendar-event.presenter.ts';
import { listCalendarEvents } from './calendar-event.repository.ts';
import { deleteFeed, ownerOfFeed, putFeed } from './calendar-feed.repository.ts';
import { occurrencesIn } from './event-time.rules.ts';
import { toICalendar } from './icalendar.rules.ts';
import { messages } from './messages.ts';

const DAY = 86_400;
/** What a subscribed program is given: the past month and the year ahead. */
const FEED_DAYS = { past: 31, ahead: 366 };

/** The events of a range that the person sees, as an iCalendar file. */
export async function calendarFile(deps: Deps, user: CurrentUser, range: UnixRange): Promise<Buffer> {
  const { systemInformation } = await settingsOf(deps).current();
  const zone = systemInformation.timezone;
  const rows = await listCalendarEvents(deps.db, calendarEventScope(user), {
    from: new Date(range.start * 1000),
    to: new Date(range.end * 1000),
  });
  const events = rows.flatMap((row) => {
    const description = row.description === null ? null : toRichText(row.description).text;
    return occurrencesIn(timesOf(row), range, zone).map(({ start_date, end_date }) => ({
      uid: `${row.id}-${start_date}@hamyar`,
      title: row.title,
      description,
      location: row.location,
      color: row.color,
      allDay: row.all_day,
      start: start_date,
      end: end_date,
      sequence: row.version,
    }));
  });
  const name = fillMessage(messages.feedName, { title: systemInformation.system_title });
  return Buffer.from(toICalendar(name, events, { zone, range, now: deps.clock.unix() }));
}

/** Makes a subscription address for the person; the one before ends. @returns its token, which is not stored */
export async function makeFeed(deps: Deps, { user, ip }: Editor): Promise<string> {
  const token = newToken();
  await withTransaction(deps.db, async (trx) => {
    await putFeed(trx, user.id, hashToken(token), deps.clock.now());
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'calendar_feed.create', object_type: 'user', object_id: user.id },
    );
  });
  return token;
}

/** Ends the person's subscription address. @throws NotFound when there is none */
export async function endFeed(deps: Deps, { user, ip }: Editor): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    if (!(await deleteFeed(trx, user.id))) throw new NotFound();
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'calendar_feed.delete', object_type: 'user', object_id: user.id },
    );
  });
}

/**
 * The calendar behind a subscription address, with what its owner may see at this moment. @throws NotFound for an unknown
 * address, and for that of a person who could not log in
 */
export async function readFeed(deps: Deps, token: string): Promise<Buffer> {
  const owner = isToken(token) ? await ownerOfFeed(deps.db, hashToken(token)) : null;
  const user = owner === null ? null : await loadUser(deps, owner);
  if (!user?.employee || !mayLogIn(user)) throw new NotFound();
  const now = deps.clock.unix();
  return calendarFile(deps, user, { start: now - FEED_DAYS.past * DAY, end: now + FEED_DAYS.ahead * DAY });
}
