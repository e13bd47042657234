import type { ArticleTagsContext } from '@hamyar/contracts';
import { useArticleTagsQuery } from '../api/tag-assignment.api.ts';
import { StoredTagBox } from '../shared/stored-tag-box.tsx';

/** The tags of an article beside its form (spec 4.11, decisions 2.12); they wait for no saving and no publishing. */
export function ArticleTags({ articleId, onChanged }: ArticleTagsContext) {
  const { currentData } = useArticleTagsQuery(articleId);
  if (!currentData) return null;
  return (
    <StoredTagBox
      object={{ type: 'article', id: articleId }}
      tags={currentData.tags}
      mayCreate={currentData.may_create}
      onChanged={onChanged}
    />
  );
}
