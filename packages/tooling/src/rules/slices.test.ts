import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '@hamyar/contracts/schemas';
import { CONTRACTS, SERVER_MODULES, declaredCalls, foldersIn, textsOf } from '../slices.ts';
import { root, workspaceFolders } from '../workspace.ts';

/** Path -> team of CODEOWNERS; `*` left out. */
const owners = new Map(
  readFileSync(join(root, 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/) as [string, string]),
);

describe('a slice', () => {
  const calls = declaredCalls();
  const slices = [...new Set(calls.map(({ slice }) => slice))];

  it('has one name in the contract and on the server, and its calls stand in files of one name (docs/adr/0050)', () => {
    expect(calls.map(({ call }) => call).sort()).toEqual(endpoints.map(({ name }) => name).sort());
    expect(calls.filter(({ call, slice }) => endpoints.find(({ name }) => name === call)?.slice !== slice)).toEqual([]);
    const elsewhere = calls.filter(({ call, slice, resource }) => {
      const folder = `${SERVER_MODULES}/${slice}`;
      const routes = existsSync(join(root, folder)) ? (textsOf(folder, '.routes.ts').get(resource) ?? '') : '';
      return !new RegExp(`\\b${call}\\b`).test(routes);
    });
    expect(elsewhere).toEqual([]);
  });

  it('keeps the calls below one word of the address in one file', () => {
    const filesOfWord = new Map<string, Set<string>>();
    for (const { call, slice, resource } of calls) {
      const word = endpoints.find(({ name }) => name === call)!.path.split('/')[2]!;
      filesOfWord.set(word, (filesOfWord.get(word) ?? new Set()).add(`${slice}/${resource}`));
    }
    expect([...filesOfWord].filter(([, files]) => files.size > 1)).toEqual([]);
  });

  it('is called by clients in files that begin with the word of a resource they call', () => {
    const clients = globSync('apps/*/src/**/*.api.ts', { cwd: root });
    const named = (file: string) => {
      const text = readFileSync(join(root, file), 'utf8');
      return calls.some(
        ({ call, resource }) => basename(file).startsWith(resource) && new RegExp(`\\b${call}\\b`).test(text),
      );
    };
    expect(clients.length).toBeGreaterThan(5);
    expect(clients.filter((file) => !named(file))).toEqual([]);
  });

  it('is on the server a module in a file of its own name', () => {
    const folders = foldersIn(SERVER_MODULES).filter(
      (name) => !textsOf(`${SERVER_MODULES}/${name}`, '.module.ts').has(name),
    );
    // users has neither routes nor jobs: only what others read and write
    expect(folders).toEqual(['users']);
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
