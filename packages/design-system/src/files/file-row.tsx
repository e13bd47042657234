import { formatBytes, toFa } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import { Button, IconButton, lineText, Ltr } from '../basics/index.ts';
import { CheckedIcon, CloseIcon, FileIcon, ImageIcon, WarningIcon } from '../icons/index.ts';
import { extensionOf } from './picked-files.rules.ts';
import { filesText } from './messages.ts';

const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp'];

/** The icon of a file type. */
export function FileKindIcon({ name, size }: { name: string; size?: number }) {
  return PICTURES.includes(extensionOf(name)) ? <ImageIcon size={size} /> : <FileIcon size={size} />;
}

/** Props of {@link FileRow}. */
export interface FileRowProps {
  name: string;
  /** bytes */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'error';
  /** 0 to 1, while uploading */
  progress?: number;
  error?: string;
  /** Address of a picture to show instead of the icon. */
  preview?: string;
  /** Address for the download; the name becomes a link. */
  href?: string;
  /** Shows «تلاش دوباره» at a failed upload. */
  onRetry?: () => void;
  onRemove?: () => void;
}

/** One file of an upload: in progress, complete, or refused with its reason (spec 2.90). */
export function FileRow({ name, size, state, progress = 0, error, preview, href, onRetry, onRemove }: FileRowProps) {
  const percent = Math.round(progress * 100);
  return (
    <li className={classNames('hd-file-row', state === 'error' && 'hd-file-row-error')}>
      <span className="hd-file-badge">
        {preview ? <img src={preview} alt="" /> : <FileKindIcon name={name} size={18} />}
      </span>
      <span className="hd-file-about">
        <bdi className="hd-file-name" title={name}>
          {href ? (
            <a href={href} download={name}>
              {lineText(name)}
            </a>
          ) : (
            lineText(name)
          )}
        </bdi>
        {state === 'error' ? (
          <span className="hd-file-error" role="alert">
            <WarningIcon size={14} />
            {error}
          </span>
        ) : state === 'uploading' ? (
          <progress className="hd-file-progress" max={100} value={percent} aria-label={name} />
        ) : (
          <small>{formatBytes(size)}</small>
        )}
      </span>
      {state === 'uploading' ? (
        <small className="hd-file-state">
          <Ltr>{toFa(percent)}٪</Ltr> {filesText.of} {formatBytes(size)}
        </small>
      ) : null}
      {state === 'done' ? (
        <small className="hd-file-state hd-file-done">
          <CheckedIcon size={15} />
          {filesText.uploaded}
        </small>
      ) : null}
      {onRetry ? (
        <Button size="sm" variant="link" onClick={onRetry}>
          {filesText.retry}
        </Button>
      ) : null}
      {onRemove ? (
        <IconButton label={filesText.remove(name)} icon={<CloseIcon />} size="sm" onClick={onRemove} />
      ) : null}
    </li>
  );
}

/** The rows of an upload. */
export function FileList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className="hd-file-list" aria-label={label}>
      {children}
    </ul>
  );
}
