import type { ListAnswer } from '@hamyar/contracts';
import { ButtonLink } from '@hamyar/design-system/basics';
import { fill } from '@hamyar/persian';
import { useLocation, useSearch } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';

const text = fa.pages;

/** Number of the page in the address; 1 where it is none. */
export function usePageNumber(): number {
  const page = Number(useSearch().get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Links to the first, previous, next and last page [9.1]; search engines and browsers without scripts follow them. */
export function PageLinks({ answer }: { answer: ListAnswer<unknown> }) {
  const { pathname, search } = useLocation();
  const { currentPage, totalPages } = answer;
  if (totalPages <= 1) return null;
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(search);
    if (page === 1) query.delete('page');
    else query.set('page', String(page));
    return pathname + (query.size > 0 ? `?${query}` : '');
  };
  return (
    <nav className="kb-pages" aria-label={text.label}>
      {currentPage > 1 ? (
        <>
          <ButtonLink href={hrefOf(1)}>{text.first}</ButtonLink>
          <ButtonLink href={hrefOf(currentPage - 1)}>{text.previous}</ButtonLink>
        </>
      ) : null}
      <span>{fill(text.of, { page: currentPage, pages: totalPages })}</span>
      {currentPage < totalPages ? (
        <>
          <ButtonLink href={hrefOf(currentPage + 1)}>{text.next}</ButtonLink>
          <ButtonLink href={hrefOf(totalPages)}>{text.last}</ButtonLink>
        </>
      ) : null}
    </nav>
  );
}
