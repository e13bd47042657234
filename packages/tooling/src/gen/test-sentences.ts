import ts from 'typescript';

/** A test of a source, with the sentence of its group where the group cites something. */
export interface TestSentence {
  sentence: string;
  /** Sentence of the innermost `describe` around it that begins with a citation; its tests prove that together. */
  group?: string;
}

/** Name of the called function, also for `it.each(table)(…)`, `test.only(…)` and the like. */
function calledName(call: ts.CallExpression): string {
  let callee: ts.Expression = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return ts.isIdentifier(callee) ? callee.text : '';
  }
}

/** Text of a string or template; what a template inserts is "…". Undefined for anything else. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return undefined;
}

/** The value of a constant: without `as const`, and looked up when it is a name of the same file. */
function valueOf(node: ts.Expression | undefined, constants: ReadonlyMap<string, ts.Expression>): ts.Node | undefined {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression, constants);
  return ts.isIdentifier(node) && constants.has(node.text) ? valueOf(constants.get(node.text), new Map()) : node;
}

function constantsOf(source: ts.SourceFile): Map<string, ts.Expression> {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => one.declarationList.declarations);
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
    ),
  );
}

/** The tests of a source. Strings that are only data of a test are no sentences. */
export function testSentences(file: string, text: string): TestSentence[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const constants = constantsOf(source);
  const found: TestSentence[] = [];

  /** Titles of a call: one, or one for each row of `it.each([...])` when the title begins with the row's first cell. */
  const titlesOf = (call: ts.CallExpression): string[] => {
    const title = textOf(call.arguments[0]);
    if (!title?.startsWith('%s')) return title ? [title] : [];
    const table = ts.isCallExpression(call.expression) ? valueOf(call.expression.arguments[0], constants) : undefined;
    if (!table || !ts.isArrayLiteralExpression(table)) return [title];
    const cells = table.elements.map((row) => textOf(ts.isArrayLiteralExpression(row) ? row.elements[0] : row));
    return cells.flatMap((cell) => (cell ? [cell + title.slice(2)] : []));
  };

  const visit = (node: ts.Node, group: string | undefined): void => {
    let inside = group;
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      if (name === 'it' || name === 'test')
        found.push(...titlesOf(node).map((sentence) => (group ? { sentence, group } : { sentence })));
      if (name === 'describe') inside = titlesOf(node).find((title) => /^\[\d/.test(title)) ?? group;
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, undefined);
  return found;
}
