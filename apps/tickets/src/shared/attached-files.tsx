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
  if (attached.length + uploads.pending.length === 0) return null;
  return (
    <FileList label={fa.newForm.attachments}>
      {attached.map((file) => (
        <FileRow key={file.id} name={file.name} size={file.size} state="done" onRemove={() => onRemove(file.id)} />
      ))}
      {uploads.pending.map((file) => (
        <FileRow
          key={file.key}
          name={file.name}
          size={file.size}
          state={file.state === 'failed' ? 'error' : 'uploading'}
          progress={file.progress}
          error={file.message}
          onRemove={() => uploads.remove(file.key)}
        />
      ))}
    </FileList>
  );
}
