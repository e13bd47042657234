import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { failureOf } from '@hamyar/store';

/** What a query hook of the module answered about one thing. */
export interface ResourceReading<Item> {
  data?: Item;
  error?: unknown;
  refetch(): unknown;
}

/** Props of {@link ResourceView}. */
export interface ResourceViewProps<Item> {
  reading: ResourceReading<Item>;
  /** Grey lines while it is read; 8 by default. */
  lines?: number;
  avatar?: boolean;
  children: (item: Item) => ReactNode;
}

/** One thing of the server, or what stands in its place while it is read or could not be read. What was read once stays. */
export function ResourceView<Item>({ reading, lines = 8, avatar, children }: ResourceViewProps<Item>) {
  const { data, error, refetch } = reading;
  if (data !== undefined) return children(data);
  if (error === undefined) return <Skeleton lines={lines} avatar={avatar} />;
  return <ErrorState traceId={failureOf({ error })?.request_id} onRetry={() => void refetch()} />;
}
