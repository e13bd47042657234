/** A text in the plain box: what the box cannot show as letters stays above it as HTML. */
export interface PlainText {
  /** HTML above the box: empty, or a text with formatting. */
  above: string;
  /** The letters in the box, a line for each paragraph. */
  text: string;
}

/** What a plain box has when the editor comes in its stead. */
export interface UnfinishedText extends PlainText {
  /** The letters that it had at first; undo in the editor goes back to them. */
  first: string;
  /** Start and end of the selection, as positions in `text`. */
  selection: readonly [number, number];
  /** The box has the focus. */
  focused: boolean;
  /** Pasted or dropped pictures that only the editor can show. */
  pictures: readonly File[];
  /** Rich texts that are to be put where the caret is, which only the editor can. */
  inserted: readonly string[];
}

const PARAGRAPHS = /^(?:<p(?: dir="auto")?>[^<]*<\/p>)*$/;
const LETTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Whether a text has no formatting, so that a plain box shows all of it. */
export const isPlain = (html: string): boolean =>
  PARAGRAPHS.test(html) && (html.match(/&[^;\s]*;?/g) ?? []).every((letter) => letter in LETTERS);

/** A text for the plain box. */
export function toPlainText(html: string): PlainText {
  if (!isPlain(html)) return { above: html, text: '' };
  const lines = html.split('</p>').slice(0, -1);
  const text = lines.map((line) => line.replace(/^<p[^>]*>/, '')).join('\n');
  return { above: '', text: text.replace(/&\w+;/g, (letter) => LETTERS[letter] ?? letter) };
}

/** HTML of the text, as the editor writes it; empty when there is nothing. */
export function fromPlainText({ above, text }: PlainText): string {
  if (text === '') return above;
  const lines = text.split('\n').map((line) => `<p dir="auto">${line.replace(/[&<>\u00a0]/g, escaped)}</p>`);
  return above + lines.join('');
}

const escaped = (letter: string): string => Object.keys(LETTERS).find((entity) => LETTERS[entity] === letter) ?? letter;
