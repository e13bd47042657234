/** A piece of a style sheet: a rule with its selectors, a block of rules, or a statement that stands for itself. */
type Piece =
  | { kind: 'rule'; selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  | { kind: 'block'; head: string; pieces: readonly Piece[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'statement'; text: string };

/** Reads a sheet that the build wrote. `base` is the folder its relative addresses are meant from: `/s/staff/`. */
export function readStyles(css: string, base: string): readonly Piece[] {
  return pieces(css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\((?!["']?(?:\/|data:|#))(["']?)/g, `url($1${base}`));
}

function pieces(css: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  while (from < css.length) {
    const open = css.indexOf('{', from);
    const end = css.indexOf(';', from);
    if (end !== -1 && (open === -1 || end < open)) {
      const text = css.slice(from, end).trim();
      if (text) found.push({ kind: 'statement', text: `${text};` });
      from = end + 1;
    } else if (open === -1) {
      break;
    } else {
      const close = closing(css, open);
      found.push(piece(css.slice(from, open).trim(), css.slice(open + 1, close).trim()));
      from = close + 1;
    }
  }
  return found;
}

/** Where the brace that opens at `open` closes; braces do not occur in our strings. */
function closing(css: string, open: number): number {
  for (let at = open, depth = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

function piece(head: string, body: string): Piece {
  if (/^@(media|layer|supports|container)\b/.test(head)) return { kind: 'block', head, pieces: pieces(body) };
  const keyframes = /^@keyframes\s+([\w-]+)/.exec(head);
  if (keyframes) return { kind: 'keyframes', name: keyframes[1]!, text: `${head}{${body}}` };
  if (head.startsWith('@')) return { kind: 'statement', text: `${head}{${body}}` };
  return { kind: 'rule', selectors: listed(head).map((text) => ({ text, classes: namedClasses(text) })), body };
}

/** A selector list at its outermost commas. */
function listed(selectors: string): string[] {
  const list = [''];
  let depth = 0;
  for (const char of selectors) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) list.push('');
    else list[list.length - 1] += char;
  }
  return list.map((text) => text.trim());
}

// a class that must not be there, or is one of several, is no condition
const namedClasses = (selector: string) =>
  [...selector.replace(/:(not|is|where|has)\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map((match) =>
    match[1]!.replaceAll('\\', ''),
  );

/** What a page is, as far as its rules ask: the classes in it, and light, dark or the device's own. */
export interface Painted {
  classes: ReadonlySet<string>;
  theme: string;
}

/**
 * The rules that can apply to such a page, in their order; what changes nothing there is left out, and so is what answers a
 * pointer or a printer: the sheets are there before anybody misses it.
 */
export function criticalStyles(sheets: readonly (readonly Piece[])[], painted: Painted): string {
  const kept = sheets.map((sheet) => written(sheet, painted)).join('');
  const animations = sheets
    .flat()
    .filter((one) => one.kind === 'keyframes')
    .filter(({ name }) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(kept));
  return kept + animations.map(({ text }) => text).join('');
}

const POINTED = /:(hover|active)\b|::selection/;
const MEDIA_LATER = /^@media\s+print\b/;
const MEDIA_DARK = /^@media[^{]*prefers-color-scheme/;

function applies(selector: { text: string; classes: readonly string[] }, { classes, theme }: Painted): boolean {
  const asked = /\[data-theme="?(\w+)"?\]/.exec(selector.text.replace(/:not\([^)]*\)/g, ''))?.[1];
  return (
    (asked === undefined || asked === theme) &&
    !POINTED.test(selector.text) &&
    selector.classes.every((name) => classes.has(name))
  );
}

function written(sheet: readonly Piece[], painted: Painted): string {
  return sheet
    .map((one) => {
      if (one.kind === 'statement') return one.text;
      if (one.kind === 'keyframes') return '';
      if (one.kind === 'block') {
        if (MEDIA_LATER.test(one.head) || (painted.theme !== 'system' && MEDIA_DARK.test(one.head))) return '';
        const inside = written(one.pieces, painted);
        return inside && `${one.head}{${inside}}`;
      }
      const selectors = one.selectors.filter((selector) => applies(selector, painted));
      return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${one.body}}` : '';
    })
    .join('');
}

/** Every class that some HTML names. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]!.split(/\s+/)).filter(Boolean));
}

/**
 * Styles that stand in the HTML itself are refused by the page's policy, so they move into its sheet: each becomes a rule
 * for the elements that had it. React writes `"` in texts as `&quot;`, so a match is always an attribute.
 */
export function liftStyles(html: string, scope: string): { html: string; styles: string } {
  const seen = new Map<string, number>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const number = seen.get(style) ?? seen.size;
    seen.set(style, number);
    return ` data-look="${number}"`;
  });
  return {
    html: lifted,
    styles: [...seen]
      .map(([style, number]) => (SAFE_STYLE.test(style) ? `${scope} [data-look="${number}"]{${style}}` : ''))
      .join(''),
  };
}

/** Sizes, colours and the like; anything that could end the rule or load a file is left out. */
const SAFE_STYLE = /^[\w\s.,:;%()#/-]*$/;
