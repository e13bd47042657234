import { useEffect, useState } from 'react';
import { KEYWORD_MAX, SEARCH_MIN_CHARS, type ListAnswer, type PublicArticleRow } from '@hamyar/contracts';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
import { Modal, toast } from '@hamyar/design-system/overlay';
import { useLocation, useSearchValue, useSetSearch } from '@hamyar/module-sdk';
import { fill, truncate } from '@hamyar/persian';
import { TextLink } from '@hamyar/design-system/theme';
import { useLazyPublicArticlesQuery } from '../api/public-article.api.ts';
import { fa } from '../messages/fa.ts';
import { articlePath, foundPath } from './article-address.ts';
import { readTime, RESULT_NAME_CUT } from './read-time.ts';

/** Results in the dialog; the page of results has all of them. */
const SHOWN = 10;

interface Found {
  words: string;
  answer: ListAnswer<PublicArticleRow>;
}

/** The result that was followed last: it has the focus when Back leads to the results again. */
let followed: { words: string; id: number } | null = null;

/** The search of the knowledge base: what Enter in a search box does, and the dialog that shows what was found. */
export interface ArticleSearch {
  search(words: string): void;
  /** What was searched last on this page; empty before that. */
  searched: string;
  found: Found | null;
  close(): void;
}

const SAID = { key: 'kb-search' };
/** Takes away what the search before has said. */
let unsay = () => {};

const isTooShort = (words: string): boolean => [...words].length < SEARCH_MIN_CHARS;

/**
 * Searches from 3 characters on, and says when there is nothing [2.53, 2.54]. The words are in the address (`q`) while
 * the results are shown, so that Back from an article leads to them.
 */
export function useArticleSearch(): ArticleSearch {
  const [ask] = useLazyPublicArticlesQuery();
  const setSearch = useSetSearch();
  const [found, setFound] = useState<Found | null>(null);
  const [searched, setSearched] = useState('');
  const { pathname } = useLocation();
  const words = (useSearchValue<'kb'>('q') ?? '').trim().slice(0, KEYWORD_MAX);
  // the dialog goes after the address has changed: closed before, it would take the place of the move to another page
  useEffect(() => {
    setFound(null);
    if (isTooShort(words)) return undefined;
    setSearched(words);
    let isWanted = true;
    void ask({ s: words, perPage: SHOWN }, true).then(({ data, error }) => {
      if (!isWanted) return;
      if (data && data.data.length > 0) return setFound({ words, answer: data });
      unsay = error ? toast.error(fa.failed, SAID) : toast.info(fa.nothingFound, SAID);
      setSearch({ q: undefined });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, setSearch, words, pathname]);
  const search = (typed: string) => {
    unsay();
    if (isTooShort(typed)) unsay = toast.warning(fa.shortSearch, SAID);
    else setSearch({ q: typed });
  };
  return { search, searched, found, close: () => setSearch({ q: undefined }) };
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
      initialFocus={followed?.words === words ? `[data-result="${followed.id}"]` : undefined}
      footer={
        answer.total > answer.data.length ? (
          <ButtonLink href={foundPath(words)}>{fill(fa.seeAll, { n: answer.total })}</ButtonLink>
        ) : undefined
      }
    >
      <ul className="kb-links">
        {answer.data.map((article) => (
          <li key={article.id}>
            <TextLink
              href={articlePath(article)}
              title={article.name}
              data-result={article.id}
              onClick={() => {
                followed = { words, id: article.id };
              }}
            >
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
