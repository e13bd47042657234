import { BODY_NODES_MAX, FORM_DEPTH_MAX, FORM_FIELDS_MAX } from '@hamyar/contracts';
import type { FastifyInstance } from 'fastify';
import qs from 'qs';
import { AppError } from './app-errors.ts';
import { isReadableKey, isReadablePath, unknownKeys, unreadableKeys } from './input-keys.ts';
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

const formTooLarge = () => new AppError('VALIDATION_ERROR', messages.formTooLarge, { code: 'FORM_TOO_LARGE' });

/**
 * Parses `shares[0][user_id]=7` into nested values (spec 7.1). A list is an object with numeric keys, until
 * {@link coerceInput} reads it by its schema.
 * @throws AppError VALIDATION_ERROR beyond 8 levels, 1,000 fields or 5,000 nodes, and for keys of which a part would be lost.
 */
export function parseBrackets(text: string): Record<string, unknown> {
  if (text === '') return {};
  if (text.split('&', FORM_FIELDS_MAX + 1).length > FORM_FIELDS_MAX) throw formTooLarge();
  const unknown: string[] = [];
  const decoder: NonNullable<qs.IParseOptions['decoder']> = (sent, decode, charset, type) => {
    const read = decode(sent, decode, charset) as string;
    if (type === 'key' && sent !== '' && !isReadablePath(read)) unknown.push(read);
    return read;
  };
  let parsed: Record<string, unknown>;
  try {
    parsed = qs.parse(text, { ...options, decoder }) as Record<string, unknown>;
  } catch {
    throw formTooLarge();
  }
  if (unknown.length > 0) throw unknownKeys(unknown);
  if (surveyOf(parsed).nodes > BODY_NODES_MAX) throw formTooLarge();
  return parsed;
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
  const secureJson = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return secureJson(request, text as string, (error, body) => {
      if (error)
        return done(
          new AppError('VALIDATION_ERROR', messages.malformedBody, { code: 'MALFORMED_BODY', httpCode: 400 }),
        );
      const { depth, nodes, isReadable } = surveyOf(body);
      if (depth > FORM_DEPTH_MAX * 2 || nodes > BODY_NODES_MAX) return done(formTooLarge());
      return isReadable ? done(null, body) : done(unknownKeys(unreadableKeys(body)));
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
 * Levels and number of objects, lists and values in a parsed body, and whether all of its keys are readable. It stops
 * beyond the limits, and works without recursion, so that a hostile body neither takes long nor overflows the stack.
 */
function surveyOf(body: unknown): { depth: number; nodes: number; isReadable: boolean } {
  let depth = 0;
  let nodes = 0;
  let isReadable = true;
  let level: unknown[] = [body];
  while (level.length > 0 && depth <= FORM_DEPTH_MAX * 2 && nodes <= BODY_NODES_MAX) {
    nodes += level.length;
    const inner: unknown[] = [];
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue;
      for (const [key, one] of Object.entries(value)) {
        isReadable &&= isReadableKey(key);
        inner.push(one);
      }
    }
    level = inner;
    depth += 1;
  }
  return { depth, nodes, isReadable };
}
