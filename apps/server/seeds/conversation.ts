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
import { expand } from './grammar.ts';
import { matterOf, type Matter } from './matter.ts';
import type { Random } from './random.ts';
import { restOf, type Rest } from './rest.ts';
import { toBody } from './rich.ts';
import { slotsOf } from './slots.ts';
import { Story, type SeedFile, type SeedTicket } from './story.ts';
import { customerSays, fileName, fullName, habitOf, staffSays, withCast, type Cast, type Habit } from './voice.ts';
import type { WorkDays } from './work-days.ts';

const DAY = 86_400_000;

/** What every conversation is told from. */
export interface Teller {
  company: Company;
  workDays: WorkDays;
  /** the data end here, milliseconds */
  end: number;
  random: Random;
}

/** Departments whose notes speak of machines. */
const TECHNICAL: readonly string[] = ['support', 'hosting', 'devices'];

/** Working minutes until an answer, by importance 0..3. */
const PACE = [190, 110, 55, 22];

/** Who can answer in a department for a branch: its members of that branch or of all; the lead less often. */
export function handlers(company: Company, department: number, branch: number, at: number, end: number): SeedUser[] {
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

interface Scene {
  scenario: Scenario;
  matter: Matter;
  story: Story;
  teller: Teller;
  cast: Cast;
  habit: Habit;
  slots: (name: string) => string;
  /** who asks: the customer, or the colleague of an internal ticket */
  asker: SeedUser;
}

function scene(
  teller: Teller,
  scenario: Scenario,
  asker: SeedUser,
  department: number,
  branch: number,
  at: number,
): Omit<Scene, 'story'> {
  const { random, company, workDays } = teller;
  const organization = asker.organization === null ? undefined : company.organizations[asker.organization - 1];
  const habit = asker.employee
    ? { latinDigits: false, halfSpaces: 'kept' as const, greets: false, signs: false }
    : habitOf(random);
  const domain = organization?.domain ?? 'shop-online.example';
  const slots = slotsOf(
    {
      service: scenario.service,
      day: workDays.dayOf(at),
      domain,
      email: `info@${domain}`,
      version: Math.round(((at - (teller.end - 430 * DAY)) / (430 * DAY)) * 9),
      customer: fullName(asker),
      organization: organization?.name ?? '',
      latinDigits: scenario.english ?? habit.latinDigits,
    },
    random,
  );
  const team = handlers(company, department, branch, at, teller.end).filter((s) => s.id !== asker.id);
  const agent = random.weighted(team, handlerWeight);
  const others = company.staff.filter(
    (s) => s.id !== agent.id && s.departments.includes(department) && s.status === 'active',
  );
  return {
    scenario,
    matter: matterOf(scenario, random),
    teller,
    habit,
    slots,
    asker,
    cast: {
      customer: asker.employee ? null : asker,
      addressee: asker,
      agent,
      colleague: others.length > 0 ? random.pick(others) : agent,
      department,
    },
  };
}

const askerKind = (s: Scene): 'customer' | 'employee' => (s.asker.employee ? 'employee' : 'customer');
const english = (s: Scene): boolean => s.scenario.english ?? false;

function asks(s: Scene, template: string | undefined, at: number, attach = 0): boolean {
  if (template === undefined) return false;
  const { random } = s.teller;
  const text = customerSays(template, withCast(s.slots, s.cast, false), s.habit, random, 'later', english(s));
  return s.story.customer(s.asker.id, askerKind(s), at, toBody(text), filesOf(s.scenario, s.slots, random, attach));
}

function answers(s: Scene, template: string | undefined, at: number, then: 'answer' | 'close' = 'answer'): boolean {
  if (template === undefined) return false;
  const { random } = s.teller;
  return s.story.staff(
    s.cast.agent.id,
    at,
    toBody(staffSays(template, withCast(s.slots, s.cast, false), random, english(s))),
    then,
  );
}

function notes(s: Scene, at: number): void {
  const { random } = s.teller;
  const own = s.scenario.note !== undefined && random.chance(0.65);
  const common = TECHNICAL.includes(s.scenario.department) ? [...NOTES, ...TECHNICAL_NOTES] : NOTES;
  const template = random.pick(own ? (s.scenario.note ?? common) : common);
  // A note that calls the colleague is not the colleague's own.
  const author = template.includes('{agent}') || random.chance(0.75) ? s.cast.agent : s.cast.colleague;
  s.story.note(author.id, at, toBody(expand(template, withCast(s.slots, s.cast, true), random)));
}

/** Before the answer: a receipt, or the customer asks again first. @returns the moment from which the expert goes on */
function wait(s: Scene, at: number, pace: number): number {
  const { random, workDays } = s.teller;
  if (english(s)) return at;
  if (random.chance(0.1)) {
    answers(s, random.pick(STAFF_RECEIVED), at);
    return workDays.afterWork(at, random.span(pace * 2));
  }
  if (!random.chance(0.05)) return at;
  const nudge = workDays.afterWaking(at, random.span(240));
  if (!asks(s, random.pick(CUSTOMER_NUDGES), nudge)) return at;
  const calmed = workDays.afterWork(nudge, random.span(25));
  answers(s, random.pick(STAFF_AFTER_NUDGE), calmed);
  return workDays.afterWork(calmed, random.span(pace));
}

/** The middle of a conversation: claim, question, note, solution. @returns the moment of the solution, or null when it has not come */
function solve(s: Scene, rest: Rest): number | null {
  const { random, workDays } = s.teller;
  const { story, cast, matter } = s;
  const pace = PACE[story.ticket.importance] ?? 110;
  let at = workDays.afterWork(story.ticket.contents.at(-1)?.at ?? story.ticket.createdAt, random.span(pace));
  if (random.chance(0.06) && story.ticket.kind === 'customer') {
    const lead =
      s.teller.company.staff.find((u) => u.role === 'department_admin' && u.departments.includes(cast.department)) ??
      cast.agent;
    story.assign(cast.agent.id, fullName(cast.agent), lead.id, at);
    at = workDays.afterWork(at, random.span(30));
  } else if (rest === 'in_progress' || random.chance(0.6)) {
    story.assign(cast.agent.id, fullName(cast.agent), cast.agent.id, at);
    at = workDays.afterWork(at, random.span(12));
  }
  if (random.chance(rest === 'in_progress' ? 0.5 : 0.24)) notes(s, at);
  if (rest === 'in_progress') return null;
  at = wait(s, workDays.afterWork(at, 2), pace);
  if (matter.ask !== undefined && (rest !== null || random.chance(0.55))) {
    if (!answers(s, matter.ask, at) || rest === 'asked') return null;
    const reply = workDays.afterWaking(at, random.span(150));
    if (!asks(s, matter.answer, reply, 0.6) || rest === 'customer_replied') return null;
    at = workDays.afterWork(reply, random.span(pace * 0.8));
    if (random.chance(0.2)) notes(s, at);
    at = workDays.afterWork(at, random.span(20));
  }
  return answers(s, matter.fix, at) ? at : null;
}

/** Closing, and how the customer liked it. */
function conclude(s: Scene, from: number): void {
  const { random, workDays } = s.teller;
  const { story, cast } = s;
  let at = from;
  const outcome = random.weighted(
    ['thanks', 'quiet', 'lost'] as const,
    (o) => ({ thanks: 64, quiet: 24, lost: 12 })[o],
  );
  if (outcome === 'thanks') {
    at = workDays.afterWaking(at, random.span(260));
    if (!asks(s, random.pick(english(s) ? ENGLISH_THANKS : CUSTOMER_THANKS), at)) return;
    at = workDays.afterWork(at, random.span(60));
    if (random.chance(0.35) && !english(s)) answers(s, random.pick(STAFF_CLOSERS), at, 'close');
    else story.close(cast.agent.id, at, 'resolved', random.pick(CLOSE_NOTES) || null);
  } else if (outcome === 'quiet') {
    at = workDays.afterWork(at, random.span(900));
    story.close(cast.agent.id, at, 'resolved', random.pick(CLOSE_NOTES) || null);
  } else {
    story.close(null, workDays.afterWork(at + 9 * DAY, 5), 'no_answer', null);
  }
  if (story.ticket.closeReason !== 'resolved' || cast.customer === null || !random.chance(0.55)) return;
  const level = random.weighted([5, 4, 3, 2, 1] as const, (l) => ({ 5: 50, 4: 27, 3: 12, 2: 6, 1: 5 })[l]);
  const comment = random.chance(0.3)
    ? expand(random.pick(level >= 4 ? VOTES_GOOD : VOTES_BAD), withCast(s.slots, cast, false), random)
    : null;
  story.rate(level, comment, workDays.afterWaking(at, random.span(300)));
}

/** After the solution: perhaps a second round, then the end. */
function finish(s: Scene, solvedAt: number, rest: Rest): void {
  const { random, workDays } = s.teller;
  let at = solvedAt;
  if (s.matter.again !== undefined && (rest === 'customer_replied' || random.chance(0.3))) {
    at = workDays.afterWaking(at, random.span(420));
    if (!asks(s, s.matter.again, at, 0.15) || rest === 'customer_replied') return;
    at = workDays.afterWork(at, random.span(70));
    if (!answers(s, s.matter.fix2 ?? random.pick(STAFF_CLOSERS), at)) return;
  }
  if (rest === null) conclude(s, at);
}

/** Extras that do not move the ticket on: tags, shares, who has read how far. */
function decorate(s: Scene): void {
  const { random, company, end } = s.teller;
  const { ticket } = s.story;
  const names = [
    ...(s.scenario.tags ?? []).filter(() => random.chance(0.6)),
    ...(random.chance(0.07) ? [random.pick(EXTRA_TAGS)] : []),
  ];
  ticket.tags = [...new Set(names.map((name) => company.tags.get(name) ?? 0))].filter((id) => id > 0);
  const first = ticket.contents.find((c) => c.author === s.cast.agent.id);
  if (first && s.cast.colleague.id !== s.cast.agent.id && random.chance(0.05)) {
    ticket.shares.push({
      user: s.cast.colleague.id,
      editable: random.chance(0.5),
      by: s.cast.agent.id,
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
export function tellCustomer(teller: Teller, scenario: Scenario, customer: SeedUser, at: number): SeedTicket {
  const { random, company } = teller;
  const right = departmentId(scenario.department);
  const reception = random.chance(0.07) ? company.staff.find((u) => u.extraRoles.includes('front')) : undefined;
  const astray = reception === undefined && random.chance(0.05) ? random.int(3, DEPARTMENTS.length) : right;
  const parts = scene(teller, scenario, customer, right, customer.branch, at);
  const say = withCast(parts.slots, parts.cast, false);
  const story = new Story(
    {
      subject: expand(parts.matter.subject, say, random),
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
    teller.end,
  );
  const s: Scene = { ...parts, story };
  const text = customerSays(
    parts.matter.opening,
    say,
    reception ? { ...s.habit, greets: false, signs: false, halfSpaces: 'kept' } : s.habit,
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
    const wrong = handlers(company, astray, customer.branch, at, teller.end);
    const mover = wrong[0] === undefined ? s.cast.agent : random.weighted(wrong, handlerWeight);
    const reason = expand(random.pick(TRANSFER_REASONS), say, random);
    story.transfer(
      right,
      { from: DEPARTMENTS[astray - 1]?.name ?? '', to: DEPARTMENTS[right - 1]?.name ?? '' },
      mover.id,
      teller.workDays.afterWork(at, random.span(60)),
      toBody(reason),
    );
  }
  const rest = restOf(teller.end - at, random, customer.username !== null);
  if (rest !== 'unanswered') {
    const solvedAt = solve(s, rest);
    if (solvedAt !== null) finish(s, solvedAt, rest);
  }
  decorate(s);
  return story.ticket;
}

/** A ticket between colleagues. */
export function tellInternal(teller: Teller, scenario: Scenario, asker: SeedUser, at: number): SeedTicket {
  const { random, company } = teller;
  const department = departmentId(scenario.department);
  const branch = asker.branch === -1 ? 1 : asker.branch;
  const parts = scene(teller, scenario, asker, department, branch, at);
  const say = withCast(parts.slots, parts.cast, false);
  const direct = random.chance(0.4) ? parts.cast.agent.id : null;
  const story = new Story(
    {
      subject: expand(parts.matter.subject, say, random),
      kind: 'internal',
      channel: 'web',
      owner: asker.id,
      recipient: direct,
      customer: null,
      assignee: direct,
      createdBy: asker.id,
      department,
      branch,
      organization: null,
      category: company.categories.find((c) => c.name === scenario.category)?.id ?? null,
      service: serviceId(scenario.service),
      importance: importanceOf(scenario, random),
      createdAt: at,
    },
    teller.end,
  );
  const s: Scene = { ...parts, story };
  story.opening(asker.id, null, 'employee', toBody(expand(parts.matter.opening, say, random)), []);
  const answered = teller.workDays.afterWork(at, random.span(160));
  const rest = restOf(teller.end - at, random, false);
  if (rest !== 'unanswered' && answers(s, s.matter.fix, answered)) finish(s, answered, rest);
  decorate(s);
  return story.ticket;
}

/** A ticket that the staff open with a customer: the roles are turned round. */
export function tellOutreach(teller: Teller, scenario: Scenario, customer: SeedUser, at: number): SeedTicket {
  const { random, company, workDays } = teller;
  const department = departmentId(scenario.department);
  const parts = scene(teller, scenario, customer, department, customer.branch, at);
  const owner = parts.cast.agent;
  const say = withCast(parts.slots, parts.cast, false);
  const story = new Story(
    {
      subject: expand(parts.matter.subject, say, random),
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
    teller.end,
  );
  const s: Scene = { ...parts, story };
  story.opening(owner.id, null, 'employee', toBody(staffSays(parts.matter.opening, say, random, false)), []);
  const replied = workDays.afterWaking(at, random.span(400));
  if (random.chance(0.7) && asks(s, s.matter.fix, replied)) {
    const then = workDays.afterWork(replied, random.span(120));
    answers(s, s.matter.again, then, 'close');
  } else {
    story.close(owner.id, workDays.afterWork(at, 2700), 'resolved', null);
  }
  decorate(s);
  return story.ticket;
}
