import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolders } from '../workspace.ts';

const CONTRACTS = 'packages/contracts/src';
const SERVER_MODULES = 'apps/server/src/modules';

const foldersIn = (parent: string): string[] =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const textOf = (folder: string, suffix: string): string =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(suffix))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

/** Names of the calls that a contract folder declares. */
const callsOf = (slice: string): string[] =>
  [...textOf(`${CONTRACTS}/${slice}`, '.schema.ts').matchAll(/export const (\w+) = defineEndpoint\(/g)].map(
    ([, name]) => name!,
  );

/** Path -> team of CODEOWNERS; `*` left out. */
const owners = new Map(
  readFileSync(join(root, 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/) as [string, string]),
);

describe('a slice', () => {
  const slices = foldersIn(CONTRACTS).filter((folder) => callsOf(folder).length > 0);

  it('has one name in the contract and on the server, and its calls are mounted there', () => {
    expect(slices.length).toBeGreaterThan(10);
    const elsewhere = slices.flatMap((slice) => {
      const folder = `${SERVER_MODULES}/${slice}`;
      const routes = existsSync(join(root, folder)) ? textOf(folder, '.routes.ts') : '';
      return callsOf(slice)
        .filter((call) => !new RegExp(`\\b${call}\\b`).test(routes))
        .map((call) => `${slice}: ${call}`);
    });
    expect(elsewhere).toEqual([]);
  });

  it('has an owner of its own for each of its folders, and one team for all of them', () => {
    const folders = [
      ...workspaceFolders(),
      ...foldersIn(SERVER_MODULES).map((name) => `${SERVER_MODULES}/${name}`),
      ...foldersIn(CONTRACTS).map((name) => `${CONTRACTS}/${name}`),
    ];
    expect(folders.filter((folder) => !owners.has(`/${folder}/`))).toEqual([]);
    expect([...owners.keys()].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const split = slices.filter(
      (slice) => owners.get(`/${CONTRACTS}/${slice}/`) !== owners.get(`/${SERVER_MODULES}/${slice}/`),
    );
    expect(split).toEqual([]);
  });
});
