import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.ts';

const PERSIAN = /[\u0621-\u06cc]{2}/;
const CATALOGUES = '{apps,packages}/*/src/**/{messages.ts,*-messages.ts,messages/*.ts,screens/*-settings.screen.tsx}';

/** Persian texts of a catalogue. Search words are ordinary words of the language, which every module may list. */
function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.name.getText(source) : '';
    if (/words/i.test(named)) return;
    if (ts.isStringLiteralLike(node) && PERSIAN.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

describe('the sentences of the product', () => {
  const catalogues = globSync(CATALOGUES, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\./.test(file));

  it('stand in one package each: what two packages say is taken from packages/persian/src/messages.ts', () => {
    expect(catalogues.length).toBeGreaterThan(20);
    const packages = new Map<string, Set<string>>();
    for (const file of catalogues)
      for (const sentence of sentencesOf(file))
        packages.set(sentence, (packages.get(sentence) ?? new Set()).add(packageOf(file)));
    const twice = [...packages].filter(([, where]) => where.size > 1);
    expect(twice.map(([sentence, where]) => `${sentence}: ${[...where].sort().join(', ')}`)).toEqual([]);
  });
});
