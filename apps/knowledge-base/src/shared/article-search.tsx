import { useEffect, useState } from 'react';
import { SEARCH_MIN_CHARS, type ListAnswer, type PublicArticleRow } from '@hamyar/contracts';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
import { Modal, toast } from '@hamyar/design-system/overlay';
import { useLocation } from '@hamyar/module-sdk';
import { fill, truncate } from '@hamyar/persian';
import { TextLink } from '@hamyar/design-system/theme';
import { useLazyPublicArticlesQuery } from '../api/public-article.api.ts';
import { fa } from '../messages/fa.ts';
import { articlePath } from './article-address.ts';
import { readTime, RESULT_NAME_CUT } from './read-time.ts';

/** Results in the dialog; the page of results has all of them. */
const SHOWN = 10;

interface Found {
  words: string;
  answer: ListAnswer<PublicArticleRow>;
}

/** The search of the knowledge base: what Enter in a search box does, and the dialog that shows what was found. */
export interface ArticleSearch {
  search(words: string): void;
  found: Found | null;
  close(): void;
}

/** Searches from 3 characters on, and says when there is nothing [2.53, 2.54]. */
export function useArticleSearch(): ArticleSearch {
  const [ask] = useLazyPublicArticlesQuery();
  const [found, setFound] = useState<Found | null>(null);
  const { pathname, search: query } = useLocation();
  // a link of the dialog has led to another page; closed before, the dialog would take the place of that move
  useEffect(() => setFound(null), [pathname, query]);
  const search = async (words: string) => {
    if ([...words].length < SEARCH_MIN_CHARS) return toast.warning(fa.shortSearch, { key: 'kb-search' });
    const { data, error } = await ask({ s: words, perPage: SHOWN });
    if (data && data.data.length > 0) setFound({ words, answer: data });
    else if (!error) toast.info(fa.nothingFound, { key: 'kb-search' });
    else toast.error(fa.failed, { key: 'kb-search' });
  };
  return { search: (words) => void search(words), found, close: () => setFound(null) };
}

/** The dialog with the results: names cut at 40 characters, and read times [2.53]. */
export function SearchResults({ search: { found, close } }: { search: ArticleSearch }) {
  if (!found) return null;
  const { words, answer } = found;
  return (
    <Modal
      open
      title={fa.results}
      width="articles"
      onClose={close}
      flush
      footer={
        answer.total > answer.data.length ? (
          <ButtonLink href={`/kb/articles?s=${encodeURIComponent(words)}`}>
            {fill(fa.seeAll, { n: answer.total })}
          </ButtonLink>
        ) : undefined
      }
    >
      <ul className="kb-links">
        {answer.data.map((article) => (
          <li key={article.id}>
            <TextLink href={articlePath(article)} title={article.name}>
              <span className="kb-link-words">
                <Line>{truncate(article.name, RESULT_NAME_CUT)}</Line>
              </span>
              <small className="kb-time">{readTime(article.read_time)}</small>
            </TextLink>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
