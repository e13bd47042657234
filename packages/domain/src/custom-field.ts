import {
  CUSTOM_FIELD_MAX,
  CUSTOM_NUMBER_MAX,
  CUSTOM_VALUE_MAX,
  isCivilDate,
  type CustomDateType,
  type CustomFieldItem,
  type CustomFieldType,
  type CustomValue,
} from '@hamyar/contracts';

/** What decides which values a custom field takes (decisions 2.11). */
export interface ValueRules {
  type: CustomFieldType;
  date_type: CustomDateType | null;
  min_length: number | null;
  max_length: number | null;
  min: number | null;
  max: number | null;
  min_date: string | null;
  max_date: string | null;
  items: readonly { id: number; is_archived?: boolean }[];
  regex: string | null;
}

/** Why a value is refused, by the code of the server's answers; `n` is what it is compared with. */
export interface ValueError {
  code: 'REQUIRED' | 'MIN_LENGTH' | 'MAX_LENGTH' | 'MIN' | 'MAX' | 'NUMBER' | 'CHOICE' | 'DATE' | 'URL' | 'PATTERN';
  n?: number | string;
}

/** Whether nothing was filled in. An unset checkbox is a value. */
export const isEmptyValue = (value: CustomValue | undefined): boolean =>
  value === undefined || value === null || value === '';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const WEB_ADDRESS = /^https?:\/\/[^\s/$.?#<>"'][^\s<>"']*$/i;

const lengthOf = (text: string): number => [...text].length;

function textError(value: CustomValue, rules: ValueRules, most: number): ValueError | null {
  if (typeof value !== 'string') return { code: 'PATTERN' };
  const length = lengthOf(value);
  const max = Math.min(rules.max_length ?? most, most);
  if (rules.min_length !== null && length < rules.min_length) return { code: 'MIN_LENGTH', n: rules.min_length };
  if (length > max) return { code: 'MAX_LENGTH', n: max };
  if (rules.regex !== null && regexError(rules.regex) === null && !new RegExp(`^(?:${rules.regex})$`, 'u').test(value))
    return { code: 'PATTERN' };
  return null;
}

function numberError(value: CustomValue, { min, max }: ValueRules): ValueError | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > CUSTOM_NUMBER_MAX)
    return { code: 'NUMBER' };
  if (min !== null && value < min) return { code: 'MIN', n: min };
  if (max !== null && value > max) return { code: 'MAX', n: max };
  return null;
}

/** The year 2100 in unix seconds: a moment after it is a mistake. */
const LAST_MOMENT = 4_102_444_800;

function dateError(value: CustomValue, { date_type, min_date, max_date }: ValueRules): ValueError | null {
  if (date_type === 'datetime')
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < LAST_MOMENT
      ? null
      : { code: 'DATE' };
  if (typeof value !== 'string') return { code: 'DATE' };
  if (date_type === 'time') return CLOCK.test(value) ? null : { code: 'DATE' };
  const outside = (min_date !== null && value < min_date) || (max_date !== null && value > max_date);
  return isCivilDate(value) && !outside ? null : { code: 'DATE' };
}

/**
 * Why a field refuses a value that is filled in; null when it takes it. Numbers are numbers and ids here: a caller reads
 * them from what somebody typed. An archived item is refused, unless the object has it already (`stored`).
 */
export function valueError(rules: ValueRules, value: CustomValue, stored: CustomValue = null): ValueError | null {
  switch (rules.type) {
    case 'text':
      return textError(value, rules, CUSTOM_VALUE_MAX.text);
    case 'textArea':
      return textError(value, { ...rules, regex: null }, CUSTOM_VALUE_MAX.textArea);
    case 'url':
      return typeof value === 'string' && lengthOf(value) <= CUSTOM_VALUE_MAX.url && WEB_ADDRESS.test(value)
        ? null
        : { code: 'URL' };
    case 'password':
      return typeof value === 'string' && lengthOf(value) <= CUSTOM_VALUE_MAX.password
        ? null
        : { code: 'MAX_LENGTH', n: CUSTOM_VALUE_MAX.password };
    case 'number':
      return numberError(value, rules);
    case 'date':
      return dateError(value, rules);
    case 'checkbox':
      return value === 0 || value === 1 ? null : { code: 'CHOICE' };
    case 'dropdown':
      return rules.items.some(({ id, is_archived }) => id === value && (is_archived !== true || value === stored))
        ? null
        : { code: 'CHOICE' };
    case 'uuid':
      // given by the server
      return { code: 'CHOICE' };
  }
}

/** What takes a text of its own length: each of them makes reading a text longer by a factor. */
const VARIABLE = /[*+?]|\{\d+,\d*\}/g;
const VARIABLES_MAX = 3;

/**
 * Why a pattern cannot be that of a field: it does not compile, or a short text could keep a browser or the server busy.
 * Allowed are letters, classes, and together at most three parts of variable length and groups of alternatives; a group
 * is never repeated.
 */
export function regexError(pattern: string): 'PATTERN' | null {
  if (pattern.length > CUSTOM_FIELD_MAX.regex) return 'PATTERN';
  try {
    new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return 'PATTERN';
  }
  // escaped characters and classes have no parts inside them
  const shape = pattern
    .replace(/\\[kK1-9]/g, '(?=')
    .replace(/\\./gu, 'x')
    .replace(/\[[^\]]*\]/g, 'x');
  if (/\(\?[^:]|\)[*+{]/.test(shape)) return 'PATTERN';
  const plain = shape.replaceAll('(?:', '(');
  const alternatives = plain.includes('|') ? Math.max(1, plain.split('(').length - 1) : 0;
  return (plain.match(VARIABLE) ?? []).length + alternatives > VARIABLES_MAX ? 'PATTERN' : null;
}

/** The largest id that a line may name: nine digits. */
const ITEM_ID_MAX = 999_999_999;
const ITEM_ID = /^(.*\S)\s*:\s*([0-9۰-۹]{1,9})$/u;
const toDigits = (text: string): number =>
  Number([...text].map((digit) => String(digit.codePointAt(0)! & 0xf)).join(''));

/** The items of a dropdown as lines of `name:id`, those that are not archived (spec 3.10). */
export const itemLines = (items: readonly CustomFieldItem[]): string =>
  items.flatMap(({ id, name, is_archived }) => (is_archived ? [] : [`${name}:${id}`])).join('\n');

/** Items that are wrong: two with one id or name, too many, or a name that is too long. */
export type ItemError = 'REQUIRED' | 'DUPLICATE' | 'MAX_ITEMS' | 'MAX_LENGTH';

/** Answers ids that are free: those after the largest, and where a line could not name them, the smallest. */
function freeIds(ids: readonly number[]): () => number {
  const used = new Set(ids);
  let last = Math.max(0, ...ids);
  return () => {
    last += 1;
    if (last > ITEM_ID_MAX) for (last = 1; used.has(last); ) last += 1;
    used.add(last);
    return last;
  };
}

/**
 * The items that lines of `name` or `name:id` make of those that a field has. An id stays the same item under a new
 * name; a line without an id gets the next one; what has no line is archived and stays at the end.
 */
export function itemsFromLines(
  lines: string,
  stored: readonly CustomFieldItem[],
): { items: CustomFieldItem[] } | { error: ItemError } {
  const rows = lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name, id] = ITEM_ID.exec(line) ?? [];
      return name === undefined || id === undefined ? { name: line, id: null } : { name, id: toDigits(id) };
    });
  if (rows.length === 0) return { error: 'REQUIRED' };
  if (rows.length > CUSTOM_FIELD_MAX.items) return { error: 'MAX_ITEMS' };
  if (rows.some(({ name }) => lengthOf(name) > CUSTOM_FIELD_MAX.item)) return { error: 'MAX_LENGTH' };
  const given = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const twice = (list: readonly unknown[]) => new Set(list).size < list.length;
  if (twice(given) || twice(rows.map(({ name }) => name)) || given.includes(0)) return { error: 'DUPLICATE' };
  const next = freeIds([...given, ...stored.map(({ id }) => id)]);
  const items = rows.map(({ name, id }) => ({ id: id ?? next(), name, is_archived: false }));
  const kept = new Set(items.map(({ id }) => id));
  return {
    items: [...items, ...stored.filter(({ id }) => !kept.has(id)).map((item) => ({ ...item, is_archived: true }))],
  };
}
