import { TICKET_STATUS } from '@hamyar/contracts';
import { type ClockEvent, initialTicketState, type TicketClockName } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Deps } from '../../platform/deps.ts';
import { settingsOf } from '../settings/public.ts';
import { choosePolicyIds, policyByHand, type SlaCopy } from '../sla/public.ts';
import { calendarsOf, type KnownCalendars } from './ticket-sla-calendar.service.ts';
import { type ClockStory, readClockStories, storeStoryClocks, type StoryClocks } from './ticket-sla-demo.repository.ts';
import { clockColumns, hasCome, milestoneKey, milestonesOf, policyEvent } from './ticket-sla.rules.ts';

const HOUR = 3_600_000;
/** Closed tickets of two months have had an SLA: the range of a report and the one before it. */
const CLOSED_WITHIN = 60 * 24 * HOUR;
/** Within these hours nothing comes due, so that nobody is met by warnings on the first day. */
const QUIET = 12 * HOUR;
/** Tickets that have been late for longer came before there were policies, so that not most of a list is late. */
const LATE_AT_MOST = 4 * 24 * HOUR;
/** Tickets of one statement. */
const BATCH = 250;

const isDueBefore = (due: Date | null, moment: number): boolean => due !== null && due.getTime() < moment;

type DemoDeps = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>;

/** What happened on a ticket since it was created, with the policy that holds from its beginning. */
function eventsOf(story: ClockStory, { snapshot }: SlaCopy, grace: number): ClockEvent[] {
  const at = unixSeconds(story.created_at);
  const { status } = initialTicketState(story.kind);
  return [
    { type: 'start', at, status, answered: false, awaits_customer: story.kind === 'to_customer' },
    policyEvent(snapshot, story, at),
    ...story.moves.map((move): ClockEvent => {
      if (move.type !== 'status') return move;
      const { reopened, ...event } = move;
      return reopened ? { ...event, grace } : event;
    }),
  ];
}

function breachesOf(columns: StoryClocks['columns']): StoryClocks['breaches'] {
  const clocks: [TicketClockName, string, Date | null][] = [
    ['first_response', columns.fr_state, columns.fr_due_at],
    ['next_response', columns.nr_state, columns.nr_due_at],
    ['resolution', columns.res_state, columns.res_due_at],
  ];
  return clocks.flatMap(([clock, state, due]) =>
    state === 'breached' && due ? [{ clock, at: new Date(due.getTime() + 1_000) }] : [],
  );
}

/**
 * Gives the tickets of the demo company the policies that they get, with clocks that have counted since each was
 * created. What has come due by now is as if it had been carried out, so that the first start notifies nobody.
 */
export async function startDemoClocks(deps: DemoDeps): Promise<void> {
  const { db } = deps;
  const date = deps.clock.now();
  const now = unixSeconds(date);
  const { generalTicketSettings: settings } = await settingsOf(deps).current(db);
  const stories = await readClockStories(db, new Date(date.getTime() - CLOSED_WITHIN));
  const chosen = await choosePolicyIds(deps, db, stories);
  const calendars: KnownCalendars = new Map();
  const copies = new Map<number, SlaCopy | null>();
  const given: StoryClocks[] = [];
  for (const story of stories) {
    const policyId = chosen.get(story.id);
    if (policyId === undefined) continue;
    if (!copies.has(policyId)) copies.set(policyId, await policyByHand(deps, db, story, policyId));
    const copy = copies.get(policyId);
    if (!copy) continue;
    const sla = { snapshot: copy.snapshot, events: eventsOf(story, copy, settings.reopen_grace_minutes), warned: [] };
    const calendarOf = await calendarsOf(deps, db, sla.events, { now, known: calendars });
    const open = story.status !== TICKET_STATUS.closed;
    const come = open ? milestonesOf(sla, calendarOf).filter((one) => hasCome(one, now)) : [];
    const carried = { ...sla, warned: come.map(milestoneKey) };
    const { columns } = clockColumns(carried, calendarOf, { status: story.status, now });
    if (isDueBefore(columns.sla_next_at, date.getTime() + QUIET)) continue;
    if (isDueBefore(columns.sla_due_at, date.getTime() - LATE_AT_MOST)) continue;
    given.push({
      ...{ id: story.id, sla_id: copy.id, sla_name: copy.name, sla: carried, columns },
      breaches: breachesOf(columns),
    });
  }
  for (let i = 0; i < given.length; i += BATCH) await storeStoryClocks(db, given.slice(i, i + BATCH));
}
