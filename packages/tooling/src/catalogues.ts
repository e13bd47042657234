// The Persian sentences of the product, which stand in catalogues.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.ts';

const PERSIAN = /[\u0621-\u06cc]{2}/;
const CATALOGUES = '{apps,packages}/*/src/**/{messages.ts,*-messages.ts,messages/*.ts,screens/*-settings.screen.tsx}';

/** Every file of sentences, in no order. */
export const catalogueFiles = (): string[] =>
  globSync(CATALOGUES, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\./.test(file));

/**
 * Persian texts of a source, with the parts of those that contain values. Search words are ordinary words of the
 * language, which every module may list.
 */
export const textsOf = (file: string, text = readFileSync(join(root, file), 'utf8')): string[] =>
  textNodes(file, text).map((node) => node.text);

/** Persian texts of a source that are whole sentences. */
export const sentencesOf = (file: string): string[] =>
  textNodes(file, readFileSync(join(root, file), 'utf8'))
    .filter((node) => ts.isStringLiteralLike(node))
    .map((node) => node.text);

function textNodes(file: string, text: string): (ts.StringLiteralLike | ts.TemplateLiteralLikeNode)[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: (ts.StringLiteralLike | ts.TemplateLiteralLikeNode)[] = [];
  const visit = (node: ts.Node): void => {
    const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.name.getText(source) : '';
    if (/words/i.test(named)) return;
    const written = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (written && PERSIAN.test(node.text)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
