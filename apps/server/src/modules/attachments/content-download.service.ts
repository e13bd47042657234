import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { blob, type BlobOutcome } from '../../platform/http/outcome.ts';
import { FileMissing } from '../../platform/storage/file-storage.ts';
import type { AttachmentRecord } from './attachment.repository.ts';
import { requestedRange } from './byte-range.rules.ts';

/** Shown in the page instead of downloaded; all other types are only downloaded, above all SVG and HTML. */
const INLINE = new Set(['image/jpeg', 'image/png', 'image/gif', 'application/pdf']);

/** A content with what its answer says of it. */
export type StoredContent = Pick<AttachmentRecord, 'id' | 'sha256' | 'name' | 'mime' | 'size'>;

/** How somebody asks for a content. */
export interface Download {
  /** Shown in the page, where its type is safe there. */
  inline?: boolean;
  /** Who may store the answer, and for how long; by default nobody. */
  cacheControl?: string;
  /** Headers of the request, by their lower-case names. */
  requestHeader(name: string): string | undefined;
}

/**
 * Streams a content, or the part of it that a player or an interrupted download asks for (RFC 9110, 13 and 14). The
 * caller has checked who may have it. @throws NotFound when it is not stored
 */
export async function sendContent(
  deps: Pick<Deps, 'storage' | 'log'>,
  content: StoredContent,
  { inline = false, cacheControl = 'private, no-store', requestHeader }: Download,
): Promise<BlobOutcome> {
  const hash = content.sha256.toString('hex');
  const tag = `"${hash.slice(0, 32)}"`;
  const headers = { ...headersOf(content, inline), 'cache-control': cacheControl, etag: tag };
  if (hasTag(requestHeader('if-none-match'), tag)) return blob(Buffer.alloc(0), headers, 304);
  const condition = requestHeader('if-range');
  // a date cannot be compared: contents have none
  const range =
    condition === undefined || condition === tag ? requestedRange(requestHeader('range'), content.size) : null;
  if (range === 'unsatisfiable')
    return blob(Buffer.alloc(0), { ...headers, 'content-range': `bytes */${content.size}` }, 416);
  try {
    if (!range) return blob(await deps.storage.get(hash), { ...headers, 'content-length': String(content.size) });
    return blob(
      await deps.storage.get(hash, range),
      {
        ...headers,
        'content-length': String(range.end - range.start + 1),
        'content-range': `bytes ${range.start}-${range.end}/${content.size}`,
      },
      206,
    );
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    deps.log.error({ attachment_id: content.id, sha256: error.message }, 'the content of an attachment is missing');
    throw new NotFound();
  }
}

const hasTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

function headersOf({ name, mime }: StoredContent, inline: boolean): Record<string, string> {
  const shown = inline && INLINE.has(mime);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return {
    'content-type': mime,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(shown ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
  };
}
