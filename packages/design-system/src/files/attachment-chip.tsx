import { formatBytes } from '@hamyar/persian';
import { lineText } from '../basics/index.ts';
import { CloseIcon } from '../icons/index.ts';
import { FileKindIcon } from './file-row.tsx';
import { filesText } from './messages.ts';

/** Props of {@link AttachmentChip}. */
export interface AttachmentChipProps {
  name: string;
  /** bytes */
  size: number;
  /** Address for the download; without it the chip is not a link. */
  href?: string;
  onRemove?: () => void;
}

/** An attached file in a message or a composer: name, size, and a click downloads it. */
export function AttachmentChip({ name, size, href, onRemove }: AttachmentChipProps) {
  const content = (
    <>
      <FileKindIcon name={name} size={16} />
      <bdi className="hd-file-name">{lineText(name)}</bdi>
      <small>{formatBytes(size)}</small>
    </>
  );
  return (
    <span className="hd-chip-file">
      {href ? (
        <a href={href} download={name} title={filesText.download(name)}>
          {content}
        </a>
      ) : (
        <span title={name}>{content}</span>
      )}
      {onRemove ? (
        <button type="button" aria-label={filesText.remove(name)} onClick={onRemove}>
          <CloseIcon size={14} />
        </button>
      ) : null}
    </span>
  );
}
