import { NOT_CLOSED_STATUSES, type ReportTicketFilter } from '@hamyar/contracts';
import { all, oneOf, type Predicate } from '@hamyar/domain';
import { wallClock } from '@hamyar/dayjs-jalali';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { ticketScopeOf } from '../tickets/public.ts';
import { rangeFilter, type ReportContext } from './report-context.ts';
import { secondsOf } from './report-range.rules.ts';
import { bothPeriods } from './report.service.ts';
import {
  ANSWERED_KINDS,
  closings,
  firstAnswers,
  openByDay,
  resolutions,
  type Duration,
  type SeenTickets,
} from './report-work.repository.ts';

/** First day of each step of the age, in days since the day of creation. */
const AGES = [0, 1, 3, 7, 14, 30] as const;

/** The tickets of the report, and of one employee those of a condition more. */
export const seenTickets = ({ user, conditions }: ReportContext, also?: Predicate): SeenTickets => ({
  scope: ticketScopeOf(user),
  predicate: also ? all(conditions.predicate, also) : conditions.predicate,
  more: conditions.more,
});

/** Tickets that are not closed now, by age. */
export async function backlog(context: ReportContext) {
  const { deps, filter, range } = context;
  const today = wallClock(deps.clock.unix(), range.zone).day;
  const days = await openByDay(deps.db, seenTickets(context), range.zone);
  const open: ReportTicketFilter = { ...filter, status: [...NOT_CLOSED_STATUSES] };
  const ages = AGES.map((x, index) => {
    const until = AGES[index + 1] ?? null;
    const first = until === null ? null : today - until + 1;
    // what is of the future is new
    const last = index === 0 ? null : today - x;
    const total = days
      .filter(({ day }) => (first === null || day >= first) && (last === null || day <= last))
      .reduce((sum, counted) => sum + counted.total, 0);
    const start = first === null ? {} : { created_from: secondsOf({ first, last: first, zone: range.zone }).from };
    const end = last === null ? {} : { created_to: secondsOf({ first: last, last, zone: range.zone }).until };
    return { x, until, total, filter: { ...open, ...start, ...end } };
  });
  const oldest = days.reduce<Date | null>((at, { oldest: one }) => (at === null || one < at ? one : at), null);
  return {
    total: days.reduce((sum, { total }) => sum + total, 0),
    oldest_at: unixSeconds(oldest),
    filter: open,
    ages,
  };
}

/**
 * First answers, resolutions, reopened and one-touch tickets.
 * @param employee only what this one was assigned: now for answers, when it was closed for closings
 */
export async function performanceOf(context: ReportContext, employee?: number) {
  const { db } = context.deps;
  const answered = seenTickets(context, employee === undefined ? undefined : oneOf('assignee_id', [employee]));
  const closed = seenTickets(context, employee === undefined ? undefined : oneOf('assignee_at_close_id', [employee]));
  const [now, before] = await bothPeriods(context, async (range) => {
    const seconds = secondsOf(range);
    const [first_answer, resolution, counts] = await Promise.all([
      firstAnswers(db, answered, seconds),
      resolutions(db, closed, seconds),
      closings(db, closed, seconds),
    ]);
    return { first_answer, resolution, counts };
  });
  const ofAssignee: Partial<ReportTicketFilter> = employee === undefined ? {} : { assignee_ids: [employee] };
  const ofClosing: Partial<ReportTicketFilter> = employee === undefined ? {} : { closing_assignee_ids: [employee] };
  const duration = (name: 'first_answer' | 'resolution', filter: ReportTicketFilter) => ({
    ...now[name],
    previous: before ? (before[name] satisfies Duration) : null,
    filter,
  });
  const part = (name: 'reopened' | 'one_touch') => ({
    total: now.counts[name],
    of: now.counts.closed,
    previous: before ? { total: before.counts[name], of: before.counts.closed } : null,
    filter: rangeFilter(context, 'closed_at', { ...ofClosing, [name]: true }),
  });
  return {
    first_answer: duration(
      'first_answer',
      rangeFilter(context, 'created_at', { ...ofAssignee, answered: true, kind: [...ANSWERED_KINDS] }),
    ),
    resolution: duration('resolution', rangeFilter(context, 'closed_at', ofClosing)),
    reopened: part('reopened'),
    one_touch: part('one_touch'),
  };
}
