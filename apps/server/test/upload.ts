import type { FileOwnerKind } from '@hamyar/contracts';
import type { InjectOptions } from 'fastify';

const BOUNDARY = 'X-BOUNDARY';

/** The smallest PDF that is recognised. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A form with one file, and fields beside it. */
export const formRequest = (
  method: 'POST' | 'PUT',
  url: string,
  file: { name: string; content: Buffer; mime?: string },
  fields: Readonly<Record<string, string | number>> = {},
) =>
  ({
    method,
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      ...Object.entries(fields).map(([name, value]) =>
        Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.mime ?? 'application/octet-stream'}\r\n\r\n`,
      ),
      file.content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }) satisfies InjectOptions;

/** The request that uploads one file; without a purpose only the limits of the settings apply. */
export const uploadRequest = (name: string, content: Buffer, purpose?: FileOwnerKind) =>
  formRequest('POST', `/api/attachment${purpose ? `?purpose=${purpose}` : ''}`, { name, content });
