// What a test sentence may begin with: `[2.37]`, `[4.8, 5.27]`, `[decisions 2.3 T9]`, `[2.15, decisions 2.3]`, `[issue
// 2, kill -9]`.
import { DECISIONS } from '../../data/decisions.ts';
import { STATEMENTS } from '../../data/statements.ts';

const KNOWN = new Map(STATEMENTS.map(([id, , , text]) => [id, text]));
const NUMBER = /^\d+\.\d+$/;
/**
 * Folders without screens: a citation of section 2 there almost always means the section of the decisions with the same
 * number.
 */
const WITHOUT_SCREENS = /^(apps\/server|packages\/(domain|persian|dayjs-jalali))\//;
/**
 * Statements about screens that the server implements in part: redirect to the login, the error page, the list of
 * notifications.
 */
const SERVED_SCREENS = new Set(['2.2', '2.24', '2.49']);

/**
 * Statements of the product spec at the beginning of a sentence; none for decisions and issues, whose numbers mean
 * other things.
 */
export function citedStatements(sentence: string): string[] {
  const [, list] = /^\[([^\]]+)\]/.exec(sentence) ?? [];
  return list?.split(/,\s*/).filter((item) => NUMBER.test(item)) ?? [];
}

function itemViolation(item: string, file: string): string | undefined {
  const section = /^decisions (\S+)/.exec(item)?.[1];
  if (section) return DECISIONS.has(section) ? undefined : `the product decisions have no section ${section}`;
  if (!NUMBER.test(item))
    return `"${item}" is neither a statement ("2.44") nor a section of the decisions ("decisions 2.3")`;
  if (!KNOWN.has(item))
    return DECISIONS.has(item)
      ? `the product spec has no statement ${item}; the section of the decisions is written "decisions ${item}"`
      : `the product spec has no statement ${item}`;
  const screen = item.startsWith('2.') && WITHOUT_SCREENS.test(file) && !SERVED_SCREENS.has(item);
  return screen
    ? `${item} is the screen "${KNOWN.get(item)}"; if the section of the decisions is meant, write "decisions ${item}"`
    : undefined;
}

/**
 * The problem with the citation at the beginning of a sentence, undefined when there is none. `file` is relative to the
 * root.
 */
export function citationViolation(sentence: string, file: string): string | undefined {
  if (!/^\[(\d|decisions\b)/.test(sentence)) return undefined;
  const [, list = '', rest = ''] = /^\[([^\]]*)\](.*)$/s.exec(sentence) ?? [];
  if (/^\s*\[\d/.test(rest)) return 'several citations stand in one pair of brackets: "[4.8, 5.27]"';
  return list
    .split(/,\s*/)
    .map((item) => itemViolation(item, file))
    .find(Boolean);
}

/**
 * Like {@link citationViolation}, for the sentence of a test, where only the beginning may contain citations: only that
 * is counted.
 */
export function sentenceViolation(sentence: string, file: string): string | undefined {
  const later = /^(?:\[[^\]]*\])?(.*)$/s.exec(sentence)?.[1] ?? '';
  return (
    citationViolation(sentence, file) ??
    (/\[\d+\.\d+\]|\bdecisions \d/.test(later) ? 'a sentence begins with what it cites, in brackets' : undefined)
  );
}
