import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleManifest } from '@hamyar/contracts';
import { readCurrent, readReleases } from './current.ts';
import { dist } from './folders.ts';
import { staffOnlyPaths, staffOnlyTexts, staffOnlyWords } from './staff-only.ts';

/** Shorter texts occur inside other words, so finding them proves nothing. */
const MIN_WORD_LENGTH = 8;
/** A shorter Persian text may be part of any sentence. */
const MIN_SENTENCE_LENGTH = 20;

/**
 * Checks the built files: nothing that a customer's browser can load contains the name of a staff screen or staff
 * route, a text for staff, or a call that only staff may make (design/module-platform.md 5). Throws an error that lists
 * every violation.
 */
export function checkCustomerEdition(manifests: readonly ModuleManifest[]): { files: number; words: number } {
  const shared = wordsOfCustomers(manifests);
  const words = [...new Set([...staffOnlyPaths(), ...staffOnlyTexts(), ...manifests.flatMap(staffOnlyWords)])].filter(
    (word) => word.length >= MIN_WORD_LENGTH && !shared.has(word),
  );
  const files = customerFiles();
  const violations = files.flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8'), words).map((word) => `${file.slice(dist.length + 1)} says ${word}`),
  );
  if (files.length === 0 || words.length === 0) throw new Error('the proof of the customer edition saw nothing');
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

/**
 * All files of the current build that a customer's browser loads, the descriptions in its page, and the code that
 * renders its initial page.
 */
function customerFiles(): string[] {
  const current = readCurrent(dist);
  const { shells, modules } = readReleases(dist, current);
  const descriptions = [
    current.shells.customer,
    ...Object.values(current.modules).map(({ customer }) => customer),
  ].flatMap((name) => (name ? [join(dist, 'releases', name)] : []));
  const shell = shells
    .filter(({ edition }) => edition === 'customer')
    .flatMap(({ integrity }) => Object.keys(integrity).map((file) => join(dist, 'shell/customer', file)));
  const own = modules
    .filter(({ audience }) => audience === 'customer')
    .flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => join(dist, base, file)));
  const ssrBundles = Object.values(current.views.customer).map((file) => join(dist, 'ssr/customer', file));
  return [...shell, ...own, ...ssrBundles, ...descriptions].filter((file) => /\.(js|cjs|css|json)$/.test(file));
}
