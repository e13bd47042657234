import {
  CLOSE_NOTES,
  CUSTOMER_NUDGES,
  CUSTOMER_THANKS,
  ENGLISH_THANKS,
  STAFF_AFTER_NUDGE,
  STAFF_CLOSERS,
  STAFF_RECEIVED,
  VOTES_BAD,
  VOTES_GOOD,
} from './corpora/phrases.ts';
import { expandTemplate } from './text-template.ts';
import { waitOf, type StopPoint } from './stop-point.ts';
import { fullName, withPeopleSlots } from './writing-style.ts';
import { DAY, english, addRequesterMessage, addStaffMessage, addNote, type Conversation } from './conversation.ts';

/** Working minutes until an answer, by importance 0..3. */
const RESPONSE_MINUTES = [190, 110, 55, 22];

/**
 * Before the answer: a receipt, or the customer asks again first.
 * @returns the moment from which the expert continues
 */
function simulateWaiting(s: Conversation, at: number, responseMinutes: number): number {
  const { random, workDays } = s.context;
  if (english(s)) return at;
  if (random.chance(0.1)) {
    addStaffMessage(s, random.pick(STAFF_RECEIVED), at);
    return workDays.afterWork(at, random.span(responseMinutes * 2));
  }
  if (!random.chance(0.05)) return at;
  const nudge = workDays.afterWaking(at, random.span(240));
  if (!addRequesterMessage(s, random.pick(CUSTOMER_NUDGES), nudge)) return at;
  const calmed = workDays.afterWork(nudge, random.span(25));
  addStaffMessage(s, random.pick(STAFF_AFTER_NUDGE), calmed);
  return workDays.afterWork(calmed, random.span(responseMinutes));
}

/** The last message of the requester, who waits for an answer since then. */
function addWaitingMessage(s: Conversation, template: string | undefined, answeredAt: number, attach: number): void {
  const { random, now } = s.context;
  s.story.end = now;
  const sent = Math.max(now - waitOf(random), answeredAt + 60_000);
  addRequesterMessage(s, template, Math.min(sent, now - 1000), attach);
}

/**
 * The middle of a conversation: claim, question, note, solution.
 * @returns the moment of the solution, or null when there is none yet
 */
export function simulateSolution(s: Conversation, stopPoint: StopPoint): number | null {
  const { random, workDays } = s.context;
  const { story, people, texts } = s;
  const responseMinutes = RESPONSE_MINUTES[story.ticket.importance] ?? 110;
  const asked = story.ticket.contents.at(-1)?.at ?? story.ticket.createdAt;
  let at = s.context.isNew
    ? asked + Math.floor((s.context.now - asked) * random.next())
    : workDays.afterWork(asked, random.span(responseMinutes));
  if (random.chance(0.06) && story.ticket.kind === 'customer') {
    const lead =
      s.context.company.staff.find((u) => u.role === 'department_admin' && u.departments.includes(people.department)) ??
      people.agent;
    story.assign(people.agent.id, fullName(people.agent), lead.id, at);
    at = workDays.afterWork(at, random.span(30));
  } else if (stopPoint === 'in_progress' || random.chance(0.6)) {
    story.assign(people.agent.id, fullName(people.agent), people.agent.id, at);
    at = workDays.afterWork(at, random.span(12));
  }
  if (random.chance(stopPoint === 'in_progress' ? 0.5 : 0.24)) addNote(s, at);
  if (stopPoint === 'in_progress') return null;
  at = simulateWaiting(s, workDays.afterWork(at, 2), responseMinutes);
  if (texts.ask !== undefined && (stopPoint !== null || random.chance(0.55))) {
    if (!addStaffMessage(s, texts.ask, at) || stopPoint === 'asked') return null;
    if (stopPoint === 'customer_replied') {
      addWaitingMessage(s, texts.answer, at, 0.6);
      return null;
    }
    const reply = workDays.afterWaking(at, random.span(150));
    if (!addRequesterMessage(s, texts.answer, reply, 0.6)) return null;
    at = workDays.afterWork(reply, random.span(responseMinutes * 0.8));
    if (random.chance(0.2)) addNote(s, at);
    at = workDays.afterWork(at, random.span(20));
  }
  return addStaffMessage(s, texts.fix, at) ? at : null;
}

/** Closing, and the customer's rating. */
function simulateClosing(s: Conversation, from: number): void {
  const { random, workDays } = s.context;
  const { story, people } = s;
  let at = from;
  const outcome = random.weighted(
    ['thanks', 'quiet', 'lost'] as const,
    (o) => ({ thanks: 64, quiet: 24, lost: 12 })[o],
  );
  if (outcome === 'thanks') {
    at = workDays.afterWaking(at, random.span(260));
    if (!addRequesterMessage(s, random.pick(english(s) ? ENGLISH_THANKS : CUSTOMER_THANKS), at)) return;
    at = workDays.afterWork(at, random.span(60));
    if (random.chance(0.35) && !english(s)) addStaffMessage(s, random.pick(STAFF_CLOSERS), at, 'close');
    else story.close(people.agent.id, at, 'resolved', random.pick(CLOSE_NOTES) || null);
  } else if (outcome === 'quiet') {
    at = workDays.afterWork(at, random.span(900));
    story.close(people.agent.id, at, 'resolved', random.pick(CLOSE_NOTES) || null);
  } else {
    story.close(null, workDays.afterWork(at + 9 * DAY, 5), 'no_answer', null);
  }
  if (story.ticket.closeReason !== 'resolved' || people.customer === null || !random.chance(0.55)) return;
  const level = random.weighted([5, 4, 3, 2, 1] as const, (l) => ({ 5: 50, 4: 27, 3: 12, 2: 6, 1: 5 })[l]);
  const comment = random.chance(0.3)
    ? expandTemplate(random.pick(level >= 4 ? VOTES_GOOD : VOTES_BAD), withPeopleSlots(s.slots, people, false), random)
    : null;
  story.rate(level, comment, workDays.afterWaking(at, random.span(300)));
}

/** After the solution: perhaps a second round, then the end. */
export function finishConversation(s: Conversation, solvedAt: number, stopPoint: StopPoint): void {
  const { random, workDays } = s.context;
  let at = solvedAt;
  if (s.texts.again !== undefined && (stopPoint === 'customer_replied' || random.chance(0.3))) {
    if (stopPoint === 'customer_replied') {
      addWaitingMessage(s, s.texts.again, at, 0.15);
      return;
    }
    at = workDays.afterWaking(at, random.span(420));
    if (!addRequesterMessage(s, s.texts.again, at, 0.15)) return;
    at = workDays.afterWork(at, random.span(70));
    if (!addStaffMessage(s, s.texts.fix2 ?? random.pick(STAFF_CLOSERS), at)) return;
  }
  if (stopPoint === null) simulateClosing(s, at);
}
