import { useState } from 'react';
import type { ManagedFile } from '@hamyar/contracts/files';
import { kindOf, labelOf } from './file-kind.ts';
import { thumbnailAddress } from './file-address.ts';

/** A drawn folder. */
const FolderDrawing = () => (
  <svg viewBox="0 0 80 58" className="files-folder-drawing" aria-hidden="true" focusable="false">
    <path className="files-folder-back" d="M0 7a5 5 0 0 1 5-5h22l8 8h40a5 5 0 0 1 5 5v38H0z" />
    <path className="files-folder-front" d="M0 20h80v33a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z" />
  </svg>
);

/** A drawn page with the type of the file on it. */
function PageDrawing({ extension }: { extension: string }) {
  const label = labelOf(extension);
  return (
    <span className={`files-page files-page-${kindOf(extension)}`} aria-hidden="true">
      <svg viewBox="0 0 50 62" focusable="false">
        <path d="M3.5 1h29L49 17.5v41a2.5 2.5 0 0 1-2.5 2.5h-43A2.5 2.5 0 0 1 1 58.5v-55A2.5 2.5 0 0 1 3.5 1z" />
        <path d="M32.5 1v14a2.5 2.5 0 0 0 2.5 2.5h14" />
      </svg>
      {label ? <b dir="ltr">{label}</b> : null}
    </span>
  );
}

/** What a file or folder looks like: its small picture, a folder, or a page with its type. */
export function FileVisual({ file, publicUrl }: { file: ManagedFile; publicUrl: string }) {
  const address = thumbnailAddress(publicUrl, file);
  const [failed, setFailed] = useState<string | null>(null);
  if (file.type === 'folder') return <FolderDrawing />;
  if (address === null || failed === address) return <PageDrawing extension={file.meta_data?.extension ?? ''} />;
  return (
    <img
      className="files-thumbnail"
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(address)}
    />
  );
}

/** The type of a file as a small tile, where there is no room for a picture. */
export function FileTile({ extension }: { extension: string }) {
  return (
    <span className={`files-tile files-page-${kindOf(extension)}`} dir="ltr" aria-hidden="true">
      {labelOf(extension) || '…'}
    </span>
  );
}
