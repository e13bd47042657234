import {
  CUSTOM_FIELDS_MAX,
  type CustomField,
  type CustomFieldContext,
  type CustomFieldItem,
  type FieldError,
  type SortItem,
} from '@hamyar/contracts';
import type { BodyOf, customFieldStore, customFieldUpdate } from '@hamyar/contracts/schemas';
import { evaluatePredicate, itemsFromLines, type Predicate } from '@hamyar/domain';
import { normalizeInput, normalizeText, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { checkOrder } from '../../platform/database/row-order.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { licenseOf } from '../license/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { customFieldScope, licensedContexts, mayDesign } from './custom-field.policy.ts';
import {
  countSiblings,
  departmentExists,
  findCustomField,
  insertCustomField,
  listCustomFields,
  readCustomFields,
  removeFromForms,
  renumberSiblings,
  reorderCustomFields,
  updateCustomField,
  type CustomFieldQuery,
  type CustomFieldRecord,
} from './custom-field.repository.ts';
import { changeSearched, isSearched, searchProgress } from './custom-field-search.service.ts';
import { fieldErrors, foreignOptions, itemsError, optionsOf, type WantedField } from './custom-field-check.service.ts';
import { lockSearched } from './custom-value.repository.ts';
import { readValue } from './custom-value.rules.ts';
import type { CustomFieldTable } from './form.table.ts';
import { messages } from './messages.ts';
import { changeForms, ticketFormsOf } from './ticket-forms-reading.service.ts';

type NewBody = BodyOf<typeof customFieldStore>;
type Body = BodyOf<typeof customFieldUpdate>;

const present = (
  { default_value, created_at, updated_at, search_after, search_last, ...record }: CustomFieldRecord,
  user: CurrentUser,
): CustomField => ({
  ...record,
  default: default_value,
  search_progress: searchProgress({ search_after, search_last }),
  editable: mayDesign(user, record),
  created_at: unixSeconds(created_at),
  updated_at: unixSeconds(updated_at),
});

/** The fields that a person reads under the license in force. */
const scopeOf = async (deps: Deps, user: CurrentUser): Promise<Predicate> =>
  customFieldScope(user, licensedContexts((await licenseOf(deps).current()).features));

/** One page of the fields that the person reads. */
export async function pageOfCustomFields(
  deps: Deps,
  user: CurrentUser,
  query: CustomFieldQuery,
): Promise<{ rows: CustomField[]; page: PageInfo }> {
  const { rows, total } = await listCustomFields(deps.db, await scopeOf(deps, user), query);
  return {
    rows: rows.map((row) => present(row, user)),
    page: { currentPage: query.page, perPage: query.perPage, total },
  };
}

/** Those of these fields that are columns of a list, of rows of these contexts, and that the person reads, by their ids. */
export async function listedFields(
  deps: Deps,
  user: CurrentUser,
  contexts: readonly CustomFieldContext[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, CustomFieldRecord>> {
  const scope = await scopeOf(deps, user);
  const { fields } = await ticketFormsOf(deps).current();
  const wanted = new Set(ids);
  const seen = ({ id, context, department_id, type, show_in_list: shown }: CustomFieldRecord) =>
    wanted.has(id) &&
    contexts.includes(context) &&
    shown &&
    type !== 'password' &&
    evaluatePredicate(scope, { context, department_id });
  return new Map([...fields].filter(([, field]) => seen(field)));
}

/** One field. @throws NotFound */
export async function openCustomField(deps: Deps, user: CurrentUser, id: number): Promise<CustomField> {
  const record = await findCustomField(deps.db, await scopeOf(deps, user), id);
  if (!record) throw new NotFound();
  return present(record, user);
}

const COLUMNS = {
  version: null,
  context: (context) => ({ context }),
  department_id: (department_id) => ({ department_id }),
  type: (type) => ({ type }),
  label: (label) => ({ label, label_norm: searchKeyCompact(label) }),
  required: (required) => ({ required }),
  // read together, because they depend on the type
  default: null,
  items: null,
  status: (status) => ({ status }),
  help: (help) => ({ help }),
  placeholder: (placeholder) => ({ placeholder }),
  min_length: (min_length) => ({ min_length }),
  max_length: (max_length) => ({ max_length }),
  min: (min) => ({ min }),
  max: (max) => ({ max }),
  min_date: (min_date) => ({ min_date }),
  max_date: (max_date) => ({ max_date }),
  date_type: (date_type) => ({ date_type }),
  regex: (regex) => ({ regex }),
  unique: (unique) => ({ unique }),
  sensitive: (sensitive) => ({ sensitive }),
  show_in_list: (show_in_list) => ({ show_in_list }),
  searchable: (searchable) => ({ searchable }),
  is_archived: (is_archived) => ({ is_archived }),
} satisfies BodyColumns<NewBody & Body, CustomFieldTable>;

const EMPTY: Omit<WantedField, 'context' | 'type'> = {
  ...{ required: false, default_value: null, items: [], unique: false, show_in_list: false, searchable: false },
  sensitive: false,
  ...{ min_length: null, max_length: null, min: null, max: null, min_date: null, max_date: null },
  ...{ date_type: null, regex: null },
};

/** The items that are to be stored. */
function itemsOf(
  { items }: Body,
  { type }: Pick<WantedField, 'type'>,
  stored: CustomFieldItem[],
  errors: FieldError[],
) {
  if (type !== 'dropdown') return [];
  if (items === undefined) return stored;
  const read = itemsFromLines(items.split('\n').map(normalizeInput).join('\n'), stored);
  if ('items' in read) return read.items;
  errors.push(itemsError(read.error));
  return stored;
}

/**
 * The columns of a field as it is to be, from what was sent and what was stored. @throws ValidationFailed with every
 * refused value
 */
function wantedColumns<Given extends Body>(
  input: Given,
  current: CustomFieldRecord | null,
  context: WantedField['context'],
) {
  const errors: FieldError[] = [];
  const body: Given = { ...input };
  if (body.label !== undefined) body.label = normalizeInput(body.label);
  if (body.label === '') errors.push(fieldError('label', 'REQUIRED'));
  if (body.help !== undefined) body.help = normalizeText(body.help);
  if (body.placeholder !== undefined) body.placeholder = normalizeInput(body.placeholder);
  if (body.regex !== undefined) body.regex = body.regex || null;
  const type = body.type ?? current!.type;
  if (current?.has_values && type !== current.type) errors.push(fieldError('type', 'CHOICE', {}, messages.typeLocked));
  else if (current?.has_values && (body.date_type ?? current.date_type) !== current.date_type)
    errors.push(fieldError('date_type', 'CHOICE', {}, messages.dateTypeLocked));
  const columns = columnsOf(COLUMNS, body as Body);
  const merged = { ...EMPTY, ...current, ...columns, type, context };
  errors.push(...foreignOptions(merged, body));
  const items = itemsOf(body, { type }, current?.items ?? [], errors);
  const options = optionsOf(merged);
  // a new type begins without the default of the old one
  const kept = current?.type === type ? current.default_value : null;
  const sent = body.default === undefined ? kept : body.default;
  const wanted: WantedField = { ...merged, ...options, items, default_value: null };
  wanted.default_value = readValue(wanted, sent);
  if (body.items === undefined || errors.every(({ field }) => field !== 'items')) errors.push(...fieldErrors(wanted));
  if (errors.length > 0) throw new ValidationFailed(errors);
  return {
    logged: { ...columns, ...options, items, default_value: wanted.default_value },
    stored: {
      ...columns,
      ...options,
      items: JSON.stringify(items),
      default_value: wanted.default_value === null ? null : JSON.stringify(wanted.default_value),
    },
  };
}

/** Creates a field, the last one of its context. @returns its id @throws Forbidden, ValidationFailed */
export async function createCustomField(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  const department_id = body.context === 'department' ? (body.department_id ?? null) : null;
  if (body.context !== 'department' && body.department_id != null)
    throw new ValidationFailed([fieldError('department_id', 'CHOICE')]);
  if (body.context === 'department' && department_id === null)
    throw new ValidationFailed([fieldError('department_id', 'REQUIRED')]);
  const licensed = licensedContexts((await licenseOf(deps).current()).features);
  if (!licensed.includes(body.context) || !mayDesign(user, { context: body.context, department_id }))
    throw new Forbidden();
  const now = deps.clock.now();
  return changeForms(deps, async (trx) => {
    if (department_id !== null && !(await departmentExists(trx, department_id)))
      throw new ValidationFailed([fieldError('department_id', 'CHOICE')]);
    const { stored, logged } = wantedColumns(body, null, body.context);
    const count = await countSiblings(trx, { context: body.context, department_id });
    if (count >= CUSTOM_FIELDS_MAX)
      throw new ValidationFailed([fieldError('label', 'MAX_ITEMS', { n: CUSTOM_FIELDS_MAX }, messages.tooManyFields)]);
    const position = { context: body.context, department_id, type: body.type, order: count + 1 };
    const label = { label: stored.label ?? '', label_norm: stored.label_norm ?? '' };
    const times = { created_by_id: user.id, created_at: now, updated_at: now };
    const id = await insertCustomField(trx, { ...stored, ...position, ...label, ...times });
    const about = { object_type: 'custom_field', object_id: id, object_name: label.label } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'custom_field.create', ...about, after: logged });
    return id;
  });
}

/** A field that the person may change, locked until the transaction ends; others of the scope are refused. @throws NotFound, Forbidden */
async function findDesigned(trx: Trx, scope: Predicate, user: CurrentUser, id: number): Promise<CustomFieldRecord> {
  const current = await findCustomField(trx, scope, id, true);
  if (!current) throw new NotFound();
  if (!mayDesign(user, current)) throw new Forbidden();
  return current;
}

/** Changes a field. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeCustomField(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  body: Body,
): Promise<CustomField> {
  const scope = await scopeOf(deps, user);
  return changeForms(deps, async (trx) => {
    const current = await findDesigned(trx, scope, user, id);
    await checkVersion(body.version, current.version, () => present(current, user));
    const { stored, logged } = wantedColumns(body, current, current.context);
    const after = { ...current, ...stored };
    // it holds up everybody who fills in the field
    if (isSearched(current) !== isSearched(after)) await lockSearched(trx, id);
    await updateCustomField(trx, id, { ...stored, updated_at: deps.clock.now() });
    await changeSearched(deps, trx, { id, userId: user.id, before: current, after });
    const about = { object_type: 'custom_field', object_id: id, object_name: stored.label ?? current.label } as const;
    const change = changedColumns(current, logged);
    await audit(deps, trx, { caller: user, ip }, { action: 'custom_field.update', ...about, ...change });
    return present(await findDesigned(trx, scope, user, id), user);
  });
}

/** Deletes a field softly: it leaves all forms, and those after it move up (spec 4.10). @throws Forbidden, NotFound */
export async function deleteCustomField(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  const scope = await scopeOf(deps, user);
  await changeForms(deps, async (trx) => {
    const current = await findDesigned(trx, scope, user, id);
    const now = deps.clock.now();
    await removeFromForms(trx, id, now);
    if (isSearched(current)) await lockSearched(trx, id);
    await updateCustomField(trx, id, { deleted_at: now });
    await renumberSiblings(trx, current);
    await changeSearched(deps, trx, { id, userId: user.id, before: current, after: null });
    const about = { object_type: 'custom_field', object_id: id, object_name: current.label } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'custom_field.delete', ...about });
  });
}

/** The fields that a person may put into an order, by their contexts (spec 7.19). */
export async function customFieldOrder(deps: Deps, user: CurrentUser): Promise<SortItem[]> {
  const fields = (await readCustomFields(deps.db, await scopeOf(deps, user))).filter((field) => mayDesign(user, field));
  if (fields.length === 0 && !user.full_admin && user.managed_department_ids.length === 0) throw new Forbidden();
  return fields.map(({ id, label, order }) => ({ id, name: label, order, parent_id: null }));
}

/**
 * Gives all fields of one context, or of one department, a new order. @throws ValidationFailed when one is missing or
 * foreign
 */
export async function moveCustomFields(deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> {
  const scope = await scopeOf(deps, user);
  await changeForms(deps, async (trx) => {
    const all = (await readCustomFields(trx, scope)).filter((field) => mayDesign(user, field));
    if (all.length === 0) throw new Forbidden();
    const first = all.find(({ id }) => id === ids[0]);
    const siblings = all.filter(
      ({ context, department_id }) => context === first?.context && department_id === first.department_id,
    );
    const { before, after } = checkOrder(
      siblings.map(({ id, label, order }) => ({ id, name: label, order, parent_id: null })),
      ids,
    );
    await reorderCustomFields(trx, ids, deps.clock.now());
    const about = { object_type: 'custom_field', object_id: null, object_name: null } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'custom_field.order', ...about, before, after });
  });
}
