import type { ListAnswer } from '@hamyar/contracts';
import { CursorPager, Pager } from '@hamyar/design-system/table';
import type { ListQuery } from './use-list-query.ts';
import { kitText } from '../messages/fa.ts';
import { lastPageOf } from './use-list-rows.ts';

/** The pager: page numbers with the sizes of spec 9.1, or cursors, with how many rows there are. */
export function ListPager<Filters extends object, SortKey extends string>({
  list,
  answer,
}: {
  list: ListQuery<Filters, SortKey>;
  answer: ListAnswer<unknown>;
}) {
  if (list.definition.paging !== 'cursor')
    return (
      <Pager
        page={answer.data.length > 0 ? answer.currentPage : Math.min(answer.currentPage, lastPageOf(answer))}
        perPage={answer.perPage}
        total={answer.total}
        totalCapped={answer.totalCapped}
        onChange={list.setPage}
      />
    );
  const { nextCursor, previousCursor, lastCursor } = answer;
  return (
    <CursorPager
      label={kitText.total(answer.total, answer.totalCapped)}
      perPage={list.perPage}
      onPerPageChange={list.setPerPage}
      onFirst={list.cursor === null ? undefined : () => list.setCursor(null)}
      onPrevious={previousCursor ? () => list.setCursor(previousCursor) : undefined}
      onNext={nextCursor ? () => list.setCursor(nextCursor) : undefined}
      onLast={lastCursor ? () => list.setCursor(lastCursor) : lastCursor === null ? null : undefined}
    />
  );
}
