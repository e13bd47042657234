import { KEYWORD_MAX, SEARCH_MIN_CHARS } from '@hamyar/contracts';
import { Card, EmptyState } from '@hamyar/design-system/basics';
import { KnowledgeBaseSearch } from '@hamyar/design-system/knowledge-base';
import { ResourceView } from '@hamyar/module-kit/detail';
import { usePageMetadata, useSearchValue } from '@hamyar/module-sdk';
import { fill, isolate } from '@hamyar/persian';
import { usePublicArticlesQuery } from '../api/public-article.api.ts';
import { fa } from '../messages/fa.ts';
import { ArticleLinks } from '../shared/article-links.tsx';
import { useArticleSearch } from '../shared/article-search.tsx';
import { KbFrame } from '../shared/kb-frame.tsx';
import { PageLinks, usePageNumber } from '../shared/page-links.tsx';
import '../css/kb.css';

/** All articles, or those that a search of the address finds: where no script runs the search box leads here. */
export function KbArticlesScreen() {
  const search = useArticleSearch();
  const page = usePageNumber();
  const words = (useSearchValue<'kb-articles'>('s') ?? '').trim().slice(0, KEYWORD_MAX);
  const short = words !== '' && [...words].length < SEARCH_MIN_CHARS;
  const s = short || words === '' ? undefined : words;
  const articles = usePublicArticlesQuery({ s, page, perPage: 25, ...(s ? {} : { sort_by: 'name', sort_dir: 'asc' }) });
  usePageMetadata({
    description: fa.home.subtitle,
    canonical: { route: 'kb-articles' },
    // what somebody has searched is no page of its own
    noindex: words !== '',
  });
  return (
    <KbFrame search={search} ownSearch current="articles">
      <h1 className="kb-title">{s ? fill(fa.resultsFor, { words: isolate(s) }) : fa.all}</h1>
      <div className="kb-search">
        <KnowledgeBaseSearch
          action="/kb/articles"
          size="xl"
          query={search.searched || words}
          onSearch={search.search}
        />
      </div>
      {short ? <p role="alert">{fa.shortSearch}</p> : null}
      <ResourceView reading={articles}>
        {(answer) =>
          answer.data.length === 0 ? (
            <EmptyState kind={s ? 'search' : 'list'} title={s ? undefined : fa.empty} />
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
