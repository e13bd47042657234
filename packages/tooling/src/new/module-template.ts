// Copies the example of `packages/tooling/template` under the names of a new module (docs/adr/0028).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Input of `npm run new module`. */
export interface NewModule {
  /** kebab-case and plural, the name of its folders: `field-visits`. */
  name: string;
  /** Persian title: menu, page, error card. */
  title: string;
  /** One of its rows, in kebab-case, where it is not the singular of the name: `stored-file` for `files`. */
  singular?: string;
  /** Only its screens: contract and server of the slice exist already. */
  appOnly?: boolean;
}

/** Singular and plural of the module's object, in kebab-case. */
interface Names {
  one: string;
  many: string;
}

/**
 * The names in the example. They consist of two words, so that each spelling of a name (kebab-case, camelCase, …) is
 * different.
 */
const EXAMPLE: Names = { one: 'sample-thing', many: 'sample-things' };
const EXAMPLE_TITLE = 'نمونه‌ها';
const NUMBER = 'NNNN';

const folder = join(import.meta.dirname, '../../template');

const camel = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll('-', '_');
const constant = (name: string): string => snake(name).toUpperCase();
const words = (name: string): string => name.replaceAll('-', ' ');
const sentence = (name: string): string => words(name).replace(/^./, (letter) => letter.toUpperCase());

/** The spellings of a name in files, code, SQL and prose. */
const WRITINGS = [(name: string) => name, camel, pascal, snake, constant, words, sentence];

/** The singular of a module name: `field-visit` for `field-visits`. A name that is not a plural gets `-item`. */
export function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(s|x|ch|sh)es$/.test(name)) return name.replace(/es$/, '');
  return /[^s]s$/.test(name) ? name.replace(/s$/, '') : `${name}-item`;
}

/** The word for one row of a new module: the given one, else the singular of its name. */
export const singularOf = (module: NewModule): string => module.singular ?? singular(module.name);

/** The table of a new module. */
export const tableOf = (module: NewModule): string => snake(singularOf(module));

function renamed(text: string, module: NewModule): string {
  const given: Names = { one: singularOf(module), many: module.name };
  let result = text.replaceAll(EXAMPLE_TITLE, module.title);
  // plural first, because it begins with the singular
  for (const number of ['many', 'one'] as const)
    for (const written of WRITINGS) result = result.replaceAll(written(EXAMPLE[number]), written(given[number]));
  return result;
}

/** The files of the example, with paths of the tree. */
const exampleFiles = (): string[] =>
  globSync('{apps,packages,e2e}/**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const exampleText = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** What a pattern finds in some files of the example, under the names of the new module. */
const foundIn = (module: NewModule, files: RegExp, pattern: RegExp): string[] => [
  ...new Set(
    exampleFiles()
      .filter((file) => files.test(file))
      .flatMap((file) => [...exampleText(file).matchAll(pattern)].map(([, found]) => renamed(found!, module))),
  ),
];

/** The names of code and of the database that a new module brings, in some of its files. */
export const namesIn = (module: NewModule, files: RegExp): string[] =>
  foundIn(module, files, /\b(\w*(?:[sS]ampleThing|sample_thing|SAMPLE_THING)\w*)\b/g);

/** The texts in quotes that contain the name of a new module, in some of its files. */
export const phrasesIn = (module: NewModule, files: RegExp): string[] =>
  foundIn(module, files, /'([^']*sample[ _-]thing[^']*)'/g);

/** What belongs to the screens alone: the app, and the screens that the end-to-end tests look at. */
const isOfScreens = (file: string): boolean =>
  [`apps/${EXAMPLE.many}/`, `e2e/screens/${EXAMPLE.many}.ts`].some((path) => file.startsWith(path));

/** Path → text of the files of a new module. The number of its migration follows `newestMigration`. */
export function moduleFiles(module: NewModule, newestMigration: number): Record<string, string> {
  const migration = String(newestMigration + 1).padStart(NUMBER.length, '0');
  return Object.fromEntries(
    exampleFiles()
      .filter((file) => module.appOnly !== true || isOfScreens(file))
      .map((file) => [renamed(file, module).replace(NUMBER, migration), renamed(exampleText(file), module)]),
  );
}

const addedBefore = (end: string, line: string) => (text: string) => {
  const at = text.lastIndexOf(end);
  if (at < 0) throw new Error(`the list does not end with ${JSON.stringify(end)} any more`);
  return `${text.slice(0, at)}${line}${text.slice(at)}`;
};

/** The two files outside its folders that a new module changes → a function that adds it. */
export function centralLists({ name, appOnly }: NewModule): Record<string, (text: string) => string> {
  const server = camel(name);
  const addModule = (text: string) =>
    addedBefore(
      '];',
      `  ${server}Module,\n`,
    )(
      addedBefore(
        'import type { ServerModule }',
        `import { ${server}Module } from './modules/${name}/${name}.module.ts';\n`,
      )(text),
    );
  return {
    ...(appOnly ? {} : { 'apps/server/src/modules.ts': addModule }),
    CODEOWNERS: (text) => {
      const paths = [`apps/${name}`, `packages/contracts/src/${name}`, `apps/server/src/modules/${name}`];
      // a slice that had names before it had a module is listed already
      const others = text.split('\n').filter((line) => !paths.some((path) => line.startsWith(`/${path}/`)));
      const own = paths.map((path) => `${`/${path}/`.padEnd(45)} @hamyar/${name}\n`);
      return `${others.join('\n').trimEnd()}\n\n${own.join('')}`;
    },
  };
}
