import { DEPARTMENTS, departmentId, serviceId, type SeedUser } from './company.ts';
import { TRANSFER_REASONS } from './corpora/phrases.ts';
import type { Scenario } from './corpora/scenario.ts';
import { expandTemplate } from './text-template.ts';
import { stopPointOf } from './stop-point.ts';
import { toBody } from './rich-body.ts';
import { TicketBuilder, type SeedTicket } from './ticket-builder.ts';
import { customerText, staffText, withPeopleSlots } from './writing-style.ts';
import {
  findHandlers,
  handlerWeight,
  importanceOf,
  filesOf,
  prepareConversation,
  english,
  addRequesterMessage,
  addStaffMessage,
  type Conversation,
  type ConversationContext,
} from './conversation.ts';
import { simulateSolution, finishConversation } from './conversation-course.ts';
import { addExtras } from './conversation-extras.ts';

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
  const stopPoint = stopPointOf(context, at, customer.username !== null);
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
  const stopPoint = stopPointOf(context, at, false);
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
