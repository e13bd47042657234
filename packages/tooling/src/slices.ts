import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

export const CONTRACTS = 'packages/contracts/src';
export const SERVER_MODULES = 'apps/server/src/modules';

/** Names of the folders in one folder of the repository. */
export const foldersIn = (parent: string): string[] =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Text of the files of a folder that end so, by their name without that end: `login.schema.ts` -> `login`. */
export const textsOf = (folder: string, end: string): Map<string, string> =>
  new Map(
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(end))
      .map((file) => [file.slice(0, -end.length), readFileSync(join(root, folder, file), 'utf8')]),
  );

/** Where a call is declared: the slice and the file in it, which has the same name in the contracts and on the server. */
export interface DeclaredCall {
  call: string;
  slice: string;
  resource: string;
}

/** Every call of the contracts, by slice and file. */
export const declaredCalls = (): DeclaredCall[] =>
  foldersIn(CONTRACTS).flatMap((slice) =>
    [...textsOf(`${CONTRACTS}/${slice}`, '.schema.ts')].flatMap(([resource, text]) =>
      [...text.matchAll(/export const (\w+) = defineEndpoint\(/g)].map(([, call]) => ({
        call: call!,
        slice,
        resource,
      })),
    ),
  );
