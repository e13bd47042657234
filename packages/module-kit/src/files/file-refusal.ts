import { pickStatus } from '@hamyar/design-system/files';
import type { AllowedFiles } from '@hamyar/domain';
import { fill, formatBytes } from '@hamyar/persian';
import { failureOf, isUnreachable, type CallResult } from '@hamyar/store';
import { kitText } from '../messages/fa.ts';

const text = kitText.files;

/**
 * Why a file is not uploaded, with its own size and the limit; null when it may be. The server checks the bytes again
 * (spec 3.18, 5.24, 5.26).
 * @param attached files that are there already
 */
export function refusedUpload(
  file: { name: string; size: number },
  attached: number,
  allowed: AllowedFiles,
): string | null {
  if (attached >= allowed.maxFiles) return text.count(allowed.maxFiles);
  const status = pickStatus(file, allowed);
  if (status === 2) return text.type;
  if (file.size === 0) return text.empty;
  if (status === 0) return null;
  return fill(text.size, { size: formatBytes(file.size), max: formatBytes(allowed.maxBytes) });
}

/** Why an upload failed, and whether the same file may succeed the next time; null when it has succeeded. */
export function failedUpload<Data>(result: CallResult<Data>): { message: string; mayRetry: boolean } | null {
  const failure = failureOf(result);
  if (!failure) return null;
  const mayRetry =
    isUnreachable(failure) || failure.status === 'SERVER_ERROR' || failure.status === 'TOO_MANY_REQUESTS';
  return { message: failure.errors?.[0]?.message ?? (failure.message || text.failed), mayRetry };
}
