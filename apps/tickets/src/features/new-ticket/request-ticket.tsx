import { Card, ErrorState, Ltr, Skeleton } from '@hamyar/design-system/basics';
import type { RequestChoices } from '@hamyar/contracts';
import { useState } from 'react';
import { useTicketRequestQuery } from '../../api/ticket-request.api.ts';
import { faRequest as texts } from '../../messages/fa-request.ts';
import { WorkingHoursCard } from '../../shared/working-hours-card.tsx';
import { NewTicketForm } from './new-ticket.form.tsx';
import { isProofExpired, useOnceTrue, useRequestTicket, type SentRequest } from './use-request-ticket.ts';

interface RequestTicketProps {
  onSent(sent: SentRequest): void;
  onExpired(): void;
}

/** The third step: the request itself, with the form of its department. */
export function RequestTicket({ onSent, onExpired }: RequestTicketProps) {
  const { data, error, isFetching, refetch } = useTicketRequestQuery();
  // another tab of this browser may have proven the address of somebody else
  const [requester, setRequester] = useState<number>();
  if (requester === undefined && data) setRequester(data.requester.id);
  const expired =
    isProofExpired({ error }) || (requester !== undefined && data !== undefined && data.requester.id !== requester);
  useOnceTrue(expired, onExpired);
  if (data && !error && !expired) return <RequestForm choices={data} onSent={onSent} onExpired={onExpired} />;
  if (!error || expired)
    return (
      <Card>
        <Skeleton lines={9} />
      </Card>
    );
  return <ErrorState title={texts.notLoaded} retrying={isFetching} onRetry={() => void refetch()} />;
}

function RequestForm({ choices, ...ends }: RequestTicketProps & { choices: RequestChoices }) {
  const ticket = useRequestTicket({ choices, ...ends });
  const { name, email } = choices.requester;
  return (
    <div className="tk-columns">
      <Card flush>
        <NewTicketForm ticket={ticket} categoryRequired />
      </Card>
      <aside className="tk-side">
        <Card title={texts.sender}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p className="hd-muted">
            <Ltr latin>{email}</Ltr>
          </p>
        </Card>
        <WorkingHoursCard />
      </aside>
    </div>
  );
}
