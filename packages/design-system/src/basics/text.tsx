import { firstStrongDirection, textRuns } from '@hamyar/persian';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Props of {@link Ltr}. */
export interface LtrProps {
  children: ReactNode;
  /**
   * Shows Latin digits and letters unchanged: e-mail, version, path, code. Phones and ticket numbers show Persian
   * digits.
   */
  latin?: boolean;
  className?: string;
}

/**
 * A left-to-right part of a Persian line: phone, card, ticket number, percent, negative number, range, version, path
 * (persian-ux A3.1).
 */
export function Ltr({ children, latin, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={classNames('hd-num', latin && 'hd-lat', className)}>
      {children}
    </bdi>
  );
}

/**
 * Text that a person wrote (name, title) inside a sentence of the product: it has its own direction and cannot reorder
 * the sentence.
 */
export function Name({ children, className }: { children: ReactNode; className?: string }) {
  return <bdi className={className}>{typeof children === 'string' ? lineText(children) : children}</bdi>;
}

const PERSIAN_LETTER = /[\u0600-\u06ff]/;
/** A Latin beginning longer than this fills the line by itself, so the line is read as Latin. */
const LATIN_START_MAX = 24;

/**
 * Direction of one cut-off line of a person's text. A Persian title that only starts with «Invoice 2214» is Persian:
 * with the browser's own guess (`dir="auto"`) it would be cut off at its first Persian word.
 */
export function lineDirection(text: string): 'rtl' | 'ltr' | 'auto' {
  const first = firstStrongDirection(text);
  if (first !== 'ltr') return first ?? 'auto';
  const persian = text.search(PERSIAN_LETTER);
  return persian >= 0 && persian <= LATIN_START_MAX ? 'rtl' : 'ltr';
}

/**
 * Attributes of an element that shows one line of a person's text, with {@link lineText} in it: its direction, and Latin
 * digits for a Latin line.
 */
export function lineProps(text: string): { dir: 'rtl' | 'ltr' | 'auto'; className: string } {
  const dir = lineDirection(text);
  return { dir, className: dir === 'ltr' ? 'hd-line hd-lat' : 'hd-line' };
}

/** Longer runs would leave an empty line where they do not fit: only shorter ones are kept whole. */
const WHOLE_RUN_MAX = 24;

/**
 * A Persian line of a person's text with its left-to-right runs: digits next to Latin letters stay Latin, and where the
 * line is cut off, a number or a Latin name is left out as a whole; the browser would cut off its beginning. A sentence
 * in Latin keeps its first words, and gives up its last ones after what follows it.
 */
export function lineText(text: string): ReactNode {
  if (lineDirection(text) === 'ltr') return text;
  const runs = textRuns(text);
  if (runs.every(({ kind }) => kind === 'text')) return text;
  // a box of its own between two letters would be read with spaces around it
  const standsAlone = (at: number) =>
    !/\p{L}$/u.test(runs[at - 1]?.text ?? '') && !/^\p{L}/u.test(runs[at + 1]?.text ?? '');
  const isLong = (at: number) => (runs[at]?.text.length ?? 0) > WHOLE_RUN_MAX;
  const parts = runs.map(({ text: run, kind }, at) =>
    kind === 'text' ? (
      run
    ) : (
      <bdi
        key={at}
        dir="ltr"
        className={classNames(kind === 'latin' && 'hd-lat', !isLong(at) && standsAlone(at) && 'hd-run')}
      >
        {run}
      </bdi>
    ),
  );
  const sentence = runs.findIndex(({ kind }, at) => kind !== 'text' && isLong(at) && standsAlone(at));
  if (sentence === -1) return parts;
  return (
    <span className="hd-line-parts">
      <span>{parts.slice(0, sentence)}</span>
      {parts[sentence]}
      <span>{parts.slice(sentence + 1)}</span>
    </span>
  );
}

/**
 * One line of a person's text that is cut off with «…»: own direction, aligned right, so that a title that starts in
 * Latin keeps its first words.
 */
export function Line({ children, className, title }: { children: ReactNode; className?: string; title?: string }) {
  const line = typeof children === 'string' ? lineProps(children) : { dir: 'auto' as const, className: 'hd-line' };
  return (
    <span dir={line.dir} className={classNames(line.className, className)} title={title}>
      {typeof children === 'string' ? lineText(children) : children}
    </span>
  );
}

/** The keys of a shortcut: `<Kbd keys={['Ctrl', 'Enter']} />`, always in left-to-right order. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr" className="hd-kbd">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="hd-visually-hidden">{children}</span>;
}
