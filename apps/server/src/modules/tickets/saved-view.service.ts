import { SAVED_VIEWS_MAX, type SavedView } from '@hamyar/contracts';
import type { BodyOf, savedViewStore, savedViewUpdate } from '@hamyar/contracts/schemas';
import { normalizeInput } from '@hamyar/persian';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { messages } from './messages.ts';
import { hiddenFilter, isHiddenIn } from './ticket-hidden-fields.rules.ts';
import {
  clearDefaultView,
  countSavedViews,
  findSavedViews,
  insertSavedView,
  leadsDepartment,
  listSavedViews,
  lockSavedViews,
  updateSavedView,
  type SavedViewReaders,
  type SavedViewRecord,
} from './saved-view.repository.ts';
import type { TicketQuery } from './ticket-filter.service.ts';
import type { SavedViewTable } from './ticket.table.ts';

type NewBody = BodyOf<typeof savedViewStore>;
type Body = BodyOf<typeof savedViewUpdate>;

const present = ({
  owner_id: _owner,
  department_id,
  department_name,
  sort_by,
  sort_dir,
  ...record
}: SavedViewRecord): SavedView => ({
  ...record,
  department: department_id === null ? null : { id: department_id, name: department_name ?? '' },
  order: sort_by === null || sort_dir === null ? null : { by: sort_by, dir: sort_dir },
});

/** The saved views that somebody sees. */
export async function savedViewsOf({ db }: Pick<Deps, 'db'>, user: CurrentUser): Promise<SavedView[]> {
  return (await listSavedViews(db, user)).filter((view) => !isHiddenView(user, view)).map(present);
}

/** A view that would say by its tickets or their order what is hidden from somebody. */
const isHiddenView = (user: CurrentUser, { filters, sort_by }: SavedViewRecord): boolean =>
  hiddenFilter(user, filters) !== null || (sort_by !== null && isHiddenIn(user, sort_by));

const COLUMNS = {
  version: null,
  name: (name) => ({ name: normalizeInput(name) }),
  scope: (scope) => ({ scope }),
  department_id: (department_id) => ({ department_id }),
  filters: (filters) => ({ filters: JSON.stringify(filters) }),
  order: (order) => ({ sort_by: order?.by ?? null, sort_dir: order?.dir ?? null }),
  columns: (columns) => ({ columns: columns === null ? null : JSON.stringify([...new Set(columns)]) }),
  icon: (icon) => ({ icon }),
  color: (color) => ({ color }),
  is_default: (is_default) => ({ is_default }),
  counter: (counter) => ({ counter }),
} satisfies BodyColumns<NewBody & Body, SavedViewTable>;

/**
 * Checks that somebody may save a view for these people, and that they have room for it (decisions 2.4).
 * @throws ValidationFailed
 */
async function checkReaders(trx: Trx, user: CurrentUser, readers: SavedViewReaders): Promise<void> {
  const refuse = (field: string, message: string, n?: number) =>
    new ValidationFailed([
      fieldError(field, n === undefined ? 'CHOICE' : 'TOO_MANY', n === undefined ? {} : { n }, message),
    ]);
  const { scope, department_id } = readers;
  if (scope === 'system' && !user.full_admin) throw refuse('scope', messages.viewScopeRefused);
  if (scope === 'department') {
    if (department_id === null)
      throw new ValidationFailed([fieldError('department_id', 'REQUIRED', {}, messages.viewDepartmentNeeded)]);
    if (!(await leadsDepartment(trx, user, department_id)))
      throw refuse('department_id', messages.viewDepartmentRefused);
  }
  if ((await countSavedViews(trx, readers)) >= SAVED_VIEWS_MAX)
    throw refuse('name', messages.tooManyViews, SAVED_VIEWS_MAX);
}

/** A view belongs to a department only with that scope. */
const readersOf = (body: Body, current: SavedViewReaders): SavedViewReaders => {
  const scope = body.scope ?? current.scope;
  const department = body.department_id === undefined ? current.department_id : body.department_id;
  return { scope, owner_id: current.owner_id, department_id: scope === 'department' ? department : null };
};

/** Saves a view. @returns its id @throws ValidationFailed */
export async function createSavedView(deps: Deps, user: CurrentUser, body: NewBody): Promise<number> {
  const now = deps.clock.now();
  const readers = readersOf(body, { scope: body.scope, owner_id: user.id, department_id: null });
  return withTransaction(deps.db, async (trx) => {
    await lockSavedViews(trx);
    await checkReaders(trx, user, readers);
    if (body.is_default) await clearDefaultView(trx, readers, null);
    return insertSavedView(trx, { ...columnsOf(COLUMNS, body), ...readers, created_at: now, updated_at: now });
  });
}

/** One view, locked. @throws NotFound where the caller does not see it, Forbidden where they may not change it */
async function changeableView(trx: Trx, user: CurrentUser, id: number): Promise<SavedViewRecord> {
  const [current] = await findSavedViews(trx, user, [id], true);
  if (!current) throw new NotFound();
  if (!current.editable) throw new Forbidden();
  return current;
}

/** Changes a view. @throws NotFound, Forbidden, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeSavedView(deps: Deps, user: CurrentUser, id: number, body: Body): Promise<SavedView> {
  return withTransaction(deps.db, async (trx) => {
    await lockSavedViews(trx);
    const current = await changeableView(trx, user, id);
    await checkVersion(body.version, current.version, () => present(current));
    const readers = readersOf(body, current);
    // who moves a view to themselves owns it
    if (readers.scope === 'personal') readers.owner_id = user.id;
    if (readers.scope !== current.scope || readers.department_id !== current.department_id)
      await checkReaders(trx, user, readers);
    if (body.is_default ?? current.is_default) await clearDefaultView(trx, readers, id);
    await updateSavedView(trx, id, { ...columnsOf(COLUMNS, body), ...readers, updated_at: deps.clock.now() });
    const [changed] = await findSavedViews(trx, user, [id]);
    if (!changed) throw new NotFound();
    return present(changed);
  });
}

/** Deletes a view softly. @throws NotFound, Forbidden */
export async function deleteSavedView(deps: Deps, user: CurrentUser, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    await changeableView(trx, user, id);
    await updateSavedView(trx, id, { deleted_at: deps.clock.now() });
  });
}

/** The filters of the saved views that somebody sees, by their ids. */
export async function filtersOfViews(
  db: AnyDb,
  user: CurrentUser,
  ids: readonly number[],
): Promise<Map<number, SavedView['filters']>> {
  return new Map((await findSavedViews(db, user, [...new Set(ids)])).map(({ id, filters }) => [id, filters]));
}

/**
 * The query with the filters and the order of its saved view, where it has none of its own (decisions 2.3 `view_id`).
 * @throws ValidationFailed for a view that the caller does not see, as for one that does not exist
 */
export async function withSavedView(db: AnyDb, user: CurrentUser, query: TicketQuery): Promise<TicketQuery> {
  const { view_id, ...own } = query;
  if (view_id === undefined) return query;
  const [view] = user.employee ? await findSavedViews(db, user, [view_id]) : [];
  if (!view) throw new ValidationFailed([fieldError('view_id', 'CHOICE', {}, messages.viewGone)]);
  const order = own.sort_by === undefined && view.sort_by ? { sort_by: view.sort_by, sort_dir: view.sort_dir! } : {};
  return { ...view.filters, ...own, ...order };
}
