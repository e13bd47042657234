import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Milliseconds in which a body has to arrive; uploads have as long as a request may take. */
const BODY_TIME = 30_000;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Closes connections whose body does not arrive in time: a sender of one byte a minute would hold a connection for as
 * long as the slowest upload may take, and needs no account for it.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds = BODY_TIME): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody = Number(raw.headers['content-length'] ?? 0) > 0 || raw.headers['transfer-encoding'] !== undefined;
    // calls that the server makes to itself have no connection
    if (hasBody && raw.socket instanceof Socket) {
      const timer = setTimeout(() => {
        if (raw.complete) return;
        // somebody who was refused before the body gets no second answer
        if (!reply.raw.headersSent) raw.socket.write(TIMED_OUT);
        raw.socket.destroySoon();
      }, milliseconds).unref();
      deadlines.set(raw, timer);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** For an upload, once it is known that the sender may make it. */
export function liftBodyDeadline(raw: IncomingMessage): void {
  clearTimeout(deadlines.get(raw));
}
