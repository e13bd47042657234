export { attachmentInlineUrl } from './attachment-address.ts';
export {
  AttachedFiles,
  AttachmentChips,
  FileArea,
  type AttachedFilesProps,
  type FileAreaProps,
} from './attached-files.tsx';
export { FilePicker, useFileDrop, type FilePickerProps } from './file-picker.tsx';
export { usePictureUpload, type PictureUpload } from './use-picture-upload.ts';
export { refuseWhileUploading, useUploads, type PendingUpload, type Uploads } from './use-uploads.ts';
