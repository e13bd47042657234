/** What a file is to the person who looks at it; the server decides what may be shown. */
export type FileKind = 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'document' | 'sheet' | 'archive' | 'other';

const EXTENSIONS: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'bmp', 'tif', 'tiff', 'heic'],
  pdf: ['pdf'],
  video: ['mp4', 'webm', 'mov', 'mkv', 'avi', 'm4v', '3gp'],
  audio: ['mp3', 'ogg', 'oga', 'wav', 'm4a', 'aac', 'flac', 'opus', 'amr'],
  text: ['txt', 'md', 'csv', 'log', 'json', 'xml', 'html', 'htm', 'ini', 'yml', 'yaml'],
  document: ['doc', 'docx', 'odt', 'rtf', 'ppt', 'pptx', 'odp'],
  sheet: ['xls', 'xlsx', 'ods'],
  archive: ['zip', 'rar', '7z', 'tar', 'gz', 'bz2', 'xz'],
};
const KINDS = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, list]) => list.map((extension) => [extension, kind as FileKind] as const)),
);

/** The kind of a file, by its extension. */
export const kindOf = (extension: string): FileKind => KINDS.get(extension.toLowerCase()) ?? 'other';

/** Letters on the drawn page of a file without a picture. */
const LABEL_MAX = 5;

/** The letters on the card of a file: «PDF», or none for a file whose extension says nothing. */
export function labelOf(extension: string): string {
  return /^[\p{L}\p{N}]+$/u.test(extension) && extension.length <= LABEL_MAX ? extension.toUpperCase() : '';
}
