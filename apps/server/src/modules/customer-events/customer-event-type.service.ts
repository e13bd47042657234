import type { CustomerEventTypeRow, FieldError, SortItem } from '@hamyar/contracts';
import type {
  BodyOf,
  QueryOf,
  customerEventTypeList,
  customerEventTypeStore,
  customerEventTypeUpdate,
} from '@hamyar/contracts/schemas';
import { normalizeInput, normalizeText, searchKeyCompact, searchWords } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { closeRow } from '../../platform/database/replaced-tables.ts';
import { checkOrder, lastOrder, toSortItems } from '../../platform/database/row-order.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { audit, changedColumns } from '../logs/public.ts';
import {
  hasEvents,
  insertEventType,
  lockEventTypes,
  readEventTypes,
  reorderEventTypes,
  updateEventType,
  type EventTypeRecord,
} from './customer-event-type.repository.ts';
import type { CustomerEventTypeTable } from './customer-event-type.table.ts';
import { mayChangeEventTypes } from './customer-event.policy.ts';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof customerEventTypeStore>;
type Body = BodyOf<typeof customerEventTypeUpdate>;

const TABLE = 'customer_event_type';

/** @throws Forbidden for whoever may not change types */
function assertMayChange(user: CurrentUser): void {
  if (!mayChangeEventTypes(user)) throw new Forbidden();
}

const present = ({ external, ...record }: EventTypeRecord): CustomerEventTypeRow => ({
  ...record,
  type: external ? 1 : 0,
  created_at: unixSeconds(record.created_at),
  updated_at: unixSeconds(record.updated_at),
});

/** One page of the types in their order; whoever may change them sees how many events have each. */
export async function pageOfEventTypes(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  { page, perPage, s }: QueryOf<typeof customerEventTypeList>,
): Promise<{ rows: CustomerEventTypeRow[]; page: PageInfo }> {
  const words = searchWords(s ?? '');
  const all = await readEventTypes(db, { counted: mayChangeEventTypes(user) });
  const found = all.filter(({ name }) => words.every((word) => searchKeyCompact(name).includes(word)));
  const rows = found.slice((page - 1) * perPage, page * perPage).map(present);
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One type. @throws NotFound */
export async function openEventType(
  { db }: { db: AnyDb },
  user: CurrentUser,
  id: number,
): Promise<CustomerEventTypeRow> {
  const record = (await readEventTypes(db, { counted: mayChangeEventTypes(user) })).find((one) => one.id === id);
  if (!record) throw new NotFound();
  return present(record);
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name }),
  type: (type) => ({ external: type === 1 }),
  color: (color) => ({ color: color.toUpperCase() }),
  status: (status) => ({ status }),
  default_description: (default_description) => ({ default_description }),
} satisfies BodyColumns<NewBody & Body, CustomerEventTypeTable>;

const normalize = <Given extends Body>(body: Given): Given => ({
  ...body,
  ...(body.name !== undefined && { name: normalizeInput(body.name) }),
  ...(body.default_description && { default_description: normalizeText(body.default_description) || null }),
});

/**
 * An event that the customer does not see would be shown to them by another kind of its type, so the kind stays once there
 * is one. @throws ValidationFailed
 */
async function check(trx: Trx, current: EventTypeRecord | null, body: Body): Promise<void> {
  const errors: FieldError[] = [];
  if (body.name === '') errors.push(fieldError('name', 'REQUIRED'));
  if (current && body.type !== undefined && (body.type === 1) !== current.external) {
    await closeRow(trx, TABLE, current.id);
    if (await hasEvents(trx, current.id)) errors.push(fieldError('type', 'CHOICE', {}, messages.kindStays));
  }
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** All types as rows of one order. */
const ordered = (all: readonly EventTypeRecord[]) => all.map((one) => ({ ...one, parent_id: null }));

/** Creates a type, the last one. @returns its id @throws Forbidden, ValidationFailed */
export async function createEventType(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertMayChange(user);
  const now = deps.clock.now();
  const body = normalize(input);
  return withTransaction(deps.db, async (trx) => {
    await lockEventTypes(trx);
    await check(trx, null, body);
    const columns = columnsOf(COLUMNS, body);
    const order = lastOrder(ordered(await readEventTypes(trx, { counted: false })), null);
    const id = await insertEventType(trx, { ...columns, order, created_at: now, updated_at: now });
    const about = { object_type: TABLE, object_id: id, object_name: columns.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'customer_event_type.create', ...about, after: columns });
    return id;
  });
}

/** Changes a type. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeEventType(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<CustomerEventTypeRow> {
  assertMayChange(user);
  const body = normalize(input);
  return withTransaction(deps.db, async (trx) => {
    await lockEventTypes(trx);
    const current = (await readEventTypes(trx, { counted: false })).find((one) => one.id === id);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => openEventType({ db: trx }, user, id));
    await check(trx, current, body);
    const columns = columnsOf(COLUMNS, body);
    await updateEventType(trx, id, { ...columns, updated_at: deps.clock.now() });
    const about = { object_type: TABLE, object_id: id, object_name: columns.name ?? current.name } as const;
    const change = changedColumns(current, columns);
    await audit(deps, trx, { caller: user, ip }, { action: 'customer_event_type.update', ...about, ...change });
    return openEventType({ db: trx }, user, id);
  });
}

/** Who may delete types asks what names one. @throws Forbidden, NotFound */
export async function assertDeletesEventType(deps: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<void> {
  assertMayChange(user);
  await openEventType(deps, user, id);
}

/**
 * Deletes a type softly; its events get another one of the same kind. @throws Forbidden, NotFound; ValidationFailed IN_USE
 * while events have it and no other one is chosen
 */
export async function deleteEventType(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> {
  assertMayChange(user);
  await withTransaction(deps.db, async (trx) => {
    await beginDeletion(deps, trx, { table: TABLE, id }, lockEventTypes);
    const all = await readEventTypes(trx, { counted: false });
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    const other = all.find(
      (one) => one.id === replaceWith && one.id !== id && one.status && one.external === current.external,
    );
    if (replaceWith !== null && !other)
      throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, messages.sameKind)]);
    const to = other?.id ?? null;
    await replaceReferences(deps, trx, { table: TABLE, id, to, byId: user.id });
    await updateEventType(trx, id, { deleted_at: deps.clock.now(), replaced_by_id: to });
    const about = { object_type: TABLE, object_id: id, object_name: current.name } as const;
    const after = { replaced_by: other?.name ?? null };
    await audit(deps, trx, { caller: user, ip }, { action: 'customer_event_type.delete', ...about, after });
  });
}

/** The order of the types, for the sort dialog (spec 2.82, 7.19). */
export const eventTypeOrder = {
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    assertMayChange(user);
    return toSortItems(ordered(await readEventTypes(db, { counted: false })));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    assertMayChange(user);
    await withTransaction(deps.db, async (trx) => {
      await lockEventTypes(trx);
      const change = checkOrder(ordered(await readEventTypes(trx, { counted: false })), ids);
      await reorderEventTypes(trx, ids, deps.clock.now());
      await audit(
        deps,
        trx,
        { caller: user, ip },
        { action: 'customer_event_type.order', object_type: TABLE, ...change },
      );
    });
  },
};
