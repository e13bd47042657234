import { createRequire } from 'node:module';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeReferences, manifestPart, type ModuleManifest } from '@hamyar/contracts';
import { endpoints } from '@hamyar/contracts/schemas';
import { root } from './folders.ts';

const STAFF = new Set<string>(['employee', 'full_admin']);

/** Paths that customers may not call with any method. */
export function staffOnlyPaths(): string[] {
  const paths = [...new Set(endpoints.map(({ path }) => path))];
  return paths.filter((path) => endpoints.every((endpoint) => endpoint.path !== path || STAFF.has(endpoint.access)));
}

/** Texts that occur only in the staff part of a manifest: paths, titles, code references. */
export function staffOnlyWords(manifest: ModuleManifest): string[] {
  const customer = new Set(manifest.audience.includes('customer') ? wordsOf(manifestPart(manifest, 'customer')) : []);
  const others = textsOfCustomers();
  return wordsOf(manifestPart(manifest, 'staff')).filter((word) => !customer.has(word) && !others.has(word));
}

// search words are left out: they are ordinary words
const wordsOf = (part: ModuleManifest): string[] => [
  ...codeReferences(part),
  ...part.routes.flatMap(({ path, title }) => [path, title]),
  ...(part.menu ?? []).map(({ title }) => title),
  ...(part.settingsPages ?? []).flatMap(({ path, title }) => [path, title]),
];

const isStaffFile = (file: string) => /(^|-)(staff|desk)[-.]/.test(file);

function messageFiles(): string[] {
  const folders = [
    ...readdirSync(join(root, 'apps')).map((app) => join('apps', app, 'src')),
    'packages/design-system/src',
    'packages/module-kit/src',
    'packages/persian/src',
    'packages/dayjs-jalali/src',
  ];
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .map((file) => join(root, folder, file)),
    )
    .filter((file) => !file.includes('/server/'));
}

const persian = (text: string): string[] =>
  [...text.matchAll(/['"`]([^'"`\n]*[آ-ی][^'"`\n]*)['"`]/g)].map((match) => match[1]!);

/**
 * The Persian texts that only staff read: those of message files for staff (`staff-fa.ts`, `fa-staff.ts`), of modules
 * without customers, and shared sentences that only these use. A text that customers have too is none of them, but only
 * where it is a whole text there: one that stands inside a longer sentence is found.
 */
export function staffOnlyTexts(): string[] {
  const others = textsOfCustomers();
  const own = sources().filter(({ reader }) => reader === 'staff');
  const texts = [...own.flatMap(({ text }) => persian(text)), ...sharedTexts('staff')];
  return texts.filter((text) => !others.has(text));
}

type Reader = 'staff' | 'everybody' | 'nobody';

interface Source {
  file: string;
  text: string;
  reader: Reader;
}

/** Parts of the design system about tickets and articles: that one of them has a text says nothing about who reads it. */
const PRODUCT_PARTS = /\/design-system\/src\/(ticket|knowledge-base)\//;
/** Words of antd's own controls. */
const LIBRARY_TEXTS = createRequire(join(root, 'packages/design-system/package.json')).resolve('antd/es/locale/fa_IR');
const SHARED = join(root, 'packages/persian/src/messages.ts');

function readerOf(file: string): Reader {
  if (isStaffFile(basename(file)) || isStaffModule(file)) return 'staff';
  return PRODUCT_PARTS.test(file) || file === SHARED || /manifest/.test(basename(file)) ? 'nobody' : 'everybody';
}

let read: readonly Source[] | undefined;
const sources = (): readonly Source[] =>
  (read ??= messageFiles().map((file) => ({ file, text: readFileSync(file, 'utf8'), reader: readerOf(file) })));

/** The shared sentences that somebody's sources name: `shared.saveNote`. */
function sharedTexts(reader: Reader): string[] {
  const sentences = new Map(
    [...readFileSync(SHARED, 'utf8').matchAll(/export const (\w+) =\s*'([^']*)'/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );
  const names = sources()
    .filter((source) => source.reader === reader)
    .flatMap(({ text }) => [...text.matchAll(/\bshared\.(\w+)/g)].map(([, name]) => name));
  return [...new Set(names)].flatMap((name) => sentences.get(name) ?? []);
}

/** The whole texts of everything that can be part of a customer's files, without the titles of manifests. */
const textsOfCustomers = (): ReadonlySet<string> =>
  new Set([
    ...sources()
      .filter(({ reader }) => reader === 'everybody')
      .flatMap(({ text }) => persian(text)),
    ...sharedTexts('everybody'),
    ...persian(readFileSync(LIBRARY_TEXTS, 'utf8')),
  ]);

/** Modules that are for staff although customers have a small part of them: the message files of that part. */
const FOR_CUSTOMERS_TOO: Readonly<Record<string, readonly string[]>> = { staff: ['fa-announcements.ts'] };

/** Modules without a container for customers, and all but the named files of {@link FOR_CUSTOMERS_TOO}: code for staff. */
function isStaffModule(file: string): boolean {
  if (!/\/apps\/(?!shell\/)/.test(file)) return false;
  const module = file.slice(root.length).split('/')[2]!;
  const part = FOR_CUSTOMERS_TOO[module];
  return part ? !part.includes(basename(file)) : !existsSync(join(root, 'apps', module, 'src/module.customer.ts'));
}
