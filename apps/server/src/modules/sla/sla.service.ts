import { SLA_DEFAULTS, TICKET_IMPORTANCES, type FieldError, type Sla, type SlaRow } from '@hamyar/contracts';
import type { BodyOf, slaStore, slaUpdate } from '@hamyar/contracts/schemas';
import { ALL_BRANCHES } from '@hamyar/domain';
import { normalizeInput, normalizeText, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { hasWorkingHours } from '../calendar/public.ts';
import { selectColleagues, selectCustomers } from '../customers/public.ts';
import { keepBranch } from '../departments/public.ts';
import { licenseOf } from '../license/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { selectOrganizations } from '../organizations/public.ts';
import { messages } from './messages.ts';
import { mayKeepSla, maySeeSla, slaScope } from './sla.policy.ts';
import { presentSla } from './sla.presenter.ts';
import {
  clearDefault,
  findSla,
  insertSla,
  listSla,
  lockSla,
  updateSla,
  type SlaQuery,
  type SlaRecord,
} from './sla.repository.ts';
import { fieldsOfConditions, namesFields } from './sla-custom-check.service.ts';
import { escalationErrors, referencesOf, targetErrors, withoutReferences } from './sla.rules.ts';
import type { SlaPolicyTable } from './sla.table.ts';
import { missingReferences, namesOf, type SlaReferences } from './sla-references.repository.ts';

type NewBody = BodyOf<typeof slaStore>;
type Body = BodyOf<typeof slaUpdate>;

/** One page of the policies that the person reads. @throws Forbidden for a person who reads none */
export async function pageOfSla(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: SlaQuery,
): Promise<{ rows: SlaRow[]; page: PageInfo }> {
  if (!maySeeSla(user)) throw new Forbidden();
  const { rows, total } = await listSla(db, slaScope(user), query);
  return {
    rows: rows.map((row) => presentSla(row, user)),
    page: { currentPage: query.page, perPage: query.perPage, total },
  };
}

/** One policy. @throws Forbidden, NotFound outside of the scope */
export async function openSla({ db }: { db: AnyDb }, user: CurrentUser, id: number): Promise<Sla> {
  if (!maySeeSla(user)) throw new Forbidden();
  const record = await findSla(db, slaScope(user), id);
  if (!record) throw new NotFound();
  const named = { ...(await namesOf(db, referencesOf(record))), custom_fields: await fieldsOfConditions(db, record) };
  return { ...presentSla(record, user), named };
}

/** The name and the branch of a policy that the person may change. @throws Forbidden, NotFound outside of the scope */
export async function keptSla(
  db: AnyDb,
  user: CurrentUser,
  id: number,
): Promise<Pick<SlaRecord, 'name' | 'branch_id'>> {
  if (!maySeeSla(user)) throw new Forbidden();
  const record = await findSla(db, slaScope(user), id);
  if (!record) throw new NotFound();
  if (!mayKeepSla(user, record)) throw new Forbidden();
  return record;
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  description: (description) => ({ description }),
  status: (status) => ({ status }),
  branch_id: (branch_id) => ({ branch_id }),
  is_default: (is_default) => ({ is_default }),
  targets: (targets) => ({ targets: JSON.stringify(targets) }),
  next_response_minutes: (minutes) => ({ next_response_minutes: JSON.stringify(minutes) }),
  clocks: (clocks) => ({ clocks: JSON.stringify(clocks) }),
  working_shift_id: (working_shift_id) => ({ working_shift_id }),
  pause_on_statuses: (pause_on_statuses) => ({ pause_on_statuses }),
  conditions: (conditions) => ({ conditions: JSON.stringify(conditions) }),
  warn_before: (warn_before) => ({ warn_before: JSON.stringify(warn_before) }),
  escalations: (escalations) => ({ escalations: JSON.stringify(escalations) }),
  recompute_on: (recompute_on) => ({ recompute_on }),
  applies_to_kinds: (applies_to_kinds) => ({ applies_to_kinds }),
} satisfies BodyColumns<NewBody & Body, SlaPolicyTable>;

/** What only `ticket_conditional_sla` opens (decisions 2.6, section B). */
const CONDITIONAL = [
  'next_response_minutes',
  'pause_on_statuses',
  'conditions',
  'escalations',
  'recompute_on',
] as const satisfies readonly (keyof Body)[];

const forEach = <Value>(value: Value): Value[] => TICKET_IMPORTANCES.map(() => value);
/** What a new policy has of everything that nobody has chosen. */
const defaults = () => ({
  ...{ description: '', status: true, is_default: false, working_shift_id: null },
  next_response_minutes: forEach(null),
  clocks: forEach('working' as const),
  pause_on_statuses: [...SLA_DEFAULTS.pause_on_statuses],
  conditions: { match: 'all' as const, rules: [] },
  warn_before: { ...SLA_DEFAULTS.warn_before },
  escalations: [],
  recompute_on: [...SLA_DEFAULTS.recompute_on],
  applies_to_kinds: [...SLA_DEFAULTS.applies_to_kinds],
});

const withoutRepeats = <Value>(list: readonly Value[]): Value[] => [...new Set(list)];

function normalize<Given extends Body>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.name !== undefined) clean.name = normalizeInput(clean.name);
  if (clean.description !== undefined) clean.description = normalizeText(clean.description);
  if (clean.pause_on_statuses) clean.pause_on_statuses = withoutRepeats(clean.pause_on_statuses);
  if (clean.recompute_on) clean.recompute_on = withoutRepeats(clean.recompute_on);
  if (clean.applies_to_kinds) clean.applies_to_kinds = withoutRepeats(clean.applies_to_kinds);
  return clean;
}

/** What a policy will be, as far as its rules read it. */
type Wanted = Pick<SlaRecord, 'branch_id' | 'targets' | 'next_response_minutes' | 'conditions' | 'escalations'>;

/** @throws Forbidden for parts that are not licensed; ValidationFailed with every refused field */
async function check(
  deps: Deps,
  trx: Trx,
  { user, body, wanted, current }: { user: CurrentUser; body: Body; wanted: Wanted; current: SlaRecord | null },
): Promise<void> {
  if (CONDITIONAL.some((field) => body[field] !== undefined))
    await licenseOf(deps).require('ticket_conditional_sla', trx);
  const errors: FieldError[] = [...targetErrors(wanted), ...escalationErrors(body.escalations ?? [])];
  if (body.name === '') errors.push(fieldError('name', 'REQUIRED'));
  const branchId = body.branch_id === current?.branch_id ? undefined : body.branch_id;
  if (branchId !== undefined && branchId !== ALL_BRANCHES && !(await keepBranch(trx, branchId)))
    errors.push(fieldError('branch_id', 'CHOICE'));
  const shiftId = body.working_shift_id === current?.working_shift_id ? null : body.working_shift_id;
  await keepRows(trx, 'working_shift', [shiftId]);
  if (shiftId && !(await hasWorkingHours(trx, shiftId)))
    errors.push(fieldError('working_shift_id', 'CHOICE', {}, messages.shiftWithoutHours));
  errors.push(...(await referenceErrors(deps, trx, user, { body, current })));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/**
 * Refuses what is named anew and does not exist, or is not seen by the person; what was named before and deleted since
 * then stays and matches nothing.
 */
async function referenceErrors(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { body: { conditions, escalations }, current }: { body: Body; current: SlaRecord | null },
): Promise<FieldError[]> {
  const empty = { conditions: { match: 'all' as const, rules: [] }, escalations: [] };
  const stored = referencesOf(current ?? empty);
  const licensed = (await licenseOf(deps).current(trx)).features.includes('custom_field');
  const isRefused = async (part: Partial<Pick<Body, 'conditions' | 'escalations'>>) => {
    const named = withoutReferences(referencesOf({ ...empty, ...part }), stored);
    if (part.conditions && !(await namesFields(trx, part.conditions, { current, licensed }))) return true;
    return (await missingReferences(trx, named)).length > 0 || !(await seesAll(trx, user, named));
  };
  return [
    ...(conditions && (await isRefused({ conditions })) ? [fieldError('conditions', 'CHOICE')] : []),
    ...(escalations && (await isRefused({ escalations })) ? [fieldError('escalations', 'CHOICE')] : []),
  ];
}

/** Whether everybody and every organisation that is named is in the scope of who names them. */
async function seesAll(
  trx: Trx,
  user: CurrentUser,
  { customer, organization, employee }: SlaReferences,
): Promise<boolean> {
  const [customers, organizations] = [
    await selectCustomers(trx, user, customer),
    await selectOrganizations(trx, user, organization),
  ];
  const colleagues = await selectColleagues(trx, user, employee);
  return (
    customer.every((id) => customers.has(id)) &&
    organization.every((id) => organizations.has(id)) &&
    employee.every((id) => colleagues.has(id))
  );
}

/** Creates a policy, the last one. @returns its id @throws Forbidden, ValidationFailed */
export async function createSla(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  if (!mayKeepSla(user, input)) throw new Forbidden();
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockSla(trx);
    const body = normalize(input);
    const whole = { ...defaults(), ...body };
    await check(deps, trx, { user, body, wanted: whole, current: null });
    if (whole.status && whole.is_default) await clearDefault(trx, whole.branch_id, null);
    const id = await insertSla(trx, {
      ...columnsOf(COLUMNS, whole),
      ...{ created_by_id: user.id, created_at: now, updated_at: now },
    });
    const { branch_id, is_default, status, targets } = whole;
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        ...{ action: 'sla.create', object_type: 'sla', object_id: id, object_name: body.name },
        after: { branch_id, is_default, status, targets },
      },
    );
    return id;
  });
}

/** A policy that the person may change. @throws NotFound, Forbidden */
async function findKept(trx: Trx, user: CurrentUser, id: number): Promise<SlaRecord> {
  if (!maySeeSla(user)) throw new Forbidden();
  const current = await findSla(trx, slaScope(user), id);
  if (!current) throw new NotFound();
  if (!mayKeepSla(user, current)) throw new Forbidden();
  return current;
}

/** Changes a policy. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeSla(deps: Deps, { user, ip }: Editor, id: number, input: Body): Promise<Sla> {
  return withTransaction(deps.db, async (trx) => {
    await lockSla(trx);
    const current = await findKept(trx, user, id);
    await checkVersion(input.version, current.version, () => openSla({ db: trx }, user, id));
    const { version: _version, ...written } = normalize(input);
    const whole = { ...current, ...written };
    if (!mayKeepSla(user, whole)) throw new Forbidden();
    await check(deps, trx, { user, body: written, wanted: whole, current });
    if (whole.status && whole.is_default) await clearDefault(trx, whole.branch_id, id);
    await updateSla(trx, id, { ...columnsOf(COLUMNS, written), updated_at: deps.clock.now() });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        ...{ action: 'sla.update', object_type: 'sla', object_id: id, object_name: whole.name },
        ...changedColumns(current, written),
      },
    );
    return openSla({ db: trx }, user, id);
  });
}

/** Whether a policy may be named instead of another one: it is in use, and for all whose policy the other one is. */
const replaces = (other: SlaRecord, current: SlaRecord): boolean =>
  other.id !== current.id &&
  other.status &&
  (other.branch_id === ALL_BRANCHES || other.branch_id === current.branch_id);

/**
 * Deletes a policy softly; tickets keep what they have of it. @throws Forbidden, NotFound; ValidationFailed IN_USE while
 * something names it and no other one is chosen
 */
export async function deleteSla(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> {
  // before others wait for the locks
  await keptSla(deps.db, user, id);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: 'sla_policy', id }, lockSla);
    const current = await findKept(trx, user, id);
    const other = replaceWith === null ? null : await findSla(trx, slaScope(user), replaceWith);
    if (replaceWith !== null && !(other && replaces(other, current)))
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, messages.replacementRefused)]);
    const to = other?.id ?? null;
    await replaceReferences(deps, trx, { table: 'sla_policy', id, to, byId: user.id });
    await updateSla(trx, id, { deleted_at: deps.clock.now(), replaced_by_id: to });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        ...{ action: 'sla.delete', object_type: 'sla', object_id: id, object_name: current.name },
        after: { replaced_by: other?.name ?? null },
      },
    );
  });
}
