import { useState } from 'react';
import { MANAGED_FILE_MAX_BYTES, MANAGED_FILES_MAX } from '@hamyar/contracts/files';
import { Alert, Button, IconButton, Pill, Progress } from '@hamyar/design-system/basics';
import { FileDrop } from '@hamyar/design-system/files';
import { CloseIcon, PauseIcon, RefreshIcon } from '@hamyar/design-system/icons';
import { confirm } from '@hamyar/design-system/overlay';
import { fill, formatBytes, formatDuration, formatPercent } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { speedOf, totalsOf, type UploadFolder } from './upload-queue.rules.ts';
import { UploadRow } from './upload-row.tsx';
import { uploadEngine, useUploadQueue } from './use-uploads.ts';

const text = fa.upload;

/** How many files of what size are taken at a time. */
export const limitText = (): string =>
  fill(text.limit, { n: MANAGED_FILES_MAX, size: formatBytes(MANAGED_FILE_MAX_BYTES) });

/** The uploads: where to drop files, how far they are, and what each of them needs (spec 2.72, 5.25). */
export function UploadPanel({ folder, onClose }: { folder: UploadFolder; onClose?: (() => void) | undefined }) {
  const { uploads, samples, tooMany, resumed } = useUploadQueue();
  const engine = uploadEngine();
  const totals = totalsOf(uploads);
  return (
    <section className="files-uploads" aria-label={text.panel}>
      <header className="files-uploads-head">
        <h2>{text.panel}</h2>
        {uploads.length > 0 ? <Pill>{text.of(totals.done, totals.count)}</Pill> : null}
        <span className="hd-grow" />
        {onClose ? <IconButton icon={<CloseIcon />} label={text.close} onClick={onClose} /> : null}
      </header>
      <FileDrop
        compact={uploads.length > 0}
        hint={uploads.length > 0 ? undefined : limitText()}
        onFiles={(files) => engine.add(files, folder)}
      />
      {tooMany ? <Alert tone="warning">{fill(text.tooMany, { n: MANAGED_FILES_MAX })}</Alert> : null}
      {uploads.length > 0 ? <Totals totals={totals} speed={speedOf(samples, samples.at(-1)?.at ?? 0)} /> : null}
      {resumed ? <Alert tone="warning">{resumed}</Alert> : null}
      <ul className="files-upload-list" aria-label={text.panel}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} folder={folder} />
        ))}
      </ul>
    </section>
  );
}

/** The whole queue: how far, how much, how long still, and what can be done with all of it. */
function Totals({ totals, speed }: { totals: ReturnType<typeof totalsOf>; speed: number }) {
  const engine = uploadEngine();
  const [asking, setAsking] = useState(false);
  const { size, sent, running, paused, failed } = totals;
  const percent = size === 0 ? 100 : Math.floor((sent / size) * 100);
  const left = speed > 0 && running > 0 ? (size - sent) / speed / 60 : null;
  const cancelAll = async () => {
    setAsking(true);
    const yes = await confirm({
      title: text.cancelAllAsk,
      message: text.cancelAllText,
      yes: text.cancelAll,
      no: text.keepGoing,
      danger: true,
    });
    setAsking(false);
    if (yes) engine.removeAll();
  };
  return (
    <div className="files-uploads-total">
      <div className="files-uploads-figures">
        <b>{formatPercent(percent)}</b>
        <small>
          {fill(text.amount, { done: formatBytes(sent), all: formatBytes(size) })}
          {left === null ? null : ` · ${left < 1 ? text.soon : text.about(formatDuration(left))}`}
        </small>
      </div>
      <Progress percent={percent} label={fill(text.percent, { n: percent })} />
      <div className="files-uploads-actions">
        {running > 0 ? (
          <Button size="sm" icon={<PauseIcon />} onClick={() => engine.pauseAll()}>
            {text.pauseAll}
          </Button>
        ) : null}
        {paused > 0 ? (
          <Button size="sm" onClick={() => engine.resumeAll('paused')}>
            {text.resumeAll}
          </Button>
        ) : null}
        {failed > 0 ? (
          <Button size="sm" icon={<RefreshIcon />} onClick={() => engine.resumeAll('failed')}>
            {text.retryMany(failed)}
          </Button>
        ) : null}
        <span className="hd-grow" />
        {totals.open > 0 ? (
          <Button size="sm" variant="danger-text" disabled={asking} onClick={() => void cancelAll()}>
            {text.cancelAll}
          </Button>
        ) : (
          <Button size="sm" variant="link" onClick={() => engine.clear()}>
            {text.clearDone}
          </Button>
        )}
      </div>
    </div>
  );
}
