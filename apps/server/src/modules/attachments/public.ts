export { bindAttachments, duplicateUploads } from './attachment-binding.service.ts';
export { attachmentsOf, dropAttachments, releaseAttachments } from './attachment.repository.ts';
export type { AttachmentRecord } from './attachment.repository.ts';
export { presentAttachment, uploadsByToken } from './attachment.presenter.ts';
export { storeFiles, type OwnedFiles } from './owned-files.service.ts';
export { fileOwners } from './file-owner.ts';
export type { FileOwner } from './file-owner.ts';
export { findPublicPicture } from './picture.repository.ts';
export { makePicture, removePicture } from './picture.service.ts';
