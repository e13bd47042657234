import type { FieldError, TicketCategory, TicketImportance } from '@hamyar/contracts';
import type {
  BodyOf,
  QueryOf,
  ticketCategoryList,
  ticketCategoryStore,
  ticketCategoryUpdate,
} from '@hamyar/contracts/schemas';
import { inTreeOrder, pathUp } from '@hamyar/domain';
import { normalizeInput, normalizeText, searchKeyCompact, searchWords } from '@hamyar/persian';
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
import type { TicketCategoryTable } from './catalog.table.ts';
import {
  insertTicketCategory,
  readTicketCategories,
  updateTicketCategory,
  type TicketCategoryRecord,
} from './ticket-category.repository.ts';

type NewBody = BodyOf<typeof ticketCategoryStore>;
type Body = BodyOf<typeof ticketCategoryUpdate>;

const present = (record: TicketCategoryRecord, all: readonly TicketCategoryRecord[]): TicketCategory => {
  const { default_recipient_id: _, default_importance, created_at, updated_at, ...shown } = record;
  return {
    ...shown,
    default_importance: default_importance as TicketImportance | null,
    depth: pathUp(all, record.id).length,
    created_at: unixSeconds(created_at),
    updated_at: unixSeconds(updated_at),
  };
};

/** One page of the categories in the order of their tree. */
export async function pageOfTicketCategories(
  { db }: Pick<Deps, 'db'>,
  { page, perPage, s }: QueryOf<typeof ticketCategoryList>,
): Promise<{ rows: TicketCategory[]; page: PageInfo }> {
  const all = await readTicketCategories(db);
  const words = searchWords(s ?? '');
  const found = inTreeOrder(all).filter(({ name }) => words.every((word) => searchKeyCompact(name).includes(word)));
  const rows = found.slice((page - 1) * perPage, page * perPage).map((record) => present(record, all));
  return { rows, page: { currentPage: page, perPage, total: found.length } };
}

/** One category. @throws NotFound */
export async function openTicketCategory({ db }: Pick<Deps, 'db'>, id: number): Promise<TicketCategory> {
  const all = await readTicketCategories(db);
  const record = all.find((one) => one.id === id);
  if (!record) throw new NotFound();
  return present(record, all);
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name }),
  description: (description) => ({ description }),
  parent_id: (parent_id) => ({ parent_id }),
  status: (status) => ({ status }),
  is_public: (is_public) => ({ is_public }),
  department_ids: (department_ids) => ({ department_ids }),
  default_importance: (default_importance) => ({ default_importance }),
  sla_id: (sla_id) => ({ sla_id }),
  form_id: (form_id) => ({ form_id }),
  default_recipient_id: (default_recipient_id) => ({ default_recipient_id }),
  keywords: (keywords) => ({ keywords }),
  required_on_close: (required_on_close) => ({ required_on_close }),
} satisfies BodyColumns<NewBody & Body, TicketCategoryTable>;

function normalize<Given extends Body>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.name !== undefined) clean.name = normalizeInput(clean.name);
  if (clean.description !== undefined) clean.description = normalizeText(clean.description);
  if (clean.department_ids) clean.department_ids = [...new Set(clean.department_ids)];
  if (clean.keywords)
    clean.keywords = [
      ...new Map(clean.keywords.map((word) => [searchKeyCompact(word), normalizeInput(word)])).values(),
    ];
  return clean;
}

/** @throws ValidationFailed with every refused field */
async function check(
  deps: Deps,
  trx: Trx,
  { all, id }: { all: readonly TicketCategoryRecord[]; id: number | null },
  body: Body,
): Promise<void> {
  const current = all.find((one) => one.id === id);
  const errors: FieldError[] = body.name === '' ? [fieldError('name', 'REQUIRED')] : [];
  if (body.parent_id !== undefined) errors.push(...parentErrors(all, { id, parentId: body.parent_id }));
  const { department_ids, default_recipient_id: recipient, sla_id: policy } = body;
  const refused = await refusedReferences(trx, {
    ...(department_ids && { department_ids }),
    default_recipient_id: recipient ? [recipient] : [],
    sla_id: policy && policy !== current?.sla_id ? [policy] : [],
    form_id: body.form_id && body.form_id !== current?.form_id ? [body.form_id] : [],
  });
  errors.push(...refused.map((field) => fieldError(field, 'CHOICE')));
  if (!refused.includes('sla_id')) errors.push(...(await slaErrors(deps, trx, body.sla_id, current?.sla_id)));
  if (!refused.includes('form_id')) errors.push(...(await formErrors(deps, trx, body.form_id, current?.form_id)));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** Creates a category, the last one below its parent. @returns its id @throws Forbidden, ValidationFailed */
export async function createTicketCategory(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertFullAdmin(user);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockTree(trx, 'ticket_category');
    const all = await readTicketCategories(trx);
    const body = normalize(input);
    await check(deps, trx, { all, id: null }, body);
    const columns = columnsOf(COLUMNS, body);
    const order = lastOrder(all, columns.parent_id ?? null);
    const id = await insertTicketCategory(trx, { ...columns, order, created_at: now, updated_at: now });
    const about = { object_type: 'ticket_category', object_id: id, object_name: columns.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'ticket_category.create', ...about, after: columns });
    return id;
  });
}

/** Changes or moves a category. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeTicketCategory(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<TicketCategory> {
  assertFullAdmin(user);
  return withTransaction(deps.db, async (trx) => {
    await lockTree(trx, 'ticket_category');
    const all = await readTicketCategories(trx);
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => present(current, all));
    const body = normalize(input);
    await check(deps, trx, { all, id }, body);
    const columns = columnsOf(COLUMNS, body);
    const parentId = columns.parent_id === undefined ? current.parent_id : columns.parent_id;
    const moved = parentId === current.parent_id ? {} : { order: lastOrder(all, parentId) };
    await updateTicketCategory(trx, id, { ...columns, ...moved, updated_at: deps.clock.now() });
    const about = { object_type: 'ticket_category', object_id: id, object_name: columns.name ?? current.name } as const;
    const change = changedColumns(current, { ...columns, ...moved });
    await audit(deps, trx, { caller: user, ip }, { action: 'ticket_category.update', ...about, ...change });
    return openTicketCategory({ db: trx }, id);
  });
}

/** Deletes a category. @throws as {@link deleteFromTree} */
export const deleteTicketCategory = (
  deps: Deps,
  editor: Editor,
  id: number,
  replaceWith: number | null = null,
): Promise<void> => deleteFromTree(deps, editor, 'ticket_category', { id, replaceWith });
