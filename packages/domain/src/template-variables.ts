import { TEMPLATE_VARIABLES, type TemplateVariable } from '@hamyar/contracts';

/** What the variables of a ready-made text stand for on one ticket; one without a value is left out. */
export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string>>>;

/** A variable in a text: where it begins and ends, and its name without blanks. */
export interface VariableRange {
  start: number;
  end: number;
  name: string;
}

const VARIABLE = /\{\{([^{}\n]{1,80})\}\}/g;
/** Blanks and invisible characters that people leave between the braces. */
const BLANKS = /&nbsp;|[\s\u00a0\u200b-\u200f\u2060\ufeff]/g;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</gi;
/** In code nothing is a variable: there somebody shows how one is written. */
const CODE = new Set(['pre', 'code']);
const BLOCKS = new Set(['p', 'div', 'li', 'h2', 'h3', 'h4', 'pre', 'blockquote', 'td', 'th', 'tr', 'br']);
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!);
const nameOf = (inner: string): string => inner.replace(BLANKS, '').toLowerCase();
const isKnown = (name: string): name is TemplateVariable => (TEMPLATE_VARIABLES as readonly string[]).includes(name);

/** The parts of a rich text: tags as they are, and texts with whether they stand in code. */
function* partsOf(html: string): Generator<{ text: string; tag: string | null; code: boolean }> {
  let depth = 0;
  for (const [text, slash, name] of html.matchAll(TOKEN)) {
    const tag = name === undefined ? null : name.toLowerCase();
    if (tag !== null && CODE.has(tag)) depth = Math.max(0, depth + (slash ? -1 : 1));
    yield { text, tag, code: depth > 0 };
  }
}

/**
 * Replaces the variables of a ready-made text by plain look-up; values are escaped, and never read again (decisions
 * 2.12). What has no value stays as it is written.
 */
export function fillTemplate(html: string, values: TemplateValues): string {
  let filled = '';
  for (const { text, tag, code } of partsOf(html))
    filled +=
      tag !== null || code
        ? text
        : text.replace(VARIABLE, (whole, inner: string) => {
            const name = nameOf(inner);
            const value = isKnown(name) ? values[name] : undefined;
            return value === undefined ? whole : escapeHtml(value);
          });
  return filled;
}

/** The variables in the text of one paragraph, known or not. */
export const variableRanges = (text: string): VariableRange[] =>
  [...text.matchAll(VARIABLE)].flatMap((found) => {
    const name = nameOf(found[1]!);
    return name === '' ? [] : [{ start: found.index, end: found.index + found[0].length, name }];
  });

/** The names of the variables that a rich text still has, each once; also those with markup between their letters. */
export function openVariables(html: string): string[] {
  let visible = '';
  for (const { text, tag, code } of partsOf(html))
    if (tag !== null) visible += BLOCKS.has(tag) ? '\n' : '';
    else if (!code) visible += text;
  return [...new Set(variableRanges(visible).map(({ name }) => name))];
}

/**
 * The variables that keep a text from being sent (decisions 2.12): after a ready-made text every one that is left;
 * without one only those that the product knows, because somebody may write of braces.
 */
export const blockingVariables = (html: string, withTemplate: boolean): string[] =>
  openVariables(html).filter((name) => isBlockingVariable(name, withTemplate));

/** Whether this variable keeps a text from being sent, see {@link blockingVariables}. */
export const isBlockingVariable = (name: string, withTemplate: boolean): boolean => withTemplate || isKnown(name);

/**
 * {@link fillTemplate} where nobody reads the text before it leaves: a variable of the product that has no value
 * disappears.
 */
export const fillUnread = (html: string, values: TemplateValues): string =>
  fillTemplate(html, { ...EVERY_VALUE, ...values });

const EVERY_VALUE: TemplateValues = Object.fromEntries(TEMPLATE_VARIABLES.map((name) => [name, '']));

/** The names in a ready-made text that no ticket could fill: those that are no variables, and those torn by markup. */
export const unknownVariables = (html: string): string[] => openVariables(fillTemplate(html, EVERY_VALUE));
