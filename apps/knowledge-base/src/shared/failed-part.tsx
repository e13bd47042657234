import { ErrorState } from '@hamyar/design-system/basics';

interface FailedPartProps {
  title: string;
  /** Result of the query hook that reads the part. */
  reading: { data?: unknown; error?: unknown; isFetching: boolean; refetch(): unknown };
}

/** Says that a part of a page could not be read, and reads it again; nothing of a part that was read. */
export function FailedPart({ title, reading: { data, error, isFetching, refetch } }: FailedPartProps) {
  if (data !== undefined || error === undefined) return null;
  return <ErrorState title={title} retrying={isFetching} onRetry={() => void refetch()} />;
}
