import { useState } from 'react';
import type { Batch, TicketExport } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Alert, Button, Card, Progress } from '@hamyar/design-system/basics';
import { ExportIcon, RefreshIcon } from '@hamyar/design-system/icons';
import { fill, formatNumber } from '@hamyar/persian';
import { useTicketBatchCancelMutation, useTicketBatchRetryMutation } from '../../api/ticket-bulk.api.ts';
import { faExport } from '../../messages/fa-export.ts';
import { downloadExport } from './download.ts';

const text = faExport.file;

/** A file that a batch writes: how far it is, and its one download. */
export function ExportFile({ batch, file }: { batch: Batch; file: TicketExport }) {
  const [used, setUsed] = useState(false);
  const state = used ? 'used' : file.state;
  const active = batch.state === 'waiting' || batch.state === 'running';
  return (
    <Card>
      <div className="tk-batch-head">
        <b>
          <bdi dir="ltr">
            {file.name}.{file.format}
          </bdi>
        </b>
        <small className="hd-muted">{fill(text.rows, { n: formatNumber(file.rows) })}</small>
      </div>
      {state === 'making' ? (
        <Making batch={batch} active={active} />
      ) : state === 'ready' ? (
        <>
          <Alert tone="success">{fill(text.ready, { time: formatDateTime(file.expires_at) })}</Alert>
          <Button
            variant="primary"
            icon={<ExportIcon />}
            onClick={() => {
              downloadExport(file.key);
              setUsed(true);
            }}
          >
            {faExport.submit}
          </Button>
        </>
      ) : (
        <Alert tone="info">{text[state]}</Alert>
      )}
    </Card>
  );
}

function Making({ batch, active }: { batch: Batch; active: boolean }) {
  const [retry, retrying] = useTicketBatchRetryMutation();
  const [cancel, cancelling] = useTicketBatchCancelMutation();
  if (batch.state === 'cancelled') return <Alert tone="warning">{text.cancelled}</Alert>;
  return (
    <>
      <Progress percent={(batch.done / batch.total) * 100} label={batch.title} tone="success" height={8} />
      <p className="tk-batch-parts">
        <span>{fill(text.parts, { done: formatNumber(batch.done), total: formatNumber(batch.total) })}</span>
      </p>
      {active ? (
        <>
          <Alert tone="info">{text.making}</Alert>
          <Button loading={cancelling.isLoading} onClick={() => void cancel(batch.id)}>
            {text.cancel}
          </Button>
        </>
      ) : batch.failed > 0 ? (
        <>
          <Alert tone="warning">{text.incomplete}</Alert>
          <Button icon={<RefreshIcon />} loading={retrying.isLoading} onClick={() => void retry(batch.id)}>
            {text.retry}
          </Button>
        </>
      ) : null}
    </>
  );
}
