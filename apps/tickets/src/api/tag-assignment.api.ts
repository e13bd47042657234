import { assignTag, customerTagGet, removeTag } from '@hamyar/contracts/catalog';
import { knowledgebaseArticleTagGet } from '@hamyar/contracts/knowledge-base';
import type { TaggableType } from '@hamyar/contracts';
import { api, fromCall } from '@hamyar/store';

/** An object of another module that has tags. */
export interface TaggedObject {
  type: Exclude<TaggableType, 'ticket'>;
  id: number;
}
interface TagOfObject {
  object: TaggedObject;
  tagId: number;
}
const assignment = ({ object, tagId }: TagOfObject) => ({
  id: tagId,
  taggable_type: object.type,
  taggable_id: object.id,
});
const tagOf = ({ type, id }: TaggedObject) => ({ type: 'tickets/tags-of' as const, id: `${type}.${id}` });
/** What a change of an object's tags makes stale: the tags of the object, and how often each is used. */
const changed = (_data: unknown, _error: unknown, { object }: TagOfObject) => ['tickets/tag' as const, tagOf(object)];

/** The tags of customers and articles. */
const tagAssignmentApi = api.enhanceEndpoints({ addTagTypes: ['tickets/tag', 'tickets/tags-of'] }).injectEndpoints({
  endpoints: (build) => ({
    customerTags: build.query({
      ...fromCall(customerTagGet, { input: (id: number) => ({ id }) }),
      providesTags: (_data, _error, id) => [tagOf({ type: 'user', id })],
    }),
    articleTags: build.query({
      ...fromCall(knowledgebaseArticleTagGet, { input: (id: number) => ({ id }) }),
      providesTags: (_data, _error, id) => [tagOf({ type: 'article', id })],
    }),
    assignTagToObject: build.mutation({
      ...fromCall(assignTag, { input: assignment, failures: 'caller' }),
      invalidatesTags: changed,
    }),
    removeTagFromObject: build.mutation({
      ...fromCall(removeTag, { input: assignment, failures: 'caller' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useCustomerTagsQuery,
  useArticleTagsQuery,
  useAssignTagToObjectMutation,
  useRemoveTagFromObjectMutation,
} = tagAssignmentApi;
