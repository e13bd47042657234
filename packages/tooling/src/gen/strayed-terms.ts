import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFiles, textsOf } from '../catalogues.ts';
import { root } from '../workspace.ts';
import { page, table } from './markdown.ts';

/** A term of the product, and words for the same thing that it does not use. */
export interface Term {
  right: string;
  strayed: readonly string[];
  /** Sentences that the product spec gives letter for letter. */
  verbatim?: readonly string[];
}

const TERMS_FILE = 'packages/persian/strayed-terms.json';
const LETTER = '[\\u0621-\\u06cc]';

/** The terms, from the list beside the catalogue that packages share. */
export const terms = (): Term[] => JSON.parse(readFileSync(join(root, TERMS_FILE), 'utf8')) as Term[];

const bySuffix = '(?:\\u200c|ها|هٔ|ٔ|ی|ای)?';

/** Strayed words of a sentence with what is right; a word that only begins or ends like one is another word. */
export const strayedIn = (sentence: string, among: readonly Term[]): { word: string; right: string }[] =>
  among.flatMap(({ right, strayed, verbatim = [] }) =>
    verbatim.includes(sentence)
      ? []
      : strayed
          .filter((word) => new RegExp(`(?<!${LETTER}|\\u200c)${word}${bySuffix}(?!${LETTER})`).test(sentence))
          .map((word) => ({ word, right })),
  );

/** Where sentences of the product say a strayed word, one line each. */
export function strayedLines(among: readonly Term[] = terms()): string[] {
  // what a permission or an audited action is called stands in the declarations of its slice
  const declarations = globSync('packages/contracts/src/*/declarations.ts', { cwd: root });
  return [...catalogueFiles(), ...declarations]
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      textsOf(file).flatMap((sentence) =>
        strayedIn(sentence, among).map(({ word, right }) => `${file}: «${word}» in «${sentence}»: say «${right}»`),
      ),
    );
}

/** The page of the terms and of what strays from them. */
export function termsPage(): string {
  const known = terms();
  const lines = strayedLines(known);
  return page(
    'Persian terms',
    `One word for one thing: what the screens say, and what they do not. The list is \`${TERMS_FILE}\`.`,
    table(
      ['say', 'not'],
      known.map(({ right, strayed }) => [right, strayed.join('، ')]),
    ),
    lines.length === 0
      ? 'No sentence of the product strays from it.'
      : ['These stray from it:', ...lines.map((line) => `- ${line}`)].join('\n'),
  );
}
