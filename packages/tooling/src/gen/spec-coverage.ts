// Which tests prove which statement of the product spec, read from the citations at the beginning of test sentences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGES, STATEMENTS } from '../../data/statements.ts';
import { citedStatements } from '../rules/citations.ts';
import { root, trackedSources } from '../workspace.ts';
import { page, table } from './markdown.ts';

/** Citation at the beginning of a string: `it('[2.37] remembers …')` and `'[4.8, 5.27]'` in an it.each table. */
const CITATION = /['"`](\[\d[^\]]*\])/g;
const IS_TEST = /\.(test|journey)\.tsx?$/;

/**
 * Statement → test files that cite it. Files instead of sentences, so that the page changes only when coverage does.
 */
export function citations(
  files = trackedSources().filter((file) => IS_TEST.test(file)),
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, head = ''] of read(file).matchAll(CITATION)) {
      for (const id of citedStatements(head)) found.set(id, (found.get(id) ?? new Set()).add(file));
    }
  }
  return found;
}

/** The page, stage by stage; for later stages, statements without a test are only counted. */
export function coveragePage(): string {
  const found = citations();
  const sum = STAGES.map((stage) => {
    const all = STATEMENTS.filter(([, , of]) => of === stage);
    return [stage, all.length, all.filter(([id]) => found.has(id)).length];
  });
  const parts = STAGES.map((stage) => {
    const rows = STATEMENTS.filter(([id, , of]) => of === stage && (stage === 'foundation' || found.has(id)));
    return rows.length === 0
      ? ''
      : `## ${stage}\n\n${table(
          ['statement', 'owner', 'says', 'tests'],
          rows.map(([id, owner, , text]) => [
            id,
            owner,
            text,
            [...(found.get(id) ?? [])]
              .sort()
              .map((file) => `\`${file}\``)
              .join(' ') || '**none**',
          ]),
        )}`;
  });
  return page(
    'Statements of the product spec and their tests',
    'Later stages list only what is already proven.',
    table(['stage', 'statements', 'with a test'], sum),
    ...parts.filter(Boolean),
  );
}
