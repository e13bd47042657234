import { BUSINESS_ZONE, epochDayFromJalali, jalaliFromEpochDay } from '@hamyar/dayjs-jalali';
import { formatTicketNumber } from '@hamyar/domain';
import { CUSTOMER_SCENARIOS, DEMO_SIZES, makeCompany, type Company, type SeedUser, type Sizes } from './company.ts';
import type { ConversationContext } from './conversation.ts';
import { buildCustomerTicket, buildInternalTicket, buildOutreachTicket } from './conversation-tickets.ts';
import { INTERNAL_SCENARIOS, OUTREACH_SCENARIOS } from './corpora/scenarios-business.ts';
import type { Scenario } from './corpora/scenario.ts';
import { randomOf, type Random } from './random.ts';
import { buildPlainTicket } from './plain-ticket.ts';
import { waitOf } from './stop-point.ts';
import type { SeedTicket } from './ticket-builder.ts';
import { workDays, type WorkDays } from './work-days.ts';

/** Number of Jalali months that the tickets are spread over, including the anchor's month. */
const MONTHS = 14;
const HOUR = 3_600_000;
/** Who has waited longer is neglected: about what nine of ten first answers take. */
const NEGLECTED_AFTER = 16 * HOUR;
const NEGLECTED_AT_MOST = 20 * 24 * HOUR;
/** Of so many neglected tickets one stays so; some others are late by their service levels. */
const ONE_OF = 7;

export interface SeedOptions {
  /** The same seed and anchor give the same company. */
  seed?: string;
  /**
   * Civil day (whole days since 1970-01-01, business zone) of the first start; the data end at the start of this day.
   */
  anchorDay: number;
  /**
   * Moment of the first start, milliseconds: the newest tickets have waited since shortly before it. By default the first
   * moment of the anchor day.
   */
  now?: number;
  sizes?: Sizes;
  /** `complete`: complete conversations; else so many plain contents per ticket, for benchmarks. */
  contents?: 'complete' | number;
}

export interface NumberedTicket extends SeedTicket {
  id: number;
  number: string;
}

/** The company and its tickets in the order of their creation. */
export interface Demo {
  company: Company;
  /** first moment of the anchor day, milliseconds: all data are before it */
  end: number;
  workDays: WorkDays;
  tickets(): Generator<NumberedTicket>;
}

/** The first day of the data: the first of the Jalali month thirteen months before the anchor's. */
export function firstDay(anchorDay: number): number {
  const { year, month } = jalaliFromEpochDay(anchorDay);
  return epochDayFromJalali(year, month - (MONTHS - 1), 1);
}

/** Number of tickets for each day; rounded so that the sum is exact. */
function dailyCounts(total: number, anchorDay: number, days: WorkDays): number[] {
  const first = firstDay(anchorDay);
  const length = anchorDay - first;
  const weights = Array.from({ length }, (_, i) => days.weight(first + i) * (0.8 + (0.35 * i) / length));
  const sum = weights.reduce((a, b) => a + b, 0);
  let carried = 0;
  let given = 0;
  return weights.map((weight) => {
    carried += (weight / sum) * total;
    const count = Math.round(carried) - given;
    given += count;
    return count;
  });
}

function timeOf(day: number, days: WorkDays, random: Random): number {
  const hour = random.weighted(CLOCK_HOURS, (h) => days.hourWeights[h] ?? 0);
  return days.startOf(day) + hour * HOUR + random.int(0, HOUR - 1);
}
const CLOCK_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const scenarioWeight = (scenario: Scenario, month: number): number =>
  (scenario.weight ?? 1) * (scenario.season?.includes(month) ? 3 : 1);

/** Chooses a customer; few customers write often, most write rarely. */
function pickCustomer(customers: readonly SeedUser[], random: Random): SeedUser {
  return customers[Math.floor(customers.length * random.next() ** 1.7)] as SeedUser;
}

/**
 * Builds the company and generates its tickets one after the other; no ticket stays in memory, so a million are
 * possible.
 */
export function makeDemo({
  seed = 'hamyar',
  anchorDay,
  now,
  sizes = DEMO_SIZES,
  contents = 'complete',
}: SeedOptions): Demo {
  const company = makeCompany(seed, sizes);
  const days = workDays(BUSINESS_ZONE);
  const end = days.startOf(anchorDay);
  // Shuffled once, so that the customers who write often do not all belong to the first organisations.
  const shuffle = randomOf(`${seed}/shuffle`);
  const customers = company.customers
    .map((c) => [shuffle.next(), c] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, c]) => c);
  // Makes sure that the demo logins have tickets.
  for (const known of customers.filter((c) => c.username !== null))
    customers.splice(0, 0, ...customers.splice(customers.indexOf(known), 1));
  const build: typeof buildTicket =
    contents === 'complete'
      ? buildTicket
      : (context, writers, _month, at) => buildPlainTicket(contents, context, writers, at);
  return {
    company,
    end,
    workDays: days,
    *tickets() {
      const first = firstDay(anchorDay);
      const counts = dailyCounts(sizes.tickets, anchorDay, days);
      const sequences = new Map<string, number>();
      const looked = Math.max(end, now ?? end);
      const isHeldBack = holdingBack(looked);
      let [id, written, held] = [0, 0, 0];
      const numbered = (ticket: SeedTicket, day: number): NumberedTicket => {
        const { year, month } = jalaliFromEpochDay(day);
        const sequence = (sequences.get(`${year}/${month}`) ?? 0) + 1;
        sequences.set(`${year}/${month}`, sequence);
        id += 1;
        return { ...ticket, id, number: formatTicketNumber({ year, month: month + 1, sequence }) };
      };
      for (const [index, count] of counts.entries()) {
        const day = first + index;
        const { month } = jalaliFromEpochDay(day);
        const random = randomOf(`${seed}/${day}`);
        const moments = Array.from({ length: count }, () => timeOf(day, days, random)).sort((a, b) => a - b);
        for (const at of moments) {
          written += 1;
          const context = { company, workDays: days, end, now: looked, random: randomOf(`${seed}/${day}/${written}`) };
          const ticket = build(context, customers, month + 1, at);
          if (contents === 'complete' && isHeldBack(ticket)) held += 1;
          else yield numbered(ticket, day);
        }
      }
      const context = { company, workDays: days, end: looked, now: looked, isNew: true };
      for (const ticket of newTickets(context, customers, { seed, count: held }))
        yield numbered(ticket, days.dayOf(ticket.createdAt));
    },
  };
}

/** Holds most of the tickets that have waited for days back; new ones come in for them. */
function holdingBack(now: number): (ticket: SeedTicket) => boolean {
  let neglected = 0;
  return ({ waitingSince }) => {
    const waited = waitingSince === null ? 0 : now - waitingSince;
    if (waited <= NEGLECTED_AFTER || waited > NEGLECTED_AT_MOST) return waited > NEGLECTED_AT_MOST;
    neglected += 1;
    return neglected % ONE_OF !== 1;
  };
}

/** Tickets that came in shortly before the first start, the oldest first. */
function* newTickets(
  context: Omit<ConversationContext, 'random'>,
  customers: readonly SeedUser[],
  { seed, count }: { seed: string; count: number },
): Generator<SeedTicket> {
  const random = randomOf(`${seed}/new`);
  const moments = Array.from({ length: count }, () => context.now - waitOf(random)).sort((a, b) => a - b);
  for (const [index, at] of moments.entries()) {
    const { month } = jalaliFromEpochDay(context.workDays.dayOf(at));
    const scenario = random.weighted(CUSTOMER_SCENARIOS, (s) => scenarioWeight(s, month + 1));
    const own = { ...context, random: randomOf(`${seed}/new/${index}`) };
    yield buildCustomerTicket(own, scenario, pickCustomer(customers, random), at);
  }
}

function buildTicket(
  context: ConversationContext,
  customers: readonly SeedUser[],
  month: number,
  at: number,
): SeedTicket {
  const { random, company } = context;
  const kind = random.weighted(
    ['customer', 'internal', 'outreach'] as const,
    (k) => ({ customer: 91, internal: 5, outreach: 4 })[k],
  );
  if (kind === 'internal') {
    const requesters = company.staff.filter((s) => s.role !== 'full_admin' && s.status === 'active');
    const requester = random.pick(requesters);
    return buildInternalTicket(
      context,
      random.pick(INTERNAL_SCENARIOS),
      requester,
      context.workDays.afterWork(Math.min(at, context.end - 40 * HOUR), 1),
    );
  }
  const customer = pickCustomer(customers, random);
  if (kind === 'outreach')
    return buildOutreachTicket(
      context,
      random.weighted(OUTREACH_SCENARIOS, (s) => scenarioWeight(s, month)),
      customer,
      at,
    );
  return buildCustomerTicket(
    context,
    random.weighted(CUSTOMER_SCENARIOS, (s) => scenarioWeight(s, month)),
    customer,
    at,
  );
}
