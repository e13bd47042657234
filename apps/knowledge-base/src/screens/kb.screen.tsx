import { Card } from '@hamyar/design-system/basics';
import { ClockIcon, StarIcon } from '@hamyar/design-system/icons';
import { usePageMetadata, useSettings } from '@hamyar/module-sdk';
import { usePublicArticlesQuery } from '../api/public-article.api.ts';
import { CategoryCards } from '../features/categories/category-cards.tsx';
import { KbHero } from '../features/hero/kb-hero.tsx';
import { fa } from '../messages/fa.ts';
import { ArticleLinks } from '../shared/article-links.tsx';
import { useArticleSearch } from '../shared/article-search.tsx';
import { FailedPart } from '../shared/failed-part.tsx';
import { KbFrame } from '../shared/kb-frame.tsx';
import '../css/kb.css';

const text = fa.home;
/** Articles in each of the two lists. */
const LISTED = 5;

/** The first page of the knowledge base: search, categories, and what is read most and newest. */
export function KbScreen() {
  const search = useArticleSearch();
  const { system_title: system } = useSettings();
  const mostRead = usePublicArticlesQuery({ perPage: 10, sort_by: 'views' });
  const latest = usePublicArticlesQuery({ perPage: 10 });
  const popular = mostRead.data?.data.slice(0, LISTED);
  const newest = latest.data?.data.slice(0, LISTED);
  usePageMetadata({
    description: text.subtitle,
    canonical: { route: 'kb' },
    structuredData: { '@type': 'WebSite', name: system },
  });
  return (
    <KbFrame search={search} ownSearch>
      <KbHero search={search} />
      <CategoryCards title={text.categories} />
      {popular?.length === 0 ? <p className="kb-empty">{fa.empty}</p> : null}
      <FailedPart title={fa.home.articlesFailed} reading={mostRead.error === undefined ? latest : mostRead} />
      {popular?.length && newest ? (
        <div className="kb-lists">
          <Card flush title={text.popular} icon={<StarIcon />}>
            <ArticleLinks articles={popular.map(withoutExcerpt)} />
          </Card>
          <Card flush title={text.newest} icon={<ClockIcon />}>
            <ArticleLinks articles={newest.map(withoutExcerpt)} />
          </Card>
        </div>
      ) : null}
    </KbFrame>
  );
}

const withoutExcerpt = <Row extends object>(row: Row) => ({ ...row, excerpt: undefined });
