// Prints what the slices of the contracts declare: the closed names of all of them, and the files that export them.
// It runs before anything else of the contracts is read, because their schemas import what it prints.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleDeclarations } from '@hamyar/contracts';
import { root } from '../workspace.ts';
import { formattedPages } from './formatted.ts';

export const CONTRACTS = 'packages/contracts/src';
const DECLARATIONS = 'declarations.ts';
const LISTS = 'shared-lists.schema.ts';
const PRINTED = '// Printed from the folders of the slices by `npm run gen`; do not edit.\n';

/** Declarations by the folder of their slice. */
export type Declared = Readonly<Record<string, ModuleDeclarations>>;

const folders = (): string[] =>
  readdirSync(join(root, CONTRACTS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const filesOf = (folder: string): string[] => readdirSync(join(root, CONTRACTS, folder)).sort();

/** Files of a folder that contain schemas. */
export const schemaFiles = (folder: string): string[] => filesOf(folder).filter((file) => file.endsWith('.schema.ts'));

/** Files of a folder that browsers may import: types and constants, without the printed ones and the texts of defaults. */
export const plainFiles = (folder: string): string[] =>
  filesOf(folder).filter(
    (file) =>
      /^[a-z-]+\.ts$/.test(file) && !['calls.ts', 'index.ts', 'schemas.ts', 'messages.ts', DECLARATIONS].includes(file),
  );

/** Folders of the contracts that declare calls. */
export const contractFolders = (): string[] => folders().filter((folder) => schemaFiles(folder).length > 0);

/** Without the shared lists, whose export has the same name in every slice. */
const ownSchemas = (folder: string): string[] => schemaFiles(folder).filter((file) => file !== LISTS);

async function readDeclarations(): Promise<Declared> {
  const read: Record<string, ModuleDeclarations> = {};
  for (const folder of folders()) {
    const path = join(root, CONTRACTS, folder, DECLARATIONS);
    if (!existsSync(path)) continue;
    const { declarations } = (await import(pathToFileURL(path).href)) as { declarations: ModuleDeclarations };
    read[folder] = declarations;
  }
  return read;
}

/** Two files of the contracts declare one name; the message says to their authors what to do. */
export class DeclaredTwice extends Error {}

/** The names of one kind in the order of the files that declare them. @throws DeclaredTwice */
function distinct(kind: string, files: readonly (readonly [file: string, names: readonly string[]])[]): string[] {
  const owners = new Map<string, string>();
  for (const [file, names] of files)
    for (const name of names) {
      const path = `${CONTRACTS}/${file}`;
      if (owners.has(name))
        throw new DeclaredTwice(
          `${kind}: "${name}" is declared in ${owners.get(name)!} and in ${path}: rename or remove one of them, then run npm run gen again`,
        );
      owners.set(name, path);
    }
  return [...owners.keys()];
}

/** The names of one kind in the order of the slices. @throws DeclaredTwice */
const namesOf = (declared: Declared, kind: string, names: (one: ModuleDeclarations) => readonly string[]): string[] =>
  distinct(
    kind,
    Object.entries(declared).map(
      ([folder, declarations]) => [`${folder}/${DECLARATIONS}`, names(declarations)] as const,
    ),
  );

const list = (name: string, doc: string, values: readonly string[]): string =>
  `/** ${doc} */\nexport const ${name} = ${JSON.stringify(values)} as const;\n`;
const closedList = (name: string, type: string, doc: string, values: readonly string[]): string =>
  `${list(name, doc, values)}export type ${type} = (typeof ${name})[number];\n`;
const listOf = (name: string, type: string, doc: string, values: readonly string[]): string =>
  `/** ${doc} */\nexport const ${name}: readonly ${type}[] = ${JSON.stringify(values)};\n`;

type Permissions = NonNullable<ModuleDeclarations['permissions']>;

/** One value of each permission; those without one are left out. */
const valuesOf = (permissions: Permissions, value: (one: Permissions[string]) => unknown): object =>
  Object.fromEntries(Object.entries(permissions).map(([name, one]) => [name, value(one)]));

function permissionLists(declared: Declared): string[] {
  const names = namesOf(declared, 'permissions', ({ permissions = {} }) => Object.keys(permissions)).sort();
  const permissions = Object.assign({}, ...Object.values(declared).map((one) => one.permissions)) as Permissions;
  const implied = (rank: 'branch_admin' | 'department_admin') =>
    names.filter((name) => permissions[name]?.impliedBy?.includes(rank));
  return [
    closedList(
      'PERMISSIONS',
      'Permission',
      'Every permission (decisions 2.2), by the name that the database and the wire use.',
      names,
    ),
    listOf(
      'BRANCH_ADMIN_PERMISSIONS',
      'Permission',
      'What a branch admin may without a role naming it (decisions 2.2, column "Implied", B).',
      implied('branch_admin'),
    ),
    listOf(
      'DEPARTMENT_ADMIN_PERMISSIONS',
      'Permission',
      'What a department admin may without a role naming it (decisions 2.2, column "Implied", D).',
      implied('department_admin'),
    ),
    listOf(
      'NEW_ROLE_PERMISSIONS',
      'Permission',
      'On by default in a new role (decisions 2.2).',
      names.filter((name) => permissions[name]?.inNewRoles),
    ),
    '/** What each permission allows, in words. */',
    `export const PERMISSION_TITLES: Readonly<Record<Permission, string>> = ${JSON.stringify(valuesOf(permissions, ({ title }) => title))};\n`,
    '/** Of these features one has to be licensed for a permission to allow anything; absent: it needs none. */',
    `export const PERMISSION_FEATURES: Readonly<Partial<Record<Permission, readonly Feature[]>>> = ${JSON.stringify(valuesOf(permissions, ({ licensedBy }) => licensedBy))};\n`,
    '/** The permissions of each slice, in the order in which it declares them. */',
    `export const PERMISSIONS_OF_SLICES: readonly { slice: string; permissions: readonly Permission[] }[] = ${JSON.stringify(
      Object.entries(declared).flatMap(([slice, one]) =>
        one.permissions ? [{ slice, permissions: Object.keys(one.permissions) }] : [],
      ),
    )};\n`,
  ];
}

function featureLists(declared: Declared): string[] {
  const names = namesOf(declared, 'features', ({ features = {} }) => Object.keys(features)).sort();
  const features = Object.assign({}, ...Object.values(declared).map((one) => one.features)) as NonNullable<
    ModuleDeclarations['features']
  >;
  return [
    closedList('FEATURES', 'Feature', 'License features (spec 1.2).', names),
    listOf(
      'CUSTOMER_FEATURES',
      'Feature',
      'The features that concern customers; their pages name no other.',
      names.filter((name) => features[name]?.forCustomers),
    ),
  ];
}

function channelLists(declared: Declared): string[] {
  namesOf(declared, 'channels', ({ channels = {} }) => Object.keys(channels));
  const kinds = namesOf(declared, 'channels', ({ channels = {} }) => Object.values(channels));
  const builders = Object.values(declared)
    .flatMap(({ channels = {} }) => Object.entries(channels))
    .map(([name, kind]) => `${name}: (id: number) => \`${kind}.\${id}\` as const,`);
  return [
    closedList('CHANNEL_KINDS', 'ChannelKind', 'Kinds of socket channels (design/api.md "Socket").', [
      ...kinds,
      'system',
    ]),
    "/** Builders of channel names; the id is the entity's. */\nexport const channels = {",
    ...builders,
    "system: () => 'system' as const,\n};\n",
  ];
}

/** A type, so that a slice can be asked for a title and a text of each of its events and no others. */
const eventsOfSlices = (declared: Declared): string[] => [
  '/** Events by the slice that declares them. */\nexport interface SliceNotifications {',
  ...Object.entries(declared)
    .filter(([, { notifications = [] }]) => notifications.length > 0)
    .map(([slice, { notifications = [] }]) => {
      const events = notifications.map((event) => JSON.stringify(event)).join(' | ');
      return `${JSON.stringify(slice)}: ${events};`;
    }),
  '}\n',
];

function fileLists(declared: Declared): string[] {
  const limits = Object.assign({}, ...Object.values(declared).map((one) => one.files)) as NonNullable<
    ModuleDeclarations['files']
  >;
  return [
    closedList(
      'FILE_OWNERS',
      'FileOwnerKind',
      'Kinds of rows to which people attach files (decisions 2.10).',
      namesOf(declared, 'files', ({ files = {} }) => Object.keys(files)),
    ),
    '/** What one row of each kind may have attached. */',
    `export const FILE_LIMITS: Readonly<Record<FileOwnerKind, FileLimits>> = ${JSON.stringify(limits)};\n`,
  ];
}

/** The words of one kind in the logs as a closed list, and their names in Persian. */
function auditWords(
  declared: Declared,
  kind: 'objects' | 'actions',
  names: string,
  type: string,
  doc: string,
): string[] {
  const words = namesOf(declared, `audit ${kind}`, ({ audit }) => Object.keys(audit?.[kind] ?? {}));
  const titles = Object.assign({}, ...Object.values(declared).map(({ audit }) => audit?.[kind])) as object;
  return [
    `/** ${doc} */\nexport type ${type} = ${words.map((word) => JSON.stringify(word)).join(' | ') || 'never'};\n`,
    `/** Their names in Persian. */\nexport const ${names}: Readonly<Record<${type}, string>> = ${JSON.stringify(titles)};\n`,
  ];
}

/** Text of `declared.ts`: what all slices declare, as constants and literal types. */
export function declaredPage(declared: Declared): string {
  return [
    PRINTED,
    "import type { FileLimits } from './declaration.ts';\n",
    ...permissionLists(declared),
    ...featureLists(declared),
    closedList(
      'NOTIFICATION_EVENTS',
      'NotificationEvent',
      'Events that people are notified of (decisions 2.17).',
      namesOf(declared, 'notifications', ({ notifications = [] }) => notifications),
    ),
    ...eventsOfSlices(declared),
    ...channelLists(declared),
    closedList(
      'DRAFT_KEYS',
      'DraftKey',
      'Keys of drafts that are stored on the server too (decisions 2.4); `{id}` stands for a number.',
      namesOf(declared, 'drafts', ({ drafts = [] }) => drafts),
    ),
    closedList(
      'DELETE_TYPES',
      'DeleteType',
      'Types of rows that one call deletes several of (spec 7.20, decisions 2.25).',
      namesOf(declared, 'deletes', ({ deletes = [] }) => deletes),
    ),
    closedList(
      'ORDER_TYPES',
      'OrderType',
      'Types of rows that people put into an order (spec 7.19, decisions 2.25).',
      namesOf(declared, 'orders', ({ orders = [] }) => orders),
    ),
    ...fileLists(declared),
    ...auditWords(
      declared,
      'objects',
      'OBJECT_TITLES',
      'ObjectType',
      'Kinds of rows that lines of the logs are about.',
    ),
    ...auditWords(declared, 'actions', 'AUDIT_ACTION_TITLES', 'AuditAction', 'Actions of the audit log.'),
  ].join('\n');
}

/** What browsers may import of one slice, and of all. */
function entries(slices: readonly string[]): Record<string, string> {
  const lines = (files: readonly string[], from: string) => files.map((file) => `export * from '${from}/${file}';\n`);
  const plain = folders().filter((folder) => !CORE_FOLDERS.includes(folder));
  return {
    [`${CONTRACTS}/index.ts`]: [
      PRINTED,
      '// What concerns every module, and the types of all of them: no zod at run time.\n',
      "// Calls come from '@hamyar/contracts/<module>'.\n",
      "export * from './core.ts';\n",
      "export type * from './declaration.ts';\n",
      ...slices.map((slice) => `export type * from './${slice}/calls.ts';\n`),
      ...plain.flatMap((folder) => lines(plainFiles(folder), `./${folder}`)),
    ].join(''),
    [`${CONTRACTS}/schemas.ts`]: [
      PRINTED,
      '// The zod schemas and endpoint definitions of every module: for the server, the tests and the tooling only.\n',
      "export * from './core-schemas.ts';\n",
      ...slices
        .filter((slice) => ownSchemas(slice).length > 0)
        .map((slice) => `export * from './${slice}/schemas.ts';\n`),
      `export * from './${LISTS}';\n`,
    ].join(''),
    ...Object.fromEntries(
      slices.flatMap((slice) => [
        [`${CONTRACTS}/${slice}/index.ts`, PRINTED + lines(['calls.ts', ...plainFiles(slice)], '.').join('')],
        ...(ownSchemas(slice).length > 0
          ? [[`${CONTRACTS}/${slice}/schemas.ts`, PRINTED + lines(ownSchemas(slice), '.').join('')]]
          : []),
      ]),
    ),
  };
}

/** Folders that belong to no slice; `core.ts` and `core-schemas.ts` export them. */
const CORE_FOLDERS = ['boot', 'platform'];

const camel = (name: string): string => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Text of the file that joins the shared lists of all slices. */
function sharedLists(slices: readonly string[]): string {
  const owners = slices.filter((slice) => existsSync(join(root, CONTRACTS, slice, LISTS)));
  return [
    PRINTED,
    ...owners.map((slice) => `import { sharedLists as ${camel(slice)} } from './${slice}/${LISTS}';\n`),
    '\n/** The shared lists of all slices by their name on the wire (spec 3.29). */\n',
    `export const sharedLists = { ${owners.map((slice) => `...${camel(slice)}`).join(', ')} };\n`,
  ].join('');
}

const isSettings = (file: string): boolean => file.endsWith('.settings.ts');

/**
 * Text of the file that joins the groups of settings of all slices.
 * @param files the `*.settings.ts`, with their folder → their text
 * @throws DeclaredTwice, because `export *` leaves out a name that two files export
 */
export function settingsGroupsPage(files: Readonly<Record<string, string>>): string {
  const groups = (text: string) =>
    [...text.matchAll(/^export const (\w+) = settingsGroup\(/gm)].map(([, name]) => name!);
  distinct(
    'settings groups',
    Object.entries(files).map(([file, text]) => [file, groups(text)] as const),
  );
  return (
    PRINTED +
    Object.keys(files)
      .map((file) => `export * from './${file}';\n`)
      .join('')
  );
}

/** The files that are printed before the schemas are read. @throws DeclaredTwice */
export async function declarationPages(): Promise<Record<string, string>> {
  const slices = contractFolders();
  const pages = {
    ...entries(slices),
    [`${CONTRACTS}/declared.ts`]: declaredPage(await readDeclarations()),
    [`${CONTRACTS}/shared-lists.schema.ts`]: sharedLists(slices),
    [`${CONTRACTS}/settings-groups.schema.ts`]: settingsGroupsPage(
      Object.fromEntries(
        folders().flatMap((folder) =>
          filesOf(folder)
            .filter(isSettings)
            .map((file) => [`${folder}/${file}`, readFileSync(join(root, CONTRACTS, folder, file), 'utf8')]),
        ),
      ),
    ),
  };
  return formattedPages(pages);
}
