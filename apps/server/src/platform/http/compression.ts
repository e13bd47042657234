import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** A response smaller than this fits into one packet anyway. In bytes. */
const MIN_COMPRESSED_BYTES = 1_400;

/**
 * Compresses pages and JSON when they are sent. The build has compressed its files, and attachments are sent as they
 * are. Bodies of requests are never decompressed: a small one could fill the memory.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(?:text\/html|application\/(?:json|xml))\b/,
    threshold: MIN_COMPRESSED_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
}
