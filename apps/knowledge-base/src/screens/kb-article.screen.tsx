import type { PublicArticle } from '@hamyar/contracts';
import { headingsOf } from '@hamyar/design-system/editor';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, usePageMetadata, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { usePublicArticleQuery } from '../api/public-article.api.ts';
import { ArticleFeedback } from '../features/article-feedback/article-feedback.tsx';
import { SolvedCard } from '../features/article-feedback/solved-card.tsx';
import { ArticleBody, ArticleHead } from '../shared/article-body.tsx';
import { ContentsFold, ContentsRail } from '../features/article-reader/table-of-contents.tsx';
import { fa } from '../messages/fa.ts';
import { categoryPath } from '../shared/article-address.ts';
import { ArticleLinks } from '../shared/article-links.tsx';
import { useArticleSearch } from '../shared/article-search.tsx';
import { CategoryTrail } from '../shared/category-trail.tsx';
import { KbFrame } from '../shared/kb-frame.tsx';
import '../css/kb.css';

/**
 * One article for its readers. The number in the address finds it; an address with an old name leads to the one with the
 * name of today (decisions 2.12).
 */
export function KbArticleScreen() {
  const search = useArticleSearch();
  const id = useIdParam();
  const reading = usePublicArticleQuery(id ?? skipToken);
  const { data } = reading;
  usePageParams<'kb-articles-id-slug'>({ name: data ? (data.seo_title ?? data.name) : undefined });
  usePageMetadata(data && metadataOf(data));
  const category = data?.path.at(-1);
  return (
    <KbFrame search={search} categoryId={category?.id} backHref={category ? categoryPath(category.id) : '/kb'}>
      <ResourceView reading={reading}>{(article) => <Article key={article.id} article={article} />}</ResourceView>
    </KbFrame>
  );
}

function Article({ article }: { article: PublicArticle }) {
  const headings = headingsOf(article.body_html);
  return (
    <div className="kb-columns">
      <div className="kb-column">
        <article className="kb-article">
          <CategoryTrail path={article.path} />
          <ArticleHead article={article} />
          <ContentsFold headings={headings} />
          <ArticleBody article={article} />
        </article>
        {article.allow_feedback ? <ArticleFeedback article={article} /> : null}
      </div>
      <div className="kb-side">
        <ContentsRail headings={headings} />
        {article.related.length > 0 ? (
          <section className="kb-related" aria-label={fa.article.related}>
            <small>{fa.article.related}</small>
            <ArticleLinks articles={article.related} />
          </section>
        ) : null}
        <SolvedCard articleId={article.id} />
      </div>
    </div>
  );
}

/** What search engines and previews of links say of it. */
const metadataOf = (article: PublicArticle) => ({
  description: article.seo_description ?? article.excerpt,
  canonical: { route: 'kb-articles-id-slug', params: { id: article.id, slug: article.slug } } as const,
  type: 'article' as const,
  publishedAt: article.published_at ?? undefined,
  modifiedAt: article.updated_at,
  structuredData: {
    '@type': 'Article',
    headline: article.name,
    inLanguage: 'fa-IR',
    dateModified: isoOf(article.updated_at),
    ...(article.published_at === null ? {} : { datePublished: isoOf(article.published_at) }),
    ...(article.author_name === null ? {} : { author: { '@type': 'Person', name: article.author_name } }),
    ...(article.path.length > 0 ? { articleSection: article.path.map(({ name }) => name).join(' › ') } : {}),
  },
});

/** @param seconds unix seconds */
const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
