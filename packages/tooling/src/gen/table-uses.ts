// Which tables the statements of a file read and write, from its syntax tree: the query builder's calls and `sql` texts.
import ts from 'typescript';

/** One mention of a table in a statement. */
export interface TableUse {
  table: string;
  write: boolean;
  /** 1-based */
  line: number;
}

const READING = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'using',
  'from',
]);
const WRITING = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

const NAME = String.raw`"?([a-z_][a-z0-9_]*)"?`;
const WRITTEN = new RegExp(
  String.raw`\b(?:insert\s+into|(?<!for\s)(?<!do\s)update|delete\s+from|merge\s+into)\s+${NAME}`,
  'gi',
);
const READ = new RegExp(String.raw`(?<!delete\s)\b(?:from|join|using)\s+(?:lateral\s+)?(?:only\s+)?${NAME}`, 'gi');
/** `from ticket t, department d`: what follows a table and its alias after a comma. */
const ALSO_READ = new RegExp(String.raw`^\s*(?:as\s+)?(?:[a-z_][a-z0-9_]*)?\s*,\s*${NAME}`, 'i');

function usesInText(text: string, tables: ReadonlySet<string>): { table: string; write: boolean }[] {
  const found: { table: string; write: boolean }[] = [];
  const add = (name: string | undefined, write: boolean): void => {
    const table = name?.toLowerCase() ?? '';
    if (tables.has(table)) found.push({ table, write });
  };
  for (const match of text.matchAll(WRITTEN)) add(match[1], true);
  for (const match of text.matchAll(READ)) {
    add(match[1], false);
    let rest = text.slice(match.index + match[0].length);
    for (let more = ALSO_READ.exec(rest); more; more = ALSO_READ.exec(rest)) {
      add(more[1], false);
      rest = rest.slice(more[0].length);
    }
  }
  return found;
}

const textOf = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)].join(' ? ');

const isSql = (tag: ts.Expression): boolean => ts.isIdentifier(tag) && tag.text === 'sql';

/** Every mention of one of the `tables` in the statements of a source text. */
export function tableUses(fileName: string, source: string, tables: ReadonlySet<string>): TableUse[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const uses: TableUse[] = [];
  const at = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isSql(node.tag)) {
      for (const use of usesInText(textOf(node.template), tables)) uses.push({ ...use, line: at(node) });
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const [first] = node.arguments;
      if (first && (READING.has(method) || WRITING.has(method))) {
        const named = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
        for (const argument of named) {
          const table = ts.isStringLiteral(argument) ? (argument.text.split(/\s+/)[0] ?? '') : '';
          if (tables.has(table)) uses.push({ table, write: WRITING.has(method), line: at(argument) });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}
