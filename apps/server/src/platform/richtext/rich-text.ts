import { firstStrongDirection, truncate, type Direction } from '@hamyar/persian';
import { DIRECTED, sanitizeRich } from './sanitize.ts';

/** A rich body in its stored form. */
export interface RichText {
  /** sanitised; every block with text of its own has its `dir` */
  html: string;
  /** the visible text, one line per block; for search, excerpts and plain mails */
  text: string;
  /** direction of the whole text, by its first strong letter */
  dir: Direction;
  /** the beginning as one line, at most 255 characters */
  excerpt: string;
  /** no visible letter and no image */
  empty: boolean;
}

const EXCERPT = 255;
/**
 * Amount of HTML that is read for an excerpt: a body whose first 255 letters need more markup than this is not ordinary
 * text.
 */
const EXCERPT_HTML = 4_000;
// Sanitised HTML escapes < and > in texts and attributes, so this reads it without a parser.
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity]!);
const VISIBLE = /[^\s\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u;

interface OpenBlock {
  at: number;
  attributes: string;
  tag: string;
  /** Its text outside the blocks inside it. */
  text: string;
}

const tagSeparator = (tag: string): string =>
  tag === 'br' || tag === 'tr'
    ? '\n'
    : !DIRECTED.has(tag) && tag !== 'li'
      ? ''
      : tag === 'td' || tag === 'th'
        ? '\t'
        : '\n';
const toLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
const toExcerpt = (lines: string): string => truncate(lines.replace(/\n/g, ' '), EXCERPT - 1);

/**
 * The beginning of a stored body as one line, at most 255 characters. `html` is sanitised, and may be only the
 * beginning of a body.
 */
export function excerptOf(html: string): string {
  if (html === '') return '';
  const whole = html.length <= EXCERPT_HTML ? html : html.slice(0, EXCERPT_HTML);
  let text = '';
  // Removes an element or entity that was cut in the middle.
  for (const [, , tag, , words] of whole.replace(/(?:<[^>]*|&[a-z#0-9]*)$/, '').matchAll(TOKEN))
    text += words === undefined ? tagSeparator(tag ?? '') : decode(words);
  return toExcerpt(toLines(text));
}

/**
 * Sanitises a rich body and derives its text, direction and excerpt. Source: decisions 2.0 "Plain vs rich",
 * "Direction", 2.4.
 */
export const toRichText = (source: string): RichText => readRich(sanitizeRich(source));

/** A rich body for employees only, which may name colleagues. */
export const toNoteText = (source: string): RichText => readRich(sanitizeRich(source, { mentions: true }));

function readRich(html: string): RichText {
  const out: string[] = [];
  const open: OpenBlock[] = [];
  let text = '';
  let images = 0;
  for (const [token, close, tag, attributes = '', words] of html.matchAll(TOKEN)) {
    out.push(token);
    if (words !== undefined) {
      const read = decode(words);
      text += read;
      const block = open.at(-1);
      if (block) block.text += read;
    } else if (tag === 'img') {
      images += 1;
    } else if (tag) {
      text += tagSeparator(tag);
      if (!DIRECTED.has(tag) && tag !== 'li') continue;
      if (close) closeBlock(out, open.pop());
      else open.push({ at: out.length - 1, attributes, tag, text: '' });
    }
  }
  while (open.length > 0) closeBlock(out, open.pop());
  const lines = toLines(text);
  return {
    html: out.join(''),
    text: lines,
    dir: firstStrongDirection(lines) ?? 'rtl',
    excerpt: toExcerpt(lines),
    empty: images === 0 && !VISIBLE.test(text),
  };
}

// A direction that somebody chose stays; the others follow the first strong letter of the block's own text (UAX #9). A
// quote or cell that only holds blocks gets none: their lines have theirs, and its border stays where it was written.
function closeBlock(out: string[], block: OpenBlock | undefined): void {
  if (!block || !DIRECTED.has(block.tag) || /\sdir="/.test(block.attributes)) return;
  const dir = firstStrongDirection(block.text);
  if (dir) out[block.at] = `<${block.tag}${block.attributes} dir="${dir}">`;
}
