import type { DefaultReciever } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { peopleOnShift } from '../calendar/public.ts';
import { lockRound, storeRound, type DepartmentRecord } from '../departments/public.ts';
import { absencesOf, findAssignableEmployees, peopleOf } from './people.repository.ts';
import { nextAssignee, type Candidate } from './ticket-assignment.rules.ts';
import { openTicketsOf } from './ticket.repository.ts';
import { setColumns, type TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

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
export async function assignByDepartment(
  deps: AssigningDeps,
  trx: Trx,
  assignment: Assignment,
): Promise<number | null> {
  const { department } = assignment;
  const last = department.assign_mode === 'manual' ? null : await lockRound(trx, department.id);
  const { recipient_id, reason } = await answererOf(deps, { ...assignment, last }, trx);
  if (recipient_id !== null && reason === department.assign_mode) await storeRound(trx, department.id, recipient_id);
  return recipient_id;
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
  const id = await assignByDepartment(deps, trx, { department, branchId: ticket.branch_id, exceptId });
  if (id === null) return;
  const names = await peopleOf(trx, [id]);
  work.history.push({ field: 'recipient_id', from: null, to: id });
  work.systemLines.push({ name: 'assigned', from: null, to: names.get(id)?.name ?? null });
  setColumns(work, { recipient_id: id, assignee_id: id });
  work.notifications.push({ event: 'assigned', content_id: null, user_ids: [id] });
}

/** {@link assignByDepartment} for somebody who asks before they write: nothing is stored, and the next one may get it. */
export async function answererOf(
  deps: AssigningDeps,
  { department, branchId, exceptId, last = department.assigned_last_id }: Assignment & { last?: number | null },
  trx?: Trx,
): Promise<Answerer> {
  const db = trx ?? deps.db;
  const answering = { departmentId: department.id, branchId, now: deps.clock.now() };
  const mode = department.assign_mode;
  if (mode !== 'manual') {
    const ids = (await findAssignableEmployees(db, { ...answering, present: true })).filter((id) => id !== exceptId);
    const working =
      mode === 'by_shift'
        ? await peopleOnShift(
            { broker: deps.broker, db: db as Deps['db'] },
            { userIds: ids, departmentId: department.id, branchId },
            deps.clock.unix(),
          )
        : new Set(ids);
    const open = await openTicketsOf(db, [...working]);
    const candidates: Candidate[] = [...working].map((id) => ({ id, open: open.get(id) ?? 0 }));
    const id = nextAssignee(mode, candidates, { last, cap: department.max_open_per_agent });
    if (id !== null) return { recipient_id: id, reason: mode };
  }
  const wanted = department.default_recipient_id;
  const id = wanted === null ? null : await presentOrSubstitute(db, answering, wanted);
  return id === null || id === exceptId
    ? { recipient_id: null, reason: 'whole_department' }
    : { recipient_id: id, reason: 'default_recipient' };
}

/**
 * The person; while they are out of office their substitute (decisions 2.8). Null when whoever it is cannot answer in
 * the department, or is away too.
 */
export async function presentOrSubstitute(
  db: AnyDb,
  answering: { departmentId: number; branchId: number | null; now: Date },
  id: number,
): Promise<number | null> {
  const within = { ...answering, present: true };
  const there = await findAssignableEmployees(db, { ...within, onlyId: id });
  if (there[0] !== undefined) return there[0];
  const substitute = (await absencesOf(db, [id], answering.now)).get(id)?.substitute_id ?? null;
  return substitute === null
    ? null
    : ((await findAssignableEmployees(db, { ...within, onlyId: substitute }))[0] ?? null);
}
