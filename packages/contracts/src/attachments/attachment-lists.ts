/** Attachment extensions allowed by default (spec 3.37). */
export const ATTACHMENT_TYPES = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'zip',
  'rar',
  'mp3',
  'mp4',
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
