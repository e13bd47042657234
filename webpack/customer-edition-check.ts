import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleManifest } from '@hamyar/contracts';
import { staffOnlyPaths, staffOnlyTexts, staffOnlyWords } from './staff-only.ts';
import type { UnitResult } from './unit.ts';

/** Shorter texts occur inside other words, so finding them proves nothing. */
const MIN_WORD_LENGTH = 8;
/** A shorter Persian text may be part of any sentence. */
const MIN_SENTENCE_LENGTH = 20;

/**
 * Checks the files of units before they are published: nothing that a customer's browser can load contains the name of a
 * staff screen or staff route, a text for staff, or a call that only staff may make (design/module-platform.md 5). Throws
 * an error that lists every violation.
 * @param results the built units; some of them have nothing for customers
 */
export function checkCustomerEdition(
  manifests: readonly ModuleManifest[],
  results: Iterable<UnitResult>,
): { files: number; words: number } {
  const files = [...results].flatMap(customerFiles);
  if (files.length === 0) return { files: 0, words: 0 };
  const shared = wordsOfCustomers(manifests);
  const words = [...new Set([...staffOnlyPaths(), ...staffOnlyTexts(), ...manifests.flatMap(staffOnlyWords)])].filter(
    (word) => word.length >= MIN_WORD_LENGTH && !shared.has(word),
  );
  if (words.length === 0) throw new Error('the proof of the customer edition saw nothing');
  const violations = files.flatMap(({ name, text }) => wordsIn(text, words).map((word) => `${name} says ${word}`));
  if (violations.length > 0)
    throw new Error(`the customer edition carries what only staff may see\n  ${violations.join('\n  ')}`);
  return { files: files.length, words: words.length };
}

/** The words that a built file says. */
export const wordsIn = (file: string, words: readonly string[]): string[] =>
  words.filter((word) => file.includes(word) && patternOf(word).test(file));

/**
 * A name may be the end of a longer one that customers have (MyTicketsScreen), and a short text part of an ordinary
 * sentence: such a text counts where it is the whole text, or named in quotation marks.
 */
function patternOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /[آ-ی]/.test(word) && word.length < MIN_SENTENCE_LENGTH
    ? new RegExp(`(?<=["'\`«])${escaped}(?=["'\`»])`, 'u')
    : new RegExp(`(?<![\\p{L}\\w/-])${escaped}(?![\\p{L}\\w/-])`, 'u');
}

/** Names that customers have too, although the staff edition uses them. */
function wordsOfCustomers(manifests: readonly ModuleManifest[]): Set<string> {
  const text = manifests
    .filter(({ audience }) => audience.includes('customer'))
    .map((manifest) =>
      JSON.stringify({
        routes: manifest.routes.filter(({ audience }) => !audience || audience.includes('customer')),
        menu: (manifest.menu ?? []).filter(({ audience }) => !audience || audience.includes('customer')),
      }),
    )
    .join('\n');
  return new Set([...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]!));
}

interface BuiltText {
  name: string;
  text: string;
}

/**
 * All files of a unit that a customer's browser loads, the descriptions in its page, and the code that renders its
 * initial page.
 */
function customerFiles({ shells, modules, views }: UnitResult): BuiltText[] {
  const releases = [
    ...shells.filter(({ release }) => release.edition === 'customer'),
    ...modules.filter(({ release }) => release.audience === 'customer'),
  ];
  return [
    ...releases.flatMap(({ release, folder }) => [
      ...textsIn(folder, release.base),
      { name: `description of ${release.base}`, text: JSON.stringify(release) },
    ]),
    ...views.filter(({ edition }) => edition === 'customer').flatMap(({ folder, part }) => textsIn(folder, part)),
  ];
}

const textsIn = (folder: string, owner: string): BuiltText[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|cjs|css|json)$/.test(file))
    .map((file) => ({ name: `${owner}: ${file}`, text: readFileSync(join(folder, file), 'utf8') }));
