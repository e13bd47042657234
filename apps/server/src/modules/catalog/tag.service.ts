import type { Tag } from '@hamyar/contracts';
import type { BodyOf, QueryOf, tagList, tagStore, tagUpdate } from '@hamyar/contracts/schemas';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import type { TagTable } from './catalog.table.ts';
import { messages } from './messages.ts';
import { mayCreateTags, mayManageTags } from './tag.policy.ts';
import {
  countTags,
  findTag,
  findTagNamed,
  insertTag,
  listTags,
  lockTags,
  moveAssignments,
  updateTags,
  type TagRecord,
} from './tag.repository.ts';
import { notifyRenamed } from './taggable.ts';

type NewBody = BodyOf<typeof tagStore>;
type Body = BodyOf<typeof tagUpdate>;

const present = ({ created_at, ...record }: TagRecord): Tag => ({ ...record, created_at: unixSeconds(created_at) });

function assertManages(user: CurrentUser): void {
  if (!mayManageTags(user)) throw new Forbidden();
}

/** One page of tags; every employee chooses among them. */
export async function pageOfTags(
  { db }: Pick<Deps, 'db'>,
  query: QueryOf<typeof tagList>,
): Promise<{ rows: Tag[]; page: PageInfo }> {
  const [rows, total] = await Promise.all([listTags(db, query), countTags(db, query)]);
  return { rows: rows.map(present), page: { currentPage: query.page, perPage: query.perPage, total } };
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name, name_norm: searchKeyCompact(name) }),
  color: (color) => ({ color }),
  is_archived: (is_archived) => ({ is_archived }),
} satisfies BodyColumns<NewBody & Body, TagTable>;

/** The body with its name as it is stored. @throws ValidationFailed for a name of another tag, in whatever spelling */
async function read<Given extends Body>(trx: Trx, body: Given, own?: number): Promise<Given> {
  if (body.name === undefined) return body;
  const name = normalizeInput(body.name);
  const norm = searchKeyCompact(name);
  if (norm === '') throw new ValidationFailed([fieldError('name', 'REQUIRED')]);
  const other = await findTagNamed(trx, norm);
  if (other && other.id !== own) throw nameTaken(other.is_archived);
  return { ...body, name };
}

const nameTaken = (archived: boolean): ValidationFailed =>
  new ValidationFailed([fieldError('name', 'DUPLICATE', {}, archived ? messages.tagArchived : messages.tagExists)]);

/** Runs a write of a name. Of two that write the same one at the same moment the index refuses the second. */
async function refusingTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'tag_name') ? nameTaken(false) : error;
  }
}

/** Creates a tag. @returns its id @throws Forbidden, ValidationFailed */
export async function createTag(deps: Deps, { user, ip }: Editor, body: NewBody): Promise<number> {
  if (!mayCreateTags(user, await settingsOf(deps).current())) throw new Forbidden(undefined, messages.noNewTags);
  const now = deps.clock.now();
  const write = async (trx: Trx) => {
    const columns = columnsOf(COLUMNS, await read(trx, body));
    const id = await insertTag(trx, { ...columns, created_by_id: user.id, created_at: now, updated_at: now });
    const note = { action: 'tag.create', object_type: 'tag', object_id: id, object_name: columns.name } as const;
    await audit(deps, trx, { caller: user, ip }, note);
    return id;
  };
  return refusingTakenNames(() => withTransaction(deps.db, write));
}

/** Renames, colours or archives a tag. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeTag(deps: Deps, { user, ip }: Editor, id: number, body: Body): Promise<Tag> {
  assertManages(user);
  const write = async (trx: Trx) => {
    const [current] = await lockTags(trx, [id]);
    if (!current) throw new NotFound();
    await checkVersion(body.version, current.version, () => present(current));
    const columns = columnsOf(COLUMNS, await read(trx, body, id));
    await updateTags(trx, [id], { ...columns, updated_at: deps.clock.now() });
    if (columns.name !== undefined && columns.name !== current.name) await notifyRenamed(deps, trx, id);
    const about = { object_type: 'tag', object_id: id, object_name: columns.name ?? current.name } as const;
    await audit(
      deps,
      trx,
      { caller: user, ip },
      { action: 'tag.update', ...about, ...changedColumns(current, columns) },
    );
    return present((await findTag(trx, id))!);
  };
  return refusingTakenNames(() => withTransaction(deps.db, write));
}

/** Deletes a tag that nothing has. @throws Forbidden, NotFound, ValidationFailed IN_USE */
export async function deleteTag(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  assertManages(user);
  await withTransaction(deps.db, async (trx) => {
    const [current] = await lockTags(trx, [id]);
    if (!current) throw new NotFound();
    const { name, usage_count: n } = current;
    if (n > 0)
      throw new ValidationFailed([{ field: '', code: 'IN_USE', message: fillMessage(messages.tagInUse, { n }) }]);
    await updateTags(trx, [id], { deleted_at: deps.clock.now() });
    const note = { action: 'tag.delete', object_type: 'tag', object_id: id, object_name: name } as const;
    await audit(deps, trx, { caller: user, ip }, note);
  });
}

/**
 * Merges tags into another one: what had one of them has that one, once, and they are deleted. A second call finds
 * nothing to merge. @throws Forbidden, NotFound, ValidationFailed
 */
export async function mergeTags(deps: Deps, { user, ip }: Editor, id: number, ids: readonly number[]): Promise<Tag> {
  assertManages(user);
  const sources = [...new Set(ids)];
  if (sources.includes(id)) throw new ValidationFailed([fieldError('tag_ids', 'CHOICE', {}, messages.notItself)]);
  return withTransaction(deps.db, async (trx) => {
    const tags = await lockTags(trx, [...sources, id]);
    const target = tags.find((tag) => tag.id === id);
    if (!target) throw new NotFound();
    const merged = tags.filter((tag) => tag.id !== id);
    if (merged.length < sources.length) throw new ValidationFailed([fieldError('tag_ids', 'CHOICE')]);
    const now = deps.clock.now();
    await moveAssignments(trx, sources, id);
    await notifyRenamed(deps, trx, id);
    await updateTags(trx, sources, { deleted_at: now, updated_at: now });
    await audit(
      deps,
      trx,
      { caller: user, ip },
      {
        action: 'tag.merge',
        object_type: 'tag',
        object_id: id,
        object_name: target.name,
        before: { tags: merged.map(({ name }) => name).join('، '), usage_count: target.usage_count },
        after: { usage_count: (await findTag(trx, id))!.usage_count },
      },
    );
    return present((await findTag(trx, id))!);
  });
}
