import { Page } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, usePageParams, useSearch, useSetSearch } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useArticleQuery } from '../api/article.api.ts';
import { ArticleEditor, type ArticleMode } from '../features/article-editor/article-editor.tsx';
import { ArticlePreview } from '../features/article-preview/article-preview.tsx';
import { ArticleVersions } from '../features/article-versions/article-versions.tsx';
import '../css/editor.css';
import '../css/kb.css';
import '../css/versions.css';

const MODES: readonly ArticleMode[] = ['visitor', 'customer', 'employee'];

/** One article for those who write it: the editor, what readers will see, and its versions [2.13]. */
export function ArticleScreen() {
  const id = useIdParam();
  const reading = useArticleQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'knowledgeBase-articles-id'>({ id: reading.data?.name });
  const view = useSearch().get('view');
  const setSearch = useSetSearch();
  const open = (next: string | undefined) => setSearch({ view: next }, { replace: false });
  const mode = MODES.find((one) => one === view) ?? 'edit';
  return (
    <Page>
      <ResourceView reading={reading}>
        {(article) =>
          view === 'versions' ? (
            <ArticleVersions
              key={article.id}
              article={article}
              backHref={`/knowledgeBase/articles/${article.id}`}
              onRestored={() => open(undefined)}
            />
          ) : (
            <ArticleEditor
              key={article.id}
              article={article}
              mode={mode}
              onMode={(next) => open(next === 'edit' ? undefined : next)}
              onVersions={() => open('versions')}
              preview={mode === 'edit' ? null : <ArticlePreview articleId={article.id} as={mode} />}
            />
          )
        }
      </ResourceView>
    </Page>
  );
}
