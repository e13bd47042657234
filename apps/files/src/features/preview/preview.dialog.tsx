import { useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { Button, ButtonLink, EmptyState, IconButton, lineText } from '@hamyar/design-system/basics';
import { DownloadIcon, ExternalIcon, LinkIcon, NextIcon, PreviousIcon } from '@hamyar/design-system/icons';
import { Modal } from '@hamyar/design-system/overlay';
import { formatBytes } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { copyAddresses } from '../../shared/copy-address.ts';
import { fullAddress, previewAddress, previewKind } from '../../shared/file-address.ts';
import { FileVisual } from '../../shared/file-visual.tsx';

const text = fa.preview;
const WIDTH = 900;

/** Props of {@link PreviewDialog}. */
export interface PreviewDialogProps {
  file: ManagedFile;
  publicUrl: string;
  /** The files of the folder, between which the arrows go. */
  files: readonly ManagedFile[];
  onShow(file: ManagedFile): void;
  onClose(): void;
}

/** A file over the page: a picture, a PDF in a frame without rights, sound and film, and of all others a card. */
export function PreviewDialog({ file, publicUrl, files, onShow, onClose }: PreviewDialogProps) {
  const at = files.findIndex(({ id }) => id === file.id);
  const step = (to: number) => {
    const next = files[to];
    if (next) onShow(next);
  };
  const address = fullAddress(publicUrl, file) ?? '';
  const opens = previewKind(file) === 'image' || previewKind(file) === 'pdf';
  return (
    <Modal
      open
      width={WIDTH}
      className="files-preview-dialog"
      title={<bdi className="files-name">{lineText(file.name)}</bdi>}
      subtitle={formatBytes(file.size ?? 0)}
      onClose={onClose}
      footer={
        <>
          <ButtonLink variant="primary" href={address} download={file.name} target="_blank" icon={<DownloadIcon />}>
            {fa.download}
          </ButtonLink>
          <Button icon={<LinkIcon />} onClick={() => void copyAddresses(publicUrl, [file])}>
            {fa.copy.action}
          </Button>
          {opens ? (
            <ButtonLink
              href={previewAddress(publicUrl, file) ?? address}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalIcon />}
            >
              {text.newTab}
            </ButtonLink>
          ) : null}
          <span className="hd-grow" />
          {files.length > 1 ? (
            <>
              <IconButton
                icon={<PreviousIcon />}
                label={text.previous}
                disabled={at <= 0}
                onClick={() => step(at - 1)}
              />
              <IconButton
                icon={<NextIcon />}
                label={text.next}
                disabled={at < 0 || at === files.length - 1}
                onClick={() => step(at + 1)}
              />
            </>
          ) : null}
        </>
      }
    >
      <div
        className="files-preview"
        onKeyDown={(event) => {
          if ((event.target as Element).closest('video, audio')) return;
          if (event.key === 'ArrowLeft') step(at + 1);
          if (event.key === 'ArrowRight') step(at - 1);
        }}
      >
        <Shown key={file.id} file={file} publicUrl={publicUrl} />
      </div>
    </Modal>
  );
}

function Shown({ file, publicUrl }: Pick<PreviewDialogProps, 'file' | 'publicUrl'>) {
  const [failed, setFailed] = useState(false);
  const kind = previewKind(file);
  const address = previewAddress(publicUrl, file) ?? undefined;
  const fail = () => setFailed(true);
  if (kind === null || failed)
    return (
      <EmptyState
        kind="files"
        icon={<FileVisual file={file} publicUrl={publicUrl} />}
        title={failed ? text.failed : text.none}
      />
    );
  if (kind === 'image') return <img src={address} alt={file.name} onError={fail} />;
  if (kind === 'video')
    return <video src={address} controls preload="metadata" aria-label={file.name} onError={fail} />;
  if (kind === 'audio')
    return <audio src={address} controls preload="metadata" aria-label={file.name} onError={fail} />;
  return <iframe src={address} title={file.name} />;
}
