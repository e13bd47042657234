import type { DefaultReciever } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { peopleOnShift } from '../calendar/public.ts';
import { lockRound, storeRound, type DepartmentRecord } from '../departments/public.ts';
import { businessDay } from '../settings/public.ts';
import { absencesOf, findAssignableEmployees, peopleOf } from './people.repository.ts';
import { loadsOf } from './ticket-assignment.repository.ts';
import { nextAssignee, type Candidate } from './ticket-assignment.rules.ts';
import { setColumns, type TicketUnitOfWork } from './ticket-unit-of-work.service.ts';
import type { HistoryEntry } from './ticket-write.repository.ts';

/** What assigning reads and waits for. */
export type AssigningDeps = Pick<Deps, 'db' | 'clock' | 'broker'>;

/** The ticket that somebody is to get. */
interface Assignment {
  department: DepartmentRecord;
  /** Null: of every branch. */
  branchId: number | null;
  /** Who asks is never who answers. */
  exceptId?: number | undefined;
}

/** Who gets a ticket that names nobody, and why. */
type Answerer = Pick<DefaultReciever, 'recipient_id' | 'reason'>;

/**
 * Who gets a new or transferred ticket of a department (decisions 2.7): somebody by its way of assigning, and where
 * that leaves nobody or it has none, its default recipient; otherwise nobody in particular. Others who assign in the
 * department wait until the transaction ends.
 */
export async function assignByDepartment(deps: AssigningDeps, trx: Trx, assignment: Assignment): Promise<Answerer> {
  const { department } = assignment;
  const last = department.assign_mode === 'manual' ? null : await lockRound(trx, department.id);
  const { recipient_id, reason } = await answererOf(deps, { ...assignment, last }, trx);
  if (recipient_id !== null && reason === department.assign_mode) await storeRound(trx, department.id, recipient_id);
  return { recipient_id, reason };
}

/** Gives a transferred ticket to whoever its new department assigns it to; who is chosen already keeps it (T11). */
export async function assignTransferred(
  deps: AssigningDeps,
  work: TicketUnitOfWork,
  department: DepartmentRecord,
): Promise<void> {
  const { ticket, trx } = work;
  if (ticket.kind === 'to_customer' || ticket.recipient_id !== null) return;
  const exceptId = ticket.kind === 'internal' ? ticket.owner_id : undefined;
  const { recipient_id: id, reason } = await assignByDepartment(deps, trx, {
    ...{ department, branchId: ticket.branch_id, exceptId },
  });
  if (id === null) return;
  const names = await peopleOf(trx, [id]);
  work.history.push(assignedEntry(id, reason));
  work.systemLines.push({ name: 'assigned', from: null, to: names.get(id)?.name ?? null });
  setColumns(work, { recipient_id: id, assignee_id: id });
  work.notifications.push({ event: 'assigned', content_id: null, user_ids: [id] });
}

/** The line of the history about somebody who was given a ticket by its department, with the way in which they were found. */
export const assignedEntry = (to: number, reason: Answerer['reason']): HistoryEntry => ({
  ...{ field: 'recipient_id', from: null, to },
  because: { cause: 'auto_assign', name: reason },
});

/** {@link assignByDepartment} for somebody who asks before they write: nothing is stored, and the next one may get it. */
export async function answererOf(
  deps: AssigningDeps,
  { department, branchId, exceptId, last = department.assigned_last_id }: Assignment & { last?: number | null },
  trx?: Trx,
): Promise<Answerer> {
  const db: Deps['db'] = trx ?? deps.db;
  const answering = {
    ...{ departmentId: department.id, branchId },
    ...{ now: deps.clock.now(), presentOn: await businessDay({ ...deps, db }) },
  };
  const mode = department.assign_mode;
  if (mode !== 'manual') {
    const ids = (await findAssignableEmployees(db, answering)).filter((id) => id !== exceptId);
    const working =
      mode === 'by_shift'
        ? await peopleOnShift(
            { broker: deps.broker, db },
            { userIds: ids, departmentId: department.id, branchId },
            deps.clock.unix(),
          )
        : new Set(ids);
    const loads = await loadsOf(db, [...working]);
    const candidates: Candidate[] = [...working].map((id) => ({ id, ...(loads.get(id) ?? { open: 0, load: 0 }) }));
    const id = nextAssignee(mode, candidates, { last, cap: department.max_open_per_agent });
    if (id !== null) return { recipient_id: id, reason: mode };
  }
  const wanted = department.default_recipient_id;
  const id = wanted === null ? null : await presentOrSubstitute(db, answering, wanted);
  return id === null || id === exceptId
    ? { recipient_id: null, reason: 'whole_department' }
    : { recipient_id: id, reason: 'default_recipient' };
}

/** Where and when somebody is to answer; `presentOn` is the day, `YYYY-MM-DD`. */
interface Answering {
  departmentId: number;
  /** Null: of every branch. */
  branchId: number | null;
  now: Date;
  presentOn: string;
}

/**
 * Who of these people is out of office, until which day, and their substitute: null for one who cannot answer in the
 * department, or is away too (decisions 2.8).
 */
export async function representedIn(
  db: AnyDb,
  answering: Answering,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { until: string; substitute_id: number | null }>> {
  const absences = await absencesOf(db, ids, answering.presentOn);
  const only = [...absences.values()].flatMap(({ substitute_id }) => substitute_id ?? []);
  const there = only.length === 0 ? [] : await findAssignableEmployees(db, { ...answering, only });
  return new Map(
    [...absences].map(([id, { until, substitute_id }]) => [
      id,
      { until, substitute_id: there.find((one) => one === substitute_id) ?? null },
    ]),
  );
}

/** The person; while they are out of office their substitute. Null when neither can answer in the department. */
export async function presentOrSubstitute(db: AnyDb, answering: Answering, id: number): Promise<number | null> {
  const there = await findAssignableEmployees(db, { ...answering, only: [id] });
  return there[0] ?? (await representedIn(db, answering, [id])).get(id)?.substitute_id ?? null;
}
