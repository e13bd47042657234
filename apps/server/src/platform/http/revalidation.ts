import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** An entity tag of what is answered; weak, because the same content is sent in several encodings (RFC 9110, 8.8.3). */
export const entityTag = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/**
 * Sends what may be stored, and has to be asked for again before it is used: 304 without a body when the sender has this
 * state of it already. Set type and policy before. Only for what is the same for everybody who gets it: browsers store it,
 * shared caches do not, because an address may have another answer for who is logged in.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, tag: string, body: string): FastifyReply {
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  return isStored(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body);
}

const isStored = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((one) => weak(one) === weak(tag)));

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');
