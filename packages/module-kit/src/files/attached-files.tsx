import type { Attachment } from '@hamyar/contracts';
import { AttachmentChip, FileDrop, FileHint, FileList, FileRow } from '@hamyar/design-system/files';
import { kitText } from '../messages/fa.ts';
import { useIntoView } from '../use-into-view.ts';
import { FileSources } from './file-sources.tsx';
import { attachmentUrl } from './attachment-address.ts';
import type { PendingUpload, Uploads } from './use-uploads.ts';

/** Props of {@link AttachedFiles}. */
export interface AttachedFilesProps {
  /** Files of the row, stored ones and uploads; without the pictures that a text shows itself. */
  files: readonly Attachment[];
  uploads: Pick<Uploads, 'pending' | 'remove' | 'retry'>;
  /** Takes an attached file away. */
  onRemove(id: number): void;
}

/** The attached files and those that are being uploaded; nothing without any. */
export function AttachedFiles({ files, uploads, onRemove }: AttachedFilesProps) {
  const refused = uploads.pending.filter(({ state }) => state === 'failed');
  // what was refused stands first, and is seen without scrolling
  const box = useIntoView<HTMLDivElement>(refused.length, refused.length > 0);
  if (files.length + uploads.pending.length === 0) return null;
  const row = (file: PendingUpload) => (
    <FileRow
      key={file.key}
      name={file.name}
      size={file.size}
      state={file.state === 'failed' ? 'error' : 'uploading'}
      progress={file.progress}
      error={file.message}
      onRetry={file.mayRetry ? () => uploads.retry(file.key) : undefined}
      onRemove={() => uploads.remove(file.key)}
    />
  );
  return (
    <div ref={box}>
      <FileList label={kitText.files.list}>
        {refused.map(row)}
        {files.map((file) => (
          <FileRow
            key={file.id}
            name={file.name}
            size={file.size}
            // an upload has just arrived; what the row has already can be opened
            state={'token' in file ? 'done' : 'waiting'}
            href={'token' in file ? undefined : attachmentUrl(file.id)}
            onRemove={() => onRemove(file.id)}
          />
        ))}
        {uploads.pending.filter(({ state }) => state !== 'failed').map(row)}
      </FileList>
    </div>
  );
}

/** Props of {@link FileArea}. */
export interface FileAreaProps extends Omit<AttachedFilesProps, 'uploads'> {
  /** Id of the area. */
  id?: string;
  /** What the files are, for screen readers. */
  label?: string;
  uploads: Uploads;
  invalid?: boolean;
  /** Id of the message or help line. */
  describedBy?: string;
}

/** The area of a form to drop and choose files, with what is allowed, and the files below it. */
export function FileArea({ id, label, files, uploads, invalid, describedBy, onRemove }: FileAreaProps) {
  return (
    // a label of the button itself would take the place of what the button says
    <div className="hd-file-input" id={id} role="group" aria-label={label} aria-describedby={describedBy}>
      <FileDrop
        invalid={invalid}
        types={uploads.allowed.types}
        multiple={uploads.allowed.maxFiles > 1}
        hint={<FileHint {...uploads.allowed} />}
        onFiles={uploads.add}
      />
      <FileSources uploads={uploads} />
      <AttachedFiles files={files} uploads={uploads} onRemove={onRemove} />
    </div>
  );
}

/**
 * Stored files as links that save them; without the pictures that a text shows itself. `address`: where they are for who has
 * no session.
 */
export function AttachmentChips({
  attachments,
  address = attachmentUrl,
}: {
  attachments: readonly Attachment[];
  address?: ((id: number) => string) | undefined;
}) {
  return attachments
    .filter(({ inline }) => !inline)
    .map((file) => <AttachmentChip key={file.id} name={file.name} size={file.size} href={address(file.id)} />);
}
