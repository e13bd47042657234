import { z } from 'zod';
import { isCivilDate } from './civil-date.ts';
import { FILE_LIMITS, type FileOwnerKind } from './declared.ts';
import {
  BODY_HTML_MAX,
  DEFAULT_PAGE_SIZE,
  INT4_MAX,
  KEYWORD_MAX,
  PAGE_SIZES,
  RICH_TAGS_MAX,
  UNIX_MAX,
} from './limits.ts';
import { printedAs } from './printed-type.ts';
import { hasLetter, isVisible } from './visible-text.ts';

/** Database id, in paths, queries and bodies. */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const idParams = z.strictObject({ id });
/** `-1` means all branches (spec 3.2). */
export const branchId = z.coerce
  .number()
  .int()
  .refine((n) => n === -1 || n > 0, { params: { code: 'id' } });
/** An IANA name such as `Asia/Tehran`. */
export const timeZone = z
  .string()
  .max(60)
  .refine((name) => Intl.supportedValuesOf('timeZone').includes(name), { params: { code: 'choice' } });
/** A number that its column takes: how often something was changed, a position in a conversation, milliseconds. */
export const int4 = z.coerce.number().int().min(0).max(INT4_MAX);
/** Moment in unix seconds, from 1970 to 2099. */
export const unix = z.coerce
  .number()
  .int()
  .refine((n) => n >= 0 && n < UNIX_MAX, { params: { code: 'date' } });
/** Moment in a response, in unix seconds. */
export const unixOut = z.number().int();
/** Gregorian civil date `YYYY-MM-DD`. */
export const civilDate = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine(isCivilDate, { params: { code: 'date' } });

/** Day of birth `YYYY-MM-DD`, of somebody who can be alive; a year of another calendar is refused. */
export const birthday = civilDate.refine((day) => day >= '1900-01-01', { params: { code: 'date' } });

/** A boolean as browsers, forms and scripts write it: true, 1, "1", "true" and their opposites (design/api.md "Paths"). */
export const booleanInput = printedAs(
  z
    .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])
    .transform((v) => v === true || v === 1 || v === '1' || v === 'true'),
  'boolean',
);
/** One value or a list of them, as `x=1`, `x[]=1&x[]=2` or `[1,2]`. */
export const listOf = <T extends z.ZodType>(item: T, max = 200) =>
  z.preprocess((v) => (v === undefined || Array.isArray(v) ? v : [v]), z.array(item).max(max));

/** Token of an upload. */
export const fileToken = z.string().min(10).max(100);
/** A file of a row: the id of one that stays, or the token of an upload. */
const fileReference = z.union([id, fileToken]);
/** The file of a row: null takes it away. */
export const ownedFile = fileReference.nullable();
/** All files that a row of this kind is to have; others are taken away. */
export const ownedFiles = (kind: FileOwnerKind) => z.array(fileReference).max(FILE_LIMITS[kind].count);
/** Tokens of uploads that become files of one row of this kind. */
export const fileTokens = (kind: FileOwnerKind) => z.array(fileToken).max(FILE_LIMITS[kind].count).default([]);

/** Spec 5.1: `<`, an optional `/` or `!`, a letter, … `>`; `a < b` and `<3` pass (decisions 2.0 "Plain vs rich"). */
function hasHtmlTag(text: string): boolean {
  const opener = text.search(/<[/!]?[a-z]/i);
  return opener !== -1 && text.lastIndexOf('>') > opener;
}

/** A text of which something must be seen: what names a row, or is required. */
export const visibleText = (schema: z.ZodString): z.ZodString =>
  schema.refine(isVisible, { params: { code: 'required' } });

/** A text that becomes a part of an address: it has at least one letter or digit, which is all that an address keeps. */
export const readableText = (schema: z.ZodString): z.ZodString =>
  schema.refine((text) => text === '' || hasLetter(text), { params: { code: 'letter' } });

/**
 * One-line or multi-line plain text: HTML-like tags are refused (spec 5.1). Normalised by the server (decisions 2.0 "Text in").
 * With a least length something of it can be seen: a name of invisible characters is none.
 */
export function plainText(max: number, min = 0) {
  const text = z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((v) => !hasHtmlTag(v), { params: { code: 'html' } });
  return min > 0 ? visibleText(text) : text;
}
/**
 * Rich text as an editor sends it, of at most `max` characters; the server sanitises it. More than RICH_TAGS_MAX tags
 * count as too long.
 */
export const richText = (max = BODY_HTML_MAX * 2) =>
  z
    .string()
    .max(max)
    .refine((html) => html.length <= RICH_TAGS_MAX || html.split('<').length <= RICH_TAGS_MAX, {
      params: { code: 'max_length', n: max },
    });
/** Like {@link plainText}; `''` is read as null. */
export const plainTextOrNull = (max: number) => textOrNull(plainText(max));
/** {@link readableText} where `''` is read as null. */
export const readableTextOrNull = (max: number) => textOrNull(readableText(plainText(max)));
const textOrNull = (text: z.ZodString) =>
  printedAs(
    text.nullable().transform((v) => (v === '' ? null : v)),
    'string | null',
  );

/** A colour, `#rrggbb`. */
export const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** Search text of a list, at most {@link KEYWORD_MAX} characters. */
export const keyword = (minLength = 1) => z.string().trim().min(minLength).max(KEYWORD_MAX);

export const pageQuery = {
  page: z.coerce.number().int().min(1).max(INT4_MAX).default(1),
  perPage: z.coerce
    .number()
    .int()
    .refine((n) => (PAGE_SIZES as readonly number[]).includes(n), { params: { code: 'page_size' } })
    .default(DEFAULT_PAGE_SIZE),
};

/** Bounds of a list by time, unix seconds. */
export const dateRange = { from_date: unix.optional(), to_date: unix.optional() };

export const idAndName = z.object({ id: z.number(), name: z.string() });
/** A department to which a person may send, with who is in it; customers do not learn who (decisions 2.7). */
export const toDepartment = idAndName.extend({ users: z.array(idAndName) });
/** A person as screens show them. */
export const person = z.object({
  id: z.number(),
  name: z.string(),
  employee: z.boolean(),
  profile_picture_name: z.string().nullable(),
});
