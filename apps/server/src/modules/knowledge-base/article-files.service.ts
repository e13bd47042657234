import type { Attachment } from '@hamyar/contracts';
import { evaluateGate, KNOWLEDGE_BASE_IS_OPEN } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { attachmentsOf, bindAttachments, presentAttachment } from '../attachments/public.ts';
import { licenseOf } from '../license/public.ts';
import { settingsOf, toSystemSettings } from '../settings/public.ts';
import { categoryHasPicture } from './article-category.repository.ts';
import { mayManageArticles } from './article.policy.ts';
import { articlesByIds, versionHasFile } from './article.repository.ts';
import { findReadable } from './public-article.repository.ts';
import { readingScope } from './reading-scope.service.ts';

/** What a body says of the files of a version: ids of those that stay, tokens of uploads. */
interface ChosenFiles {
  articleId: number;
  files: readonly (number | string)[];
  /** The version's text; what it shows belongs to the version also when the body does not name it. */
  html: string;
  uploaderId: number;
}

const FIELD = 'attachments';
const shownIn = (html: string): Set<number> =>
  new Set([...html.matchAll(/\/api\/attachment\/(\d+)/g)].map(([, id]) => Number(id)));

/**
 * Attaches the uploads of a body to the article. Files belong to the article and are listed by its versions, so that a
 * version that is restored has its files, and an address stays the same while the text changes.
 *
 * @returns the ids of the files of this version
 * @throws ValidationFailed when an id is no file of the article, and as `bindAttachments` does
 */
export async function storeArticleFiles(
  trx: Trx,
  { articleId, files, html, uploaderId }: ChosenFiles,
): Promise<number[]> {
  const owner = { kind: 'article', id: articleId } as const;
  const before = (await attachmentsOf(trx, { kind: owner.kind, ids: [articleId] })).map(({ id }) => id);
  const kept = files.filter((file) => typeof file === 'number');
  if (kept.some((id) => !before.includes(id))) throw new ValidationFailed([fieldError(FIELD, 'CHOICE')]);
  const tokens = files.filter((file) => typeof file === 'string');
  await bindAttachments(trx, { tokens, uploaderId, owner, html, field: FIELD });
  const after = (await attachmentsOf(trx, { kind: owner.kind, ids: [articleId] })).map(({ id }) => id);
  const bound = after.filter((id) => !before.includes(id));
  const shown = shownIn(html);
  return [...new Set([...kept, ...bound, ...after.filter((id) => shown.has(id))])];
}

/** The files of a version, as answers show them; those that its text shows are inline. */
export async function filesOfVersion(
  db: AnyDb,
  articleId: number,
  { file_ids, body_html }: { file_ids: readonly number[]; body_html: string },
): Promise<Attachment[]> {
  if (file_ids.length === 0) return [];
  const shown = shownIn(body_html);
  const all = await attachmentsOf(db, { kind: 'article', ids: [articleId] });
  return all
    .filter(({ id }) => file_ids.includes(id))
    .map((record) => ({ ...presentAttachment(record), inline: shown.has(record.id) }));
}

type FileDeps = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>;

/** Whether the knowledge base is open to this person or visitor, by the gate of its calls. */
async function isOpen(deps: FileDeps, user: CurrentUser | null): Promise<boolean> {
  const [settings, { features }] = await Promise.all([settingsOf(deps).current(), licenseOf(deps).current()]);
  return evaluateGate(KNOWLEDGE_BASE_IS_OPEN, {
    audience: user?.employee ? 'staff' : 'customer',
    user: user && { ...user, permissions: user.effective_permissions },
    features,
    settings: { ...toSystemSettings(settings, { version: '', features }) },
  });
}

/** Whether somebody may read the article now, and the file is one of its live version. */
async function isReadable(
  deps: FileDeps,
  user: CurrentUser | null,
  articleId: number,
  fileId: number,
): Promise<boolean> {
  if (!(await isOpen(deps, user))) return false;
  const article = await findReadable(deps.db, await readingScope(deps.db, user), articleId);
  return article?.file_ids.includes(fileId) ?? false;
}

/**
 * Who may have the files of articles: whoever may read the article, visitors too, those of its live version; those who
 * write articles all of them (ADR 0057). Pictures of categories are for everybody who knows their name.
 */
export const articleFileOwners: NonNullable<ServerModule['fileOwners']> = {
  article: {
    has: versionHasFile,
    mayView: async (deps, user, id, fileId) => mayManageArticles(user) || isReadable(deps, user, id, fileId),
    mayVisit: (deps, id, fileId) => isReadable(deps, null, id, fileId),
    namesOf: async ({ db }, user, ids) =>
      mayManageArticles(user)
        ? (await articlesByIds(db, ids)).map(({ id, name }) => ({ id, name, object_type: 'article', object_id: id }))
        : [],
  },
  article_category: { has: categoryHasPicture, personal: false },
};
