import { BODY_HTML_MAX, type ArticleTemplate, type FieldError } from '@hamyar/contracts';
import type { BodyOf, knowledgebaseTemplateStore, knowledgebaseTemplateUpdate } from '@hamyar/contracts/schemas';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { sanitizeRich } from '../../platform/richtext/sanitize.ts';
import { audit, changedColumns } from '../logs/public.ts';
import type { ArticleTemplateTable } from './article-category.table.ts';
import {
  countTemplates,
  findTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
  type TemplateQuery,
  type TemplateRecord,
} from './article-template.repository.ts';
import { existingIds } from './article.repository.ts';
import { assertWrites } from './article.service.ts';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof knowledgebaseTemplateStore>;
type Body = BodyOf<typeof knowledgebaseTemplateUpdate>;

const present = ({ body, created_at, updated_at, ...record }: TemplateRecord): ArticleTemplate => ({
  ...record,
  body: sanitizeRich(body),
  created_at: unixSeconds(created_at),
  updated_at: unixSeconds(updated_at),
});

/** One page of the templates. @throws Forbidden */
export async function pageOfTemplates(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: TemplateQuery,
): Promise<{ rows: ArticleTemplate[]; page: PageInfo }> {
  assertWrites(user);
  const [rows, total] = await Promise.all([listTemplates(db, query), countTemplates(db, query)]);
  return { rows: rows.map(present), page: { currentPage: query.page, perPage: query.perPage, total } };
}

/** One template. @throws Forbidden, NotFound */
export async function openTemplate({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<ArticleTemplate> {
  assertWrites(user);
  const record = await findTemplate(db, id);
  if (!record) throw new NotFound();
  return present(record);
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  body: (body) => ({ body }),
  fields: (fields) => ({ fields: JSON.stringify(fields) }),
} satisfies BodyColumns<NewBody & Body, ArticleTemplateTable>;

/** @throws ValidationFailed */
async function read<Given extends Body>(trx: Trx, input: Given): Promise<Given> {
  const body: Given = { ...input };
  const errors: FieldError[] = [];
  if (body.name !== undefined) body.name = normalizeInput(body.name);
  if (body.name === '') errors.push(fieldError('name', 'REQUIRED'));
  if (body.body !== undefined) {
    const { html, empty } = toRichText(body.body);
    if (empty) errors.push(fieldError('body', 'REQUIRED'));
    if (Buffer.byteLength(html) > BODY_HTML_MAX)
      errors.push(fieldError('body', 'MAX_LENGTH', {}, messages.bodyTooLong));
    body.body = html;
  }
  const categories = [...new Set(body.fields?.category_ids ?? [])];
  const known = await existingIds(trx, { categories, articles: [], templates: [] });
  if (known.categories.length < categories.length) errors.push(fieldError('fields.category_ids', 'CHOICE'));
  if (errors.length > 0) throw new ValidationFailed(errors);
  return body;
}

/** Creates a template. @returns its id @throws Forbidden, ValidationFailed */
export async function createTemplate(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertWrites(user);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    const columns = { fields: '{}', ...columnsOf(COLUMNS, await read(trx, input)) };
    const id = await insertTemplate(trx, { ...columns, created_by_id: user.id, created_at: now, updated_at: now });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article_template.create',
        object_type: 'article_template',
        object_id: id,
        object_name: columns.name,
      },
    );
    return id;
  });
}

/** Changes a template. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeTemplate(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<ArticleTemplate> {
  assertWrites(user);
  await withTransaction(deps.db, async (trx) => {
    const current = await findTemplate(trx, id, true);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => present(current));
    const changed = await read(trx, input);
    const columns = columnsOf(COLUMNS, changed);
    await updateTemplate(trx, id, { ...columns, updated_at: deps.clock.now() });
    // the text is not for the audit log, and the presets are compared as they are read
    const { body: _text, ...logged } = columns;
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article_template.update',
        object_type: 'article_template',
        object_id: id,
        object_name: columns.name ?? current.name,
        ...changedColumns(current, changed.fields ? { ...logged, fields: changed.fields } : logged),
      },
    );
  });
  return openTemplate(deps, user, id);
}

/** Deletes a template softly; articles that began with it keep their text. @throws Forbidden, NotFound */
export async function deleteTemplate(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  assertWrites(user);
  await withTransaction(deps.db, async (trx) => {
    const current = await findTemplate(trx, id, true);
    if (!current) throw new NotFound();
    await updateTemplate(trx, id, { deleted_at: deps.clock.now() });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'article_template.delete',
        object_type: 'article_template',
        object_id: id,
        object_name: current.name,
      },
    );
  });
}
