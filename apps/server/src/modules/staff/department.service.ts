import type { Department, DepartmentRow } from '@hamyar/contracts';
import type { BodyOf, QueryOf, departmentList, departmentStore, departmentUpdate } from '@hamyar/contracts/schemas';
import { inTreeOrder, pathUp } from '@hamyar/domain';
import { normalizeInput, normalizeText, searchKeyCompact, searchWords } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { lastOrder } from '../../platform/database/row-order.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { storeDepartmentHours } from '../calendar/public.ts';
import { insertDepartment, lockDepartments, updateDepartment, type DepartmentTable } from '../departments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { checkDepartment } from './department-check.service.ts';
import { peopleAfter, storePeople, type DepartmentPeople } from './department-people.service.ts';
import { departmentRight, mayArrange, seesDepartment } from './department.policy.ts';
import {
  countBuiltInMembers,
  readDepartmentDetails,
  readDepartments,
  type DepartmentRecord,
} from './department.repository.ts';

type NewBody = BodyOf<typeof departmentStore>;
type Body = BodyOf<typeof departmentUpdate>;

type BuiltInCounts = Awaited<ReturnType<typeof countBuiltInMembers>>;

const presentRow = (
  user: CurrentUser,
  { all, counts }: { all: readonly DepartmentRecord[]; counts: BuiltInCounts | null },
  record: DepartmentRecord,
): DepartmentRow => ({
  id: record.id,
  version: record.version,
  name: record.name,
  description: record.description,
  parent_id: record.parent_id,
  depth: pathUp(all, record.id).length,
  order: record.order,
  kind: record.kind,
  status: record.status,
  is_public: record.is_public,
  branch_ids: record.branch_ids,
  managers: record.managers,
  member_count: record.kind === 'normal' ? record.member_count : (counts?.[record.kind] ?? 0),
  right: departmentRight(user, record),
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});

/** One page of the departments that the person reads, in the order of their tree. */
export async function pageOfDepartments(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  { page, perPage, s }: QueryOf<typeof departmentList>,
): Promise<{ rows: DepartmentRow[]; page: PageInfo }> {
  const all = await readDepartments(db);
  const words = searchWords(s ?? '');
  const found = inTreeOrder(all).filter(
    (record) => seesDepartment(user, record) && words.every((word) => searchKeyCompact(record.name).includes(word)),
  );
  const counts = await countBuiltInMembers(db);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const rows = shown.map((record) => presentRow(user, { all, counts }, record));
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One department. @throws NotFound outside of the scope */
export async function openDepartment({ db }: { db: AnyDb }, user: CurrentUser, id: number): Promise<Department> {
  const all = await readDepartments(db);
  const record = all.find((one) => one.id === id && seesDepartment(user, one));
  if (!record) throw new NotFound();
  const counts = record.kind === 'normal' ? null : await countBuiltInMembers(db);
  const { assign_mode, max_open_per_agent, customer_access, staff_access, staff_access_ids } = record;
  return {
    ...presentRow(user, { all, counts }, record),
    ...{ assign_mode, max_open_per_agent, customer_access, staff_access, staff_access_ids },
    ...{ reopen_policy: record.reopen_policy, reopen_days: record.reopen_days },
    auto_close_days: record.auto_close_days,
    form_id: record.form_id,
    signature: sanitizeRich(record.signature),
    ...(await readDepartmentDetails(db, id)),
  };
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name }),
  description: (description) => ({ description }),
  parent_id: (parent_id) => ({ parent_id }),
  status: (status) => ({ status }),
  is_public: (is_public) => ({ is_public }),
  branch_ids: (branch_ids) => ({ branch_ids }),
  member_ids: null,
  manager_ids: null,
  default_recipient_id: (default_recipient_id) => ({ default_recipient_id }),
  assign_mode: (assign_mode) => ({ assign_mode }),
  max_open_per_agent: (max_open_per_agent) => ({ max_open_per_agent }),
  customer_access: (customer_access) => ({ customer_access }),
  customer_access_ids: (customer_access_ids) => ({ customer_access_ids }),
  staff_access: (staff_access) => ({ staff_access }),
  staff_access_ids: (staff_access_ids) => ({ staff_access_ids }),
  reopen_policy: (reopen_policy) => ({ reopen_policy }),
  reopen_days: (reopen_days) => ({ reopen_days }),
  auto_close_days: (auto_close_days) => ({ auto_close_days }),
  working_shift_id: null,
  sla_id: (sla_id) => ({ sla_id }),
  form_id: (form_id) => ({ form_id }),
  signature: (signature) => ({ signature }),
} satisfies BodyColumns<NewBody & Body, DepartmentTable>;

const PICTURE = /<img\b[^>]*>/g;

/** Without pictures, which would be files of the department that no mail brings; '' where nothing is to be seen. */
function cleanSignature(html: string): string {
  const signature = toRichText(toRichText(html).html.replace(PICTURE, ''));
  return signature.empty ? '' : signature.html;
}

function normalize<Given extends Body>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.name !== undefined) clean.name = normalizeInput(clean.name);
  if (clean.description !== undefined) clean.description = normalizeText(clean.description);
  if (clean.signature !== undefined) clean.signature = cleanSignature(clean.signature);
  for (const key of ['branch_ids', 'customer_access_ids', 'staff_access_ids'] as const)
    if (clean[key]) clean[key] = [...new Set(clean[key])];
  // what the access does not name is not kept
  if (clean.customer_access === 'all') clean.customer_access_ids = [];
  if (clean.staff_access === 'all') clean.staff_access_ids = [];
  if (clean.reopen_policy !== undefined && clean.reopen_policy !== 'days') clean.reopen_days = null;
  return clean;
}

/** The keys that admins of a department change without being its branch's (decisions 2.7). */
const OF_ITS_ADMINS: ReadonlySet<string> = new Set(['version', 'member_ids', 'default_recipient_id']);

/** @throws NotFound outside of the scope, Forbidden for what the person may not change of it */
function assertMayChange(user: CurrentUser, record: DepartmentRecord | undefined, body: Body): DepartmentRecord {
  if (!record || !seesDepartment(user, record)) throw new NotFound();
  const right = departmentRight(user, record);
  const sent = Object.keys(body).filter((key) => body[key as keyof Body] !== undefined);
  if (right === 'none' || (right === 'people' && !sent.every((key) => OF_ITS_ADMINS.has(key)))) throw new Forbidden();
  if (body.branch_ids && !mayArrange(user, body.branch_ids)) throw new Forbidden();
  return record;
}

/** Creates a department, the last one below its parent. @returns its id @throws Forbidden, ValidationFailed */
export async function createDepartment(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  const now = deps.clock.now();
  const body = normalize({ ...input, branch_ids: input.branch_ids ?? [user.branch_id] });
  if (!mayArrange(user, body.branch_ids)) throw new Forbidden();
  return withTransaction(deps.db, async (trx) => {
    await lockDepartments(trx);
    const all = await readDepartments(trx);
    await checkDepartment(deps, trx, { user, all, current: null, body });
    const columns = columnsOf(COLUMNS, body);
    const order = lastOrder(all, columns.parent_id ?? null);
    const stamps = { created_by_id: user.id, updated_by_id: user.id, created_at: now, updated_at: now };
    const id = await insertDepartment(trx, { ...columns, order, ...stamps });
    await storePeople(deps, trx, id, { after: peopleAfter({ members: [], managers: [] }, body) });
    if (body.working_shift_id !== undefined) await storeDepartmentHours(deps, trx, id, body.working_shift_id);
    const about = { object_type: 'department', object_id: id, object_name: columns.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'department.create', ...about, after: body });
    return id;
  });
}

/** The people of a department and its hours, as a change compares them. */
async function storedParts(trx: Trx, record: DepartmentRecord): Promise<DepartmentPeople & { shiftId: number | null }> {
  const { members, working_shift } = await readDepartmentDetails(trx, record.id);
  const ids = (people: readonly { id: number }[]) => people.map(({ id }) => id);
  return { members: ids(members), managers: ids(record.managers), shiftId: working_shift?.id ?? null };
}

/** Changes or moves a department. @throws NotFound, Forbidden, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeDepartment(deps: Deps, { user, ip }: Editor, id: number, input: Body): Promise<Department> {
  const body = normalize(input);
  return withTransaction(deps.db, async (trx) => {
    await lockDepartments(trx);
    const all = await readDepartments(trx);
    const found = all.find((one) => one.id === id);
    const current = assertMayChange(user, found, body);
    await checkVersion(input.version, current.version, () => openDepartment({ db: trx }, user, id));
    const { shiftId, ...before } = await storedParts(trx, current);
    const after = peopleAfter(before, body);
    const left =
      !!current.default_recipient_id && ![...after.members, ...after.managers].includes(current.default_recipient_id);
    if (left && body.default_recipient_id === undefined) body.default_recipient_id = null;
    await checkDepartment(deps, trx, { user, all, current: { ...current, members: before.members, shiftId }, body });
    const columns = columnsOf(COLUMNS, body);
    const parentId = columns.parent_id === undefined ? current.parent_id : columns.parent_id;
    const moved = parentId === current.parent_id ? {} : { order: lastOrder(all, parentId) };
    const stamps = { updated_by_id: user.id, updated_at: deps.clock.now() };
    await updateDepartment(trx, id, { ...columns, ...moved, ...stamps });
    await storePeople(deps, trx, id, { before, after });
    if (body.working_shift_id !== undefined) await storeDepartmentHours(deps, trx, id, body.working_shift_id);
    const { version: _version, ...written } = body;
    const was = { ...current, member_ids: before.members, manager_ids: before.managers, working_shift_id: shiftId };
    const about = { object_type: 'department', object_id: id, object_name: body.name ?? current.name } as const;
    const change = changedColumns(was, written);
    await audit(deps, trx, { caller: user, ip }, { action: 'department.update', ...about, ...change });
    return openDepartment({ db: trx }, user, id);
  });
}
