// What keeps a new module from being written: names and files that exist already, and words that mean something else.
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RESERVED_PATHS } from '@hamyar/contracts';
import {
  moduleFiles,
  namesIn,
  phrasesIn,
  singular as singularFor,
  singularOf,
  tableOf,
  type NewModule,
} from './module-template.ts';
import { JAVASCRIPT_WORDS, SQL_WORDS } from './reserved-words.ts';

const CONTRACTS = 'packages/contracts/src';
/** The libraries of the compiler; those of workers have names that no source here can mean. */
const LIBRARIES = join(import.meta.dirname, '../../node_modules/typescript/lib');

/** The text of some files of a tree by their paths, without those of one slice, which are compared as files. */
function textsOf(pattern: string, base: string, slice: string): [file: string, text: string][] {
  return globSync(pattern, { cwd: base })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(`${CONTRACTS}/${slice}/`))
    .sort()
    .map((file) => [file, readFileSync(join(base, file), 'utf8')]);
}

/** Names that a source can use without an import: of JavaScript and of the browser, types included. */
function globalNames(): Set<string> {
  const texts = globSync('lib.{es,dom}*.d.ts', { cwd: LIBRARIES }).map((file) =>
    readFileSync(join(LIBRARIES, file), 'utf8'),
  );
  const declared = /^(?:declare (?:var|let|const|function|class|namespace)|interface|type) (\w+)/gm;
  const names = new Set(texts.flatMap((text) => [...text.matchAll(declared)].map(([, name]) => name!)));
  if (!names.has('File') || !names.has('Promise')) throw new Error(`${LIBRARIES} has no names of the browser any more`);
  return names;
}

/** Folders and files of the module that exist. */
function takenPaths(module: NewModule, base: string): string[] {
  const { name, appOnly } = module;
  const contract = `${CONTRACTS}/${name}`;
  if (appOnly)
    return [
      ...[`apps/${name}`, `e2e/screens/${name}.ts`]
        .filter((path) => existsSync(join(base, path)))
        .map((path) => `${path} exists already`),
      ...(existsSync(join(base, contract))
        ? []
        : [`${contract} does not exist: the app has no calls yet, make the whole module`]),
    ];
  // a package of the same name would be linked instead
  const folders = [`apps/${name}`, `packages/${name}`, `apps/server/src/modules/${name}`, contract].filter((folder) =>
    existsSync(join(base, folder)),
  );
  const files = Object.keys(moduleFiles(module, 0)).filter(
    (file) => existsSync(join(base, file)) && !folders.some((folder) => file.startsWith(`${folder}/`)),
  );
  return [...folders, ...files].map((path) => {
    // a slice can have names that others need before it has a module
    const onlyNames = path === contract && folders.length === 1 && existsSync(join(base, contract, 'declarations.ts'));
    if (!onlyNames) return `${path} exists already`;
    const held = readdirSync(join(base, contract)).sort().join(' and ');
    return `${path} exists already: move ${held} out of it, run this again, then move what they declare into the new files`;
  });
}

/** Paths of its pages and names of its imports that belong to the shell, the server or the contracts themselves. */
function reservedNames(module: NewModule, base: string): string[] {
  const entry = `${CONTRACTS}/${module.name}.ts`;
  const pages = Object.entries(moduleFiles(module, 0))
    .filter(([file]) => file.startsWith('apps/') && file.endsWith('/manifest.ts'))
    .flatMap(([, text]) => [...text.matchAll(/path: '(\/[^/']+)/g)].map(([, path]) => path!));
  return [
    ...(existsSync(join(base, entry)) ? [`@hamyar/contracts/${module.name} is ${entry} already`] : []),
    ...[...new Set(pages)]
      .filter((path) => RESERVED_PATHS.includes(path))
      .map((path) => `${path} is a path of the shell or the server`),
  ];
}

/** Words of the module that mean something else to JavaScript, the browser or SQL. */
function reservedWords(module: NewModule): string[] {
  const globals = globalNames();
  const names = namesIn(module, /\.tsx?$/);
  return [
    ...names.filter((name) => globals.has(name)).map((name) => `${name} is a name of the browser or of JavaScript`),
    ...names.filter((name) => JAVASCRIPT_WORDS.has(name)).map((name) => `${name} is a word of JavaScript`),
    ...[tableOf(module)].filter((table) => SQL_WORDS.has(table)).map((table) => `${table} is a word of SQL`),
  ];
}

/** Names of the module that another part of the tree declares. */
function takenNames(module: NewModule, base: string): string[] {
  const found = (what: string, names: readonly string[], pattern: string, declares: (name: string) => RegExp) => {
    const texts = textsOf(pattern, base, module.name);
    return names.flatMap((name) => {
      const declared = declares(name);
      const owner = texts.find(([, text]) => declared.test(text));
      return owner ? [`the ${what} ${name} is declared in ${owner[0]}`] : [];
    });
  };
  const created = (name: string) =>
    new RegExp(`\\bcreate (unique )?(table|index|view|sequence|type) (if not exists )?"?${name}"?[\\s(;]`, 'i');
  const exported = (name: string) =>
    new RegExp(`^export (declare )?(const|type|interface|function|class) ${name}\\b`, 'm');
  return [
    ...found('table or index', namesIn(module, /^apps\/server\/migrations/), 'apps/server/migrations/*.ts', created),
    ...found(
      'permission or notification',
      phrasesIn(module, /declarations\.ts$/),
      `${CONTRACTS}/*/declarations.ts`,
      (phrase) => new RegExp(`['"]${phrase}['"]|\\b${phrase}:`),
    ),
    ...found('name', namesIn(module, /\.tsx?$/), `${CONTRACTS}/{*,*/*}.ts`, exported),
  ];
}

/**
 * What keeps a module from being written into a tree, a line each; none when it can be. Asked before anything is
 * written, because a half-written module stops `npm run gen` for everybody.
 */
export function moduleCollisions(module: NewModule, base: string): string[] {
  const one = singularOf(module);
  if (one === module.name) return [`"${one}" is both the name of the module and of one of its rows`];
  return [
    ...takenPaths(module, base),
    ...reservedNames(module, base),
    ...reservedWords(module),
    ...(module.appOnly ? [] : takenNames(module, base)),
  ];
}

/** The refusal of a module: what is in its way, and what its author can do. */
export function refusalOf(module: NewModule, collisions: readonly string[], base: string): string {
  const { name } = module;
  const singular = `${singularFor(name)}-item`;
  const helps = singular !== module.singular && moduleCollisions({ ...module, singular }, base).length === 0;
  return [
    `${name} cannot be written:`,
    ...collisions.map((line) => `- ${line}`),
    helps
      ? `Give another word for one of its rows: npm run new module ${name} "<Persian title>" -- --singular ${singular}`
      : existsSync(join(base, 'apps/server/src/modules', name)) && !existsSync(join(base, 'apps', name))
        ? `Its contract and server stand already. Its screens alone: npm run new app ${name} "<Persian title>"`
        : 'Choose another name, or first move what the new module shall own out of the places above.',
  ].join('\n');
}
