import postcss, { type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A selector with what has to be there so that it can match. */
interface CriticalSelector {
  text: string;
  classes: readonly string[];
  /** Value of `data-theme` on the page. */
  theme?: string | undefined;
  /** Matches only what a pointer is on, or what is selected. */
  interaction: boolean;
}

/** A part of a style sheet: a rule with its selectors, a block of rules, or a single statement. */
type CssNode =
  | { kind: 'rule'; selectors: readonly CriticalSelector[]; body: string }
  | { kind: 'block'; name: string; params: string; pieces: readonly CssNode[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'statement'; text: string };

/** Parses a sheet that the build wrote. `base` is the folder to which its relative addresses refer: `/s/staff/`. */
export function parseStylesheet(css: string, base: string): readonly CssNode[] {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/url\((?!["']?(?:\/|data:|#))(["']?)/g, `url($1${base}`);
  });
  return root.nodes.map(toCssNode);
}

/** At-rules that hold rules for a condition or a layer. */
const BLOCKS = new Set(['media', 'layer', 'supports', 'container']);

function toCssNode(node: ChildNode): CssNode {
  if (node.type === 'rule') {
    const selectors = selectorParser().astSync(node.selector).nodes.map(criticalSelector);
    return { kind: 'rule', selectors, body: node.nodes.map(String).join(';') };
  }
  if (node.type !== 'atrule') return { kind: 'statement', text: `${String(node)};` };
  const { name, params, nodes } = node;
  if (name === 'keyframes') return { kind: 'keyframes', name: params, text: String(node) };
  if (nodes && BLOCKS.has(name)) return { kind: 'block', name, params, pieces: nodes.map(toCssNode) };
  return { kind: 'statement', text: nodes ? String(node) : `${String(node)};` };
}

const INTERACTIONS = new Set([':hover', ':active', '::selection']);

function criticalSelector(selector: selectorParser.Selector): CriticalSelector {
  const classes: string[] = [];
  let theme: string | undefined;
  let interaction = false;
  // what stands inside of a pseudo-class is excluded, or one of several alternatives: neither is required
  for (const node of selector.nodes) {
    if (node.type === 'class') classes.push(node.value);
    else if (node.type === 'attribute' && node.attribute === 'data-theme') theme = node.value;
    else if (node.type === 'pseudo' && INTERACTIONS.has(node.value)) interaction = true;
  }
  return { text: String(selector).trim(), classes, theme, interaction };
}

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

const matchesContext = (selector: CriticalSelector, { classes, theme }: StyleContext): boolean =>
  (selector.theme === undefined || selector.theme === theme) &&
  !selector.interaction &&
  selector.classes.every((name) => classes.has(name));

/** Whether a block is for a printer, or asks for the device's theme on a page with a theme of its own. */
const isElsewhere = ({ name, params }: { name: string; params: string }, { theme }: StyleContext): boolean =>
  name === 'media' && (params.startsWith('print') || (theme !== 'system' && params.includes('prefers-color-scheme')));

function serializeNodes(sheet: readonly CssNode[], context: StyleContext): string {
  return sheet
    .map((one) => {
      if (one.kind === 'statement') return one.text;
      if (one.kind === 'keyframes') return '';
      if (one.kind === 'block') {
        const inside = isElsewhere(one, context) ? '' : serializeNodes(one.pieces, context);
        return inside && `@${one.name} ${one.params}{${inside}}`;
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
 * The page's policy refuses styles in the HTML itself, so they move into its sheet: each becomes a rule for the
 * elements that had it. React writes `"` in texts as `&quot;`, so a match is always an attribute.
 */
export function extractInlineStyles(html: string, scope: string): { html: string; styles: string } {
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

/** Sizes, colours and similar values; anything that could end the rule or load a file is left out. */
const SAFE_STYLE = /^[\w\s.,:;%()#/-]*$/;
