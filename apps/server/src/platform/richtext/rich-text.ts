import { firstStrongDirection, truncate, type Direction } from '@hamyar/persian';
import { BLOCKS, sanitizeRich } from './sanitize.ts';

/** A rich body as it is stored. */
export interface RichText {
  /** sanitised; every block carries its `dir` */
  html: string;
  /** what a person reads, one line a block; for search, excerpts and plain mails */
  text: string;
  /** direction of the whole, from its first strong letter */
  dir: Direction;
  /** the beginning on one line, at most 255 characters */
  excerpt: string;
  /** nothing to see: no visible letter and no image */
  empty: boolean;
}

const EXCERPT = 255;
// Sanitised HTML escapes < and > in texts and attributes, so this reads it without a parser.
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&#39;': '\'' };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity]!);
const VISIBLE = /[^\s\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u;

interface OpenBlock { at: number; attributes: string; tag: string; text: string; dir: Direction | null }

/** Sanitises a rich body and derives what is stored beside it. Source: decisions 2.0 "Plain vs rich", "Direction", 2.4. */
export function toRichText(source: string): RichText {
  const html = sanitizeRich(source);
  const out: string[] = [];
  const open: OpenBlock[] = [];
  let text = '';
  let images = 0;
  for (const [token, close, tag, attributes = '', words] of html.matchAll(TOKEN)) {
    out.push(token);
    if (words !== undefined) {
      const read = decode(words);
      text += read;
      for (const block of open) block.text += read;
    } else if (tag === 'img') {
      images += 1;
    } else if (tag === 'br' || tag === 'tr') {
      text += '\n';
    } else if (tag && BLOCKS.has(tag)) {
      text += tag === 'td' || tag === 'th' ? '\t' : '\n';
      if (close) closeBlock(out, open.pop());
      else open.push({ at: out.length - 1, attributes, tag, text: '', dir: null });
    }
  }
  while (open.length > 0) closeBlock(out, open.pop());
  const lines = text.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim()).filter(Boolean).join('\n');
  return {
    html: out.join(''), text: lines, dir: firstStrongDirection(lines) ?? 'rtl', excerpt: truncate(lines.replace(/\n/g, ' '), EXCERPT - 1),
    empty: images === 0 && !VISIBLE.test(text),
  };
}

// A direction somebody chose stays; the others follow the block's first strong letter (UAX #9).
function closeBlock(out: string[], block: OpenBlock | undefined): void {
  if (!block || /\sdir="/.test(block.attributes)) return;
  const dir = firstStrongDirection(block.text);
  if (dir) out[block.at] = `<${block.tag}${block.attributes} dir="${dir}">`;
}
