// Which tests prove which statement of the product spec, read from the citations at the beginning of their sentences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGES, STATEMENTS } from '../../data/statements.ts';
import { citedStatements } from '../rules/citations.ts';
import { root, trackedSources } from '../workspace.ts';
import { page, table } from './markdown.ts';
import { testSentences } from './test-sentences.ts';

const IS_TEST = /\.(test|journey)\.tsx?$/;

/** A test that cites a statement. */
export interface Proof {
  file: string;
  /** What the test says, without the citation. */
  sentence: string;
}

/** Statement → the tests whose sentence, or whose group's sentence, begins with its number. */
export function citations(
  files = trackedSources().filter((file) => IS_TEST.test(file)),
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>();
  for (const file of files)
    for (const { sentence, group = '' } of testSentences(file, read(file))) {
      const said = [group, sentence].map((text) => text.replace(/^\[[^\]]*\]\s*/, '')).filter(Boolean);
      for (const id of new Set([...citedStatements(group), ...citedStatements(sentence)]))
        found.set(id, [...(found.get(id) ?? []), { file, sentence: said.join(': ') }]);
    }
  return found;
}

/** One line for each file: what its tests say about the statement. */
function proofs(of: readonly Proof[] = []): string {
  const files = [...new Set(of.map(({ file }) => file))].sort();
  const lines = files.map((file) => {
    const sentences = of.filter((proof) => proof.file === file).map(({ sentence }) => sentence);
    return `- \`${file}\`: ${[...new Set(sentences)].join(' · ')}`;
  });
  return lines.join('\n') || '**no test**';
}

/**
 * The page, stage by stage, with the sentences of the tests, so that a reader can judge whether they prove each clause;
 * for later stages, statements without a test are only counted.
 */
export function coveragePage(): string {
  const found = citations();
  const sum = STAGES.map((stage) => {
    const all = STATEMENTS.filter(([, , of]) => of === stage);
    return [stage, all.length, all.filter(([id]) => found.has(id)).length];
  });
  const parts = STAGES.map((stage) => {
    const shown = STATEMENTS.filter(([id, , of]) => of === stage && (stage === 'foundation' || found.has(id)));
    const statements = shown.map(
      ([id, owner, , text]) => `### ${id} (${owner})\n\n${text}\n\n${proofs(found.get(id))}`,
    );
    return statements.length === 0 ? '' : `## ${stage}\n\n${statements.join('\n\n')}`;
  });
  return page(
    'Statements of the product spec and their tests',
    'Later stages list only what is already proven.',
    table(['stage', 'statements', 'with a test'], sum),
    ...parts.filter(Boolean),
  );
}
