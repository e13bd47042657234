/** A part of a Persian line: a left-to-right run, or the text between two of them. */
export interface TextRun {
  text: string;
  /** `latin` keeps Latin digits («Error 504», an IP address); a `number` is shown in Persian ones; both run left to right. */
  kind: 'text' | 'latin' | 'number';
}

const DIGIT = '0-9\u06f0-\u06f9';
/** Everything a left-to-right run may contain between its first and its last character: no letter or sign of Arabic script. */
const INSIDE = `[^\\u0590-\\u06ef\\u06fa-\\u08ff\\ufb1d-\\ufefc\\n<&;]`;
/** The Persian signs between the digits of an amount: of thousands (٬) and of decimals (٫). */
const SEPARATOR = `[\\u066b\\u066c](?=[${DIGIT}])`;
const RUN = new RegExp(`[A-Za-z${DIGIT}](?:(?:${INSIDE}|${SEPARATOR})*[A-Za-z${DIGIT}%\\u066a])?`, 'g');
const LATIN_LETTER = /[A-Za-z]/;
const ADDRESS = new RegExp(`^[${DIGIT}]+(?:\\.[${DIGIT}]+){2,}(?::[${DIGIT}]+)?$`);
const ANY = new RegExp(`[A-Za-z${DIGIT}]`);

function addRun(runs: TextRun[], text: string, kind: TextRun['kind']): void {
  const last = runs.at(-1);
  if (text === '') return;
  if (kind === 'text' && last?.kind === 'text') last.text += text;
  else runs.push({ text, kind });
}

/** A bracket that opens inside a run belongs to it together with its closing one. */
function endOf(line: string, from: number, to: number): number {
  const run = line.slice(from, to);
  return line[to] === ')' && run.lastIndexOf('(') > run.lastIndexOf(')') ? to + 1 : to;
}

/**
 * Splits a line of a person's text into its left-to-right runs and the rest. One rule for the digits of a text wherever
 * it is shown: those next to Latin letters, and those of addresses and versions, stay Latin; all others are Persian
 * (design/persian-ux A5). Joined, the runs are the text.
 */
export function textRuns(line: string): TextRun[] {
  if (!ANY.test(line)) return line === '' ? [] : [{ text: line, kind: 'text' }];
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of line.matchAll(RUN)) {
    const end = endOf(line, match.index, match.index + match[0].length);
    const run = line.slice(match.index, end);
    addRun(runs, line.slice(at, match.index), 'text');
    if (LATIN_LETTER.test(run)) addRun(runs, run, 'latin');
    // numbers with spaces between them are not one number, and keep the order of the line
    else
      for (const part of run.split(/(\s+)/))
        addRun(runs, part, ADDRESS.test(part) ? 'latin' : ANY.test(part) ? 'number' : 'text');
    at = end;
  }
  addRun(runs, line.slice(at), 'text');
  return runs;
}

/** True when digits of a text stand in a Latin run, so that a field that shows the whole text keeps Latin digits. */
export const hasLatinDigits = (text: string): boolean =>
  textRuns(text).some((run) => run.kind === 'latin' && /\d/.test(run.text));

/** Text between the tags of clean HTML, with its entities. */
const HTML_TEXT = /(<[^>]*>)|&(?:#\w+|\w+);|[^<&]+/g;

/**
 * Wraps the Latin runs of a message, so that their digits stay Latin and an address is not reordered; text inside `pre`
 * and `code` is Latin anyway. `html` is clean.
 */
export function wrapLatinRuns(html: string, open: string, close: string): string {
  if (!ANY.test(html)) return html;
  let code = 0;
  return html.replace(HTML_TEXT, (part, tag: string | undefined) => {
    if (tag) {
      if (/^<(?:pre|code)\b/i.test(tag)) code += 1;
      else if (/^<\/(?:pre|code)\b/i.test(tag)) code -= 1;
      return part;
    }
    if (code > 0 || part.startsWith('&')) return part;
    return textRuns(part)
      .map(({ text, kind }) => (kind === 'latin' && /\d/.test(text) ? `${open}${text}${close}` : text))
      .join('');
  });
}
