import { Card, EmptyState } from '@hamyar/design-system/basics';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, usePageMetadata, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { usePublicArticlesQuery } from '../api/public-article.api.ts';
import { usePublicCategoryQuery } from '../api/public-category.api.ts';
import { CategoryCards } from '../features/categories/category-cards.tsx';
import { fa } from '../messages/fa.ts';
import { ArticleLinks } from '../shared/article-links.tsx';
import { useArticleSearch } from '../shared/article-search.tsx';
import { CategoryTrail } from '../shared/category-trail.tsx';
import { KbFrame } from '../shared/kb-frame.tsx';
import { PageLinks, usePageNumber } from '../shared/page-links.tsx';
import '../css/kb.css';

/** One category: what it is about, those below it, and their articles. */
export function KbCategoryScreen() {
  const search = useArticleSearch();
  const id = useIdParam();
  const page = usePageNumber();
  const category = usePublicCategoryQuery(id ?? skipToken);
  const articles = usePublicArticlesQuery(
    id ? { category_id: id, perPage: 25, page, sort_by: 'name', sort_dir: 'asc' } : skipToken,
  );
  const { data } = category;
  usePageParams<'kb-categories-id'>({ name: data?.name });
  usePageMetadata(
    data && {
      description: data.description ?? data.name,
      canonical: { route: 'kb-categories-id', params: { id: data.id } },
      noindex: data.article_count === 0,
    },
  );
  return (
    <KbFrame search={search} categoryId={id ?? undefined} backHref="/kb">
      <ResourceView reading={category}>
        {({ name, description, path, children }) => (
          <>
            <CategoryTrail path={path} />
            <h1 className="kb-title" dir="auto">
              {name}
            </h1>
            {description ? (
              <p className="kb-about" dir="auto">
                {description}
              </p>
            ) : null}
            <CategoryCards title={fa.home.categories} categories={children} />
          </>
        )}
      </ResourceView>
      <ResourceView reading={articles}>
        {(answer) =>
          answer.data.length === 0 ? (
            <EmptyState title={fa.emptyCategory} />
          ) : (
            <>
              <Card flush>
                <ArticleLinks articles={answer.data} />
              </Card>
              <PageLinks answer={answer} />
            </>
          )
        }
      </ResourceView>
    </KbFrame>
  );
}
