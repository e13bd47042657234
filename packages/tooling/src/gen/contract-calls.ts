// Prints what clients need of the contracts as plain TypeScript without zod: the types, and one constant for each call.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@hamyar/contracts/schemas';
import { root } from '../workspace.ts';
import { CONTRACTS, contractFolders, plainFiles, schemaFiles } from './contract-declarations.ts';
import { formattedPages } from './formatted.ts';
import { mayBeAbsent, printBody, printType, type Names, type Schema } from './type-printer.ts';

/** Schemas that belong to no module. */
const FIELDS = 'field.schema.ts';

interface Named {
  /** Folder below {@link CONTRACTS}; empty for the fields. */
  folder: string;
  /** File in this folder, for the generated checks. */
  file: string;
  /** Name in the schema file. */
  exported: string;
  /** Name of the printed type. */
  name: string;
  schema: Schema;
}
interface Declared {
  folder: string;
  file: string;
  exported: string;
  endpoint: Endpoint;
}
interface Read {
  named: Named[];
  calls: Declared[];
}

const pascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
/** Only objects and enums get names; a name for a number would say nothing. */
const isShape = (schema: Schema): boolean => ['object', 'enum'].includes((schema._zod.def as { type: string }).type);

async function readContracts(): Promise<Read> {
  const read: Read = { named: [], calls: [] };
  const files = [
    { folder: '', file: FIELDS },
    ...contractFolders().flatMap((folder) => schemaFiles(folder).map((file) => ({ folder, file }))),
  ];
  for (const { folder, file } of files) {
    const exports = (await import(pathToFileURL(join(root, CONTRACTS, folder, file)).href)) as Record<string, unknown>;
    for (const [exported, value] of Object.entries(exports)) {
      if (isEndpoint(value)) read.calls.push({ folder, file, exported, endpoint: value });
      else if (isSchema(value) && isShape(value))
        read.named.push({ folder, file, exported, name: pascal(exported), schema: value });
    }
  }
  return read;
}

/** `export type TicketKind = (typeof TICKET_KINDS)[number]` → the name of a closed list, by its values. */
async function readLists(): Promise<Map<string, { name: string; file: string }>> {
  const lists = new Map<string, { name: string; file: string }>();
  for (const file of [
    'declared.ts',
    'roles.ts',
    ...contractFolders().flatMap((slice) => plainFiles(slice).map((file) => `${slice}/${file}`)),
  ]) {
    const path = join(root, CONTRACTS, file);
    const values = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    for (const [, name, of] of readFileSync(path, 'utf8').matchAll(/export type (\w+) = \(typeof (\w+)\)\[number\]/g))
      lists.set(JSON.stringify(values[of!]), { name: name!, file });
  }
  return lists;
}

/** Everything printed for one folder. */
class Page {
  readonly #imports = new Map<string, Set<string>>();
  readonly #parts: string[] = [];

  add(text: string): void {
    this.#parts.push(text);
  }

  use(file: string, name: string): void {
    this.#imports.set(file, (this.#imports.get(file) ?? new Set()).add(name));
  }

  text(): string {
    const imports = [...this.#imports]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([file, names]) => `import type { ${[...names].sort().join(', ')} } from '${file}';`);
    return [
      '// Printed from the schemas of this folder by `npm run gen`; do not edit.',
      ...imports,
      '',
      ...this.#parts,
    ].join('\n');
  }
}

/** Prints one folder: its named types, and its calls with the types of input and output. */
class Printer {
  readonly #read: Read;
  readonly #lists: Map<string, { name: string; file: string }>;
  readonly checks: string[] = [];

  constructor(read: Read, lists: Map<string, { name: string; file: string }>) {
    this.#read = read;
    this.#lists = lists;
  }

  page(folder: string): string {
    const page = new Page();
    const names = this.#names(folder, page);
    for (const named of this.#read.named.filter((one) => one.folder === folder && !this.#isInput(one)))
      this.#shape(page, names, named);
    for (const call of this.#read.calls.filter((one) => one.folder === folder)) this.#call(page, names, call);
    return page.text();
  }

  /** A schema that is the query or body of a call is printed together with that call. */
  #isInput({ schema }: Named): boolean {
    return this.#read.calls.some(({ endpoint }) => [endpoint.params, endpoint.query, endpoint.body].includes(schema));
  }

  #names(folder: string, page: Page): Names {
    const bare: Names = { nameOf: () => undefined, listName: () => undefined };
    return {
      nameOf: (schema, side) => {
        const named = this.#read.named.find((one) => one.schema === schema && !this.#isInput(one));
        if (!named) return undefined;
        // a named type describes answers; an input may use it only when input and output are the same
        if (side === 'input' && printBody(schema, 'input', bare) !== printBody(schema, 'output', bare))
          return undefined;
        if (named.folder !== folder) page.use(from(folder, ownFile(named.folder)), named.name);
        return named.name;
      },
      listName: (values) => {
        const list = this.#lists.get(JSON.stringify(values));
        if (list) page.use(from(folder, list.file), list.name);
        return list?.name;
      },
    };
  }

  #shape(page: Page, names: Names, { folder, file, exported, name, schema }: Named): void {
    page.add(declared(name, printBody(schema, 'output', names), schema.description));
    this.checks.push(`Same<${typeRef(folder, name)}, z.output<typeof import('./${join(folder, file)}').${exported}>>`);
  }

  #call(page: Page, names: Names, { folder, file, exported, endpoint }: Declared): void {
    if (endpoint.name !== exported) throw new Error(`${exported} is called ${endpoint.name}: one name, please`);
    const schemas = `typeof import('./${join(folder, file)}').${exported}`;
    const base = pascal(exported);
    const parts: string[] = [];
    const inputs: Schema[] = [];
    const side = (part: 'query' | 'body', suffix: string) => {
      const schema = endpoint[part] as Schema | undefined;
      if (!schema) return;
      const name = base + suffix;
      page.add(declared(name, printBody(schema, 'input', names)));
      this.checks.push(`Accepted<${typeRef(folder, name)}, ${schemas}['${part}']>`);
      parts.push(name);
      inputs.push(schema);
    };
    if (endpoint.params) parts.push(printBody(endpoint.params, 'input', names).replaceAll('\n', ' '));
    side('query', 'Query');
    side('body', 'Body');
    if (inputs.length > 1) throw new Error(`${exported} has a query and a body: a call carries one of them`);
    if (endpoint.query && endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && !endpoint.upload)
      throw new Error(`${exported} is a ${endpoint.method} with a query: its input goes into the body`);
    refuseCollisions(exported, endpoint);
    const optional = !endpoint.params && !endpoint.body && inputs.every((schema) => allAbsent(schema));
    const input = parts.length === 0 ? 'void' : `${parts.join(' & ')}${optional ? ' | void' : ''}`;
    page.use(from(folder, 'call.ts'), 'Call');
    const answer = this.#answer(page, names, { folder, file, exported, endpoint });
    page.add(
      `/** ${endpoint.summary} */\nexport const ${exported}: Call<${input}, ${answer}> = ${descriptor(endpoint)};\n`,
    );
  }

  /** The type for test doubles: of each call its params, query and body after parsing, and the call itself. */
  received(): string {
    const page = new Page();
    const names = this.#names('', page);
    const lines = this.#read.calls.map(({ folder, file, exported, endpoint }) => {
      const part = (schema: Schema | undefined) => (schema ? printBody(schema, 'output', names) : 'undefined');
      const { params, query, body } = endpoint;
      for (const [key, schema] of Object.entries({ params, query, body }))
        if (schema)
          this.checks.push(
            `Same<import('./received-calls.ts').ReceivedCalls['${exported}']['${key}'], z.output<typeof import('./${join(folder, file)}').${exported}['${key}']>>`,
          );
      return `${exported}: { call: typeof import('./${folder}/calls.ts').${exported}; params: ${part(params)}; query: ${part(query)}; body: ${part(body)} };`;
    });
    page.add(`/** Every call of the wire by its name, with its inputs as the contract reads them. For test doubles. */
export interface ReceivedCalls {\n${lines.join('\n')}\n}\n`);
    return page.text();
  }

  #answer(page: Page, names: Names, { folder, file, exported, endpoint }: Declared): string {
    if (endpoint.answer === 'none' || !endpoint.data) return endpoint.answer === 'blob' ? 'Blob' : 'null';
    let type = printType(endpoint.data, 'output', names);
    if (type.startsWith('{')) {
      const name = pascal(exported) + (endpoint.answer === 'list' ? 'Row' : 'Data');
      page.add(declared(name, type));
      type = name;
    }
    const output = `OutputOf<typeof import('./${folder}/calls.ts').${exported}>`;
    this.checks.push(
      `Same<${endpoint.dataMayBeGone ? `NonNullable<${output}>` : output}, Answered<typeof import('./${join(folder, file)}').${exported}, ${endpoint.answer === 'list'}>>`,
    );
    if (endpoint.answer !== 'list') return endpoint.dataMayBeGone ? `${type} | null` : type;
    page.use(from(folder, 'envelope.ts'), 'ListAnswer');
    return `ListAnswer<${type}>`;
  }
}

/** File with the printed types of a folder, relative to the sources. */
const ownFile = (folder: string): string => (folder ? `${folder}/calls.ts` : 'fields.ts');

/** The import path from a folder to a file, both relative to the sources. */
const from = (folder: string, file: string): string =>
  folder && file.startsWith(`${folder}/`) ? `./${file.slice(folder.length + 1)}` : `${folder ? '../' : './'}${file}`;

const typeRef = (folder: string, name: string): string => `import('./${ownFile(folder)}').${name}`;

function declared(name: string, type: string, words?: string): string {
  const doc = words ? `/** ${words} */\n` : '';
  return type.startsWith('{') && type.endsWith('}') && !/^\{[^]*\}\s*[|&]/.test(type)
    ? `${doc}export interface ${name} ${type}\n`
    : `${doc}export type ${name} = ${type};\n`;
}

function descriptor({ name, method, path, answer, upload, body }: Endpoint): string {
  // with a body the input goes into the fields of the form, or without a file into JSON
  const inQuery = upload && !body;
  const more = [answer === 'item' ? '' : `answer: '${answer}'`, inQuery ? 'upload: true' : ''].filter(Boolean);
  return `{ ${[`name: '${name}'`, `method: '${method}'`, `path: '${path}'`, ...more].join(', ')} }`;
}

const shapeOf = (schema: Schema | undefined): Record<string, Schema> =>
  (schema?._zod.def as { shape?: Record<string, Schema> } | undefined)?.shape ?? {};

const allAbsent = (schema: Schema): boolean =>
  (schema._zod.def as { type: string }).type === 'object' &&
  Object.values(shapeOf(schema)).every((part) => mayBeAbsent(part, 'input'));

function refuseCollisions(name: string, { params, query, body }: Endpoint): void {
  const both = Object.keys(shapeOf(params)).filter((key) => key in shapeOf(query) || key in shapeOf(body));
  if (both.length > 0) throw new Error(`${name}: ${both.join(', ')} is in the path and in the query or body`);
}

const CHECKS = `// Printed by \`npm run gen\`: every printed type is what zod infers from its schema.
import type { z } from 'zod';
import type { OutputOf } from './call.ts';
import type { ListAnswer } from './envelope.ts';
import type { Endpoint } from './endpoint.ts';

/** What the compiler prints where a printed type and its schema differ. */
type OutOfDate = 'npm run gen is missing';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : OutOfDate;
/** What a client writes is what the schema takes, and names no key that the schema does not know. */
type Accepted<Printed, Schema extends z.ZodType> = [Printed] extends [z.input<Schema>]
  ? Exclude<Keys<Printed>, Keys<z.input<Schema>>> extends never
    ? Exclude<Keys<z.input<Schema>>, Keys<Printed>> extends never
      ? true
      : OutOfDate
    : OutOfDate
  : OutOfDate;
type Keys<T> = T extends unknown ? keyof T : never;
type Answered<E, List> = E extends Endpoint<infer _P, infer _Q, infer _B, infer Data>
  ? List extends true
    ? ListAnswer<z.output<Data>>
    : z.output<Data>
  : never;
type Expect<T extends true> = T;

export type Checked = [
`;

/** Every generated file of the contracts: `calls.ts` of each module, the fields, and the checks of all of them. */
export async function contractPages(): Promise<Record<string, string>> {
  const printer = new Printer(await readContracts(), await readLists());
  const pages: Record<string, string> = { [`${CONTRACTS}/fields.ts`]: printer.page('') };
  for (const folder of contractFolders()) pages[`${CONTRACTS}/${folder}/calls.ts`] = printer.page(folder);
  pages[`${CONTRACTS}/received-calls.ts`] = printer.received();
  pages[`${CONTRACTS}/printed-types-check.ts`] =
    `${CHECKS}${printer.checks.map((check) => `Expect<${check}>`).join(',\n')}\n];\n`;
  return formattedPages(pages);
}
