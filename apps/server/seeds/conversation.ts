import type { TicketImportance } from '@hamyar/contracts';
import { DEPARTMENTS, departmentId, serviceId, type Company, type SeedUser } from './company.ts';
import {
  CLOSE_NOTES,
  CUSTOMER_NUDGES,
  CUSTOMER_THANKS,
  ENGLISH_THANKS,
  FILE_NAMES,
  NOTES,
  STAFF_AFTER_NUDGE,
  STAFF_CLOSERS,
  STAFF_RECEIVED,
  TECHNICAL_NOTES,
  TRANSFER_REASONS,
  VOTES_BAD,
  VOTES_GOOD,
} from './corpora/phrases.ts';
import { EXTRA_TAGS } from './corpora/company.ts';
import type { Scenario } from './corpora/scenario.ts';
import { expandTemplate } from './text-template.ts';
import { chooseScenarioTexts, type ScenarioTexts } from './scenario-texts.ts';
import type { Random } from './random.ts';
import { stopPointOf, type StopPoint } from './stop-point.ts';
import { toBody } from './rich-body.ts';
import { slotsOf } from './slots.ts';
import { TicketBuilder, type SeedFile, type SeedTicket } from './ticket-builder.ts';
import {
  customerText,
  fileName,
  fullName,
  writingStyleOf,
  staffText,
  withPeopleSlots,
  type ConversationPeople,
  type WritingStyle,
} from './writing-style.ts';
import type { WorkDays } from './work-days.ts';

const DAY = 86_400_000;

/** The facts that every conversation is written from. */
export interface ConversationContext {
  company: Company;
  workDays: WorkDays;
  /** end of the data, milliseconds */
  end: number;
  random: Random;
}

/** Departments whose notes mention machines. */
const TECHNICAL: readonly string[] = ['support', 'hosting', 'devices'];

/** Working minutes until an answer, by importance 0..3. */
const RESPONSE_MINUTES = [190, 110, 55, 22];

/**
 * Returns who can answer in a department for a branch: its members of that branch or of all branches; the lead less
 * often.
 */
export function findHandlers(
  company: Company,
  department: number,
  branch: number,
  at: number,
  end: number,
): SeedUser[] {
  const old = end - at > 120 * DAY;
  const members = company.staff.filter(
    (s) =>
      s.departments.includes(department) && (s.branch === -1 || s.branch === branch) && (s.status === 'active' || old),
  );
  return members.length > 0
    ? members
    : company.staff.filter((s) => s.departments.includes(department) && s.status === 'active');
}

const handlerWeight = (user: SeedUser): number =>
  (({ employee: 6, department_admin: 1.3, branch_admin: 0.5 }) as Record<string, number>)[user.role] ?? 0.2;

function importanceOf(scenario: Scenario, random: Random): TicketImportance {
  const usual = scenario.importance ?? 1;
  const moved = usual + random.weighted([0, -1, 1], (d) => (d === 0 ? 8 : 1));
  return Math.min(3, Math.max(0, moved)) as TicketImportance;
}

function filesOf(scenario: Scenario, slots: (name: string) => string, random: Random, probability: number): SeedFile[] {
  const kind = scenario.attach;
  if (kind === undefined || !random.chance(probability)) return [];
  const count = kind === 'screenshot' && random.chance(0.2) ? 2 : 1;
  return Array.from({ length: count }, () => ({
    kind,
    name: fileName(random.pick(FILE_NAMES[kind]), slots, random),
    variant: random.int(0, 5),
  }));
}

interface Conversation {
  scenario: Scenario;
  texts: ScenarioTexts;
  story: TicketBuilder;
  context: ConversationContext;
  people: ConversationPeople;
  style: WritingStyle;
  slots: (name: string) => string;
  /** the requester: the customer, or the colleague of an internal ticket */
  requester: SeedUser;
}

function prepareConversation(
  context: ConversationContext,
  scenario: Scenario,
  requester: SeedUser,
  department: number,
  branch: number,
  at: number,
): Omit<Conversation, 'story'> {
  const { random, company, workDays } = context;
  const organization = requester.organization === null ? undefined : company.organizations[requester.organization - 1];
  const style = requester.employee
    ? { latinDigits: false, halfSpaces: 'kept' as const, greets: false, signs: false }
    : writingStyleOf(random);
  const domain = organization?.domain ?? 'shop-online.example';
  const slots = slotsOf(
    {
      service: scenario.service,
      day: workDays.dayOf(at),
      domain,
      email: `info@${domain}`,
      version: Math.round(((at - (context.end - 430 * DAY)) / (430 * DAY)) * 9),
      customer: fullName(requester),
      organization: organization?.name ?? '',
      latinDigits: scenario.english ?? style.latinDigits,
    },
    random,
  );
  const team = findHandlers(company, department, branch, at, context.end).filter((s) => s.id !== requester.id);
  const agent = random.weighted(team, handlerWeight);
  const others = company.staff.filter(
    (s) => s.id !== agent.id && s.departments.includes(department) && s.status === 'active',
  );
  return {
    scenario,
    texts: chooseScenarioTexts(scenario, random),
    context,
    style,
    slots,
    requester,
    people: {
      customer: requester.employee ? null : requester,
      addressee: requester,
      agent,
      colleague: others.length > 0 ? random.pick(others) : agent,
      department,
    },
  };
}

const requesterKind = (s: Conversation): 'customer' | 'employee' => (s.requester.employee ? 'employee' : 'customer');
const english = (s: Conversation): boolean => s.scenario.english ?? false;

function addRequesterMessage(s: Conversation, template: string | undefined, at: number, attach = 0): boolean {
  if (template === undefined) return false;
  const { random } = s.context;
  const text = customerText(template, withPeopleSlots(s.slots, s.people, false), s.style, random, 'later', english(s));
  return s.story.customer(
    s.requester.id,
    requesterKind(s),
    at,
    toBody(text),
    filesOf(s.scenario, s.slots, random, attach),
  );
}

function addStaffMessage(
  s: Conversation,
  template: string | undefined,
  at: number,
  then: 'answer' | 'close' = 'answer',
): boolean {
  if (template === undefined) return false;
  const { random } = s.context;
  return s.story.staff(
    s.people.agent.id,
    at,
    toBody(staffText(template, withPeopleSlots(s.slots, s.people, false), random, english(s))),
    then,
  );
}

function addNote(s: Conversation, at: number): void {
  const { random } = s.context;
  const own = s.scenario.note !== undefined && random.chance(0.65);
  const common = TECHNICAL.includes(s.scenario.department) ? [...NOTES, ...TECHNICAL_NOTES] : NOTES;
  const template = random.pick(own ? (s.scenario.note ?? common) : common);
  // A note that mentions a colleague is not written by that colleague.
  const author = template.includes('{agent}') || random.chance(0.75) ? s.people.agent : s.people.colleague;
  s.story.note(author.id, at, toBody(expandTemplate(template, withPeopleSlots(s.slots, s.people, true), random)));
}

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

/**
 * The middle of a conversation: claim, question, note, solution.
 * @returns the moment of the solution, or null when there is none yet
 */
function simulateSolution(s: Conversation, stopPoint: StopPoint): number | null {
  const { random, workDays } = s.context;
  const { story, people, texts } = s;
  const responseMinutes = RESPONSE_MINUTES[story.ticket.importance] ?? 110;
  let at = workDays.afterWork(story.ticket.contents.at(-1)?.at ?? story.ticket.createdAt, random.span(responseMinutes));
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
    const reply = workDays.afterWaking(at, random.span(150));
    if (!addRequesterMessage(s, texts.answer, reply, 0.6) || stopPoint === 'customer_replied') return null;
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
function finishConversation(s: Conversation, solvedAt: number, stopPoint: StopPoint): void {
  const { random, workDays } = s.context;
  let at = solvedAt;
  if (s.texts.again !== undefined && (stopPoint === 'customer_replied' || random.chance(0.3))) {
    at = workDays.afterWaking(at, random.span(420));
    if (!addRequesterMessage(s, s.texts.again, at, 0.15) || stopPoint === 'customer_replied') return;
    at = workDays.afterWork(at, random.span(70));
    if (!addStaffMessage(s, s.texts.fix2 ?? random.pick(STAFF_CLOSERS), at)) return;
  }
  if (stopPoint === null) simulateClosing(s, at);
}

/** Data that does not change the ticket's state: tags, shares, read positions. */
function addExtras(s: Conversation): void {
  const { random, company, end } = s.context;
  const { ticket } = s.story;
  const names = [
    ...(s.scenario.tags ?? []).filter(() => random.chance(0.6)),
    ...(random.chance(0.07) ? [random.pick(EXTRA_TAGS)] : []),
  ];
  ticket.tags = [...new Set(names.map((name) => company.tags.get(name) ?? 0))].filter((id) => id > 0);
  const first = ticket.contents.find((c) => c.author === s.people.agent.id);
  if (first && s.people.colleague.id !== s.people.agent.id && random.chance(0.05)) {
    ticket.shares.push({
      user: s.people.colleague.id,
      editable: random.chance(0.5),
      by: s.people.agent.id,
      at: Math.min(end - 1000, first.at + 60_000),
    });
  }
  const last = ticket.contents.at(-1);
  if (last === undefined) return;
  const publicSeq = Math.max(...ticket.contents.map((c) => c.publicSeq ?? 0));
  const age = end - ticket.lastActivityAt;
  const read = (user: number) =>
    ticket.reads.push({ user, seq: last.seq, publicSeq, at: Math.min(end - 1000, last.at + 30 * 60_000) });
  if (
    ticket.assignee !== null &&
    (last.author === ticket.assignee || ticket.status === 4 || age > 2 * DAY || random.chance(0.4))
  )
    read(ticket.assignee);
  if (ticket.customer !== null && (last.author === ticket.customer || age > 6 * DAY || random.chance(0.5)))
    read(ticket.customer);
  if (ticket.owner !== ticket.customer && ticket.owner !== ticket.assignee) read(ticket.owner);
  for (const user of company.staff) {
    if (user.id === ticket.assignee || user.id === ticket.owner) continue;
    const leads =
      user.role === 'full_admin' ||
      (user.role === 'department_admin' && user.departments.includes(ticket.department)) ||
      (user.role === 'branch_admin' && user.branch === ticket.branch) ||
      (ticket.status === 4 && user.extraRoles.includes('senior') && user.departments.includes(ticket.department));
    if (leads && (age > 2 * DAY || random.chance(0.5))) read(user.id);
  }
}

/** A customer's ticket, written by the customer or filed for them by the reception. */
export function buildCustomerTicket(
  context: ConversationContext,
  scenario: Scenario,
  customer: SeedUser,
  at: number,
): SeedTicket {
  const { random, company } = context;
  const right = departmentId(scenario.department);
  const reception = random.chance(0.07) ? company.staff.find((u) => u.extraRoles.includes('front')) : undefined;
  const astray = reception === undefined && random.chance(0.05) ? random.int(3, DEPARTMENTS.length) : right;
  const parts = prepareConversation(context, scenario, customer, right, customer.branch, at);
  const slotsWithPeople = withPeopleSlots(parts.slots, parts.people, false);
  const story = new TicketBuilder(
    {
      subject: expandTemplate(parts.texts.subject, slotsWithPeople, random),
      kind: reception ? 'behalf' : 'customer',
      channel: reception ? 'behalf' : 'web',
      owner: customer.id,
      recipient: null,
      customer: customer.id,
      assignee: null,
      createdBy: reception?.id ?? customer.id,
      department: astray,
      branch: customer.branch,
      organization: customer.organization,
      category: company.categories.find((c) => c.name === scenario.category)?.id ?? null,
      service: serviceId(scenario.service),
      importance: importanceOf(scenario, random),
      createdAt: at,
    },
    context.end,
  );
  const s: Conversation = { ...parts, story };
  const text = customerText(
    parts.texts.opening,
    slotsWithPeople,
    reception ? { ...s.style, greets: false, signs: false, halfSpaces: 'kept' } : s.style,
    random,
    'opening',
    english(s),
  );
  story.opening(
    reception?.id ?? customer.id,
    reception ? customer.id : null,
    reception ? 'employee' : 'customer',
    toBody(text),
    filesOf(scenario, s.slots, random, 0.45),
  );
  if (astray !== right) {
    const wrong = findHandlers(company, astray, customer.branch, at, context.end);
    const mover = wrong[0] === undefined ? s.people.agent : random.weighted(wrong, handlerWeight);
    const reason = expandTemplate(random.pick(TRANSFER_REASONS), slotsWithPeople, random);
    story.transfer(
      right,
      { from: DEPARTMENTS[astray - 1]?.name ?? '', to: DEPARTMENTS[right - 1]?.name ?? '' },
      mover.id,
      context.workDays.afterWork(at, random.span(60)),
      toBody(reason),
    );
  }
  const stopPoint = stopPointOf(context.end - at, random, customer.username !== null);
  if (stopPoint !== 'unanswered') {
    const solvedAt = simulateSolution(s, stopPoint);
    if (solvedAt !== null) finishConversation(s, solvedAt, stopPoint);
  }
  addExtras(s);
  return story.ticket;
}

/** A ticket between colleagues. */
export function buildInternalTicket(
  context: ConversationContext,
  scenario: Scenario,
  requester: SeedUser,
  at: number,
): SeedTicket {
  const { random, company } = context;
  const department = departmentId(scenario.department);
  const branch = requester.branch === -1 ? 1 : requester.branch;
  const parts = prepareConversation(context, scenario, requester, department, branch, at);
  const slotsWithPeople = withPeopleSlots(parts.slots, parts.people, false);
  const direct = random.chance(0.4) ? parts.people.agent.id : null;
  const story = new TicketBuilder(
    {
      subject: expandTemplate(parts.texts.subject, slotsWithPeople, random),
      kind: 'internal',
      channel: 'web',
      owner: requester.id,
      recipient: direct,
      customer: null,
      assignee: direct,
      createdBy: requester.id,
      department,
      branch,
      organization: null,
      category: company.categories.find((c) => c.name === scenario.category)?.id ?? null,
      service: serviceId(scenario.service),
      importance: importanceOf(scenario, random),
      createdAt: at,
    },
    context.end,
  );
  const s: Conversation = { ...parts, story };
  story.opening(
    requester.id,
    null,
    'employee',
    toBody(expandTemplate(parts.texts.opening, slotsWithPeople, random)),
    [],
  );
  const answered = context.workDays.afterWork(at, random.span(160));
  const stopPoint = stopPointOf(context.end - at, random, false);
  if (stopPoint !== 'unanswered' && addStaffMessage(s, s.texts.fix, answered))
    finishConversation(s, answered, stopPoint);
  addExtras(s);
  return story.ticket;
}

/** A ticket that the staff open with a customer: the staff ask and the customer answers. */
export function buildOutreachTicket(
  context: ConversationContext,
  scenario: Scenario,
  customer: SeedUser,
  at: number,
): SeedTicket {
  const { random, company, workDays } = context;
  const department = departmentId(scenario.department);
  const parts = prepareConversation(context, scenario, customer, department, customer.branch, at);
  const owner = parts.people.agent;
  const slotsWithPeople = withPeopleSlots(parts.slots, parts.people, false);
  const story = new TicketBuilder(
    {
      subject: expandTemplate(parts.texts.subject, slotsWithPeople, random),
      kind: 'to_customer',
      channel: 'web',
      owner: owner.id,
      recipient: customer.id,
      customer: customer.id,
      assignee: owner.id,
      createdBy: owner.id,
      department,
      branch: customer.branch,
      organization: customer.organization,
      category: company.categories.find((c) => c.name === scenario.category)?.id ?? null,
      service: serviceId(scenario.service),
      importance: importanceOf(scenario, random),
      createdAt: at,
    },
    context.end,
  );
  const s: Conversation = { ...parts, story };
  story.opening(owner.id, null, 'employee', toBody(staffText(parts.texts.opening, slotsWithPeople, random, false)), []);
  const replied = workDays.afterWaking(at, random.span(400));
  if (random.chance(0.7) && addRequesterMessage(s, s.texts.fix, replied)) {
    const then = workDays.afterWork(replied, random.span(120));
    addStaffMessage(s, s.texts.again, then, 'close');
  } else {
    story.close(owner.id, workDays.afterWork(at, 2700), 'resolved', null);
  }
  addExtras(s);
  return story.ticket;
}
