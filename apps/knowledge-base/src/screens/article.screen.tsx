import { pagePath } from '@hamyar/contracts';
import { Page } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useIdParam, usePageParams, useSearch, useSetSearch } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useArticleQuery } from '../api/article.api.ts';
import { ArticleEditor, type ArticleMode } from '../features/article-editor/article-editor.tsx';
import '../css/editor.css';
import '../css/kb.css';
import '../css/versions.css';

// who writes needs neither at first
const ArticlePreview = lazyPart(
  () => import(/* webpackChunkName: "article-panels" */ '../features/article-preview/article-preview.tsx'),
  'ArticlePreview',
);
const ArticleVersions = lazyPart(
  () => import(/* webpackChunkName: "article-panels" */ '../features/article-versions/article-versions.tsx'),
  'ArticleVersions',
);

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
            <OnDemand onClose={() => open(undefined)}>
              <ArticleVersions
                key={article.id}
                article={article}
                backHref={pagePath('/knowledgeBase/articles/:id', { id: article.id })}
                onRestored={() => open(undefined)}
              />
            </OnDemand>
          ) : (
            <ArticleEditor
              key={article.id}
              article={article}
              mode={mode}
              onMode={(next) => open(next === 'edit' ? undefined : next)}
              onVersions={() => open('versions')}
              preview={
                mode === 'edit' ? null : (
                  <OnDemand onClose={() => open(undefined)}>
                    <ArticlePreview articleId={article.id} as={mode} />
                  </OnDemand>
                )
              }
            />
          )
        }
      </ResourceView>
    </Page>
  );
}
