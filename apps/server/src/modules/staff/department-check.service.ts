import { DEPARTMENT_LEVELS_MAX, DEPARTMENT_MAX, type FieldError } from '@hamyar/contracts';
import type { BodyOf, departmentUpdate } from '@hamyar/contracts/schemas';
import { ALL_BRANCHES, refusedParent, unknownVariables } from '@hamyar/domain';
import { searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { selectCustomers } from '../customers/public.ts';
import { formErrors, slaErrors } from '../license/public.ts';
import { selectOrganizations } from '../organizations/public.ts';
import { peopleErrors, type DepartmentPeople } from './department-people.service.ts';
import { missingReferences, type DepartmentRecord } from './department.repository.ts';
import { messages } from './messages.ts';

type Body = BodyOf<typeof departmentUpdate>;

/** What a change is checked against; without a stored one it is a new department. */
interface DepartmentChange {
  user: CurrentUser;
  all: readonly DepartmentRecord[];
  current: (DepartmentRecord & DepartmentPeopleIds) | null;
  body: Body;
}
type DepartmentPeopleIds = { members: DepartmentPeople['members']; shiftId: number | null };

/** Two departments of one branch never have the same name. */
function nameErrors({ all, current, body }: DepartmentChange): FieldError[] {
  const name = body.name ?? current?.name ?? '';
  if (name === '') return [fieldError('name', 'REQUIRED')];
  const branches = body.branch_ids ?? current?.branch_ids ?? [ALL_BRANCHES];
  const meets = (others: readonly number[]) =>
    branches.includes(ALL_BRANCHES) || others.some((id) => id === ALL_BRANCHES || branches.includes(id));
  const same = all.some(
    (one) => one.id !== current?.id && searchKeyCompact(one.name) === searchKeyCompact(name) && meets(one.branch_ids),
  );
  return same ? [fieldError('name', 'DUPLICATE', {}, messages.nameExists)] : [];
}

function parentErrors({ all, current, body: { parent_id: parentId } }: DepartmentChange): FieldError[] {
  if (!parentId) return [];
  if (!all.some(({ id, kind }) => id === parentId && kind === 'normal')) return [fieldError('parent_id', 'CHOICE')];
  const refused = refusedParent(all, { id: current?.id ?? null, parentId, levels: DEPARTMENT_LEVELS_MAX });
  if (refused === null) return [];
  const message = refused === 'itself' ? messages.parentIsItself : messages.tooDeep;
  return [fieldError('parent_id', refused.toUpperCase(), { n: DEPARTMENT_LEVELS_MAX }, message)];
}

/** An access that names nothing would close the department without saying so. */
function accessErrors({ current, body }: DepartmentChange): FieldError[] {
  const { customer_access = current?.customer_access, staff_access = current?.staff_access } = body;
  const customers = body.customer_access_ids ?? current?.customer_access_ids ?? [];
  const departments = body.staff_access_ids ?? current?.staff_access_ids ?? [];
  const policy = body.reopen_policy === undefined ? current?.reopen_policy : body.reopen_policy;
  const days = body.reopen_days === undefined ? current?.reopen_days : body.reopen_days;
  return [
    ...(customer_access && customer_access !== 'all' && customers.length === 0
      ? [fieldError('customer_access_ids', 'REQUIRED')]
      : []),
    ...(staff_access === 'departments' && departments.length === 0 ? [fieldError('staff_access_ids', 'REQUIRED')] : []),
    ...(policy === 'days' && !days ? [fieldError('reopen_days', 'REQUIRED', {}, messages.daysRequired)] : []),
  ];
}

/** The built-in departments represent all customers and all managers: only their texts change. */
const BUILT_IN_KEYS: ReadonlySet<string> = new Set(['version', 'name', 'description']);
const builtInErrors = ({ current, body }: DepartmentChange): FieldError[] =>
  current === null || current.kind === 'normal'
    ? []
    : Object.entries(body)
        .filter(([key, value]) => value !== undefined && !BUILT_IN_KEYS.has(key))
        .map(([key]) => fieldError(key, 'CHOICE', {}, messages.builtInFixed));

/**
 * The fields that name something anew that does not exist, or that the person does not see; what was named before may
 * have been deleted since then, and stays.
 */
async function refusedReferences(trx: Trx, { user, current, body }: DepartmentChange): Promise<Set<string>> {
  const access = body.customer_access ?? current?.customer_access;
  const sameAccess = access === current?.customer_access;
  const added = (ids: readonly number[] = [], stored: readonly (number | null)[] = []) =>
    ids.filter((id) => !stored.includes(id));
  const one = (id: number | null | undefined, stored: number | null | undefined) => (id && id !== stored ? [id] : []);
  const customers = added(body.customer_access_ids, sameAccess ? current?.customer_access_ids : []);
  const refused = await missingReferences(trx, user, {
    branch_ids: added(body.branch_ids, [ALL_BRANCHES, ...(current?.branch_ids ?? [])]),
    staff_access_ids: added(body.staff_access_ids, current?.staff_access_ids),
    ...(access === 'levels' && { levels: customers }),
    working_shift_id: one(body.working_shift_id, current?.shiftId),
    sla_id: one(body.sla_id, current?.sla_id),
    form_id: one(body.form_id, current?.form_id),
    served: body.branch_ids ?? current?.branch_ids ?? [ALL_BRANCHES],
  });
  const seen =
    access === 'customers'
      ? await selectCustomers(trx, user, customers)
      : access === 'organizations'
        ? await selectOrganizations(trx, user, customers)
        : new Set(customers);
  return new Set([...refused, ...(customers.every((id) => seen.has(id)) ? [] : ['customer_access_ids'])]);
}

/** A signature is filled when an answer leaves: what no ticket could fill is refused before. */
function signatureErrors({ body: { signature = '' } }: DepartmentChange): FieldError[] {
  const [name] = unknownVariables(signature);
  if (name !== undefined) return [fieldError('signature', 'UNKNOWN_VARIABLE', { name }, messages.unknownVariable)];
  // cleaning may add directions of paragraphs
  const tooLong = signature.length > 2 * DEPARTMENT_MAX.signature;
  return tooLong ? [fieldError('signature', 'MAX_LENGTH', { n: DEPARTMENT_MAX.signature })] : [];
}

/** @throws ValidationFailed with every refused field (decisions 2.7) */
export async function checkDepartment(deps: Deps, trx: Trx, change: DepartmentChange): Promise<void> {
  const { user, current, body } = change;
  const missing = await refusedReferences(trx, change);
  const before = {
    members: current?.members ?? [],
    managers: current?.managers.map(({ id }) => id) ?? [],
  };
  const errors = [
    ...builtInErrors(change),
    ...nameErrors(change),
    ...parentErrors(change),
    ...[...missing].map((field) => fieldError(field, 'CHOICE')),
    ...(missing.has('sla_id') ? [] : await slaErrors(deps, trx, body.sla_id, current?.sla_id)),
    ...(missing.has('form_id') ? [] : await formErrors(deps, trx, body.form_id, current?.form_id)),
    ...accessErrors(change),
    ...signatureErrors(change),
    ...(await peopleErrors(trx, user, before, body)),
  ];
  if (errors.length > 0) throw new ValidationFailed(errors);
}
