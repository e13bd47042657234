import type { FieldError, WorkingShift } from '@hamyar/contracts';
import type { BodyOf, workingShiftStore, workingShiftUpdate } from '@hamyar/contracts/schemas';
import { always, weekMinutes, weekOfClocks } from '@hamyar/domain';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { licenseOf } from '../license/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { storeWorkingHours } from '../settings/public.ts';
import { messages } from './messages.ts';
import { workingShiftScope } from './working-shift.policy.ts';
import {
  clearDefault,
  countBranches,
  countDepartments,
  countEmployees,
  findShift,
  hasShift,
  insertShift,
  listShifts,
  lockShifts,
  replaceBranches,
  replaceDepartments,
  replaceUsers,
  updateShift,
  type WorkingShiftQuery,
  type WorkingShiftRecord,
} from './working-shift.repository.ts';
import { hoursErrors, weekText } from './working-shift.rules.ts';
import { workingTimeChanged } from './working-time.job.ts';
import type { WorkingShiftTable } from './working-shift.table.ts';

type NewBody = BodyOf<typeof workingShiftStore>;
type Body = BodyOf<typeof workingShiftUpdate>;

const present = ({ created_at, updated_at, ...record }: WorkingShiftRecord): WorkingShift => ({
  ...record,
  hours_text: weekText(record.days),
  week_minutes: weekMinutes(weekOfClocks(record.days)),
  created_at: unixSeconds(created_at),
  updated_at: unixSeconds(updated_at),
});

/** One page of the shifts that the person reads. */
export async function pageOfShifts(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: WorkingShiftQuery,
): Promise<{ rows: WorkingShift[]; page: PageInfo }> {
  const { rows, total } = await listShifts(db, query, workingShiftScope(user));
  return { rows: rows.map(present), page: { currentPage: query.page, perPage: query.perPage, total } };
}

/** One shift. @throws NotFound outside of the scope */
export async function openShift({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<WorkingShift> {
  const record = await findShift(db, id, workingShiftScope(user));
  if (!record) throw new NotFound();
  return present(record);
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  status: (status) => ({ status }),
  is_default: (is_default) => ({ is_default }),
  days: (days) => ({ days: JSON.stringify(days) }),
  overrides: (overrides) => ({ overrides: JSON.stringify(overrides) }),
  department_ids: null,
  branch_ids: null,
  user_ids: null,
} satisfies BodyColumns<NewBody & Body, WorkingShiftTable>;

/** The body with its name and its intervals in order. @throws ValidationFailed */
async function read<Given extends Body>(trx: Trx, input: Given): Promise<Given> {
  const body: Given = { ...input };
  const errors: FieldError[] = hoursErrors(body);
  if (body.name !== undefined) body.name = normalizeInput(body.name);
  if (body.name === '') errors.push(fieldError('name', 'REQUIRED'));
  for (const [field, count] of [
    ['department_ids', countDepartments],
    ['branch_ids', countBranches],
    ['user_ids', countEmployees],
  ] as const) {
    const ids = [...new Set(body[field] ?? [])];
    if ((await count(trx, ids)) < ids.length) errors.push(fieldError(field, 'CHOICE'));
    if (body[field] !== undefined) body[field] = ids;
  }
  if (errors.length > 0) throw new ValidationFailed(errors);
  return body;
}

/** The default shift is in use, and only another one can become the default instead. @throws ValidationFailed */
function keepDefault(current: Pick<WorkingShift, 'is_default'> | null, body: Body): void {
  const isDefault = body.is_default ?? current?.is_default ?? false;
  if (isDefault && body.status === false)
    throw new ValidationFailed([fieldError('status', 'CHOICE', {}, messages.defaultInUse)]);
  if (current?.is_default && body.is_default === false)
    throw new ValidationFailed([fieldError('is_default', 'CHOICE', {}, messages.defaultKept)]);
}

/** What a stored shift changes beside its row: who has its hours, and the line about the hours. */
async function storeUses(deps: Deps, trx: Trx, id: number, body: Body): Promise<void> {
  if (body.department_ids) await replaceDepartments(trx, id, body.department_ids);
  if (body.branch_ids) await replaceBranches(trx, id, body.branch_ids);
  if (body.user_ids) await replaceUsers(trx, id, body.user_ids);
  await workingTimeChanged(deps, trx);
  const stored = await findShift(trx, id, always);
  if (stored?.is_default) await storeWorkingHours(deps, trx, weekText(stored.days));
}

/** Creates a shift; the first one is the default. @returns its id @throws ValidationFailed */
export async function createShift(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockShifts(trx);
    const body = await read(trx, input);
    if (!(await hasShift(trx))) body.is_default = true;
    keepDefault(null, body);
    if (body.is_default) await clearDefault(trx);
    const columns = columnsOf(COLUMNS, body);
    const id = await insertShift(trx, { ...columns, created_by_id: user.id, created_at: now, updated_at: now });
    await storeUses(deps, trx, id, body);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'working_shift.create', object_type: 'working_shift', object_id: id, object_name: columns.name },
    );
    return id;
  });
}

/** Changes a shift. @throws NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeShift(deps: Deps, { user, ip }: Editor, id: number, input: Body): Promise<WorkingShift> {
  await withTransaction(deps.db, async (trx) => {
    await lockShifts(trx);
    const current = await findShift(trx, id, always);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => present(current));
    const body = await read(trx, input);
    keepDefault(current, body);
    if (body.is_default && !current.is_default) await clearDefault(trx);
    const columns = columnsOf(COLUMNS, body);
    await updateShift(trx, id, { ...columns, updated_at: deps.clock.now() });
    await storeUses(deps, trx, id, body);
    const { version: _version, ...written } = body;
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        ...{ action: 'working_shift.update', object_type: 'working_shift', object_id: id },
        object_name: body.name ?? current.name,
        ...changedColumns({ ...current, user_ids: current.users.map((one) => one.id) }, written),
      },
    );
  });
  return openShift(deps, user, id);
}

/**
 * Deletes a shift softly. @throws NotFound; ValidationFailed for the default one, and while somebody has its hours and no
 * other one is chosen
 */
export async function deleteShift(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> {
  // before others wait for the locks
  await assertDeletesShift(deps, user, id);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: 'working_shift', id }, lockShifts);
    const current = await findShift(trx, id, always);
    if (!current) throw new NotFound();
    if (current.is_default) throw new ValidationFailed([fieldError('id', 'IN_USE', {}, messages.defaultKept)]);
    const other = replaceWith === null ? null : await findShift(trx, replaceWith, always);
    // a policy counts its time by it
    const fits = other && other.id !== id && other.status && weekMinutes(weekOfClocks(other.days)) > 0;
    if (replaceWith !== null && !fits)
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, messages.replacementRefused)]);
    const to = other?.id ?? null;
    await replaceReferences(deps, trx, { table: 'working_shift', id, to, byId: user.id });
    await updateShift(trx, id, { deleted_at: deps.clock.now(), replaced_by_id: to });
    await workingTimeChanged(deps, trx);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        ...{ action: 'working_shift.delete', object_type: 'working_shift', object_id: id, object_name: current.name },
        after: { replaced_by: other?.name ?? null },
      },
    );
  });
}

/** Whether the person may delete a shift, by whichever call. @throws Forbidden, NotFound; LicenseRequired */
export async function assertDeletesShift(deps: Deps, user: CurrentUser, id: number): Promise<void> {
  if (!user.full_admin) throw new Forbidden();
  await licenseOf(deps).require('workingshift');
  if (!(await findShift(deps.db, id, always))) throw new NotFound();
}
