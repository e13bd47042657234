/// <reference path="../css/css.d.ts" />
import '../css/tokens.css';
import '../css/base.css';
import '../css/files.css';

export { AttachmentChip } from './attachment-chip.tsx';
export type { AttachmentChipProps } from './attachment-chip.tsx';
export { FileDrop, FileHint } from './file-drop.tsx';
export type { FileDropProps } from './file-drop.tsx';
export { FileInput } from './file-input.tsx';
export type { FileInputProps } from './file-input.tsx';
export { addPicked, DEFAULT_FILE_LIMITS, extensionOf, pickStatus } from './picked-files.rules.ts';
export type { FileLimits, PickedFile } from './picked-files.rules.ts';
export { FileKindIcon, FileList, FileRow } from './file-row.tsx';
export type { FileRowProps } from './file-row.tsx';
export { refusedFileText } from './messages.ts';
