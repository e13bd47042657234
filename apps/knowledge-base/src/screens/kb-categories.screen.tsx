import { EmptyState, Skeleton } from '@hamyar/design-system/basics';
import { CategoryAccordion } from '@hamyar/design-system/knowledge-base';
import { usePageMetadata } from '@hamyar/module-sdk';
import { usePublicCategoriesQuery } from '../api/public-category.api.ts';
import { titles } from '../messages/fa-manifest.ts';
import { fa } from '../messages/fa.ts';
import { useArticleSearch } from '../shared/article-search.tsx';
import { FailedPart } from '../shared/failed-part.tsx';
import { KbFrame, toSideCategory } from '../shared/kb-frame.tsx';
import '../css/kb.css';

/** All categories with those below them; on phones it is the menu. */
export function KbCategoriesScreen() {
  const search = useArticleSearch();
  const reading = usePublicCategoriesQuery();
  const { data } = reading;
  usePageMetadata({ description: fa.home.categories, canonical: { route: 'kb-categories' } });
  return (
    <KbFrame search={search} current="categories">
      <h1 className="kb-title">{titles.categories}</h1>
      {data?.data.length === 0 ? <EmptyState title={fa.empty} /> : null}
      {reading.isLoading ? <Skeleton lines={4} /> : null}
      <FailedPart title={fa.home.categoriesFailed} reading={reading} />
      <div className="kb-accordion">
        <CategoryAccordion categories={(data?.data ?? []).map((category) => toSideCategory(category, true))} />
      </div>
    </KbFrame>
  );
}
