import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.ts';

const NAMES = 'apps/reports/src/messages/fa-logs.ts';
/** What a property of a line of the audit log says. */
const WORD = /^[a-z_]+(\.[a-z_]+)*$/;

const sourceOf = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The texts that a source gives to a property of the lines that it writes into the audit log. */
function wordsIn(source: ts.SourceFile, property: 'action' | 'object_type'): string[] {
  const found: string[] = [];
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && WORD.test(node.text)) found.push(node.text);
    ts.forEachChild(node, literals);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === property) literals(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The keys of an object of the catalogue. */
function namedIn(source: ts.SourceFile, object: 'actions' | 'objects'): Set<string> {
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === object)
      if (ts.isObjectLiteralExpression(node.initializer))
        for (const { name } of node.initializer.properties)
          if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) keys.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
}

/** The words of these sources that the audit log would show as they are. */
function withoutName(sources: readonly ts.SourceFile[], catalogue: ts.SourceFile): string[] {
  const missing = (property: 'action' | 'object_type', object: 'actions' | 'objects') => {
    const named = namedIn(catalogue, object);
    return sources.flatMap((source) => wordsIn(source, property).filter((word) => !named.has(word)));
  };
  return [...new Set([...missing('action', 'actions'), ...missing('object_type', 'objects')])].sort();
}

describe('[decisions 2.16] what the audit log says', () => {
  const catalogue = sourceOf(NAMES, readFileSync(join(root, NAMES), 'utf8'));

  it('has a Persian name for each action and each kind of object that the server writes', () => {
    const files = globSync('apps/server/src/modules/**/*.ts', { cwd: root }).filter(
      (file) => !/\.(test|matrix)\./.test(file),
    );
    const sources = files.map((file) => sourceOf(file, readFileSync(join(root, file), 'utf8')));
    expect(sources.flatMap((source) => wordsIn(source, 'action')).length).toBeGreaterThan(30);
    expect(withoutName(sources, catalogue)).toEqual([]);
  });

  it('is found nameless where a module writes a new action', () => {
    const planted = sourceOf('a.ts', "audit({ action: on ? 'moon.rise' : 'file.create', object_type: 'moon' });");
    expect(withoutName([planted], catalogue)).toEqual(['moon', 'moon.rise']);
  });
});
