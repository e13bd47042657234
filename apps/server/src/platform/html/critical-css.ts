import { STYLE_ATTRIBUTE } from '@hamyar/contracts';

/** A part of a style sheet: a rule with its selectors, a block of rules, or a single statement. */
type CssNode =
  | { kind: 'rule'; selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  | { kind: 'block'; head: string; pieces: readonly CssNode[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'statement'; text: string };

/** Parses a sheet that the build wrote. `base` is the folder to which its relative addresses refer: `/s/staff/`. */
export function parseStylesheet(css: string, base: string): readonly CssNode[] {
  return parseNodes(
    css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\((?!["']?(?:\/|data:|#))(["']?)/g, `url($1${base}`),
  );
}

function parseNodes(css: string): CssNode[] {
  const found: CssNode[] = [];
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
      const close = findClosingBrace(css, open);
      found.push(parseNode(css.slice(from, open).trim(), css.slice(open + 1, close).trim()));
      from = close + 1;
    }
  }
  return found;
}

/** Position of the brace that closes the one at `open`; braces do not occur in our strings. */
function findClosingBrace(css: string, open: number): number {
  for (let at = open, depth = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  return css.length;
}

function parseNode(head: string, body: string): CssNode {
  if (/^@(media|layer|supports|container)\b/.test(head)) return { kind: 'block', head, pieces: parseNodes(body) };
  const keyframes = /^@keyframes\s+([\w-]+)/.exec(head);
  if (keyframes) return { kind: 'keyframes', name: keyframes[1]!, text: `${head}{${body}}` };
  if (head.startsWith('@')) return { kind: 'statement', text: `${head}{${body}}` };
  return {
    kind: 'rule',
    selectors: splitSelectors(head).map((text) => ({ text, classes: requiredClasses(text) })),
    body,
  };
}

/** Splits a selector list at its outermost commas. */
function splitSelectors(selectors: string): string[] {
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

// a class in `:not()`, or one of several alternatives, is not required
const requiredClasses = (selector: string) =>
  [...selector.replace(/:(not|is|where|has)\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map((match) =>
    match[1]!.replaceAll('\\', ''),
  );

/** The facts about a page that rules depend on: its classes, and light, dark or the device's own theme. */
export interface StyleContext {
  classes: ReadonlySet<string>;
  theme: string;
}

/**
 * The rules that can apply to such a page, in their order. Rules without effect there are left out, and so are rules
 * for pointers and printers: the full sheets are loaded before those are needed.
 */
export function criticalCss(sheets: readonly (readonly CssNode[])[], context: StyleContext): string {
  const css = sheets.map((sheet) => serializeNodes(sheet, context)).join('');
  const animations = sheets
    .flat()
    .filter((one) => one.kind === 'keyframes')
    .filter(({ name }) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(css));
  return css + animations.map(({ text }) => text).join('');
}

const INTERACTION_SELECTOR = /:(hover|active)\b|::selection/;
const PRINT_MEDIA = /^@media\s+print\b/;
const COLOR_SCHEME_MEDIA = /^@media[^{]*prefers-color-scheme/;

function matchesContext(
  selector: { text: string; classes: readonly string[] },
  { classes, theme }: StyleContext,
): boolean {
  const asked = /\[data-theme="?(\w+)"?\]/.exec(selector.text.replace(/:not\([^)]*\)/g, ''))?.[1];
  return (
    (asked === undefined || asked === theme) &&
    !INTERACTION_SELECTOR.test(selector.text) &&
    selector.classes.every((name) => classes.has(name))
  );
}

function serializeNodes(sheet: readonly CssNode[], context: StyleContext): string {
  return sheet
    .map((one) => {
      if (one.kind === 'statement') return one.text;
      if (one.kind === 'keyframes') return '';
      if (one.kind === 'block') {
        if (PRINT_MEDIA.test(one.head) || (context.theme !== 'system' && COLOR_SCHEME_MEDIA.test(one.head))) return '';
        const inside = serializeNodes(one.pieces, context);
        return inside && `${one.head}{${inside}}`;
      }
      const selectors = one.selectors.filter((selector) => matchesContext(selector, context));
      return selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${one.body}}` : '';
    })
    .join('');
}

/** Every class that some HTML uses. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]!.split(/\s+/)).filter(Boolean));
}

/**
 * The page's policy refuses styles in the HTML itself, so each becomes a rule of its sheet for the elements that had it,
 * until the application sets it as a style again. React writes `"` in texts as `&quot;`, so a match is always an
 * attribute.
 */
export function extractInlineStyles(html: string, scope: string): { html: string; styles: string } {
  const seen = new Set<string>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    seen.add(style);
    return ` ${STYLE_ATTRIBUTE}="${style}"`;
  });
  return {
    html: lifted,
    styles: [...seen]
      .map((style) => (SAFE_STYLE.test(style) ? `${scope} [${STYLE_ATTRIBUTE}="${style}"]{${style}}` : ''))
      .join(''),
  };
}

/** Sizes, colours and similar values; anything that could end the rule or load a file is left out. */
const SAFE_STYLE = /^[\w\s.,:;%()#/-]*$/;
