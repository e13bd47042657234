import { Button, Card, EmptyState, ErrorState, Ltr, Skeleton } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import type { RequestChoices } from '@hamyar/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '@hamyar/module-sdk';
import { useAddressProofEndMutation, useTicketRequestQuery } from '../../api/ticket-request.api.ts';
import { faRequest as texts } from '../../messages/fa-request.ts';
import { WorkingHoursCard } from '../../shared/working-hours-card.tsx';
import { NewTicketForm } from './new-ticket.form.tsx';
import {
  isProofExpired,
  requestDraftKey,
  useOnceTrue,
  useRequestTicket,
  type SentRequest,
} from './use-request-ticket.ts';

interface RequestTicketProps {
  onSent(sent: SentRequest): void;
  onExpired(): void;
  /** The person is somebody else than who has proven the address. */
  onNotMine(): void;
}

/** The third step: the request itself, with the form of its department. */
export function RequestTicket({ onSent, onExpired, onNotMine }: RequestTicketProps) {
  const { data, error, isFetching, refetch } = useTicketRequestQuery();
  // another tab of this browser may have proven the address of somebody else
  const [requester, setRequester] = useState<number>();
  if (requester === undefined && data) setRequester(data.requester.id);
  const expired =
    isProofExpired({ error }) || (requester !== undefined && data !== undefined && data.requester.id !== requester);
  useOnceTrue(expired, onExpired);
  if (data && !error && !expired)
    return data.sent === null ? (
      <RequestForm choices={data} onSent={onSent} onExpired={onExpired} onNotMine={onNotMine} />
    ) : (
      <AlreadySent requesterId={data.requester.id} number={data.sent} onSent={onSent} />
    );
  if (!error || expired)
    return (
      <Card>
        <Skeleton lines={9} />
      </Card>
    );
  return <ErrorState title={texts.notLoaded} retrying={isFetching} onRetry={() => void refetch()} />;
}

interface AlreadySentProps extends Pick<RequestTicketProps, 'onSent'> {
  requesterId: number;
  number: string;
}

/** The answer to what was sent was lost on the way, or another tab has sent it: nothing is left to be written. */
function AlreadySent({ requesterId, number, onSent }: AlreadySentProps) {
  const { clear } = useDraft<unknown>(requestDraftKey(requesterId), null);
  const say = useEffectEvent(() => {
    clear();
    onSent({ number, link: null });
  });
  useEffect(() => say(), []);
  return <Skeleton lines={9} />;
}

function RequestForm({ choices, onNotMine, ...ends }: RequestTicketProps & { choices: RequestChoices }) {
  const ticket = useRequestTicket({ choices, ...ends });
  const [endProof, { isLoading: ending }] = useAddressProofEndMutation();
  const { name, email } = choices.requester;
  const leave = async () => {
    if (!(await ticket.form.cancel())) return;
    const ended = await endProof();
    if (ended.error) toast.error(failureText(ended.error));
    else onNotMine();
  };
  return (
    <div className="tk-columns">
      <Card flush>
        {choices.refused === null ? (
          <NewTicketForm ticket={ticket} categoryRequired />
        ) : (
          <EmptyState kind="note" title={choices.refused} />
        )}
      </Card>
      <aside className="tk-side">
        <Card title={texts.sender}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p className="hd-muted">
            <Ltr latin>{email}</Ltr>
          </p>
          <p className="hd-muted">{texts.keptHere}</p>
          <Button variant="link" loading={ending} onClick={() => void leave()}>
            {texts.notMine}
          </Button>
        </Card>
        <WorkingHoursCard />
      </aside>
    </div>
  );
}
