import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { Link, useIdParam } from '@hamyar/module-sdk';
import { BatchResult } from '../features/bulk/batch-result.tsx';
import { useTicketBatch } from '../features/bulk/use-ticket-batch.ts';
import { faBulk } from '../messages/fa-bulk.ts';
import '../tickets.css';
import '../bulk.css';

/** `/tickets/bulk/:id`: what came of an action on many tickets; its notification leads here. */
export function TicketsBulkScreen() {
  const id = useIdParam();
  return id === null ? null : <BulkPage id={id} />;
}

function BulkPage({ id }: { id: number }) {
  const reading = useTicketBatch(id);
  return (
    <Page narrow>
      <PageHeader
        title={reading.data?.title ?? faBulk.title}
        actions={
          <Link className="hd-button" to={{ route: 'tickets' }}>
            {faBulk.page.toList}
          </Link>
        }
      />
      <ResourceView reading={reading}>{(batch) => <BatchResult batch={batch} />}</ResourceView>
    </Page>
  );
}
