import { useState } from 'react';
import { IMPORT_ON_ERROR, type Batch, type ImportOnError, type UserImport } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Alert, Button, Card, Progress, RadioGroup } from '@hamyar/design-system/basics';
import { UndoIcon } from '@hamyar/design-system/icons';
import { confirm } from '@hamyar/design-system/overlay';
import { useNow } from '@hamyar/module-kit/live';
import { fill, formatNumber, shared } from '@hamyar/persian';
import {
  useCustomerImportCancelMutation,
  useCustomerImportRunMutation,
  useCustomerImportUndoMutation,
} from '../../api/import.api.ts';
import { faImport as text } from '../../messages/fa-import.ts';

/** What is to happen with a checked file, and the button that starts it. */
export function ImportStart({ id, counts }: Pick<UserImport, 'id' | 'counts'>) {
  const [onError, setOnError] = useState<ImportOnError>('skip');
  const [run, { isLoading }] = useCustomerImportRunMutation();
  const n = counts.create + counts.update;
  if (n === 0) return <Alert tone="warning">{text.nothing}</Alert>;
  const hints = { ...text.onErrorHints, skip: fill(text.onErrorHints.skip, { n, error: counts.error }) };
  return (
    <>
      <Card title={text.onError}>
        <RadioGroup
          label={text.onError}
          value={onError}
          onChange={setOnError}
          options={IMPORT_ON_ERROR.map((value) => ({
            ...{ value, label: text.onErrors[value], hint: hints[value] },
            disabled: value === 'nothing' && counts.error > 0,
          }))}
        />
      </Card>
      <Button variant="primary" loading={isLoading} onClick={() => void run({ id, on_error: onError })}>
        {fill(text.submit, { n: formatNumber(n) })}
      </Button>
    </>
  );
}

const isActive = ({ state }: Batch): boolean => state === 'waiting' || state === 'running';

interface ImportProgressProps {
  file: UserImport;
  batch: Batch;
  /** The batch that takes the customers back. */
  undo: Batch | undefined;
}

/** How far the rows are stored or taken back, and what can be done about it. */
export function ImportProgress({ file, batch, undo }: ImportProgressProps) {
  const [cancel, cancelling] = useCustomerImportCancelMutation();
  const shown = undo ?? batch;
  const active = isActive(shown);
  return (
    <Card title={undo ? text.undo : text.steps[2]}>
      <div className="customers-progress">
        <Progress
          percent={((shown.done + shown.failed) / Math.max(1, shown.total)) * 100}
          label={shown.title}
          tone={shown.failed > 0 ? 'warning' : 'success'}
          height={8}
        />
        <small className="hd-muted">
          {fill(text.progress, { done: shown.done + shown.failed, total: shown.total })}
        </small>
        {active ? (
          <Alert tone="info">{undo ? text.undoing : text.running}</Alert>
        ) : (
          <Result file={file} batch={batch} undo={undo} />
        )}
        {shown.cancellable ? (
          <Button loading={cancelling.isLoading} onClick={() => void cancel(shown.id)}>
            {text.cancel}
          </Button>
        ) : null}
        {active ? null : <UndoButton file={file} />}
      </div>
    </Card>
  );
}

function Result({ file, batch, undo }: ImportProgressProps) {
  if (undo)
    return (
      <Alert tone={undo.failed > 0 ? 'warning' : 'success'}>
        {undo.failed > 0
          ? fill(text.undonePartly, { ok: undo.done, fail: undo.failed })
          : fill(text.undone, { n: undo.done })}
      </Alert>
    );
  if (batch.state === 'cancelled') return <Alert tone="warning">{text.cancelled}</Alert>;
  if (file.on_error === 'nothing' && batch.failed > 0)
    return <Alert tone="error">{fill(text.refused, { message: batch.failures[0]?.message ?? '' })}</Alert>;
  const stored = file.on_error === 'nothing' ? file.counts.create + file.counts.update : batch.done;
  const left = batch.failed + file.counts.error;
  return (
    <Alert tone={left > 0 ? 'warning' : 'success'}>
      {left > 0 ? fill(text.partial, { ok: stored, fail: left }) : fill(text.success, { n: stored })}
    </Alert>
  );
}

/** For a day, where somebody was created. */
function UndoButton({ file: { id, undo_until: until } }: { file: UserImport }) {
  const [undo] = useCustomerImportUndoMutation();
  const now = useNow();
  if (until === null || until <= now) return null;
  const ask = () =>
    confirm({
      ...{ title: text.undo, message: text.undoConfirm, yes: text.undo, no: shared.cancel, danger: true },
      onYes: () => undo(id).unwrap(),
    });
  return (
    <>
      <small className="hd-muted">{fill(text.undoUntil, { time: formatDateTime(until) })}</small>
      <Button variant="danger" icon={<UndoIcon />} onClick={() => void ask()}>
        {text.undo}
      </Button>
    </>
  );
}
