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
import {
  keepBranches,
  insertOffDay,
  isOffAlready,
  lockOffDay,
  lockOffDays,
  type OffDayRow,
  removeOffDay,
  storeOffDayBranches,
  updateOffDay,
} from './off-day.repository.ts';

type NewBody = BodyOf<typeof offDayStore>;
type Body = BodyOf<typeof offDayUpdate>;

/** The columns of each value that a person sends; its branches are rows of their own. */
const COLUMNS = {
  date: (date) => ({ date }),
  title: (title) => ({ title }),
  kind: (kind) => ({ official: kind === 'official' }),
  repeat: (repeat) => ({ repeat }),
  branch_ids: null,
  from: (from) => ({ from_minute: from === null ? null : minuteOfClock(from) }),
  to: (to) => ({ to_minute: to === null ? null : minuteOfClock(to) }),
} satisfies BodyColumns<NewBody & Body, OffDayTable>;

const ABOUT = { object_type: 'off_day' } as const;
const refused = (field: string, code: string, message?: string) =>
  new ValidationFailed([fieldError(field, code, {}, message)]);

/** A day off as it is going to be. */
type Wanted = Pick<OffDayRow, 'date' | 'branch_ids' | 'official' | 'from_minute' | 'to_minute'>;

/** What was sent: a whole day has no hours, and hours make it a partial one. @throws ValidationFailed */
function withKind<Given extends Body>(body: Given): Given {
  const { kind, from, to } = body;
  const hours = (from ?? null) !== null || (to ?? null) !== null;
  if (kind === undefined) return hours ? { ...body, kind: 'partial' } : body;
  if (kind === 'partial') return body;
  if (hours) throw refused('kind', 'CHOICE');
  return { ...body, from: null, to: null };
}

/** Both hours or none, in their order. @throws ValidationFailed */
function checkHours({ from_minute: from, to_minute: to }: Wanted, kind: Body['kind']): void {
  if (from === null && to === null && kind !== 'partial') return;
  if (from === null || to === null) throw refused(from === null ? 'from' : 'to', 'REQUIRED');
  if (to <= from) throw refused('to', 'CHOICE', messages.offDayHours);
}

/** Only the full admin declares official holidays, and days off of others than the own branch. @throws ValidationFailed */
async function check(
  trx: Trx,
  user: CurrentUser,
  { wanted, body, exceptId }: { wanted: Wanted; body: Body; exceptId: number | null },
): Promise<void> {
  checkHours(wanted, body.kind);
  if (wanted.official && !user.full_admin) throw refused('kind', 'CHOICE');
  const named = wanted.branch_ids.filter((id) => id !== ALL_BRANCHES);
  const wellFormed = named.length === 0 || named.length === wanted.branch_ids.length;
  const own = user.full_admin || wanted.branch_ids.every((id) => id === user.branch_id);
  if (body.branch_ids && !(wellFormed && own && (await keepBranches(trx, named))))
    throw refused('branch_ids', 'CHOICE');
  if (await isOffAlready(trx, { date: wanted.date, branchIds: wanted.branch_ids, exceptId }))
    throw refused('date', 'CHOICE', messages.offDayTwice);
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
const branchesOf = (branch_ids: readonly number[]) => ({ branches: branch_ids.map((branch_id) => ({ branch_id })) });

/** Adds a day off for the company or for branches. @returns its id @throws Forbidden, ValidationFailed */
export async function createOffDay(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  const own = [user.full_admin ? ALL_BRANCHES : user.branch_id];
  if (!evaluatePredicate(changeableOffDays(user), branchesOf(own))) throw new Forbidden();
  const body = withKind(input);
  const branch_ids = inOrder(body.branch_ids ?? own);
  const columns = columnsOf(COLUMNS, body);
  return withTransaction(deps.db, async (trx) => {
    await lockOffDays(trx);
    const wanted = { official: false, from_minute: null, to_minute: null, ...columns, branch_ids };
    await check(trx, user, { wanted, body, exceptId: null });
    const id = await insertOffDay(trx, { ...columns, created_by: user.id, created_at: deps.clock.now() });
    await storeOffDayBranches(trx, id, branch_ids);
    await workingTimeChanged(deps, trx);
    const note = { ...ABOUT, action: 'off_day.create', object_id: id, object_name: columns.title } as const;
    await audit(deps, trx, { caller: user, ip }, { ...note, after: { ...columns, branch_ids } });
    return id;
  });
}

/** A day off that the person may change, locked; an official one only as full admin. @throws Forbidden, NotFound outside of the scope */
async function changeableRow(trx: Trx, user: CurrentUser, id: number): Promise<OffDayRow> {
  const row = await lockOffDay(trx, offDayScope(user), id);
  if (!row) throw new NotFound();
  if (!evaluatePredicate(changeableOffDays(user), branchesOf(row.branch_ids))) throw new Forbidden();
  if (row.official && !user.full_admin) throw new Forbidden();
  return row;
}

/** Changes a day off. @throws Forbidden, NotFound outside of the scope, ValidationFailed */
export async function changeOffDay(deps: Deps, { user, ip }: Editor, id: number, input: Body): Promise<void> {
  const body = withKind(input);
  const columns = columnsOf(COLUMNS, body);
  await withTransaction(deps.db, async (trx) => {
    await lockOffDays(trx);
    const row = await changeableRow(trx, user, id);
    const branch_ids = body.branch_ids ? inOrder(body.branch_ids) : row.branch_ids;
    await check(trx, user, { wanted: { ...row, ...columns, branch_ids }, body, exceptId: id });
    await updateOffDay(trx, id, columns);
    if (body.branch_ids) await storeOffDayBranches(trx, id, branch_ids);
    await workingTimeChanged(deps, trx);
    const note = {
      ...ABOUT,
      action: 'off_day.update',
      object_id: id,
      object_name: columns.title ?? row.title,
    } as const;
    const change = changedColumns(row, { ...columns, ...(body.branch_ids && { branch_ids }) });
    await audit(deps, trx, { caller: user, ip }, { ...note, ...change });
  });
}

/** Deletes a day off. @throws Forbidden, NotFound outside of the scope */
export async function deleteOffDay(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const row = await changeableRow(trx, user, id);
    await removeOffDay(trx, id);
    await workingTimeChanged(deps, trx);
    const note = { ...ABOUT, action: 'off_day.delete', object_id: id, object_name: row.title } as const;
    await audit(deps, trx, { caller: user, ip }, note);
  });
}
