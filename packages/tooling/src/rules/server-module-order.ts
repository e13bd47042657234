// Which server module may import which: the order of `apps/server/src/modules.ts`, and the exceptions with their reasons.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const LIST = 'apps/server/src/modules.ts';
const FOLDERS = 'apps/server/src/modules';

/** `from > to` → why the lower module may import the higher one. Every line is one to be removed. */
export const UPWARD_IMPORTS: Readonly<Record<string, string>> = {
  'logs > license':
    'the request log is closed on a cloud license, and every module writes the audit log, the license too',
  'logs > settings':
    'a file of a log has its times in the zone of the setting, and a change of settings is a line of the log',
  'settings > attachments': 'a logo is an upload, and whether an upload is accepted is a setting',
  'settings > license':
    'the public settings name a licensed feature, and the state of the license is kept with the settings',
};

/** `module > table` → why a statement of a module joins a table of one above it. Every line is one to be removed. */
const UPWARD_JOINS: Readonly<Record<string, string>> = {
  'attachments > ticket_draft': 'the sweep of unused uploads is one statement over millions of rows',
  'catalog > form': 'whatever a category or a service names is looked up by one statement',
  'catalog > sla_policy': 'whatever a category or a service names is looked up by one statement',
  'organizations > sla_policy': 'whatever an organisation names is looked up by one statement',
  'customers > ticket': 'the counts are sorted by, and the list has one statement for a page of people',
  'customers > sla_policy': 'the policy of a level is read with the level, and whether a level may name it',
  'departments > organization': 'the branch of a customer is compared with the access rule in one statement',
  'identity > organization': 'a session is read by one statement with every request, with the date its account ends',
  'organizations > customer_level': 'the level is part of a row of the list, which sorts and filters by it',
  'organizations > ticket': 'the counts are sorted by, and a deletion looks for references under its lock',
  'users > organization': 'the level of a customer is part of the statements that list, filter and count by it',
  'users > customer_level': 'the level of a new customer is found by the statement that writes the person',
};

/** What is wrong with the joins upwards: those without a reason, and reasons without a join. */
export function upwardJoinProblems(
  order: readonly string[],
  declared: ReadonlyMap<string, { owns: readonly string[]; reads: Readonly<Record<string, string>> }>,
  reasons: Readonly<Record<string, string>> = UPWARD_JOINS,
): string[] {
  const owners = new Map([...declared].flatMap(([module, { owns }]) => owns.map((table) => [table, module] as const)));
  const upwards = [...declared].flatMap(([module, { reads }]) =>
    Object.keys(reads)
      .filter((table) => order.indexOf(module) < order.indexOf(owners.get(table) ?? ''))
      .map((table) => `${module} > ${table}`),
  );
  return [
    ...upwards.filter((join) => !(join in reasons)).map((join) => `${join}: the owner is above, ask it to contribute`),
    ...Object.keys(reasons)
      .filter((join) => !upwards.includes(join))
      .map((join) => `${join}: no such join any more`),
  ];
}

/**
 * Folders of the server modules, the lowest first. What is not registered, having nothing to mount, is lowest of all.
 * @throws when the list cannot be read
 */
export function serverModuleOrder(text: string, folders: readonly string[]): string[] {
  const imported = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/modules\/([^/]+)\//g)].map(([, name, folder]) => [name!, folder!]),
  );
  const list = /serverModules[^=]*= \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const registered = [...list.matchAll(/\w+/g)].map(([name]) => {
    const folder = imported.get(name);
    if (folder === undefined) throw new Error(`${LIST} lists ${name}, which is not imported from a module`);
    return folder;
  });
  if (registered.length === 0) throw new Error(`${LIST} lists no module`);
  return [...folders.filter((folder) => !registered.includes(folder)).sort(), ...registered];
}

/** Module → the modules it must not import: those above it, without its exceptions. */
export function forbiddenModules(order: readonly string[]): { module: string; forbidden: string[] }[] {
  return order
    .map((module, index) => ({
      module,
      forbidden: order.slice(index + 1).filter((other) => !(`${module} > ${other}` in UPWARD_IMPORTS)),
    }))
    .filter(({ forbidden }) => forbidden.length > 0);
}

/** The order in this workspace. */
export const workspaceModuleOrder = (): string[] =>
  serverModuleOrder(
    readFileSync(join(root, LIST), 'utf8'),
    readdirSync(join(root, FOLDERS), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
