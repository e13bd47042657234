import type { Attachment } from '@hamyar/contracts';
import { AttachmentChip } from '@hamyar/design-system/files';
import { attachmentUrl } from '../../api/attachment.api.ts';

/** The files of one content, without those shown in the text. The session's cookie gives access. */
export function MessageAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  return attachments
    .filter(({ inline }) => !inline)
    .map((file) => <AttachmentChip key={file.id} name={file.name} size={file.size} href={attachmentUrl(file.id)} />);
}
