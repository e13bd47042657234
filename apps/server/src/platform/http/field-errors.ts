import { FIELD_ERRORS_MAX, type FieldError } from '@hamyar/contracts';
import type { z } from 'zod';
import { fillMessage, messages } from './messages.ts';

type Issue = z.core.$ZodIssue;

/** Builds one refused field with its Persian text; `n` is the number in the message. */
export function fieldError(
  field: string,
  code: keyof typeof CODE_MESSAGES | (string & {}),
  values: Record<string, string | number> = {},
  message?: string,
): FieldError {
  const known = (CODE_MESSAGES as Record<string, string>)[code];
  return { field, code, message: fillMessage(message ?? known ?? messages.validation, values) };
}

/**
 * The text of every code of the server; a contract schema uses a code as the message or `params.code` of its
 * refinement.
 */
const CODE_MESSAGES = {
  REQUIRED: messages.required,
  HTML: messages.html,
  PATTERN: messages.pattern,
  EMAIL: messages.email,
  URL: messages.url,
  IP: messages.ip,
  PASSWORD: messages.password,
  LETTER: messages.letter,
  MIN: messages.min,
  MAX: messages.max,
  MIN_LENGTH: messages.minLength,
  MAX_LENGTH: messages.maxLength,
  MIN_ITEMS: messages.minItems,
  MAX_ITEMS: messages.maxItems,
  NUMBER: messages.number,
  MOBILE: messages.mobile,
  PHONE: messages.phone,
  DATE: messages.dateInvalid,
  CHOICE: messages.choice,
  DUPLICATE: messages.duplicate,
  UNKNOWN_FIELD: messages.unknownField,
  FILE_SIZE: messages.fileSize,
  ID: messages.choice,
  PAGE_SIZE: messages.choice,
  FILE_TYPE: messages.fileType,
  FILE_COUNT: messages.fileCount,
  IN_USE: messages.inUse,
} as const;

const KEY_MAX = 60;
const PATH_MAX = 200;

/**
 * The path of a field for an answer. Clients choose keys, so a long one is cut: an answer must not be larger than the
 * body that it refuses.
 */
const pathText = (path: readonly PropertyKey[]): string => firstLetters(path.map(keyText).join('.'), PATH_MAX);
const keyText = (key: PropertyKey): string => firstLetters(String(key), KEY_MAX);
const firstLetters = (text: string, count: number): string =>
  text.length <= count ? text : [...text.slice(0, count * 2)].slice(0, count).join('');

/** The answer to keys that no contract has: each field once, the first ones only. */
export function unknownFields(keys: readonly string[], path: readonly PropertyKey[] = []): FieldError[] {
  return keys
    .slice(0, FIELD_ERRORS_MAX)
    .map((key) => fieldError(pathText([...path, key]), 'UNKNOWN_FIELD', { field: keyText(key) }));
}

/**
 * Turns the issues of a schema into field errors of the API, one per field path (spec 8.7, fa-glossary 7), the first
 * {@link FIELD_ERRORS_MAX} only.
 */
export function toFieldErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues)
    for (const error of fromIssue(issue, input)) {
      if (!errors.has(error.field)) errors.set(error.field, error);
      if (errors.size === FIELD_ERRORS_MAX) return [...errors.values()];
    }
  return [...errors.values()];
}

function fromIssue(issue: Issue, input: unknown): FieldError[] {
  const field = fieldOf(issue.path, input);
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownFields(issue.keys, issue.path);
    case 'invalid_type':
      return [invalidType(issue, field, input)];
    case 'too_small':
      return [tooSmall(issue, field, input)];
    case 'too_big':
      return [fieldError(field, sizeCode('MAX', issue.origin), { n: Number(issue.maximum) })];
    case 'invalid_format':
      return [fieldError(field, FORMAT_CODES[issue.format] ?? 'PATTERN')];
    case 'not_multiple_of':
      return [fieldError(field, 'NUMBER')];
    case 'invalid_value':
      return [fieldError(field, missing(issue.path, input) ? 'REQUIRED' : 'CHOICE')];
    case 'invalid_union':
      return unionErrors(issue, field, input);
    case 'custom':
      return [customError(issue, field)];
    default:
      return [fieldError(field, 'PATTERN')];
  }
}

const FORMAT_CODES: Record<string, string> = {
  email: 'EMAIL',
  url: 'URL',
  ipv4: 'IP',
  ipv6: 'IP',
  cidrv4: 'IP',
  cidrv6: 'IP',
  date: 'DATE',
  datetime: 'DATE',
};

function invalidType(issue: Extract<Issue, { code: 'invalid_type' }>, field: string, input: unknown): FieldError {
  if (missing(issue.path, input)) return fieldError(field, 'REQUIRED');
  return fieldError(field, issue.expected === 'number' || issue.expected === 'int' ? 'NUMBER' : 'PATTERN');
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, field: string, input: unknown): FieldError {
  const minimum = Number(issue.minimum);
  // numbers are read from text: nothing at all was read as 0
  if (missing(issue.path, input)) return fieldError(field, 'REQUIRED');
  // an id of no row
  if (minimum === 0 && issue.inclusive === false) return fieldError(field, 'CHOICE');
  if (minimum === 1 && (issue.origin === 'string' || issue.origin === 'array')) return fieldError(field, 'REQUIRED');
  return fieldError(field, sizeCode('MIN', issue.origin), { n: minimum });
}

function sizeCode(end: 'MIN' | 'MAX', origin: string): string {
  if (origin === 'string') return `${end}_LENGTH`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return `${end}_ITEMS`;
  return end;
}

/**
 * How far a value is from one branch of a union: first the branches of its type and with its fixed values (a group, a
 * type), then those that know most of its keys. Between equal ones the first counts, so that an empty body is told what
 * the usual one needs.
 */
export function unionDistance(issues: readonly Issue[]): number {
  let distance = 0;
  for (const issue of issues) {
    const other =
      (issue.code === 'invalid_value' && issue.values.length === 1) ||
      (issue.code === 'invalid_type' && issue.path.length === 0);
    if (other) distance += 1_000_000;
    if (issue.code === 'unrecognized_keys') distance += issue.keys.length;
  }
  return distance;
}

/** A union returns the issues of the branch that matches best, so that its fields can be named. */
function unionErrors(issue: Extract<Issue, { code: 'invalid_union' }>, field: string, input: unknown): FieldError[] {
  if (missing(issue.path, input)) return [fieldError(field, 'REQUIRED')];
  const nearest = [...issue.errors].sort((a, b) => unionDistance(a) - unionDistance(b))[0] ?? [];
  if (
    nearest.length === 0 ||
    nearest.every((i) => i.path.length === 0 && (i.code === 'invalid_value' || i.code === 'invalid_type'))
  )
    return [fieldError(field, 'CHOICE')];
  return nearest
    .slice(0, FIELD_ERRORS_MAX)
    .flatMap((inner) => fromIssue({ ...inner, path: [...issue.path, ...inner.path] } as Issue, input));
}

function customError(issue: Extract<Issue, { code: 'custom' }>, field: string): FieldError {
  const params = (issue.params ?? {}) as Record<string, string | number>;
  const named = String(params.code ?? issue.message).toUpperCase();
  const code = named in CODE_MESSAGES ? named : 'PATTERN';
  return fieldError(field, code, params);
}

const isScalar = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'object';

/** Follows a path in what was sent, as far as it leads: a single value can stand for a list. */
function follow(path: readonly PropertyKey[], input: unknown): { value: unknown; length: number } {
  let value = input;
  let length = 0;
  for (; length < path.length && !isScalar(value); length += 1)
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[path[length]!];
  return { value, length };
}

const fieldOf = (path: readonly PropertyKey[], input: unknown): string =>
  pathText(path.slice(0, follow(path, input).length));

function missing(path: readonly PropertyKey[], input: unknown): boolean {
  const { value } = follow(path, input);
  return value === undefined || value === null || value === '';
}
