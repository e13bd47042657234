// The public surface of a package as one page: what its entries export, with signatures and the first line of their
// documentation.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.ts';
import { page } from './markdown.ts';

/** Packages whose surface other teams use (module-platform 1). */
export const REPORTED_PACKAGES = ['module-sdk', 'design-system'] as const;

interface Entry {
  subpath: string;
  file: string;
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

function entriesOf(folder: string): Entry[] {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([subpath, file]) => ({ subpath, file: join(folder, file) }));
}

function programOf(folder: string, files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (file) => readFileSync(file, 'utf8')) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, folder);
  return ts.createProgram(files, { ...options, noEmit: true });
}

/**
 * One line without what is not part of the surface: file paths of this machine, names of destructured props, line ends.
 */
const oneLine = (text: string): string =>
  text
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('; }', ' }')
    .trim();

/** The declaration of an export, without its body. */
function declarationOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const [node] = symbol.declarations ?? [];
  if (!node) return name;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return oneLine(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^export /, ''));
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  if (ts.isClassDeclaration(node)) {
    const members = node.members.filter(
      (member) =>
        !ts.isPrivateIdentifier(member.name ?? node) &&
        (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) === 0 &&
        member.name,
    );
    return oneLine(
      `class ${name} { ${members.map((member) => `${member.name!.getText()}: ${checker.typeToString(checker.getTypeAtLocation(member), node, FORMAT)}`).join('; ')} }`,
    );
  }
  const kind = ts.isFunctionDeclaration(node) ? 'function' : 'const';
  return oneLine(`${kind} ${name}: ${checker.typeToString(type, node, FORMAT)}`);
}

function surfaceOf(checker: ts.TypeChecker, source: ts.SourceFile): string[] {
  const module = checker.getSymbolAtLocation(source);
  if (!module) return [];
  const exported = checker
    .getExportsOfModule(module)
    .map(
      (symbol) =>
        [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol] as const,
    );
  return exported
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, symbol]) => {
      const [about = ''] = ts.displayPartsToString(symbol.getDocumentationComment(checker)).split('\n');
      return [...(about ? [`/** ${about} */`] : []), declarationOf(checker, name, symbol)];
    });
}

/** The report of a package, entry by entry; the same on every machine. */
export function apiReport(name: string, folder = join(root, 'packages', name)): string {
  const entries = entriesOf(folder);
  const program = programOf(
    folder,
    entries.map(({ file }) => file),
  );
  const checker = program.getTypeChecker();
  const parts = entries.map(({ subpath, file }) => {
    const source = program.getSourceFile(file);
    return `## \`@hamyar/${join(name, subpath)}\`\n\n\`\`\`ts\n${source ? surfaceOf(checker, source).join('\n') : ''}\n\`\`\``;
  });
  return page(
    `Surface of @hamyar/${name}`,
    `What modules may build on. When it changes, [CHANGES.md](../../../packages/${name}/CHANGES.md) says what that means for them.`,
    ...parts,
  );
}

/** Identifies a surface: the beginning of a hash of its report. */
export const surfaceHash = (report: string): string => createHash('sha256').update(report).digest('hex').slice(0, 8);
