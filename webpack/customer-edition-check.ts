import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrentBuild, ModuleManifest } from '@hamyar/contracts';
import { readCurrent, readReleases } from './current.ts';
import { dist } from './folders.ts';
import { SHELL_UNIT } from './workspace.ts';
import { staffOnlyPaths, staffOnlyTexts, staffOnlyWords } from './staff-only.ts';

/** Shorter texts occur inside other words, so finding them proves nothing. */
const MIN_WORD_LENGTH = 8;
/** A shorter Persian text may be part of any sentence. */
const MIN_SENTENCE_LENGTH = 20;

/**
 * Checks the files of the units that were built, however few: nothing that a customer's browser can load contains the
 * name of a staff screen or staff route, a text for staff, or a call that only staff may make
 * (design/module-platform.md 5). Throws an error that lists every violation.
 * @param units names of units; the files of others may come from older sources, with other texts
 */
export function checkCustomerEdition(
  manifests: readonly ModuleManifest[],
  units: readonly string[],
): { files: number; words: number } {
  const current = readCurrent(dist);
  // modules without customers have no such files
  if (!units.some((unit) => (unit === SHELL_UNIT ? current.shells.customer : current.modules[unit]?.customer)))
    return { files: 0, words: 0 };
  const shared = wordsOfCustomers(manifests);
  const words = [...new Set([...staffOnlyPaths(), ...staffOnlyTexts(), ...manifests.flatMap(staffOnlyWords)])].filter(
    (word) => word.length >= MIN_WORD_LENGTH && !shared.has(word),
  );
  const files = customerFiles(current, units);
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
 * All files of these units in the current build that a customer's browser loads, the descriptions in its page, and the
 * code that renders its initial page.
 */
function customerFiles(current: CurrentBuild, units: readonly string[]): string[] {
  const built = new Set(units);
  const { shells, modules } = readReleases(dist, current);
  const descriptions = [
    built.has(SHELL_UNIT) ? current.shells.customer : undefined,
    ...units.map((unit) => current.modules[unit]?.customer),
  ].flatMap((name) => (name ? [join(dist, 'releases', name)] : []));
  const shell = shells
    .filter(({ edition }) => edition === 'customer' && built.has(SHELL_UNIT))
    .flatMap(({ integrity }) => Object.keys(integrity).map((file) => join(dist, 'shell/customer', file)));
  const ofUnits = modules.filter(({ audience, manifest }) => audience === 'customer' && built.has(manifest.name));
  const own = ofUnits.flatMap(({ base, integrity }) => Object.keys(integrity).map((file) => join(dist, base, file)));
  const parts = new Set([...ofUnits.map(({ container }) => container), ...(built.has(SHELL_UNIT) ? [SHELL_UNIT] : [])]);
  const ssrBundles = Object.entries(current.views.customer)
    .filter(([part]) => parts.has(part))
    .map(([, file]) => join(dist, 'ssr/customer', file));
  return [...shell, ...own, ...ssrBundles, ...descriptions].filter((file) => /\.(js|cjs|css|json)$/.test(file));
}
