import { MANAGED_FILE_MAX_BYTES } from '@hamyar/contracts/files';
import { fill, formatBytes, formatDuration } from '@hamyar/persian';
import { fa } from '../../messages/fa.ts';
import { nameProblem } from '../../shared/file-name.rules.ts';
import type { QueuedUpload } from './upload-queue.rules.ts';

const text = fa.upload;

/**
 * Whether a file can be the one of which an upload was begun. The parts that are stored are compared by their hashes, so
 * that a copy with another date goes on as well, and a changed file sends again what has changed.
 */
export const isSameFile = (upload: QueuedUpload, file: File): boolean =>
  upload.name.normalize('NFC') === file.name.normalize('NFC') && upload.size === file.size;

/** Why a file is not sent at all, in words; undefined when it is (spec 5.25). */
export function refusalOf({ name, size }: File): string | undefined {
  if (size > MANAGED_FILE_MAX_BYTES)
    return fill(text.tooLarge, { size: formatBytes(size), max: formatBytes(MANAGED_FILE_MAX_BYTES) });
  if (size === 0) return text.empty;
  return nameProblem(name) === undefined ? undefined : text.badName;
}

/** How long the connection was away: seconds, or in minutes what is longer. */
export const gapText = (seconds: number): string =>
  seconds < 60 ? text.seconds(seconds) : formatDuration(seconds / 60);
