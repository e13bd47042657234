import { SEARCH_MIN_CHARS, SUGGESTION_DELAY } from '@hamyar/contracts';
import { useSettled } from '@hamyar/module-kit/live';
import { Link } from '@hamyar/module-sdk';
import { hasHtmlTag, toFa } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useSimilarTicketsQuery } from '../../api/similar-ticket.api.ts';
import { fa } from '../../messages/fa.ts';

interface SimilarTicketsProps {
  subject: string;
  /** Whose tickets are compared: null for the own ones, undefined while no single customer is chosen. */
  customerId: number | null | undefined;
}

/**
 * Points to open tickets of the same customer with a title like the one being written (decisions 2.26 "duplicate
 * detection"). Its line is there from the beginning, so that nothing moves while somebody types; what was written waits
 * as a draft while another ticket is read.
 */
export function SimilarTickets({ subject, customerId }: SimilarTicketsProps) {
  const settled = useSettled(subject.trim(), SUGGESTION_DELAY);
  const asks = customerId !== undefined && settled.length >= SEARCH_MIN_CHARS && !hasHtmlTag(settled);
  const { currentData } = useSimilarTicketsQuery(
    asks ? { subject: settled, ...(customerId === null ? {} : { customer_id: customerId }) } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const found = asks && currentData ? currentData : [];
  return (
    <span className="tk-new-similar" role="status">
      {found.length > 0 ? (
        <>
          <span>{fa.newForm.similar}</span>
          {found.map(({ id, number, subject: title }) => (
            <Link key={id} to={{ route: 'tickets-id', params: { id } }} title={title}>
              <bdi dir="ltr">{toFa(number)}</bdi> <span>{title}</span>
            </Link>
          ))}
        </>
      ) : null}
    </span>
  );
}
