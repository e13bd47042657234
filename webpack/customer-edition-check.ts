import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleManifest } from '@hamyar/contracts';
import { dist } from './folders.ts';
import { staffOnlyPaths, staffOnlyTexts, staffOnlyWords } from './staff-only.ts';

/** Shorter words are parts of other words and prove nothing. */
const MIN_WORD_LENGTH = 8;

/**
 * Proves on the built bytes that nothing a customer's browser can load names a staff screen, a staff route, a staff
 * sentence or a call that only staff may make (design/module-platform.md 5). Throws with every offence named.
 */
export function checkCustomerEdition(manifests: readonly ModuleManifest[]): { files: number; words: number } {
  const shared = wordsOfCustomers(manifests);
  const words = [...new Set([...staffOnlyPaths(), ...staffOnlyTexts(), ...manifests.flatMap(staffOnlyWords)])]
    .filter((word) => word.length >= MIN_WORD_LENGTH && !shared.has(word))
    // a name may be the end of a longer one that customers do have: MyTicketsScreen
    .map((word) => ({
      word,
      found: new RegExp(`(?<![\\w/-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`),
    }));
  const files = customerFiles();
  const violations = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return words
      .filter(({ found }) => found.test(text))
      .map(({ word }) => `${file.slice(dist.length + 1)} says ${word}`);
  });
  if (files.length === 0 || words.length === 0) throw new Error('the proof of the customer edition saw nothing');
  if (violations.length > 0)
    throw new Error(`the customer edition carries what only staff may see\n  ${violations.join('\n  ')}`);
  return { files: files.length, words: words.length };
}

/** What customers have of their own, however staff may use the same words. */
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

function customerFiles(): string[] {
  const modules = existsSync(join(dist, 'm'))
    ? readdirSync(join(dist, 'm'), { recursive: true, encoding: 'utf8' }).map((file) => join(dist, 'm', file))
    : [];
  const shell = readdirSync(join(dist, 'shell/customer'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(dist, 'shell/customer', file),
  );
  // no browser loads these, but what they draw is sent to one
  const ssrBundles = readdirSync(join(dist, 'ssr/customer'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(dist, 'ssr/customer', file),
  );
  return [...shell, ...modules.filter((file) => file.includes('/customer/')), ...ssrBundles].filter((file) =>
    /\.(js|cjs|css|json)$/.test(file),
  );
}
