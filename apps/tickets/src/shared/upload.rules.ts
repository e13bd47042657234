import { ATTACHMENTS_PER_CONTENT } from '@hamyar/contracts';
import { parseAttachmentSize } from '@hamyar/domain';

/** The limits of attachments in the settings. */
export interface UploadLimits {
  /** Extensions in lower case, without the dot. */
  types: readonly string[];
  /** Bytes; null when the setting is not a size. */
  maxBytes: number | null;
}

export type UploadRefusal = 'type' | 'size' | 'count' | 'empty';

/** Reads the limits from the system settings (spec 3.3, 3.37). */
export function uploadLimits(settings: {
  attachments_allowed_types: readonly string[];
  attachments_maximum_size: string;
}): UploadLimits {
  return {
    types: settings.attachments_allowed_types.map((type) => type.toLowerCase()),
    maxBytes: parseAttachmentSize(settings.attachments_maximum_size),
  };
}

/** The extension of a file name in lower case; empty when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Why a file is refused before the upload, or null; the server checks the bytes again (spec 5.24, decisions 2.4). */
export function refuseUpload(
  file: { name: string; size: number },
  attached: number,
  limits: UploadLimits,
): UploadRefusal | null {
  if (attached >= ATTACHMENTS_PER_CONTENT) return 'count';
  if (!limits.types.includes(extensionOf(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  return limits.maxBytes !== null && file.size > limits.maxBytes ? 'size' : null;
}
