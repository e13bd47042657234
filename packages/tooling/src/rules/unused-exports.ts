// Exports that no other source mentions. Only names are compared, which takes a second for the whole workspace: two
// exports of one name count as used when one of them is, so this finds most of what is forgotten, and never an export
// that is in use.

/** An export that nobody imports. */
export interface UnusedExport {
  file: string;
  name: string;
}

const EXPORTED = /^export (?:async )?(const|let|function\*?|class|type|interface) (\w+)/gm;
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const WORD = /[A-Za-z_$][\w$]*/g;
const REEXPORT = /export (?:type )?\{[^}]*\} from '[^']+';/g;

/** Files whose exports are read as a whole, by a name that is built, or from outside of the workspace. */
const READ_AS_A_WHOLE = [
  // every call and its types, printed
  /^packages\/contracts\/src\/(.*\/)?(calls|declared|received-calls)\.ts$/,
  /\.schema\.ts$/,
  // up and down
  /^apps\/server\/migrations\//,
  // the gallery draws every icon of the set
  /^packages\/design-system\/src\/icons\//,
  // planted faults, which only the rules read
  /^packages\/tooling\/test\/lint-violations\.ts$/,
  // a package that others can install by itself
  /^packages\/dayjs-jalali\//,
];

const withoutComments = (text: string): string => text.replace(COMMENT, '');

/**
 * Unused exports among these sources, by file. A type that its own file uses is not among them, because an exported
 * function needs it.
 */
export function unusedExports(sources: ReadonlyMap<string, string>): UnusedExport[] {
  const mentions = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    // to pass a name on is no use of it
    for (const name of new Set(withoutComments(text).replace(REEXPORT, '').match(WORD) ?? []))
      mentions.set(name, (mentions.get(name) ?? new Set()).add(file));
  }
  return [...sources]
    .filter(([file]) => !READ_AS_A_WHOLE.some((pattern) => pattern.test(file)))
    .flatMap(([file, source]) => {
      const text = withoutComments(source);
      return [...text.matchAll(EXPORTED)]
        .filter(([, kind, name]) => {
          if ([...(mentions.get(name!) ?? [])].some((other) => other !== file)) return false;
          const isType = kind === 'type' || kind === 'interface';
          return !isType || (text.match(new RegExp(`\\b${name!}\\b`, 'g')) ?? []).length === 1;
        })
        .map(([, , name]) => ({ file, name: name! }));
    });
}
