import { FORM_DEPTH_MAX, FORM_FIELDS_MAX } from '@hamyar/contracts';
import type { FastifyInstance } from 'fastify';
import qs from 'qs';
import { AppError } from './app-errors.ts';
import { messages } from './messages.ts';

const options: qs.IParseOptions = {
  depth: FORM_DEPTH_MAX,
  strictDepth: true,
  parameterLimit: FORM_FIELDS_MAX,
  // no lists: the number in `cf[12][from]` is a key, and in `ids[12]` a position; only the schema distinguishes them
  arrayLimit: 0,
  plainObjects: true,
  allowDots: false,
};

/**
 * Parses `shares[0][user_id]=7` into nested values (spec 7.1). A list is an object with numeric keys, until
 * {@link coerceInput} reads it by its schema.
 * @throws AppError VALIDATION_ERROR beyond 8 levels or 1,000 fields.
 */
export function parseBrackets(text: string): Record<string, unknown> {
  const tooLarge = new AppError('VALIDATION_ERROR', messages.formTooLarge, { code: 'FORM_TOO_LARGE' });
  if (text.split('&', FORM_FIELDS_MAX + 1).length > FORM_FIELDS_MAX) throw tooLarge;
  try {
    return qs.parse(text, options) as Record<string, unknown>;
  } catch {
    throw tooLarge;
  }
}

/** Like {@link parseBrackets}, for the fields of a multipart body. */
export function parseBracketFields(fields: readonly (readonly [string, string])[]): Record<string, unknown> {
  return parseBrackets(
    fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&'),
  );
}

/**
 * Bodies that the API reads: JSON and urlencoded here, multipart in the pipeline after the access check. An empty body
 * of any type counts as no body, because a DELETE may have a content type without content.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const secureJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return secureJson(request, text as string, (error, body) => {
      if (error)
        return done(
          new AppError('VALIDATION_ERROR', messages.malformedBody, { code: 'MALFORMED_BODY', httpCode: 400 }),
        );
      return depthOf(body) > FORM_DEPTH_MAX * 2
        ? done(new AppError('VALIDATION_ERROR', messages.formTooLarge, { code: 'FORM_TOO_LARGE' }))
        : done(null, body);
    });
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseBrackets(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Levels of objects and lists in a parsed body, counted without recursion so that a hostile body cannot overflow the
 * stack.
 */
function depthOf(body: unknown): number {
  let depth = 0;
  let level: unknown[] = [body];
  while (level.length > 0 && depth <= FORM_DEPTH_MAX * 2) {
    level = level.flatMap((value) => (value !== null && typeof value === 'object' ? Object.values(value) : []));
    depth += 1;
  }
  return depth;
}
