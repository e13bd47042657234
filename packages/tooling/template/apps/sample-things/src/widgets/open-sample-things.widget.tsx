import { Card, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { Link } from '@hamyar/module-sdk';
import { fill } from '@hamyar/persian';
import { useOpenSampleThingsQuery } from '../api/sample-thing.api.ts';
import { fa } from '../messages/fa.ts';

/** Dashboard widget: the number of open sample things, with a link to the list. */
export function OpenSampleThingsWidget() {
  const { data, isError, refetch } = useOpenSampleThingsQuery();
  return (
    <Card title={fa.widget.title}>
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data === undefined && !isError ? <Skeleton lines={1} /> : null}
      {data === undefined ? null : (
        <Link to={{ route: 'sampleThings', search: { status: 'open' } }}>
          {fill(fa.widget.count, { n: data.total })}
        </Link>
      )}
    </Card>
  );
}
