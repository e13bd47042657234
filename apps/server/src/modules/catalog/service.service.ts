import type { FieldError, Service, ServiceRow, TicketImportance } from '@hamyar/contracts';
import type { BodyOf, QueryOf, serviceList, serviceStore, serviceUpdate } from '@hamyar/contracts/schemas';
import { ALL_BRANCHES, inTreeOrder, pathUp } from '@hamyar/domain';
import { normalizeCode, normalizeInput, normalizeText, searchKeyCompact, searchWords } from '@hamyar/persian';
import type { Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { lastOrder } from '../../platform/database/row-order.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { formErrors, slaErrors } from '../license/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { refusedReferences } from './catalog-references.repository.ts';
import { lockTree } from './catalog-tree.repository.ts';
import { assertFullAdmin, deleteFromTree, parentErrors } from './catalog-tree.service.ts';
import type { ServiceTable } from './catalog.table.ts';
import {
  assignToOrganizations,
  assignToUsers,
  insertService,
  isCodeTaken,
  readAssigned,
  readServices,
  updateService,
  type ServiceTreeRecord,
} from './service.repository.ts';

type NewBody = BodyOf<typeof serviceStore>;
type Body = BodyOf<typeof serviceUpdate>;

const present = (record: ServiceTreeRecord, all: readonly ServiceTreeRecord[]): ServiceRow => ({
  ...record,
  default_importance: record.default_importance as TicketImportance | null,
  depth: pathUp(all, record.id).length,
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});

/** One page of the services in the order of their tree. */
export async function pageOfServices(
  { db }: Pick<Deps, 'db'>,
  { page, perPage, s }: QueryOf<typeof serviceList>,
): Promise<{ rows: ServiceRow[]; page: PageInfo }> {
  const all = await readServices(db);
  const words = searchWords(s ?? '');
  const fits = ({ name, code }: ServiceTreeRecord) =>
    words.every((word) => searchKeyCompact(`${name} ${code ?? ''}`).includes(word));
  const found = inTreeOrder(all).filter(fits);
  const rows = found.slice((page - 1) * perPage, page * perPage).map((record) => present(record, all));
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One service with those to whom it is assigned. @throws NotFound */
export async function openService({ db }: Pick<Deps, 'db'>, id: number): Promise<Service> {
  const all = await readServices(db);
  const record = all.find((one) => one.id === id);
  if (!record) throw new NotFound();
  return { ...present(record, all), ...(await readAssigned(db, id)) };
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name }),
  code: (code) => ({ code }),
  description: (description) => ({ description }),
  icon: (icon) => ({ icon }),
  parent_id: (parent_id) => ({ parent_id }),
  status: (status) => ({ status }),
  is_public: (is_public) => ({ is_public }),
  branch_ids: (branch_ids) => ({ branch_ids }),
  department_ids: (department_ids) => ({ department_ids }),
  category_ids: (category_ids) => ({ category_ids }),
  default_importance: (default_importance) => ({ default_importance }),
  sla_id: (sla_id) => ({ sla_id }),
  form_id: (form_id) => ({ form_id }),
  // rows of other tables
  customer_ids: null,
  organization_ids: null,
  employee_ids: null,
} satisfies BodyColumns<NewBody & Body, ServiceTable>;

function normalize<Given extends Body>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.name !== undefined) clean.name = normalizeInput(clean.name);
  if (clean.code) clean.code = normalizeCode(clean.code) || null;
  if (clean.description !== undefined) clean.description = normalizeText(clean.description);
  for (const key of ['department_ids', 'category_ids', 'customer_ids', 'organization_ids', 'employee_ids'] as const)
    if (clean[key]) clean[key] = [...new Set(clean[key])];
  // all branches are all, whatever else is named
  if (clean.branch_ids)
    clean.branch_ids = clean.branch_ids.includes(ALL_BRANCHES) ? [ALL_BRANCHES] : [...new Set(clean.branch_ids)];
  return clean;
}

/** @throws ValidationFailed with every refused field */
async function check(
  deps: Deps,
  trx: Trx,
  { all, id }: { all: readonly ServiceTreeRecord[]; id: number | null },
  body: Body,
): Promise<void> {
  const current = all.find((one) => one.id === id);
  const errors: FieldError[] = body.name === '' ? [fieldError('name', 'REQUIRED')] : [];
  if (body.parent_id !== undefined) errors.push(...parentErrors(all, { id, parentId: body.parent_id }));
  if (body.code && (await isCodeTaken(trx, body.code, id))) errors.push(fieldError('code', 'DUPLICATE'));
  const { department_ids = [], category_ids = [], customer_ids = [], organization_ids = [], employee_ids = [] } = body;
  const branch_ids = (body.branch_ids ?? []).filter((branch) => branch !== ALL_BRANCHES);
  const named = {
    department_ids,
    category_ids,
    customer_ids,
    organization_ids,
    employee_ids,
    branch_ids,
    sla_id: body.sla_id && body.sla_id !== current?.sla_id ? [body.sla_id] : [],
    form_id: body.form_id && body.form_id !== current?.form_id ? [body.form_id] : [],
    served: body.branch_ids ?? current?.branch_ids ?? [ALL_BRANCHES],
  };
  const refused = await refusedReferences(trx, named);
  errors.push(...refused.map((field) => fieldError(field, 'CHOICE')));
  if (!refused.includes('sla_id')) errors.push(...(await slaErrors(deps, trx, body.sla_id, current?.sla_id)));
  if (!refused.includes('form_id')) errors.push(...(await formErrors(deps, trx, body.form_id, current?.form_id)));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

async function storeAssigned(trx: Trx, id: number, body: Body): Promise<void> {
  if (body.customer_ids) await assignToUsers(trx, id, body.customer_ids, false);
  if (body.employee_ids) await assignToUsers(trx, id, body.employee_ids, true);
  if (body.organization_ids) await assignToOrganizations(trx, id, body.organization_ids);
}

/** To how many a service is assigned, for the audit log. */
async function assignedCounts(trx: Trx, id: number): Promise<Record<string, number>> {
  const { customers, organizations, employees } = await readAssigned(trx, id);
  return { customers: customers.length, organizations: organizations.length, employees: employees.length };
}

/** Creates a service, the last one below its parent. @returns its id @throws Forbidden, ValidationFailed */
export async function createService(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertFullAdmin(user);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockTree(trx, 'service');
    const all = await readServices(trx);
    const body = normalize(input);
    await check(deps, trx, { all, id: null }, body);
    const columns = columnsOf(COLUMNS, body);
    const order = lastOrder(all, columns.parent_id ?? null);
    const id = await insertService(trx, { ...columns, order, created_at: now, updated_at: now });
    await storeAssigned(trx, id, body);
    const about = { object_type: 'service', object_id: id, object_name: columns.name } as const;
    const after = { ...columns, ...(await assignedCounts(trx, id)) };
    await audit(deps, trx, { caller: user, ip }, { action: 'service.create', ...about, after });
    return id;
  });
}

/** Changes or moves a service. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeService(deps: Deps, { user, ip }: Editor, id: number, input: Body): Promise<Service> {
  assertFullAdmin(user);
  return withTransaction(deps.db, async (trx) => {
    await lockTree(trx, 'service');
    const all = await readServices(trx);
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => openService({ db: trx }, id));
    const body = normalize(input);
    await check(deps, trx, { all, id }, body);
    const columns = columnsOf(COLUMNS, body);
    const parentId = columns.parent_id === undefined ? current.parent_id : columns.parent_id;
    const moved = parentId === current.parent_id ? {} : { order: lastOrder(all, parentId) };
    await updateService(trx, id, { ...columns, ...moved, updated_at: deps.clock.now() });
    const before = await assignedCounts(trx, id);
    await storeAssigned(trx, id, body);
    const about = { object_type: 'service', object_id: id, object_name: columns.name ?? current.name } as const;
    const after = { ...columns, ...moved, ...(await assignedCounts(trx, id)) };
    const change = changedColumns({ ...current, ...before }, after);
    await audit(deps, trx, { caller: user, ip }, { action: 'service.update', ...about, ...change });
    return openService({ db: trx }, id);
  });
}

/** Deletes a service. @throws as {@link deleteFromTree} */
export const deleteService = (
  deps: Deps,
  editor: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> => deleteFromTree(deps, editor, 'service', { id, replaceWith });
