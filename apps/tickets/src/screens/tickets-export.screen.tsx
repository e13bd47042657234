import { useEffect } from 'react';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { Link, useIdParam } from '@hamyar/module-sdk';
import { refetchLatest } from '@hamyar/store';
import { useTicketExportQuery } from '../api/ticket-export.api.ts';
import { useTicketBatch } from '../features/bulk/use-ticket-batch.ts';
import { ExportFile } from '../features/export/export-file.tsx';
import { faBulk } from '../messages/fa-bulk.ts';
import { titles } from '../messages/fa-manifest.ts';
import '../tickets.css';
import '../bulk.css';

/** `/tickets/export/:id`: the file that a batch writes; its notification leads here. */
export function TicketsExportScreen() {
  const id = useIdParam();
  return id === null ? null : <ExportPage id={id} />;
}

function ExportPage({ id }: { id: number }) {
  const reading = useTicketExportQuery(id, { refetchOnMountOrArgChange: true });
  const { data: batch } = useTicketBatch(id);
  const { refetch } = reading;
  const state = batch?.state;
  useEffect(() => {
    if (state === 'ended') void refetchLatest({ refetch });
  }, [state, refetch]);
  return (
    <Page narrow>
      <PageHeader
        title={titles.export}
        actions={
          <Link className="hd-button" to={{ route: 'tickets' }}>
            {faBulk.page.toList}
          </Link>
        }
      />
      <ResourceView reading={reading}>
        {(file) => (batch ? <ExportFile batch={batch} file={file} /> : null)}
      </ResourceView>
    </Page>
  );
}
