// Planted faults: small changes of a source that its tests should notice.
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** One changed place of a source. */
export interface Mutant {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Range in the text, in UTF-16 units. */
  start: number;
  end: number;
  replacement: string;
}

/** Operators and what each becomes: the edge of a comparison, the other branch, the other direction. */
const OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/** What only informs a developer is not tested. */
const LOGGED = /^(console|log|logger)\b|\.log\??\.|\blog\(/;

/** Every planted fault that this tool knows for a source, in the order of the text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Mutant[] = [];
  const plant = (node: ts.Node, replacement: string): void => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, start, end: node.end, replacement });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isIfStatement(node)) plant(node.expression, `!(${node.expression.getText(source)})`);
    if (ts.isConditionalExpression(node)) plant(node.condition, `!(${node.condition.getText(source)})`);
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS.get(node.operatorToken.kind);
      if (other) plant(node.operatorToken, other);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) plant(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) plant(node, 'true');
    if (ts.isReturnStatement(node) && node.expression) plant(node.expression, 'undefined');
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) plant(node.body, 'undefined');
    if (ts.isThrowStatement(node)) plant(node, ';');
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) plant(node, '[]');
    if (ts.isExpressionStatement(node)) {
      const called = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
      if (ts.isCallExpression(called) && !LOGGED.test(called.getText(source))) plant(node, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text with the fault in it. */
export const withMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** As many mutants as wanted, the same ones for the same seed, from all files alike. */
export function drawMutants(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const rank = ({ file, start, replacement }: Mutant): string =>
    createHash('sha256').update(`${seed} ${file} ${start} ${replacement}`).digest('hex');
  return all
    .map((mutant) => ({ mutant, at: rank(mutant) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
