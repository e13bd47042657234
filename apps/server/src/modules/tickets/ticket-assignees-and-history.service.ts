import type { DefaultReciever, TicketAssignee, TicketHistoryField, TicketHistoryRow } from '@hamyar/contracts';
import { ALL_BRANCHES, canReadHistory, nextOpening } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { onlinePeople } from '../../platform/realtime/online-people.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { type DepartmentRecord, findSendable } from '../departments/public.ts';
import { businessDay } from '../settings/public.ts';
import { findAssignableEmployees, peopleOf, toPerson } from './people.repository.ts';
import { lookupNames, type NamedTable } from './department-lookup.repository.ts';
import { historySeenBy, isHiddenCause, readerOf } from './ticket-hidden-fields.rules.ts';
import { assertCan, can, rightSettings } from './ticket.policy.ts';
import { answererOf, representedIn } from './ticket-assignment.service.ts';
import { findTicket, historyOf, openTicketsOf, policyTicket } from './ticket.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/**
 * Employees to whom the ticket can be assigned, in its own or a target department (decisions 2.2 "assign to other",
 * T11).
 */
export async function assigneesOf(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
  departmentId: number | undefined,
): Promise<TicketAssignee[]> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  const object = ticket && policyTicket(ticket);
  const settings = await context.settings.current();
  assertCan(user, 'see_internal', object, settings);
  const answering = {
    departmentId: departmentId ?? object.department_id,
    branchId: object.branch_id,
    now: deps.clock.now(),
  };
  const ids = await findAssignableEmployees(deps.db, answering);
  const away = await representedIn(deps.db, { ...answering, presentOn: await businessDay(deps) }, ids);
  const substitutes = [...away.values()].map(({ substitute_id }) => substitute_id);
  const people = await peopleOf(deps.db, [...ids, ...substitutes]);
  // how busy somebody is, and whether they are there, is no business of who may not give them the ticket
  const mayMove = can(user, 'assign', object, settings) || can(user, 'transfer', object, settings);
  const load = mayMove ? await openTicketsOf(deps.db, ids) : null;
  const online = onlinePeople(deps.broker);
  return ids
    .map((id) => toPerson(people, id))
    .filter((person) => person !== null)
    .map((person) => {
      const absence = away.get(person.id);
      return {
        ...person,
        ...(load && { open_tickets: load.get(person.id) ?? 0, online: online.has(person.id) }),
        ...(absence && { absence: { until: absence.until, substitute: toPerson(people, absence.substitute_id) } }),
      };
    });
}

/** Every change of a ticket, newest first; for staff who see it, and of a deleted one for who may restore it. */
export async function historyOfTicket(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
): Promise<TicketHistoryRow[]> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  const object = ticket && policyTicket(ticket);
  const settings = await context.settings.current();
  if (!object || !canReadHistory(user, object, rightSettings(settings)))
    assertCan(user, 'see_internal', object, settings);
  const reader = readerOf(user, ticket!);
  const rows = historySeenBy(reader, await historyOf(deps.db, ticketId));
  const people = await peopleOf(deps.db, [
    ...rows.map(({ actor_id }) => actor_id),
    ...PEOPLE_FIELDS.flatMap((field) => idsIn(rows, field)),
  ]);
  const peopleNames = new Map([...people.values()].map(({ id, name }) => [id, name]));
  const names: Record<string, ReadonlyMap<number, string>> = Object.fromEntries(
    PEOPLE_FIELDS.map((field) => [field, peopleNames]),
  );
  for (const [field, table] of Object.entries(HISTORY_TABLES))
    names[field] = await lookupNames(deps.db, table, idsIn(rows, field));
  const nameOf = (field: string, value: string | null) =>
    value === null ? null : (names[field]?.get(Number(value)) ?? null);
  return rows.map((row) => ({
    id: row.id,
    at: unixSeconds(row.at),
    actor: toPerson(people, row.actor_id),
    field: row.field,
    from: row.from_value,
    to: row.to_value,
    ...(isHiddenCause(reader, row.cause)
      ? { cause: 'system' as const, cause_name: null }
      : { cause: row.cause, cause_name: row.cause_name }),
    from_name: nameOf(row.field, row.from_value),
    to_name: nameOf(row.field, row.to_value),
  }));
}

/** Fields of the history that contain the id of a person. */
const PEOPLE_FIELDS = ['recipient_id', 'share', 'share_full'] as const satisfies readonly TicketHistoryField[];
/** Fields of the history that contain another id. */
type NamedField = Exclude<Extract<TicketHistoryField, `${string}_id`>, (typeof PEOPLE_FIELDS)[number]>;
/** The tables of these ids. */
const HISTORY_TABLES: Readonly<Record<NamedField, NamedTable>> = {
  department_id: 'department',
  category_id: 'ticket_category',
  service_id: 'service',
  tag_id: 'tag',
};

const idsIn = (
  rows: readonly { field: string; from_value: string | null; to_value: string | null }[],
  field: string,
): number[] => [
  ...new Set(
    rows
      .filter((row) => row.field === field)
      .flatMap(({ from_value, to_value }) => [from_value, to_value])
      .filter((value) => value !== null)
      .map(Number),
  ),
];

/**
 * The branch whose hours a person meets in a department: the own one, or the only one that the department serves; null
 * where neither decides.
 */
function branchOf(user: CurrentUser, { branch_ids }: Pick<DepartmentRecord, 'branch_ids'>): number | null {
  if (user.branch_id !== ALL_BRANCHES) return user.branch_id;
  const [only = ALL_BRANCHES, ...others] = branch_ids;
  return others.length > 0 || only === ALL_BRANCHES ? null : only;
}

/** The person who will answer in a department to which the caller may write, and when (spec 7.27, decisions 2.7). */
export async function defaultReciever(
  { deps }: TicketContext,
  user: CurrentUser,
  departmentId: number,
): Promise<DefaultReciever> {
  const department = await findSendable(deps.db, departmentId, user, null);
  if (!department) throw new NotFound();
  const branchId = branchOf(user, department);
  const { recipient_id, reason } = await answererOf(deps, { department, branchId, exceptId: user.id });
  const people = await peopleOf(deps.db, [recipient_id]);
  const now = deps.clock.unix();
  const workplace = { departmentId: department.id, branchId };
  const calendar = await workCalendarOf(deps, workplace, now);
  const opening = calendar && nextOpening(calendar, now);
  return {
    recipient_id,
    recipient: toPerson(people, recipient_id),
    reason,
    outside_hours: calendar !== null && opening !== now,
    next_open_at: opening === now ? null : opening,
  };
}
