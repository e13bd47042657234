import type { WorkCalendar } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Deps } from '../../platform/deps.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { readNamedPolicies, type NamedPolicies } from './sla-choice-batch.repository.ts';
import type { SlaTicket } from './sla-choice.repository.ts';
import { choosePolicy, readsWorkingTime } from './sla-choice.rules.ts';
import { customFactsOf } from './sla-custom.service.ts';
import { factsOf, isWorkingTime, slaLicense } from './sla-choice.service.ts';

/** A ticket whose policy is chosen together with those of many others. */
export interface SlaTicketWithTags extends SlaTicket {
  tag: readonly number[];
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** A row and those above it; of a form those that have replaced it. */
function pathOf(rows: ReadonlyMap<number, { parent_id?: number | null }>, id: number | null): number[] {
  const path: number[] = [];
  for (let at = id; at !== null && rows.has(at) && !path.includes(at); at = rows.get(at)?.parent_id ?? null)
    path.push(at);
  return path;
}

/** The rows that name policies, by their ids. */
const mapsOf = (named: NamedPolicies) => ({
  ...{ departments: byId(named.departments), categories: byId(named.categories), services: byId(named.services) },
  ...{ levels: byId(named.levels), organizations: byId(named.organizations), customers: byId(named.customers) },
  forms: byId(named.forms),
});

/** What the choice reads of one ticket, from rows that are in memory. */
function inputOf(maps: ReturnType<typeof mapsOf>, ticket: SlaTicketWithTags) {
  const named = (rows: ReadonlyMap<number, { sla_id: number | null }>, id: number | null) =>
    id === null ? null : (rows.get(id)?.sla_id ?? null);
  const levelOf = (rows: ReadonlyMap<number, { customer_level_id?: number | null }>, id: number | null) =>
    id === null ? null : (rows.get(id)?.customer_level_id ?? null);
  const level = levelOf(maps.customers, ticket.customer_id) ?? levelOf(maps.organizations, ticket.organization_id);
  return {
    chain: {
      customer_level: named(maps.levels, level),
      organization: named(maps.organizations, ticket.organization_id),
      service: named(maps.services, ticket.service_id),
      category: named(maps.categories, ticket.category_id),
      department: named(maps.departments, ticket.department_id),
    },
    found: {
      category: pathOf(maps.categories, ticket.category_id),
      service: pathOf(maps.services, ticket.service_id),
      form: pathOf(maps.forms, ticket.form_id),
      customer_level: level,
      tag: ticket.tag,
    },
  };
}

const workplaceOf = ({ department_id, branch_id }: SlaTicket): string => `${department_id}:${branch_id}`;

/** The hours of the departments of these tickets, each read once, for the whole time in which its tickets were created. */
async function calendarsOf(
  deps: Pick<Deps, 'db' | 'broker'>,
  tickets: readonly SlaTicket[],
): Promise<ReadonlyMap<string, WorkCalendar | null>> {
  const times = new Map<string, { ticket: SlaTicket; from: number; to: number }>();
  for (const ticket of tickets) {
    const at = unixSeconds(ticket.created_at);
    const { from, to } = times.get(workplaceOf(ticket)) ?? { from: at, to: at };
    times.set(workplaceOf(ticket), { ticket, from: Math.min(from, at), to: Math.max(to, at) });
  }
  const calendars = new Map<string, WorkCalendar | null>();
  for (const [workplace, { ticket, from, to }] of times) {
    const { department_id: departmentId, branch_id: branchId } = ticket;
    calendars.set(workplace, await workCalendarOf(deps, { departmentId, branchId }, from, to));
  }
  return calendars;
}

const idsOf = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

/**
 * The policies of many tickets, by their ids, by the same rules as that of one ({@link choosePolicy}) and one statement
 * for all of them. Tickets without a policy are left out.
 */
export async function choosePolicyIds(
  deps: Pick<Deps, 'broker' | 'modules' | 'clock'>,
  db: Db,
  tickets: readonly (SlaTicketWithTags & { id: number })[],
): Promise<ReadonlyMap<number, number>> {
  const within = { ...deps, db };
  const license = await slaLicense(within, db);
  const chosen = new Map<number, number>();
  if (!license || tickets.length === 0) return chosen;
  const named = await readNamedPolicies(db, {
    organizations: idsOf(tickets.map(({ organization_id }) => organization_id)),
    customers: idsOf(tickets.map(({ customer_id }) => customer_id)),
  });
  const { policies } = named;
  const maps = mapsOf(named);
  const calendars = license.conditional && readsWorkingTime(policies) ? await calendarsOf(within, tickets) : null;
  const customOf = await customFactsOf(within, license.conditional ? policies : [], tickets);
  for (const ticket of tickets) {
    const { chain, found } = inputOf(maps, ticket);
    const created_in_working_time = calendars
      ? isWorkingTime(calendars.get(workplaceOf(ticket)) ?? null, ticket)
      : null;
    const facts = factsOf(ticket, { ...found, created_in_working_time, custom: customOf(ticket) });
    const choice = choosePolicy(policies, facts, chain, license.conditional);
    if (choice) chosen.set(ticket.id, choice.policy.id);
  }
  return chosen;
}
