export { bindAttachments, duplicateUploads } from './attachment-binding.service.ts';
export { attachmentsOfContents, dropAttachments, releaseAttachments } from './attachment.repository.ts';
export type { AttachmentRecord } from './attachment.repository.ts';
export { presentAttachment, uploadsByToken } from './attachment.presenter.ts';
export { makePicture, removePicture } from './picture.service.ts';
