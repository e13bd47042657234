import { CALENDAR_EVENT_MAX as MAX } from '@hamyar/contracts';
import type { UnixRange } from '@hamyar/dayjs-jalali';
import type { CurrentSession, CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, Unauthenticated } from '../../platform/http/app-errors.ts';
import { startGivingWay } from '../../platform/http/give-way.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { epochOfSession, loadUser, mayLogIn } from '../identity/public.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { calendarEventScope } from './calendar-event.policy.ts';
import { timesOf } from './calendar-event.presenter.ts';
import { listCalendarEvents, readDescriptions, type CalendarRow } from './calendar-event.repository.ts';
import { deleteFeed, ownerOfFeed, putFeed } from './calendar-feed.repository.ts';
import { epochDayOfIso, occurrencesIn, occursIn } from './event-time.rules.ts';
import { icalendarParts, type IcsEvent } from './icalendar.rules.ts';
import { messages } from './messages.ts';

const DAY = 86_400;
/** What a subscribed program is given: the past month and the year ahead. */
const FEED_DAYS = { past: 31, ahead: 366 };

/** Events whose descriptions are read together. */
const READ_TOGETHER = 200;

/** The repeats that iCalendar can say; it knows no Jalali months. */
const RULES = { daily: 'DAILY', weekly: 'WEEKLY' } as const;

/** The entries of an event in a file: a daily or weekly series is one, any other event one for each time in the range. */
function entriesOf(row: CalendarRow, html: string | undefined, range: UnixRange, zone: string): IcsEvent[] {
  const times = timesOf(row);
  const every = row.repeat === 'daily' || row.repeat === 'weekly' ? RULES[row.repeat] : null;
  if (!occursIn(times, range, zone)) return [];
  const entry = {
    title: row.title,
    description: html === undefined ? null : toRichText(html).text,
    location: row.location,
    color: row.color,
    allDay: row.all_day,
    sequence: row.version,
  };
  if (every) {
    const until = times.repeat_until === null ? null : epochDayOfIso(times.repeat_until);
    return [{ ...entry, uid: `${row.id}@hamyar`, start: times.start, end: times.end, series: { every, until } }];
  }
  return occurrencesIn(times, range, zone).map(({ start_date: start, end_date: end }) => ({
    ...entry,
    uid: `${row.id}-${start}@hamyar`,
    start,
    end,
  }));
}

/** The entries of a file, in the order of the events, and whether some had no room. */
async function readEntries(
  { db }: Pick<Deps, 'db'>,
  rows: readonly CalendarRow[],
  range: UnixRange,
  zone: string,
): Promise<{ events: IcsEvent[]; capped: boolean }> {
  const giveWay = startGivingWay();
  const events: IcsEvent[] = [];
  let letters = 0;
  for (let from = 0; from < Math.min(rows.length, MAX.rows); from += READ_TOGETHER) {
    const some = rows.slice(from, Math.min(from + READ_TOGETHER, MAX.rows));
    const ids = some.map(({ id }) => id);
    const descriptions = await readDescriptions(db, ids);
    for (const row of some) {
      await giveWay();
      const entries = entriesOf(row, descriptions.get(row.id), range, zone);
      letters += entries.length * (entries[0]?.description?.length ?? 0);
      if (events.length + entries.length > MAX.times || letters > MAX.fileLetters) return { events, capped: true };
      events.push(...entries);
    }
  }
  return { events, capped: rows.length > MAX.rows };
}

/**
 * The events of a range that the person sees, as an iCalendar file. A file that is full says so in its description; the
 * person's own events are the last to be left out. Other requests run while it is written.
 */
export async function calendarFile(deps: Deps, user: CurrentUser, range: UnixRange): Promise<Buffer> {
  const { systemInformation } = await settingsOf(deps).current();
  const zone = systemInformation.timezone;
  const rows = await listCalendarEvents(deps.db, calendarEventScope(user), user.id, {
    from: new Date(range.start * 1000),
    to: new Date(range.end * 1000),
  });
  const { events, capped } = await readEntries(deps, rows, range, zone);
  const head = {
    name: fillMessage(messages.feedName, { title: systemInformation.system_title }),
    description: capped ? fillMessage(messages.fileCapped, { n: events.length }) : null,
    ...{ zone, range, now: deps.clock.unix() },
  };
  const giveWay = startGivingWay();
  const parts: string[] = [];
  for (const part of icalendarParts(head, events)) {
    parts.push(part);
    await giveWay();
  }
  return Buffer.from(parts.join(''));
}

/**
 * Makes a subscription address for the person; the one before ends. It lasts while the credentials of its session stay
 * (decisions 2.9). @returns its token, which is not stored @throws Unauthenticated when the session has just ended
 */
export async function makeFeed(deps: Deps, { user, ip }: Editor, session: CurrentSession | null): Promise<string> {
  const token = newToken();
  await withTransaction(deps.db, async (trx) => {
    const epoch = session === null ? null : await epochOfSession(trx, session.id);
    if (epoch === null) throw new Unauthenticated();
    await putFeed(trx, { userId: user.id, tokenHash: hashToken(token), epoch, at: deps.clock.now() });
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
 * address, for one that was made under earlier credentials of its owner, and for that of a person who could not log in
 */
export async function readFeed(deps: Deps, token: string): Promise<Buffer> {
  const owner = isToken(token) ? await ownerOfFeed(deps.db, hashToken(token)) : null;
  const user = owner === null ? null : await loadUser(deps, owner);
  if (!user?.employee || !mayLogIn(user)) throw new NotFound();
  const now = deps.clock.unix();
  return calendarFile(deps, user, { start: now - FEED_DAYS.past * DAY, end: now + FEED_DAYS.ahead * DAY });
}
