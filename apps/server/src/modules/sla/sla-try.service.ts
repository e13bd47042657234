import type { SlaClock, SlaDues, SlaTrial } from '@hamyar/contracts';
import type { QueryOf, slaDue, slaTry } from '@hamyar/contracts/schemas';
import { aroundTheClock, evaluatePredicate, explainDueTime, NoWorkingTime, type WorkCalendar } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { civilClock } from '../../platform/clock/civil-clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { workCalendarOf, type WorkplaceIds } from '../calendar/public.ts';
import { businessZone } from '../settings/public.ts';
import { choosePolicyFor } from './sla-choice.service.ts';
import { maySeeSla, slaScope } from './sla.policy.ts';

type Due = NonNullable<SlaDues['resolution']>;
interface Targets {
  first_response_minutes?: number | null | undefined;
  resolution_minutes?: number | null | undefined;
}

/** The days from the first moment to the due time, each with what counted on it. */
function daysOf(calendar: WorkCalendar, at: number, minutes: number): Pick<Due, 'due_at' | 'days'> {
  const { due_at, parts } = explainDueTime(calendar, [{ type: 'start', at, minutes }]);
  const days = new Map<number, Due['days'][number]>();
  for (const part of parts) {
    const start = calendar.clock.momentOf(part.day, 0);
    const day = days.get(part.day) ?? { at: start, minutes: 0, off: null, worked: [] };
    days.set(part.day, day);
    day.minutes += part.minutes;
    if (part.kind === 'off') day.off = part.title;
    if (part.kind === 'worked') day.worked.push({ from: (part.from - start) / 60, to: (part.to - start) / 60 });
  }
  return { due_at, days: [...days.values()] };
}

function dueOf(calendar: WorkCalendar, at: number, minutes: number | null | undefined): Due | null {
  if (!minutes) return null;
  try {
    return { minutes, ...daysOf(calendar, at, minutes) };
  } catch (error) {
    if (!(error instanceof NoWorkingTime)) throw error;
    return { minutes, due_at: null, days: [] };
  }
}

async function duesOf(
  deps: Deps,
  workplace: WorkplaceIds,
  { at, clock, ...targets }: { at: number; clock: SlaClock } & Targets,
): Promise<SlaDues> {
  const hours = clock === '24x7' ? null : await workCalendarOf(deps, workplace, at);
  // where no shift says when somebody works, every minute counts
  const calendar = hours ?? aroundTheClock(civilClock(await businessZone(deps)));
  return {
    first_response: dueOf(calendar, at, targets.first_response_minutes),
    resolution: dueOf(calendar, at, targets.resolution_minutes),
  };
}

/** @throws Forbidden for a person who reads no policies, NotFound for a branch whose policies they do not read */
function assertReads(user: CurrentUser, branchId: number | undefined): void {
  if (!maySeeSla(user)) throw new Forbidden();
  if (branchId !== undefined && !evaluatePredicate(slaScope(user), { branch_id: branchId })) throw new NotFound();
}

/** When targets of a form would be due. @throws Forbidden, NotFound for a branch outside of the scope */
export async function duesOfDraft(deps: Deps, user: CurrentUser, query: QueryOf<typeof slaDue>): Promise<SlaDues> {
  assertReads(user, query.branch_id);
  const { working_shift_id, department_id, branch_id, ...targets } = query;
  return duesOf(
    deps,
    { shiftId: working_shift_id ?? null, departmentId: department_id ?? null, branchId: branch_id ?? null },
    targets,
  );
}

/** The policy that a ticket would get, with its due times. @throws Forbidden, NotFound for a branch outside of the scope */
export async function tryChoice(deps: Deps, user: CurrentUser, query: QueryOf<typeof slaTry>): Promise<SlaTrial> {
  assertReads(user, query.branch_id);
  const { at, branch_id, department_id, importance, kind, channel, customer_level_id, ...named } = query;
  const chosen = await choosePolicyFor(deps, deps.db, {
    ...{ id: null, kind, channel, importance, branch_id, department_id, customer_id: null },
    ...{ category_id: named.category_id ?? null, service_id: named.service_id ?? null },
    ...{ organization_id: named.organization_id ?? null, customer_level_id: customer_level_id ?? null },
    ...{ form_id: named.form_id ?? null, created_at: new Date(at * 1000) },
  });
  if (!chosen) return { policy: null, first_response: null, resolution: null };
  const { id, name, by, snapshot } = chosen;
  const workplace = { shiftId: snapshot.working_shift_id, departmentId: department_id, branchId: branch_id };
  const clock = snapshot.clocks[importance] ?? 'working';
  return {
    policy: { id, name, by },
    ...(await duesOf(deps, workplace, { at, clock, ...snapshot.targets[importance] })),
  };
}
