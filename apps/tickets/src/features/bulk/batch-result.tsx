import type { Batch } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Alert, Button, Card, Progress } from '@hamyar/design-system/basics';
import { RefreshIcon } from '@hamyar/design-system/icons';
import { fill, formatNumber } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useTicketBatchCancelMutation, useTicketBatchRetryMutation } from '../../api/ticket-bulk.api.ts';
import { useTicketPageQuery } from '../../api/ticket.api.ts';
import { faBulk } from '../../messages/fa-bulk.ts';
import { BulkFailures } from './bulk-failures.tsx';

const text = faBulk.page;
/** Tickets whose numbers one call reads. */
const NAMED_MAX = 200;

/** How far a batch is, and of each ticket that was left alone why. */
export function BatchResult({ batch }: { batch: Batch }) {
  const left = batch.total - batch.done - batch.failed;
  const active = batch.state === 'waiting' || batch.state === 'running';
  return (
    <>
      <Card>
        <div className="tk-batch-head">
          <b>{fill(text.progress, { done: batch.done + batch.failed, total: batch.total })}</b>
          <small className="hd-muted">
            {batch.ended_at === null
              ? fill(text.started, { time: formatDateTime(batch.started_at ?? batch.created_at) })
              : fill(text.ended, { time: formatDateTime(batch.ended_at) })}
          </small>
        </div>
        <Progress
          percent={((batch.done + batch.failed) / batch.total) * 100}
          label={batch.title}
          tone={batch.failed > 0 ? 'warning' : 'success'}
          height={8}
        />
        <p className="tk-batch-parts">
          <span>{fill(text.donePart, { n: batch.done })}</span>
          <span className={batch.failed > 0 ? 'tk-batch-failed' : undefined}>
            {fill(text.failedPart, { n: batch.failed })}
          </span>
          {left > 0 ? <span>{fill(active ? text.waitingPart : text.leftPart, { n: left })}</span> : null}
        </p>
        <State batch={batch} active={active} />
        <Actions batch={batch} active={active} left={left} />
      </Card>
      {batch.failures.length > 0 ? <Failures batch={batch} /> : null}
    </>
  );
}

function State({ batch, active }: { batch: Batch; active: boolean }) {
  if (active) return <Alert tone="info">{text.running}</Alert>;
  if (batch.state === 'cancelled') return <Alert tone="warning">{text.cancelled}</Alert>;
  return batch.failed === 0 ? <Alert tone="success">{text.allDone}</Alert> : null;
}

function Actions({ batch, active, left }: { batch: Batch; active: boolean; left: number }) {
  const [retry, retrying] = useTicketBatchRetryMutation();
  const [cancel, cancelling] = useTicketBatchCancelMutation();
  if (batch.cancellable)
    return (
      <Button loading={cancelling.isLoading} onClick={() => void cancel(batch.id)}>
        {fill(text.cancel, { n: formatNumber(left) })}
      </Button>
    );
  if (active || batch.failed === 0) return null;
  return (
    <Button variant="primary" icon={<RefreshIcon />} loading={retrying.isLoading} onClick={() => void retry(batch.id)}>
      {faBulk.retry}
    </Button>
  );
}

/** Numbers and subjects come from the list, which knows only the tickets that the person may still see. */
function Failures({ batch }: { batch: Batch }) {
  const ids = batch.failures.slice(0, NAMED_MAX).map(({ id }) => id);
  const { data } = useTicketPageQuery(ids.length === 0 ? skipToken : { ids, perPage: NAMED_MAX });
  return (
    <Card title={faBulk.failures}>
      <BulkFailures failures={batch.failures} rows={new Map(data?.data.map((row) => [row.id, row]))} />
    </Card>
  );
}
