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
  const others = textOfOtherSources();
  return wordsOf(manifestPart(manifest, 'staff')).filter(
    (word) => !customer.has(word) && !(/[آ-ی]/.test(word) && others.includes(word)),
  );
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

/** The Persian texts of message files for staff (`staff-fa.ts`, `fa-staff.ts`) that occur in no other source. */
export function staffOnlyTexts(): string[] {
  const others = textOfOtherSources();
  const staff = messageFiles().filter((file) => isStaffFile(basename(file)));
  return staff.flatMap((file) => persian(readFileSync(file, 'utf8'))).filter((text) => !others.includes(text));
}

/** All sources that can be part of a customer's files, as one text, without the titles of manifests. */
const textOfOtherSources = (): string =>
  messageFiles()
    .filter((file) => !isStaffFile(basename(file)) && !isStaffModule(file) && !/manifest/.test(basename(file)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Modules without a container for customers: all of their code is for staff. */
const isStaffModule = (file: string) =>
  /\/apps\/(?!shell\/)/.test(file) &&
  !existsSync(join(root, 'apps', file.slice(root.length).split('/')[2]!, 'src/module.customer.ts'));
