import type { FieldError, Form, FormContext, SortItem, TicketForm, TicketImportance } from '@hamyar/contracts';
import type {
  BodyOf,
  QueryOf,
  formList,
  formStore,
  formUpdate,
  ticketFormList,
  ticketFormStore,
  ticketFormUpdate,
} from '@hamyar/contracts/schemas';
import { ALL_BRANCHES, always } from '@hamyar/domain';
import { normalizeInput, normalizeText, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { checkOrder, lastOrder } from '../../platform/database/row-order.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { beginDeletion, replaceReferences } from '../../platform/references/row-references.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { assignFormInCatalog } from '../catalog/public.ts';
import { assignFormToDepartments } from '../departments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { readCustomFields } from './custom-field.repository.ts';
import { readFormFields } from './form-fields-check.service.ts';
import {
  clearDefault,
  findForm,
  insertForm,
  listGeneralForms,
  listTicketForms,
  orderedForms,
  refusedReferences,
  reorderForms,
  replaceFields,
  updateForm,
  type FormKind,
  type FormRecord,
} from './form.repository.ts';
import type { FormTable } from './form.table.ts';
import { messages } from './messages.ts';
import { changeForms } from './ticket-forms-reading.service.ts';

type TicketBody = BodyOf<typeof ticketFormStore>;
type Body = BodyOf<typeof ticketFormUpdate> & BodyOf<typeof formUpdate>;
type NewBody = TicketBody & { context: FormContext | 'ticket' };

const base = ({ id, version, name, description, fields, status, order, is_default, ...times }: FormRecord) => ({
  ...{ id, version, name, description, fields, status, order, is_default },
  created_at: unixSeconds(times.created_at),
  updated_at: unixSeconds(times.updated_at),
});
const presentForm = (record: FormRecord): Form => ({ ...base(record), context: record.context as FormContext });
const presentTicketForm = (record: FormRecord): TicketForm => ({
  ...base(record),
  department_ids: record.department_ids,
  category_ids: record.category_ids,
  service_ids: record.service_ids,
  audience: record.audience,
  branch_ids: record.branch_ids,
  intro: sanitizeRich(record.intro),
  subject_template: record.subject_template,
  default_importance: record.default_importance as TicketImportance | null,
  default_recipient: record.default_recipient,
});

const pageInfo = ({ page, perPage }: { page: number; perPage: number }, total: number): PageInfo => ({
  currentPage: page,
  perPage,
  total,
});

/** One page of the general forms. */
export async function pageOfForms({ db }: Pick<Deps, 'db'>, query: QueryOf<typeof formList>) {
  const { rows, total } = await listGeneralForms(db, query);
  return { rows: rows.map(presentForm), page: pageInfo(query, total) };
}

/** One page of the ticket forms. */
export async function pageOfTicketForms({ db }: Pick<Deps, 'db'>, query: QueryOf<typeof ticketFormList>) {
  const { rows, total } = await listTicketForms(db, query);
  return { rows: rows.map(presentTicketForm), page: pageInfo(query, total) };
}

async function find(db: AnyDb, kind: FormKind, id: number): Promise<FormRecord> {
  const record = await findForm(db, kind, id);
  if (!record) throw new NotFound();
  return record;
}

/** One general form. @throws NotFound */
export const openForm = async ({ db }: Pick<Deps, 'db'>, id: number): Promise<Form> =>
  presentForm(await find(db, 'form', id));
/** One ticket form. @throws NotFound */
export const openTicketForm = async ({ db }: Pick<Deps, 'db'>, id: number): Promise<TicketForm> =>
  presentTicketForm(await find(db, 'ticketForm', id));

const COLUMNS = {
  version: null,
  context: (context) => ({ context }),
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  description: (description) => ({ description }),
  // rows of other tables
  fields: null,
  department_ids: null,
  category_ids: null,
  service_ids: null,
  status: (status) => ({ status }),
  is_default: (is_default) => ({ is_default }),
  audience: (audience) => ({ audience }),
  branch_ids: (branch_ids) => ({ branch_ids }),
  intro: (intro) => ({ intro }),
  subject_template: (subject_template) => ({ subject_template }),
  default_importance: (default_importance) => ({ default_importance }),
  default_recipient_id: (default_recipient_id) => ({ default_recipient_id }),
} satisfies BodyColumns<NewBody & Body, FormTable>;

const PICTURE = /<img\b[^>]*>/g;

function normalize<Given extends Body>(input: Given): Given {
  const body: Given = { ...input };
  if (body.name !== undefined) body.name = normalizeInput(body.name);
  if (body.description !== undefined) body.description = normalizeText(body.description);
  if (body.subject_template !== undefined) body.subject_template = normalizeInput(body.subject_template);
  // pictures would be files of the form, which customers may not have
  if (body.intro !== undefined) {
    const { html, empty } = toRichText(toRichText(body.intro).html.replace(PICTURE, ''));
    body.intro = empty ? '' : html;
  }
  for (const key of ['department_ids', 'category_ids', 'service_ids'] as const)
    if (body[key]) body[key] = [...new Set(body[key])];
  if (body.branch_ids)
    body.branch_ids = body.branch_ids.includes(ALL_BRANCHES) ? [ALL_BRANCHES] : [...new Set(body.branch_ids)];
  return body;
}

/** The fields that are to be stored; undefined leaves them. @throws ValidationFailed with every refused value */
async function check(trx: Trx, context: FormTable['context'], current: FormRecord | null, body: Body) {
  const errors: FieldError[] = body.name === '' ? [fieldError('name', 'REQUIRED')] : [];
  const known = (await readCustomFields(trx, always)).filter((field) => field.context === context);
  const kept = current?.fields.map(({ id }) => id) ?? [];
  const read = body.fields && readFormFields(body.fields, known, kept);
  if (read) errors.push(...read.errors);
  const { department_ids = [], category_ids = [], service_ids = [], default_recipient_id: recipient } = body;
  const refused = await refusedReferences(trx, {
    ...{ department_ids, category_ids, service_ids },
    branch_ids: (body.branch_ids ?? []).filter((id) => id !== ALL_BRANCHES),
    default_recipient_id: recipient ? [recipient] : [],
  });
  errors.push(...refused.map((field) => fieldError(field, 'CHOICE')));
  if (errors.length > 0) throw new ValidationFailed(errors);
  return read?.fields;
}

/** Stores the fields of a form, and whose form it is. */
async function storeParts(
  trx: Trx,
  id: number,
  { fields, at }: { fields: FormRecord['fields'] | undefined; at: Date },
  body: Body,
): Promise<void> {
  if (fields) await replaceFields(trx, id, fields);
  if (body.department_ids) await assignFormToDepartments(trx, { formId: id, ids: body.department_ids, at });
  if (body.category_ids) await assignFormInCatalog(trx, 'ticket_category', { formId: id, ids: body.category_ids, at });
  if (body.service_ids) await assignFormInCatalog(trx, 'service', { formId: id, ids: body.service_ids, at });
}

const kindOf = (context: FormTable['context']): FormKind => (context === 'ticket' ? 'ticketForm' : 'form');

/** What the audit log says of a form beside its columns. */
const logged = ({ fields, department_ids, category_ids, service_ids }: FormRecord) => ({
  ...{ fields, department_ids, category_ids, service_ids },
});

async function create(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  const now = deps.clock.now();
  return changeForms(deps, async (trx) => {
    const body = normalize(input);
    const { context } = body;
    const fields = await check(trx, context, null, body);
    const kind = kindOf(context);
    const order = lastOrder(
      (await orderedForms(trx, kind)).map((form) => ({ ...form, parent_id: null })),
      null,
    );
    if (body.is_default) await clearDefault(trx, context);
    const columns = columnsOf(COLUMNS, body);
    const times = { created_by_id: user.id, created_at: now, updated_at: now };
    const id = await insertForm(trx, { ...columns, order, ...times });
    await storeParts(trx, id, { fields: fields ?? [], at: now }, body);
    const about = { object_type: 'form', object_id: id, object_name: columns.name } as const;
    const after = { ...columns, ...logged(await find(trx, kind, id)) };
    await audit(deps, trx, { caller: user, ip }, { action: 'form.create', ...about, after });
    return id;
  });
}

async function change(
  deps: Deps,
  { user, ip }: Editor,
  { kind, id }: { kind: FormKind; id: number },
  input: Body,
): Promise<FormRecord> {
  return changeForms(deps, async (trx) => {
    const current = await find(trx, kind, id);
    const present = kind === 'form' ? presentForm : presentTicketForm;
    await checkVersion(input.version, current.version, () => present(current));
    const body = normalize(input);
    const fields = await check(trx, current.context, current, body);
    if (body.is_default && !current.is_default) await clearDefault(trx, current.context);
    const columns = columnsOf(COLUMNS, body);
    await updateForm(trx, id, { ...columns, updated_at: deps.clock.now() });
    await storeParts(trx, id, { fields, at: deps.clock.now() }, body);
    const stored = await find(trx, kind, id);
    const about = { object_type: 'form', object_id: id, object_name: stored.name } as const;
    const difference = changedColumns(current, { ...columns, ...logged(stored) });
    await audit(deps, trx, { caller: user, ip }, { action: 'form.update', ...about, ...difference });
    return stored;
  });
}

/** Creates a general form. @returns its id @throws ValidationFailed */
export const createForm = (deps: Deps, editor: Editor, body: BodyOf<typeof formStore>): Promise<number> =>
  create(deps, editor, body);
/** Creates a ticket form. @returns its id @throws ValidationFailed */
export const createTicketForm = (deps: Deps, editor: Editor, body: TicketBody): Promise<number> =>
  create(deps, editor, { ...body, context: 'ticket' });
/** Changes a general form. @throws NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export const changeForm = async (
  deps: Deps,
  editor: Editor,
  id: number,
  body: BodyOf<typeof formUpdate>,
): Promise<Form> => presentForm(await change(deps, editor, { kind: 'form', id }, body));
/** Changes a ticket form. @throws NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export const changeTicketForm = async (deps: Deps, editor: Editor, id: number, body: Body): Promise<TicketForm> =>
  presentTicketForm(await change(deps, editor, { kind: 'ticketForm', id }, body));

/** @throws Forbidden for whoever may not change forms (decisions 2.25) */
function assertFullAdmin(user: Pick<CurrentUser, 'full_admin'>): void {
  if (!user.full_admin) throw new Forbidden();
}

/** Whether a form may be that of everything that has another one: it is in use, in all branches of the other one. */
const replaces = (other: FormRecord, current: FormRecord): boolean =>
  other.id !== current.id &&
  other.status &&
  other.context === current.context &&
  (other.branch_ids.includes(ALL_BRANCHES) || current.branch_ids.every((id) => other.branch_ids.includes(id)));

/**
 * How a form of a kind is deleted, softly. It throws Forbidden, NotFound, and ValidationFailed while something has it and
 * no other one is chosen.
 */
export const deleteForm =
  (kind: FormKind) =>
  async (deps: Deps, { user, ip }: Editor, id: number, replaceWith: number | null = null): Promise<void> => {
    assertFullAdmin(user);
    await changeForms(deps, async (trx) => {
      await beginDeletion(deps, trx, { table: 'form', id });
      const current = await find(trx, kind, id);
      const other = replaceWith === null ? null : await findForm(trx, kind, replaceWith);
      if (replaceWith !== null && !(other && replaces(other, current)))
        throw new ValidationFailed([fieldError('replace_with', 'CHOICE', {}, messages.replacementRefused)]);
      const to = other?.id ?? null;
      await replaceReferences(deps, trx, { table: 'form', id, to, byId: user.id });
      await updateForm(trx, id, { deleted_at: deps.clock.now(), is_default: false, replaced_by_id: to });
      const about = { object_type: 'form', object_id: id, object_name: current.name } as const;
      const after = { replaced_by: other?.name ?? null };
      await audit(deps, trx, { caller: user, ip }, { action: 'form.delete', ...about, after });
    });
  };

/** Who may delete ticket forms asks what has one. @throws Forbidden, NotFound */
export async function assertDeletesForm({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<void> {
  assertFullAdmin(user);
  await find(db, 'ticketForm', id);
}

/** The order of the forms of a kind (spec 7.19, 7.33). */
export const formOrder = (kind: FormKind) => ({
  /** @throws Forbidden */
  read: async ({ db }: Deps, user: CurrentUser): Promise<SortItem[]> => {
    assertFullAdmin(user);
    return (await orderedForms(db, kind)).map((form) => ({ ...form, parent_id: null }));
  },
  /** @throws Forbidden, ValidationFailed */
  move: async (deps: Deps, { user, ip }: Editor, ids: readonly number[]): Promise<void> => {
    assertFullAdmin(user);
    await changeForms(deps, async (trx) => {
      const rows = (await orderedForms(trx, kind)).map((form) => ({ ...form, parent_id: null }));
      const moved = checkOrder(rows, ids);
      await reorderForms(trx, ids, deps.clock.now());
      await audit(deps, trx, { caller: user, ip }, { action: 'form.order', object_type: 'form', ...moved });
    });
  },
});
