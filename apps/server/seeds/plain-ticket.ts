import { TICKET_IMPORTANCE } from '@hamyar/contracts';
import { CUSTOMER_SCENARIOS, departmentId, serviceId, type SeedUser } from './company.ts';
import { findHandlers, type ConversationContext } from './conversation.ts';
import { expandTemplate } from './text-template.ts';
import { chooseScenarioTexts } from './scenario-texts.ts';
import type { Random } from './random.ts';
import { toBody } from './rich-body.ts';
import { slotsOf } from './slots.ts';
import { TicketBuilder, type SeedTicket } from './ticket-builder.ts';
import { fullName, withPeopleSlots } from './writing-style.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WORDS = 37;

/** A further sentence of another scenario, as people add a second subject. */
function extra(random: Random): string {
  const scenario = random.pick(CUSTOMER_SCENARIOS);
  return random.pick(random.chance(0.5) ? scenario.opening : scenario.fix);
}

/** Adds sentences until the text has about as many words as the contents of comparable products. */
function padded(parts: string[], more: () => string): string {
  const text = [...parts];
  while (text.join(' ').split(/\s+/).length < WORDS - 9) text.push(more());
  return text.join('\n');
}

/**
 * A ticket of exactly so many contents of about 37 Persian words each, of the customer and the staff in turn, in the
 * form of the data sets of comparable products (design/quality.md); without event lines, notes, reads or files.
 * @param count contents of the ticket, at least 2
 */
export function buildPlainTicket(
  count: number,
  context: ConversationContext,
  customers: readonly SeedUser[],
  at: number,
): SeedTicket {
  const { random, company, workDays, end } = context;
  const customer = customers[Math.floor(customers.length * random.next() ** 1.3)] as SeedUser;
  const scenario = random.weighted(CUSTOMER_SCENARIOS, (s) => s.weight ?? 1);
  const department = departmentId(scenario.department);
  const agent = random.pick(findHandlers(company, department, customer.branch, at, end));
  const slots = withPeopleSlots(
    slotsOf(
      {
        service: scenario.service,
        day: workDays.dayOf(at),
        domain: 'shop-online.example',
        email: 'info@shop-online.example',
        version: 5,
        customer: fullName(customer),
        organization: '',
        latinDigits: false,
      },
      random,
    ),
    { customer, addressee: customer, agent, colleague: agent, department },
    false,
  );
  const texts = chooseScenarioTexts(scenario, random);
  const builder = new TicketBuilder(
    {
      subject: expandTemplate(texts.subject, slots, random),
      kind: 'customer',
      channel: 'web',
      owner: customer.id,
      recipient: null,
      customer: customer.id,
      assignee: null,
      createdBy: customer.id,
      department,
      branch: customer.branch,
      organization: customer.organization,
      category: company.categories.find((c) => c.name === scenario.category)?.id ?? null,
      service: serviceId(scenario.service),
      importance: scenario.importance ?? TICKET_IMPORTANCE.medium,
      createdAt: at,
    },
    Number.POSITIVE_INFINITY,
  );
  const body = (...templates: (string | undefined)[]) =>
    toBody(
      padded(
        templates.filter((t) => t !== undefined).map((t) => expandTemplate(t, slots, random)),
        () => expandTemplate(extra(random), slots, random),
      ),
    );
  builder.opening(customer.id, null, 'customer', body(texts.opening), []);
  let wrote = at;
  for (let content = 2; content <= count; content += 1) {
    wrote += content < 4 ? random.int(1, 20) * HOUR : random.int(5, 50) * MINUTE;
    if (content % 2 === 0) builder.staff(agent.id, wrote, body(texts.ask, texts.fix));
    else builder.customer(customer.id, 'customer', wrote, body(texts.answer, texts.again, texts.fix2));
  }
  builder.ticket.history = [];
  // The comparable data sets have no event lines between the contents.
  builder.ticket.contents = builder.ticket.contents
    .filter((c) => c.type === 'message')
    .map((c, i) => ({ ...c, seq: i + 1 }));
  // One in twelve is still open, as in a help desk without a backlog.
  if (!random.chance(1 / 12)) {
    builder.ticket.status = 4;
    builder.ticket.closedAt = builder.ticket.lastActivityAt;
    builder.ticket.closedBy = agent.id;
    builder.ticket.closeReason = 'resolved';
    builder.ticket.waitingSince = null;
  }
  return builder.ticket;
}
