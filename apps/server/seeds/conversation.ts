import { TICKET_IMPORTANCE, type TicketImportance } from '@hamyar/contracts';
import type { Company, SeedUser } from './company.ts';
import { FILE_NAMES, NOTES, TECHNICAL_NOTES } from './corpora/phrases.ts';
import type { Scenario } from './corpora/scenario.ts';
import { expandTemplate } from './text-template.ts';
import { chooseScenarioTexts, type ScenarioTexts } from './scenario-texts.ts';
import type { Random } from './random.ts';
import { toBody } from './rich-body.ts';
import { slotsOf } from './slots.ts';
import type { TicketBuilder, SeedFile } from './ticket-builder.ts';
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

/** milliseconds */
export const DAY = 86_400_000;

/** The facts that every conversation is written from. */
export interface ConversationContext {
  company: Company;
  workDays: WorkDays;
  /** end of the data, milliseconds */
  end: number;
  /** The moment at which the company is first looked at: waiting times count from it, milliseconds. */
  now: number;
  /** A ticket that came in a moment ago: nobody has answered it yet. */
  isNew?: boolean;
  random: Random;
}

/** Departments whose notes mention machines. */
const TECHNICAL: readonly string[] = ['support', 'hosting', 'devices'];

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

/** How often a colleague of a team answers, against the others. */
export const handlerWeight = (user: SeedUser): number =>
  (({ employee: 6, department_admin: 1.3, branch_admin: 0.5 }) as Record<string, number>)[user.role] ?? 0.2;

/** The importance of a scenario, now and then one step off. */
export function importanceOf(scenario: Scenario, random: Random): TicketImportance {
  const usual = scenario.importance ?? TICKET_IMPORTANCE.medium;
  const moved = usual + random.weighted([0, -1, 1], (d) => (d === 0 ? 8 : 1));
  return Math.min(TICKET_IMPORTANCE.critical, Math.max(TICKET_IMPORTANCE.low, moved)) as TicketImportance;
}

/** The files that come with a message, if any. */
export function filesOf(
  scenario: Scenario,
  slots: (name: string) => string,
  random: Random,
  probability: number,
): SeedFile[] {
  const kind = scenario.attach;
  if (kind === undefined || !random.chance(probability)) return [];
  const count = kind === 'screenshot' && random.chance(0.2) ? 2 : 1;
  return Array.from({ length: count }, () => ({
    kind,
    name: fileName(random.pick(FILE_NAMES[kind]), slots, random),
    variant: random.int(0, 5),
  }));
}

/** One conversation while it is written. */
export interface Conversation {
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

/** Chooses texts, style and people of a conversation. */
export function prepareConversation(
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
/** Whether the requester writes English. */
export const english = (s: Conversation): boolean => s.scenario.english ?? false;

/** A message of the requester; false when there is no text or it would lie after the end of the data. */
export function addRequesterMessage(s: Conversation, template: string | undefined, at: number, attach = 0): boolean {
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

/** An answer of the agent; false like {@link addRequesterMessage}. */
export function addStaffMessage(
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

/** A note of the agent or a colleague. */
export function addNote(s: Conversation, at: number): void {
  const { random } = s.context;
  const own = s.scenario.note !== undefined && random.chance(0.65);
  const common = TECHNICAL.includes(s.scenario.department) ? [...NOTES, ...TECHNICAL_NOTES] : NOTES;
  const template = random.pick(own ? (s.scenario.note ?? common) : common);
  // A note that mentions a colleague is not written by that colleague.
  const author = template.includes('{agent}') || random.chance(0.75) ? s.people.agent : s.people.colleague;
  s.story.note(author.id, at, toBody(expandTemplate(template, withPeopleSlots(s.slots, s.people, true), random)));
}
