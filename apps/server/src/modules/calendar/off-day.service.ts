import type { BodyOf, offDayStore, offDayUpdate } from '@hamyar/contracts/schemas';
import { ALL_BRANCHES, evaluatePredicate, minuteOfClock } from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { changeableOffDays, offDayScope } from './calendar-event.policy.ts';
import type { OffDayTable } from './calendar-event.table.ts';
import { messages } from './messages.ts';
import { workingTimeChanged } from './working-time.job.ts';
import { insertOffDay, lockOffDay, type OffDayRow, removeOffDay, updateOffDay } from './off-day.repository.ts';

type NewBody = BodyOf<typeof offDayStore>;
type Body = BodyOf<typeof offDayUpdate>;

/** The columns of each value that a person sends. */
const COLUMNS = {
  date: (date) => ({ date }),
  title: (title) => ({ title }),
  repeat: (repeat) => ({ repeat }),
  from: (from) => ({ from_minute: from === null ? null : minuteOfClock(from) }),
  to: (to) => ({ to_minute: to === null ? null : minuteOfClock(to) }),
} satisfies BodyColumns<NewBody & Body, OffDayTable>;

const ABOUT = { object_type: 'off_day' } as const;
const twice = () => new ValidationFailed([fieldError('date', 'CHOICE', {}, messages.offDayTwice)]);

/** Both hours or none, in their order. @throws ValidationFailed */
function checkHours({ from_minute: from = null, to_minute: to = null }: Partial<OffDayRow>): void {
  if (from === null && to === null) return;
  if (from === null || to === null) throw new ValidationFailed([fieldError(from === null ? 'from' : 'to', 'REQUIRED')]);
  if (to <= from) throw new ValidationFailed([fieldError('to', 'CHOICE', {}, messages.offDayHours)]);
}

/** Adds a day off for the company or the branch. @returns its id @throws Forbidden, ValidationFailed */
export async function createOffDay(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  const branch_id = user.full_admin ? ALL_BRANCHES : user.branch_id;
  if (!evaluatePredicate(changeableOffDays(user), { branch_id })) throw new Forbidden();
  const columns = columnsOf(COLUMNS, body);
  checkHours(columns);
  return withTransaction(deps.db, async (trx) => {
    const values = { ...columns, branch_id, created_by: user.id, created_at: deps.clock.now() };
    const id = await insertOffDay(trx, values);
    if (id === null) throw twice();
    await workingTimeChanged(deps, trx);
    const note = { ...ABOUT, action: 'off_day.create', object_id: id, object_name: columns.title };
    await audit(deps, trx, { caller: user, ip }, note);
    return id;
  });
}

/** A day off that the person may change, locked. @throws Forbidden, NotFound outside of the scope */
async function changeableRow(trx: Trx, user: CurrentUser, id: number): Promise<OffDayRow> {
  const row = await lockOffDay(trx, offDayScope(user), id);
  if (!row) throw new NotFound();
  if (!evaluatePredicate(changeableOffDays(user), { branch_id: row.branch_id })) throw new Forbidden();
  return row;
}

/** Changes a day off. @throws Forbidden, NotFound outside of the scope, ValidationFailed */
export async function changeOffDay(deps: Deps, { user, ip }: Editor, id: number, body: Body): Promise<void> {
  const columns = columnsOf(COLUMNS, body);
  await withTransaction(deps.db, async (trx) => {
    const row = await changeableRow(trx, user, id);
    checkHours({ ...row, ...columns });
    if (!(await updateOffDay(trx, row, columns))) throw twice();
    await workingTimeChanged(deps, trx);
    const note = { ...ABOUT, action: 'off_day.update', object_id: id, object_name: columns.title ?? row.title };
    await audit(deps, trx, { caller: user, ip }, { ...note, ...changedColumns(row, columns) });
  });
}

/** Deletes a day off. @throws Forbidden, NotFound outside of the scope */
export async function deleteOffDay(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const row = await changeableRow(trx, user, id);
    await removeOffDay(trx, id);
    await workingTimeChanged(deps, trx);
    const note = { ...ABOUT, action: 'off_day.delete', object_id: id, object_name: row.title };
    await audit(deps, trx, { caller: user, ip }, note);
  });
}
