import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorState, Skeleton, Card } from '@hamyar/design-system/basics';
import { Page } from '@hamyar/design-system/layout';
import { failureText } from '@hamyar/module-kit/failure';
import { lazyPart, useNavigate, usePageMetadata, useParam } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { useRequestLinkQuery } from '../api/request-link.api.ts';
import { faRequestLink as texts } from '../messages/fa-request-link.ts';
import { BrowserPart } from '../shared/browser-part.tsx';
import { LinkedRequestPage } from './linked-request.tsx';
import '../tickets.css';
import '../customer.css';
import '../new-ticket.css';

const LinkRenewal = lazyPart(
  () => import(/* webpackChunkName: "link" */ '../features/request-link/link-renewal.tsx'),
  'LinkRenewal',
);

/**
 * `/request/:token`: one request that was sent without an account, by a link of its sender (docs/adr/0101). Opening it changes
 * nothing. A link that shows nothing says so in one way, and leads to a new one.
 */
export function RequestLinkScreen() {
  const token = useParam<'request-token'>('token');
  usePageMetadata({ description: texts.description, noindex: true });
  // the browser asks for it: nothing of the conversation stands in a document that may be stored
  return (
    <Page>
      <BrowserPart until={<Loading />}>
        <Followed key={token} address={token} />
      </BrowserPart>
    </Page>
  );
}

const Loading = () => (
  <div className="tk-request">
    <Card>
      <Skeleton avatar lines={8} />
    </Card>
  </div>
);

function Followed({ address }: { address: string }) {
  const navigate = useNavigate();
  // what is half written stays where it is: the page goes on with the new link, and the address follows when it is opened anew
  const [renewed, setRenewed] = useState<string | null>(null);
  const token = renewed ?? address;
  const reading = useRequestLinkQuery(token);
  // what was read is kept where the link ends or a new one takes its place: an answer may be half written
  const { data: request, isFetching, refetch } = reading;
  const failure = failureOf(reading);
  const gone = failure?.status === 'NOT_FOUND';
  useReturns(() => {
    if (!gone) void refetch();
  });
  if (request)
    return (
      <div className="tk-request">
        {gone ? <LinkRenewal token={token} onRenewed={setRenewed} /> : null}
        <LinkedRequestPage key={request.id} token={token} request={request} />
      </div>
    );
  if (gone)
    return (
      <div className="tk-request tk-request-narrow">
        <header className="tk-request-head">
          <h1>{texts.title}</h1>
        </header>
        <LinkRenewal
          token={token}
          onRenewed={(to) => navigate({ route: 'request-token', params: { token: to } }, { replace: true })}
        />
      </div>
    );
  if (!failure) return <Loading />;
  return (
    <ErrorState
      title={texts.notLoaded}
      description={failureText(failure)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** Who comes back to the page sees what was answered meanwhile: without a login nothing is sent to it. */
function useReturns(then: () => void): void {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') then();
  });
  useEffect(() => {
    const listen = () => returned();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
