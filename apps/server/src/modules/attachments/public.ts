export {
  bindAttachments,
  copyFiles,
  copyUploadsTo,
  duplicateUploads,
  releaseAgain,
  releaseAttachments,
} from './attachment-binding.service.ts';
export {
  attachmentsOf,
  discardAttachments,
  dropAttachments,
  findAttachment,
  renameAttachments,
  rowsWithFile,
} from './attachment.repository.ts';
export type { AttachmentRecord } from './attachment.repository.ts';
export { presentAttachment, uploadsByToken } from './attachment.presenter.ts';
export { copyAsUpload, storeUpload, uploadAllowance } from './attachment-upload.service.ts';
export { sendContent } from './content-download.service.ts';
export type { Download } from './content-download.service.ts';
export { columnsOfContent, examineFile, keepContent, stageContent } from './content-storing.service.ts';
export type { ExaminedFile } from './content-storing.service.ts';
export { makeThumbnail } from './image-sanitizing.ts';
export { storeFiles, type OwnedFiles } from './owned-files.service.ts';
export { fileOwners } from './file-owner.ts';
export type { FileOwner, FileOwners, NamedRow } from './file-owner.ts';
export { findPublicPicture } from './picture.repository.ts';
export { makePicture, removePicture } from './picture.service.ts';
