import { useEffect, useRef } from 'react';
import { FileList, FileRow } from '@hamyar/design-system/files';
import { fa } from '../messages/fa.ts';
import type { chipAttachments } from './compose-draft.ts';
import type { Uploads } from './use-uploads.ts';

interface AttachedFilesProps {
  /** The files of the text, without the pictures that it shows itself. */
  attached: ReturnType<typeof chipAttachments>;
  uploads: Pick<Uploads, 'pending' | 'remove'>;
  /** Takes an attached file out of the text. */
  onRemove(id: number): void;
}

/** The attached files and those that are being uploaded; nothing without any. */
export function AttachedFiles({ attached, uploads, onRemove }: AttachedFilesProps) {
  const refused = uploads.pending.filter((file) => file.state === 'failed');
  const box = useRef<HTMLDivElement>(null);
  // what was refused stands first, and is seen without scrolling
  useEffect(() => {
    if (refused.length > 0) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refused.length]);
  if (attached.length + uploads.pending.length === 0) return null;
  return (
    <div ref={box} className="tk-attached">
      <FileList label={fa.newForm.attachments}>
        {refused.map((file) => (
          <FileRow
            key={file.key}
            name={file.name}
            size={file.size}
            state="error"
            error={file.message}
            onRemove={() => uploads.remove(file.key)}
          />
        ))}
        {attached.map((file) => (
          <FileRow key={file.id} name={file.name} size={file.size} state="done" onRemove={() => onRemove(file.id)} />
        ))}
        {uploads.pending
          .filter((file) => file.state === 'uploading')
          .map((file) => (
            <FileRow
              key={file.key}
              name={file.name}
              size={file.size}
              state="uploading"
              progress={file.progress}
              onRemove={() => uploads.remove(file.key)}
            />
          ))}
      </FileList>
    </div>
  );
}
