import type { ReactNode } from 'react';
import { Alert, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { failureOf } from '@hamyar/store';
import { failureText } from '../failure/index.ts';
import { kitText } from '../messages/fa.ts';

/** Result of a query hook that reads one object. */
export interface ResourceReading<Item> {
  data?: Item;
  error?: unknown;
  refetch(): unknown;
}

/** Props of {@link ResourceView}. */
export interface ResourceViewProps<Item> {
  reading: ResourceReading<Item>;
  /** Lines of the skeleton while loading; default 8. */
  lines?: number;
  avatar?: boolean;
  children: (item: Item) => ReactNode;
}

/**
 * Shows one object, a skeleton while it is loading, or why it could not be read, with a retry button. An object that has been read stays
 * when a later read fails, because there may be unsaved text; when it has been deleted meanwhile, a notice above it says
 * so.
 */
export function ResourceView<Item>({ reading, lines = 8, avatar, children }: ResourceViewProps<Item>) {
  const { data, error, refetch } = reading;
  if (data !== undefined)
    return (
      <>
        {isGone(error) ? <Alert tone="warning">{kitText.gone}</Alert> : null}
        {children(data)}
      </>
    );
  if (error === undefined) return <Skeleton lines={lines} avatar={avatar} />;
  return (
    <ErrorState
      description={failureText(error)}
      traceId={failureOf({ error })?.request_id}
      onRetry={() => void refetch()}
    />
  );
}

/** The object has been deleted, or this person may not see it any more. */
const isGone = (error: unknown): boolean =>
  ['NOT_FOUND', 'AUTORIZATION_ERROR'].includes(failureOf({ error })?.status ?? '');
