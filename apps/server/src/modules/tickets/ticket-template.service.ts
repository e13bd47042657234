import { BODY_HTML_MAX, type FieldError, type TicketTemplate } from '@hamyar/contracts';
import type { BodyOf, ticketTemplateStore, ticketTemplateUpdate } from '@hamyar/contracts/schemas';
import { unknownVariables } from '@hamyar/domain';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { attachmentsOf, storeFiles } from '../attachments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { messages } from './messages.ts';
import { lockScoped, writeDepartments } from './scoped-items.repository.ts';
import { checkScoped, cleanScoped, ownerOf } from './scoped-items.service.ts';
import { mayKeep, templateScope, type TemplateReader } from './ticket-template.policy.ts';
import { presentTemplate } from './ticket-template.presenter.ts';
import {
  countTemplates,
  findTemplate,
  insertTemplate,
  listTemplates,
  readTemplateReader,
  TEMPLATES,
  updateTemplate,
  type TemplateQuery,
  type TemplateRecord,
} from './ticket-template.repository.ts';
import type { TicketTemplateTable } from './ticket-template.table.ts';

type NewBody = BodyOf<typeof ticketTemplateStore>;
type Body = BodyOf<typeof ticketTemplateUpdate>;

const filesOf = (db: AnyDb, ids: readonly number[]) => attachmentsOf(db, { kind: 'ticket_template', ids });

/** One page of the ready-made texts that the person sees. */
export async function pageOfTemplates(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: TemplateQuery,
): Promise<{ rows: TicketTemplate[]; page: PageInfo }> {
  const reader = await readTemplateReader(db, user);
  const scope = templateScope(reader);
  const [rows, total] = await Promise.all([listTemplates(db, scope, query), countTemplates(db, scope, query)]);
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => presentTemplate(row, reader, files)),
    page: { currentPage: query.page, perPage: query.perPage, total },
  };
}

/** One ready-made text. @throws NotFound */
export async function openTemplate({ db }: { db: AnyDb }, user: CurrentUser, id: number): Promise<TicketTemplate> {
  const reader = await readTemplateReader(db, user);
  const record = await findTemplate(db, templateScope(reader), id);
  if (!record) throw new NotFound();
  return presentTemplate(record, reader, await filesOf(db, [id]));
}

/** The columns of what a person sends; departments and files have rows of their own. */
const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  body: (body) => ({ body }),
  scope: (scope) => ({ scope }),
  department_ids: null,
  shortcut: (shortcut) => ({ shortcut, shortcut_key: shortcut === null ? null : searchKeyCompact(shortcut) }),
  keywords: (keywords) => ({ keywords }),
  attachments: null,
  status: (status) => ({ status }),
} satisfies BodyColumns<NewBody & Body, TicketTemplateTable>;

/** Pictures in the text would stay files of this row, which customers may not have; they belong to its attachments. */
const withoutPictures = (html: string): string => html.replace(/<img\b[^>]*>/g, '');

/** What a person sent, cleaned; every refused value becomes an error. */
function clean<Given extends Body>(input: Given, errors: FieldError[]): Given {
  const body: Given = { ...input };
  cleanScoped(body, errors);
  if (body.body !== undefined) {
    const { html, empty } = toRichText(withoutPictures(toRichText(body.body).html));
    const unknown = unknownVariables(html);
    if (empty) errors.push(fieldError('body', 'REQUIRED'));
    else if (Buffer.byteLength(html) > BODY_HTML_MAX)
      errors.push(fieldError('body', 'MAX_LENGTH', {}, messages.bodyTooLong));
    else if (unknown.length > 0)
      errors.push(fieldError('body', 'UNKNOWN_VARIABLE', { name: unknown[0]! }, messages.unknownVariable));
    body.body = html;
  }
  if (body.keywords !== undefined)
    body.keywords = [...new Set(body.keywords.map(normalizeInput))].filter((word) => word !== '');
  return body;
}

/** Creates a ready-made text. @returns its id @throws Forbidden, ValidationFailed */
export async function createTemplate(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  const errors: FieldError[] = [];
  const body = clean(input, errors);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    await lockScoped(trx, TEMPLATES);
    const departments = body.scope === 'department' ? (body.department_ids ?? []) : [];
    const columns = { shortcut_key: null, ...columnsOf(COLUMNS, body), owner_id: ownerOf(body.scope, user.id) };
    const checked = {
      items: TEMPLATES,
      reader: await readTemplateReader(trx, user),
      id: null,
      shortcutUsed: messages.shortcutUsed,
    };
    await checkScoped(trx, checked, { ...columns, department_ids: departments }, errors);
    const id = await insertTemplate(trx, { ...columns, created_by_id: user.id, created_at: now, updated_at: now });
    await writeDepartments(trx, TEMPLATES, id, departments);
    await store(trx, user, id, body, now);
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'ticket_template.create', object_type: 'ticket_template', object_id: id, object_name: columns.name },
    );
    return id;
  });
}

const store = (trx: Trx, user: CurrentUser, id: number, { attachments: files }: Body, at: Date) =>
  storeFiles(trx, { owner: { kind: 'ticket_template', id }, files, field: 'attachments', uploaderId: user.id, at });

/** Changes a ready-made text. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeTemplate(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<TicketTemplate> {
  const errors: FieldError[] = [];
  const body = clean(input, errors);
  const now = deps.clock.now();
  await withTransaction(deps.db, async (trx) => {
    await lockScoped(trx, TEMPLATES);
    const reader = await readTemplateReader(trx, user);
    const current = await findKept(trx, reader, id);
    await checkVersion(body.version, current.version, () => openTemplate({ db: trx }, user, id));
    const columns = columnsOf(COLUMNS, body);
    const before = current.departments.map((department) => department.id);
    const scope = columns.scope ?? current.scope;
    const owner_id = ownerOf(scope, user.id);
    const department_ids = scope === 'department' ? (body.department_ids ?? before) : [];
    const checked = { items: TEMPLATES, reader, id, shortcutUsed: messages.shortcutUsed };
    await checkScoped(trx, checked, { ...current, ...columns, scope, owner_id, department_ids }, errors);
    await updateTemplate(trx, id, { ...columns, owner_id, updated_at: now });
    await writeDepartments(trx, TEMPLATES, id, department_ids);
    const files = await store(trx, user, id, body, now);
    // the text itself is not for the audit log
    const { body: _text, shortcut_key: _key, name_norm: _norm, ...logged } = columns;
    const changed = changedColumns({ ...current, department_ids: before }, { ...logged, department_ids });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'ticket_template.update',
        object_type: 'ticket_template',
        object_id: id,
        object_name: columns.name ?? current.name,
        before: changed.before,
        after: { ...changed.after, ...files },
      },
    );
  });
  return openTemplate(deps, user, id);
}

/** A text that the person may change, locked. @throws NotFound, Forbidden */
async function findKept(trx: Trx, reader: TemplateReader, id: number): Promise<TemplateRecord> {
  const current = await findTemplate(trx, templateScope(reader), id, true);
  if (!current) throw new NotFound();
  if (!mayKeep(reader, { ...current, department_ids: current.departments.map((department) => department.id) }))
    throw new Forbidden();
  return current;
}

/** Deletes a ready-made text softly; what was sent with it stays. @throws Forbidden, NotFound */
export async function deleteTemplate(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const current = await findKept(trx, await readTemplateReader(trx, user), id);
    await updateTemplate(trx, id, { deleted_at: deps.clock.now() });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'ticket_template.delete', object_type: 'ticket_template', object_id: id, object_name: current.name },
    );
  });
}
