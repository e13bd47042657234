import { useRef, useState } from 'react';
import { Button, classNames, IconButton, lineText, Progress } from '@hamyar/design-system/basics';
import { extensionOf } from '@hamyar/design-system/files';
import { CheckedIcon, CloseIcon, PauseIcon, RefreshIcon, UploadIcon } from '@hamyar/design-system/icons';
import { FilePicker } from '@hamyar/module-kit/files';
import { fill, formatBytes, formatPercent, isolate } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { FileTile } from '../../shared/file-visual.tsx';
import type { QueuedUpload, UploadFolder, UploadState } from './upload-queue.rules.ts';
import { uploadEngine } from './use-uploads.ts';

const text = fa.upload;

/** What a state says by itself; the others say why they stand still. */
const STATES: Readonly<Partial<Record<UploadState, string>>> = {
  waiting: text.waiting,
  sending: '',
  finishing: text.finishing,
  paused: text.paused,
  offline: text.offline,
  taken: text.taken,
  orphan: text.parentGone,
  needsFile: text.needsFile,
};
const BAD: readonly UploadState[] = ['failed', 'refused', 'orphan'];
const ASKING: readonly UploadState[] = ['taken', 'needsFile', 'offline', 'paused'];

function noteOf({ state, size, sent, message }: QueuedUpload): string {
  if (state === 'done' || state === 'waiting') return [formatBytes(size), STATES[state]].filter(Boolean).join(' · ');
  if (state === 'refused') return message ?? '';
  if (state === 'failed') return message ?? text.failed;
  const percent = formatPercent(Math.floor((sent / size) * 100));
  const share = fill(text.amount, { done: percent, all: formatBytes(size) });
  const shown = state === 'taken' || state === 'orphan' ? formatBytes(size) : share;
  return [shown, message ?? STATES[state]].filter(Boolean).join(' · ');
}

/** One file on its way: how far it is, why it stands still, and what the person can do about it. */
export function UploadRow({ upload, folder }: { upload: QueuedUpload; folder: UploadFolder }) {
  const { key, name, size, sent, state } = upload;
  const engine = uploadEngine();
  const moving = state === 'sending' || state === 'finishing' || state === 'paused' || state === 'offline';
  return (
    <li className="files-upload" data-state={state}>
      <FileTile extension={extensionOf(name)} />
      <div className="files-upload-about">
        <bdi className="files-upload-name" title={name}>
          {lineText(name)}
        </bdi>
        {moving ? (
          <Progress
            percent={(sent / size) * 100}
            height={4}
            label={name}
            tone={state === 'paused' || state === 'offline' ? 'saffron' : 'primary'}
          />
        ) : null}
        <small
          className={classNames(BAD.includes(state) && 'files-bad', ASKING.includes(state) && 'files-warn')}
          role={BAD.includes(state) ? 'alert' : undefined}
        >
          {noteOf(upload)}
        </small>
        <Choices upload={upload} folder={folder} />
      </div>
      {state === 'sending' || state === 'waiting' || state === 'offline' ? (
        <IconButton
          size="sm"
          icon={<PauseIcon />}
          label={`${text.pause} ${isolate(name)}`}
          onClick={() => engine.pause(key)}
        />
      ) : null}
      {state === 'paused' ? (
        <IconButton
          size="sm"
          icon={<UploadIcon />}
          label={`${text.resume} ${isolate(name)}`}
          onClick={() => engine.resume(key)}
        />
      ) : null}
      {state === 'failed' && upload.mayRetry ? (
        <IconButton
          size="sm"
          icon={<RefreshIcon />}
          label={`${text.retry} ${isolate(name)}`}
          onClick={() => engine.resume(key)}
        />
      ) : null}
      {state === 'done' ? (
        <CheckedIcon size={18} className="files-done" title={text.done} />
      ) : (
        <IconButton
          size="sm"
          icon={<CloseIcon />}
          disabled={state === 'finishing'}
          label={state === 'refused' ? text.remove(isolate(name)) : `${text.cancel} ${isolate(name)}`}
          onClick={() => engine.remove(key)}
        />
      )}
    </li>
  );
}

/** What a file that stands still asks the person. */
function Choices({ upload, folder }: { upload: QueuedUpload; folder: UploadFolder }) {
  const { key, state } = upload;
  const engine = uploadEngine();
  if (state === 'taken')
    return (
      <div className="files-choices">
        <Button size="sm" variant="link" onClick={() => engine.settle(key, 'rename')}>
          {text.keepBoth}
        </Button>
        <Button size="sm" variant="link" onClick={() => engine.settle(key, 'replace')}>
          {text.replace}
        </Button>
        <Button size="sm" variant="link" onClick={() => engine.remove(key)}>
          {text.skip}
        </Button>
        <small>{text.replaceEnds}</small>
      </div>
    );
  if (state === 'orphan')
    return (
      <div className="files-choices">
        <Button size="sm" variant="link" onClick={() => engine.redirect(key, folder)}>
          {text.useFolder(folder.name)}
        </Button>
      </div>
    );
  return state === 'needsFile' ? <ChooseAgain upload={upload} /> : null;
}

function ChooseAgain({ upload }: { upload: QueuedUpload }) {
  const input = useRef<HTMLInputElement>(null);
  const [other, setOther] = useState(false);
  return (
    <div className="files-choices">
      <Button size="sm" variant="link" onClick={() => input.current?.click()}>
        {text.chooseAgain}
      </Button>
      <FilePicker
        ref={input}
        label={`${text.chooseAgain} ${upload.name}`}
        types={[]}
        onPick={([file]) => setOther(file !== undefined && !uploadEngine().choose(upload.key, file))}
      />
      {other ? (
        <small className="files-bad" role="alert">
          {fill(text.otherFile, { name: isolate(upload.name), size: formatBytes(upload.size) })}
        </small>
      ) : null}
    </div>
  );
}
