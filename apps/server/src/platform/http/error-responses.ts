import { STATUS_HTTP, type ErrorAnswer } from '@hamyar/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isDatabaseUnavailable,
  isDiskFull,
  isInvalidValueError,
  isStatementTimeout,
} from '../database/database-errors.ts';
import { AppError, Nok, NotFound } from './app-errors.ts';
import { messages } from './messages.ts';
import { requestStateOf } from './request-state.ts';

/** Errors of the HTTP layer and their envelope. */
const TRANSPORT_ERRORS: Record<string, { httpCode: number; code: string; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { httpCode: 413, code: 'BODY_TOO_LARGE', message: messages.bodyTooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { httpCode: 415, code: 'MEDIA_TYPE', message: messages.mediaType },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { httpCode: 400, code: 'MALFORMED_BODY', message: messages.malformedBody },
  FST_ERR_CTP_INVALID_JSON_BODY: { httpCode: 400, code: 'MALFORMED_BODY', message: messages.malformedBody },
  FST_ERR_BAD_URL: { httpCode: 400, code: 'MALFORMED_URL', message: messages.malformedBody },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { httpCode: 415, code: 'MEDIA_TYPE', message: messages.mediaType },
};

/** Causes outside the program: the operator needs one log line of each, not a stack trace of our code. */
const EXTERNAL_CAUSES = new Set(['DISK_FULL', 'DATABASE_AWAY', 'STATEMENT_TIMEOUT']);

/** What the client gets about an error; an unexpected one becomes SERVER_ERROR without its cause. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code = '', statusCode } = error as Partial<FastifyError>;
  const transport = TRANSPORT_ERRORS[code];
  if (transport)
    return new AppError('VALIDATION_ERROR', transport.message, { code: transport.code, httpCode: transport.httpCode });
  if (statusCode === 404) return new NotFound();
  if (statusCode === 414 || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new AppError('VALIDATION_ERROR', messages.malformedBody, { code: 'MALFORMED_URL', httpCode: 414 });
  if (isDiskFull(error) || (error as Error).name === 'StorageFull')
    return new AppError('SERVER_ERROR', messages.diskFull, { code: 'DISK_FULL', httpCode: 507 });
  if (isStatementTimeout(error)) return new AppError('SERVER_ERROR', messages.tooSlow, { code: 'STATEMENT_TIMEOUT' });
  if (isDatabaseUnavailable(error))
    return new AppError('SERVER_ERROR', messages.databaseAway, { code: 'DATABASE_AWAY', retryAfter: 5 });
  if (isInvalidValueError(error))
    return new AppError('VALIDATION_ERROR', messages.valueRefused, { code: 'VALUE_REFUSED' });
  return null;
}

/** Whether an error says that the database is away for now. */
export const isDatabaseAway = (error: unknown): boolean =>
  error !== undefined && toAppError(error)?.code === 'DATABASE_AWAY';

/**
 * Whether the sender has hung up within the body, so that nobody reads an answer. Its error looks like a lost connection
 * to the database, but says nothing about this server, and anybody can cause it: it is no line of the log.
 */
const isBodyAborted = (request: FastifyRequest): boolean =>
  request.raw.readableAborted && requestStateOf(request).endpoint === null;

/** Writes an error as the envelope. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const state = requestStateOf(request);
  if (isBodyAborted(request)) {
    Object.assign(state, { bodyStatus: 'VALIDATION_ERROR', errorCode: 'BODY_ABORTED' });
    return reply.code(400).send();
  }
  if (error instanceof Nok) {
    Object.assign(state, { bodyStatus: 'NOK', errorCode: error.code });
    return reply
      .code(STATUS_HTTP.NOK)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ status: 'NOK', message: error.message, code: error.code, data: error.data }));
  }
  const known = toAppError(error);
  if (known?.code === 'VALUE_REFUSED')
    request.log.warn(
      { err: error, request_id: request.id, endpoint: state.endpoint },
      'the database refused a value that the contract let through',
    );
  if (known?.code && EXTERNAL_CAUSES.has(known.code))
    // the loss of the database has a line of its own, which an operator acts on
    request.log[known.code === 'DATABASE_AWAY' ? 'warn' : 'error'](
      { reason: (error as Error).message, code: known.code, request_id: request.id, endpoint: state.endpoint },
      'request refused for now',
    );
  else if (!known || known.status === 'SERVER_ERROR')
    request.log.error({ err: error, request_id: request.id, endpoint: state.endpoint }, 'request failed');
  const answer: ErrorAnswer = known
    ? {
        status: known.status,
        message: known.message,
        ...(known.code ? { code: known.code } : {}),
        ...(known.errors ? { errors: [...known.errors] } : {}),
      }
    : { status: 'SERVER_ERROR', message: messages.server };
  if (answer.status === 'SERVER_ERROR') answer.request_id = request.id;
  Object.assign(state, { bodyStatus: answer.status, errorCode: answer.code ?? answer.errors?.[0]?.code ?? null });
  if (known?.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  return reply
    .code(known?.httpCode ?? STATUS_HTTP[answer.status])
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}

/** Handles every error of every route. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
}
