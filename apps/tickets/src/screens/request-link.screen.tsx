import { Suspense, useEffect, useEffectEvent } from 'react';
import { ErrorState, Skeleton, Card } from '@hamyar/design-system/basics';
import { Page } from '@hamyar/design-system/layout';
import { failureText } from '@hamyar/module-kit/failure';
import { lazyPart, useParam, usePageMetadata } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { useRequestLinkQuery } from '../api/request-link.api.ts';
import { faRequestLink as texts } from '../messages/fa-request-link.ts';
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
  const reading = useRequestLinkQuery(token);
  const { currentData: request, isFetching, refetch } = reading;
  const failure = failureOf(reading);
  const gone = failure?.status === 'NOT_FOUND';
  usePageMetadata({ description: texts.description, noindex: true });
  useReturns(() => {
    if (!gone) void refetch();
  });
  return (
    <Page>
      <div className={gone ? 'tk-request tk-request-narrow' : 'tk-request'}>
        {gone ? (
          <Suspense fallback={<Skeleton lines={4} />}>
            <LinkRenewal key={token} token={token} />
          </Suspense>
        ) : request ? (
          <LinkedRequestPage token={token} request={request} />
        ) : failure ? (
          <ErrorState
            title={texts.notLoaded}
            description={failureText(failure)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Card>
            <Skeleton avatar lines={8} />
          </Card>
        )}
      </div>
    </Page>
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
