import {
  OPENING_CHANNELS,
  type CustomerLevelRow,
  type FieldError,
  type SortItem,
  type TicketImportance,
} from '@hamyar/contracts';
import type {
  BodyOf,
  QueryOf,
  customerLevelList,
  customerLevelStore,
  customerLevelUpdate,
} from '@hamyar/contracts/schemas';
import { normalizeInput, searchKeyCompact, searchWords, shared } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { checkOrder, lastOrder, toSortItems } from '../../platform/database/row-order.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { slaErrors } from '../license/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import {
  canNameSla,
  clearDefaultLevel,
  insertLevel,
  lockLevels,
  readLevels,
  reorderLevels,
  updateLevel,
  type CustomerLevelRecord,
} from './customer-level.repository.ts';
import type { CustomerLevelTable } from './customer-level.table.ts';
import { mayChangeLevels } from './customer.policy.ts';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof customerLevelStore>;
type Body = BodyOf<typeof customerLevelUpdate>;

const OBJECT = 'customer_level';

/** @throws Forbidden for whoever may not change levels */
function assertMayChange(user: CurrentUser): void {
  if (!mayChangeLevels(user)) throw new Forbidden();
}

/** A level as the person sees it: its policy may be of another branch, so only who may change levels sees its name. */
const present = ({ sla_id: _, ...record }: CustomerLevelRecord, user: CurrentUser): CustomerLevelRow => ({
  ...record,
  sla: mayChangeLevels(user) ? record.sla : null,
  default_importance: record.default_importance as TicketImportance | null,
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});

/** One page of the levels in their order; whoever may change them sees how many people have each. */
export async function pageOfLevels(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  { page, perPage, s }: QueryOf<typeof customerLevelList>,
): Promise<{ rows: CustomerLevelRow[]; page: PageInfo }> {
  const words = searchWords(s ?? '');
  const all = await readLevels(db, { counted: mayChangeLevels(user) });
  const found = all.filter(({ name }) => words.every((word) => searchKeyCompact(name).includes(word)));
  const rows = found.slice((page - 1) * perPage, page * perPage).map((record) => present(record, user));
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One level. @throws NotFound */
export async function openLevel({ db }: { db: AnyDb }, user: CurrentUser, id: number): Promise<CustomerLevelRow> {
  const record = (await readLevels(db, { counted: mayChangeLevels(user) })).find((one) => one.id === id);
  if (!record) throw new NotFound();
  return present(record, user);
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name }),
  color: (color) => ({ color: color.toUpperCase() }),
  icon: (icon) => ({ icon }),
  priority_weight: (priority_weight) => ({ priority_weight }),
  max_open_tickets: (max_open_tickets) => ({ max_open_tickets }),
  channels_allowed: (channels_allowed) => ({ channels_allowed }),
  default_importance: (default_importance) => ({ default_importance }),
  sla_id: (sla_id) => ({ sla_id }),
  is_default: (is_default) => ({ is_default }),
  status: (status) => ({ status }),
} satisfies BodyColumns<NewBody & Body, CustomerLevelTable>;

const normalize = <Given extends Body>(body: Given): Given => ({
  ...body,
  ...(body.name !== undefined && { name: normalizeInput(body.name) }),
  ...(body.channels_allowed && {
    channels_allowed: OPENING_CHANNELS.filter((channel) => body.channels_allowed?.includes(channel)),
  }),
});

/** Exactly one level is the default one, and it is in use. */
function defaultErrors(current: CustomerLevelRecord | null, { is_default, status }: Body): FieldError[] {
  if (current?.is_default && is_default === false)
    return [fieldError('is_default', 'CHOICE', {}, messages.defaultLevelNeeded)];
  const willBe = { is_default: is_default ?? current?.is_default, status: status ?? current?.status ?? true };
  return willBe.is_default && !willBe.status ? [fieldError('status', 'CHOICE', {}, messages.defaultLevelInUse)] : [];
}

/** @throws ValidationFailed with every refused field */
async function check(
  deps: Deps,
  trx: Trx,
  { user, current, body }: { user: CurrentUser; current: CustomerLevelRecord | null; body: Body },
): Promise<void> {
  const errors = defaultErrors(current, body);
  if (body.name === '') errors.push(fieldError('name', 'REQUIRED'));
  // a policy that was named before may be switched off since then, and stays
  if (body.sla_id && body.sla_id !== current?.sla_id && !(await canNameSla(trx, user, body.sla_id)))
    errors.push(fieldError('sla_id', 'CHOICE'));
  else errors.push(...(await slaErrors(deps, trx, body.sla_id, current?.sla_id)));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** All levels as rows of one order. */
const ordered = (all: readonly CustomerLevelRecord[]) => all.map((one) => ({ ...one, parent_id: null }));

/** Creates a level, the last one; the first of all is the default one. @returns its id @throws Forbidden, ValidationFailed */
export async function createLevel(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertMayChange(user);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockLevels(trx);
    const all = await readLevels(trx, { counted: false });
    const isFirst = !all.some(({ is_default }) => is_default);
    const body = { ...normalize(input), ...(isFirst && { is_default: true }) };
    await check(deps, trx, { user, current: null, body });
    if (body.is_default) await clearDefaultLevel(trx, now);
    const columns = columnsOf(COLUMNS, body);
    const order = lastOrder(ordered(all), null);
    const id = await insertLevel(trx, { ...columns, order, created_at: now, updated_at: now });
    const about = { object_type: OBJECT, object_id: id, object_name: columns.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'customer_level.create', ...about, after: columns });
    return id;
  });
}

/** Changes a level. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeLevel(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<CustomerLevelRow> {
  assertMayChange(user);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockLevels(trx);
    const current = (await readLevels(trx, { counted: false })).find((one) => one.id === id);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => openLevel({ db: trx }, user, id));
    const body = normalize(input);
    await check(deps, trx, { user, current, body });
    if (body.is_default && !current.is_default) await clearDefaultLevel(trx, now);
    const columns = columnsOf(COLUMNS, body);
    await updateLevel(trx, id, { ...columns, updated_at: now });
    const about = { object_type: OBJECT, object_id: id, object_name: columns.name ?? current.name } as const;
    const change = changedColumns(current, columns);
    await audit(deps, trx, { caller: user, ip }, { action: 'customer_level.update', ...about, ...change });
    return openLevel({ db: trx }, user, id);
  });
}

/** Who may delete levels asks what names one. @throws Forbidden, NotFound */
export async function assertDeletesLevel(deps: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<void> {
  assertMayChange(user);
  await openLevel(deps, user, id);
}

/**
 * Deletes a level softly. @throws Forbidden, NotFound; ValidationFailed IN_USE for the default one, and while something
 * names it and no other one is chosen
 */
export async function deleteLevel(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> {
  assertMayChange(user);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: 'customer_level', id }, lockLevels);
    const all = await readLevels(trx, { counted: false });
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    if (current.is_default) throw new ValidationFailed([fieldError('id', 'IN_USE', {}, messages.defaultLevelStays)]);
    const other = all.find((one) => one.id === replaceWith && one.id !== id && one.status);
    if (replaceWith !== null && !other)
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, shared.anotherActiveOne)]);
    const to = other?.id ?? null;
    await replaceReferences(deps, trx, { table: 'customer_level', id, to, byId: user.id });
    await updateLevel(trx, id, { deleted_at: deps.clock.now(), replaced_by_id: to });
    const about = { object_type: OBJECT, object_id: id, object_name: current.name } as const;
    const after = { replaced_by: other?.name ?? null };
    await audit(deps, trx, { caller: user, ip }, { action: 'customer_level.delete', ...about, after });
  });
}

/** The order of the levels, the most important first, for the sort dialog (spec 2.82, 7.19). */
export const levelOrder = {
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    assertMayChange(user);
    return toSortItems(ordered(await readLevels(db, { counted: false })));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    assertMayChange(user);
    await withTransaction(deps.db, async (trx) => {
      await lockLevels(trx);
      const change = checkOrder(ordered(await readLevels(trx, { counted: false })), ids);
      await reorderLevels(trx, ids, deps.clock.now());
      const note = { action: 'customer_level.order', object_type: OBJECT, ...change } as const;
      await audit(deps, trx, { caller: user, ip }, note);
    });
  },
};
