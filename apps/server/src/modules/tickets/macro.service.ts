import { BODY_HTML_MAX, MACRO_REPEATED_STEPS, type FieldError, type Macro } from '@hamyar/contracts';
import type { BodyOf, macroStore, macroUpdate } from '@hamyar/contracts/schemas';
import { unknownVariables } from '@hamyar/domain';
import { searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { audit, changedColumns } from '../logs/public.ts';
import {
  countMacros,
  findMacro,
  insertMacro,
  listMacros,
  MACROS,
  updateMacro,
  type MacroQuery,
  type MacroRecord,
} from './macro.repository.ts';
import type { MacroTable } from './macro.table.ts';
import { messages } from './messages.ts';
import { mayKeep, templateScope, type TemplateReader } from './ticket-template.policy.ts';
import { lockScoped, writeDepartments } from './scoped-items.repository.ts';
import { checkScoped, cleanScoped, ownerOf } from './scoped-items.service.ts';
import { readTemplateReader } from './ticket-template.repository.ts';
import { missingRows } from './ticket-replacement.repository.ts';

type NewBody = BodyOf<typeof macroStore>;
type Body = BodyOf<typeof macroUpdate>;

/** Who sees and keeps macros is decided as for ready-made texts, with a permission of its own (decisions 2.2). */
export const readMacroReader = (db: AnyDb, user: CurrentUser): Promise<TemplateReader> =>
  readTemplateReader(db, user, 'manage macros');

const present = (
  { owner_id, shortcut_key: _key, order: _order, last_used_at, updated_at, ...record }: MacroRecord,
  reader: TemplateReader,
): Macro => ({
  ...record,
  last_used_at: unixSeconds(last_used_at),
  updated_at: unixSeconds(updated_at),
  editable: mayKeep(reader, {
    scope: record.scope,
    owner_id,
    department_ids: record.departments.map(({ id }) => id),
  }),
});

/** One page of the macros that the person sees. */
export async function pageOfMacros(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: MacroQuery,
): Promise<{ rows: Macro[]; page: PageInfo }> {
  const reader = await readMacroReader(db, user);
  const scope = templateScope(reader);
  const [rows, total] = [await listMacros(db, scope, query), await countMacros(db, scope, query)];
  return {
    rows: rows.map((row) => present(row, reader)),
    page: { currentPage: query.page, perPage: query.perPage, total },
  };
}

/** One macro. @throws NotFound */
export async function openMacro(db: AnyDb, user: CurrentUser, id: number): Promise<Macro> {
  const reader = await readMacroReader(db, user);
  const record = await findMacro(db, templateScope(reader), id);
  if (!record) throw new NotFound();
  return present(record, reader);
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  scope: (scope) => ({ scope }),
  department_ids: null,
  steps: (steps) => ({ steps: JSON.stringify(steps) }),
  after: (after) => ({ after }),
  shortcut: (shortcut) => ({ shortcut, shortcut_key: shortcut === null ? null : searchKeyCompact(shortcut) }),
  status: (status) => ({ status }),
} satisfies BodyColumns<NewBody & Body, MacroTable>;

/** Cleans the texts of steps; what contradicts itself is refused. */
function cleanSteps(steps: NewBody['steps'], errors: FieldError[]): NewBody['steps'] {
  const once = steps.map(({ type }) => type).filter((type) => !MACRO_REPEATED_STEPS.includes(type));
  if (new Set(once).size < once.length) errors.push(fieldError('steps', 'DUPLICATE', {}, messages.macroTwice));
  if (steps.some((step) => step.type === 'tags' && step.add.length + step.remove.length === 0))
    errors.push(fieldError('steps', 'REQUIRED', {}, messages.macroNoTags));
  return steps.map((step) => {
    if (step.type !== 'note') return step;
    const { html, empty } = toRichText(step.body_html);
    const [unknown] = unknownVariables(html);
    if (empty) errors.push(fieldError('steps', 'REQUIRED', {}, messages.macroNoNote));
    else if (Buffer.byteLength(html) > BODY_HTML_MAX)
      errors.push(fieldError('steps', 'MAX_LENGTH', {}, messages.bodyTooLong));
    else if (unknown !== undefined)
      errors.push(fieldError('steps', 'UNKNOWN_VARIABLE', { name: unknown }, messages.unknownVariable));
    return { ...step, body_html: html };
  });
}

/** The categories, or the services, that steps give tickets. */
const namedBy = (steps: readonly NewBody['steps'][number][] = [], type: 'category' | 'service'): number[] =>
  steps.flatMap((step) => {
    if (step.type !== type) return [];
    const id = step.type === 'category' ? step.category_id : step.service_id;
    return id === null ? [] : [id];
  });

/** Refuses a category or service that is named anew and does not exist; until the transaction ends nobody deletes one. */
async function checkNamed(
  trx: Trx,
  { steps, stored }: { steps: Body['steps']; stored?: Macro['steps'] },
  errors: FieldError[],
): Promise<void> {
  for (const [type, table] of [
    ['category', 'ticket_category'],
    ['service', 'service'],
  ] as const) {
    const kept = namedBy(stored, type);
    const added = namedBy(steps, type).filter((id) => !kept.includes(id));
    if (added.length === 0) continue;
    await keepRows(trx, table, added);
    if ((await missingRows(trx, table, added)).length > 0)
      errors.push(fieldError('steps', 'CHOICE', {}, messages.choiceRefused));
  }
}

/** What a person sent, cleaned; every refused value becomes an error. */
function clean<Given extends Body>(input: Given, errors: FieldError[]): Given {
  const body: Given = { ...input };
  cleanScoped(body, errors);
  if (body.steps !== undefined) body.steps = cleanSteps(body.steps, errors);
  return body;
}

/** Creates a macro. @returns its id @throws Forbidden, ValidationFailed */
export async function createMacro(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  const errors: FieldError[] = [];
  const body = clean(input, errors);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockScoped(trx, MACROS);
    const departments = body.scope === 'department' ? (body.department_ids ?? []) : [];
    const columns = { shortcut_key: null, ...columnsOf(COLUMNS, body), owner_id: ownerOf(body.scope, user.id) };
    const checked = {
      items: MACROS,
      reader: await readMacroReader(trx, user),
      id: null,
      shortcutUsed: messages.macroShortcutUsed,
    };
    await checkNamed(trx, { steps: body.steps }, errors);
    await checkScoped(trx, checked, { ...columns, department_ids: departments }, errors);
    const id = await insertMacro(trx, { ...columns, created_by_id: user.id, created_at: now, updated_at: now });
    await writeDepartments(trx, MACROS, id, departments);
    await record(deps, trx, { user, ip }, 'create', { id, name: columns.name });
    return id;
  });
}

const record = (
  deps: Deps,
  trx: Trx,
  { user, ip }: Editor,
  done: 'create' | 'update' | 'delete',
  macro: Pick<MacroRecord, 'id' | 'name'>,
  changed: Partial<ReturnType<typeof changedColumns>> = {},
) =>
  audit(
    deps,
    trx,
    { caller: user, ip },
    { action: `macro.${done}`, object_type: 'macro', object_id: macro.id, object_name: macro.name, ...changed },
  );

/** A macro that the person may change, locked. @throws NotFound, Forbidden */
async function findKept(trx: Trx, reader: TemplateReader, id: number): Promise<MacroRecord> {
  const current = await findMacro(trx, templateScope(reader), id, true);
  if (!current) throw new NotFound();
  if (!present(current, reader).editable) throw new Forbidden();
  return current;
}

/** Changes a macro. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeMacro(deps: Deps, editor: Editor, id: number, input: Body): Promise<Macro> {
  const errors: FieldError[] = [];
  const body = clean(input, errors);
  const { user } = editor;
  await withTransaction(deps.db, async (trx) => {
    await lockScoped(trx, MACROS);
    const reader = await readMacroReader(trx, user);
    const current = await findKept(trx, reader, id);
    await checkVersion(body.version, current.version, () => openMacro(trx, user, id));
    const columns = columnsOf(COLUMNS, body);
    const before = current.departments.map((department) => department.id);
    const scope = columns.scope ?? current.scope;
    const owner_id = ownerOf(scope, user.id);
    const department_ids = scope === 'department' ? (body.department_ids ?? before) : [];
    const shortcut_key = columns.shortcut_key === undefined ? current.shortcut_key : columns.shortcut_key;
    const checked = { items: MACROS, reader, id, shortcutUsed: messages.macroShortcutUsed };
    await checkNamed(trx, { steps: body.steps, stored: current.steps }, errors);
    await checkScoped(trx, checked, { scope, owner_id, shortcut_key, department_ids }, errors);
    await updateMacro(trx, id, { ...columns, owner_id, updated_at: deps.clock.now() });
    await writeDepartments(trx, MACROS, id, department_ids);
    // the texts of its steps are not for the audit log
    const { steps: _steps, shortcut_key: _key, name_norm: _norm, ...logged } = columns;
    const changed = changedColumns({ ...current, department_ids: before }, { ...logged, department_ids });
    await record(deps, trx, editor, 'update', { id, name: columns.name ?? current.name }, changed);
  });
  return openMacro(deps.db, user, id);
}

/** Deletes a macro softly. @throws Forbidden, NotFound */
export async function deleteMacro(deps: Deps, editor: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const current = await findKept(trx, await readMacroReader(trx, editor.user), id);
    await updateMacro(trx, id, { deleted_at: deps.clock.now() });
    await record(deps, trx, editor, 'delete', current);
  });
}
