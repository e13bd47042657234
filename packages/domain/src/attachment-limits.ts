import { FILE_LIMITS, type FileLimits, type FileOwnerKind } from '@hamyar/contracts';

/**
 * Reads the setting `attachments_maximum_size`, a string with a unit such as `10MB` or `512 KB`, as bytes. MB counts
 * 1,048,576 bytes, any other unit 1,024. Null when the text is not a size. Source: spec 3.3, 5.44.
 */
export function parseAttachmentSize(text: string): number | null {
  const parts = /^\s*(\d{1,9}(?:\.\d{1,3})?)\s*(MB|KB)\s*$/i.exec(text);
  if (!parts) return null;
  const bytes = Math.floor(Number(parts[1]) * (parts[2]!.toUpperCase() === 'MB' ? 1_048_576 : 1_024));
  return bytes > 0 ? bytes : null;
}

/** The largest attachment when the setting is not a size (decisions 2.23). */
const DEFAULT_BYTES = 25 * 1_048_576;

/** What one owner of files may have attached. */
export interface AllowedFiles {
  /** Extensions in lower case, without the dot; null: any type. */
  types: readonly string[] | null;
  /** Bytes of one file. */
  maxBytes: number;
  maxFiles: number;
}

/**
 * What may be attached to one row of this kind: its declaration, completed by the settings; null: a file for which no
 * kind is known yet (spec 3.3, 3.37, 5.44).
 */
export function allowedFiles(
  kind: FileOwnerKind | null,
  settings: { attachments_allowed_types: readonly string[]; attachments_maximum_size: string },
): AllowedFiles {
  const declared: FileLimits = kind === null ? { count: 1 } : FILE_LIMITS[kind];
  return {
    types:
      declared.types === undefined
        ? settings.attachments_allowed_types.map((type) => type.toLowerCase())
        : declared.types,
    maxBytes: declared.bytes ?? parseAttachmentSize(settings.attachments_maximum_size) ?? DEFAULT_BYTES,
    maxFiles: declared.count,
  };
}
