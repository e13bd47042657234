import type { FileOwnerKind } from '@hamyar/contracts';
import type { InjectOptions } from 'fastify';

const BOUNDARY = 'X-BOUNDARY';

/** The smallest PDF that is recognised. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** The request that uploads one file; without a purpose only the limits of the settings apply. */
export const uploadRequest = (name: string, content: Buffer, purpose?: FileOwnerKind) =>
  ({
    method: 'POST',
    url: `/api/attachment${purpose ? `?purpose=${purpose}` : ''}`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }) satisfies InjectOptions;
