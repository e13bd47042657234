import { TAGS_MAX } from '@hamyar/contracts';
import type { BodyOf, assignTag } from '@hamyar/contracts/schemas';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { messages } from './messages.ts';
import { assignTags, countAssignments, findTag, unassignTags, type TaggedObject } from './tag.repository.ts';
import type { Taggable, TagChange, TagWriter } from './taggable.ts';

/** Who changes the tags of which object. */
interface Tagging {
  deps: Deps;
  taggables: ReadonlyMap<string, Taggable>;
  writer: TagWriter;
  object: BodyOf<typeof assignTag>;
}

function changeTags(
  { deps, taggables, writer, object }: Tagging,
  change: (trx: Trx, tagged: TaggedObject) => Promise<TagChange | null>,
): Promise<void> {
  const taggable = taggables.get(object.taggable_type);
  if (!taggable) throw new NotFound();
  const tagged = { type: object.taggable_type, id: object.taggable_id };
  return taggable.change(deps, writer, tagged.id, (trx) => change(trx, tagged));
}

/**
 * Gives an object a tag that is in use (spec 7.15). @throws NotFound, Forbidden; ValidationFailed for the twenty-first
 * (decisions 2.10)
 */
export const assign = (tagging: Tagging, tagId: number): Promise<void> =>
  changeTags(tagging, async (trx, object) => {
    const tag = await findTag(trx, tagId);
    if (!tag || tag.is_archived) throw new NotFound();
    if ((await assignTags(trx, object, [tagId])).length === 0) return null;
    if ((await countAssignments(trx, object)) > TAGS_MAX)
      throw new ValidationFailed([fieldError('taggable_id', 'MAX_ITEMS', { n: TAGS_MAX }, messages.tooManyTags)]);
    return { tagId, assigned: true };
  });

/** Takes a tag from an object; the tag stays (spec 4.11). @throws NotFound, Forbidden */
export const remove = (tagging: Tagging, tagId: number): Promise<void> =>
  changeTags(tagging, async (trx, object) =>
    (await unassignTags(trx, object, [tagId])).length > 0 ? { tagId, assigned: false } : null,
  );
