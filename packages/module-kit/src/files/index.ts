export { attachmentInlineUrl, attachmentUrl } from './attachment-address.ts';
export {
  AttachedFiles,
  AttachmentChips,
  type AttachedFilesProps,
} from './attached-files.tsx';
export { download } from './download.ts';
export { FileSources } from './file-sources.tsx';
export { FilePicker, useFileDrop, type FilePickerProps } from './file-picker.tsx';
export { usePictureUpload, type PictureUpload } from './use-picture-upload.ts';
export { PictureButton, type PictureButtonProps } from './picture-button.tsx';
export { PictureField, type PictureFieldProps } from './picture-field.tsx';
export { FileField, type FileFieldProps } from './file-field.tsx';
export {
  fileReference,
  useFormUploads,
  type FileFieldName,
  type FormFile,
  type FormUploads,
} from './use-form-uploads.ts';
export { useUploads, type PendingUpload, type Uploads } from './use-uploads.ts';
