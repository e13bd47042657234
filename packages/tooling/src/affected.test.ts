import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { JEST, jestPaths, root } from './workspace.ts';
import { narrowedPaths, withDependents, type PackageGraph } from './affected.ts';

const graph: PackageGraph = new Map([
  ['apps/tickets', ['packages/kit', 'packages/contracts']],
  ['apps/files', ['packages/contracts']],
  ['packages/kit', ['packages/contracts']],
  ['packages/contracts', []],
]);

describe('what a change affects', () => {
  it('is only the module, when no package depends on it', () => {
    expect(withDependents(graph, ['apps/files'])).toEqual(['apps/files']);
  });

  it('is a package and everything that depends on it, directly or not', () => {
    expect(withDependents(graph, ['packages/kit'])).toEqual(['apps/tickets', 'packages/kit']);
    expect(withDependents(graph, ['packages/contracts'])).toEqual([...graph.keys()]);
  });
});

describe('`npm test -- <folder>`', () => {
  const paths = (folder: string) => narrowedPaths([folder]);

  it('tests the server too when the server depends on the package', () => {
    expect(paths('packages/domain')).toEqual(expect.arrayContaining(['packages/domain', 'apps/server']));
    expect(paths('packages/testing')).toContain('apps/server');
    expect(paths('apps/server')).toContain('apps/server');
    // only the doubles of the screens bring it there
    expect(paths('packages/design-system')).not.toContain('apps/server');
  });

  it('tests the slices of a module on the server, also those whose contracts it imports', () => {
    expect(paths('apps/customers')).toEqual(
      expect.arrayContaining([
        'apps/customers',
        'apps/server/src/modules/customers',
        'apps/server/src/modules/organizations',
        'packages/contracts/src/organizations',
      ]),
    );
    expect(paths('apps/customers')).not.toContain('apps/server');
    expect(paths('apps/customers')).not.toContain('apps/server/src/modules/logs');
  });

  it('gives Jest the folders as folders, whatever options stand before them', () => {
    const args = [...JEST, '--listTests', '--reporters=default', ...jestPaths(['packages/persian', 'apps/customers'])];
    const listed = execFileSync(process.execPath, ['--no-warnings', ...args], { cwd: root, encoding: 'utf8' });
    const files = listed
      .trim()
      .split('\n')
      .map((file) => relative(root, file));
    expect(files).toContain('apps/customers/src/manifest.test.ts');
    expect(files.filter((file) => !/^(packages\/persian|apps\/customers)\//.test(file))).toEqual([]);
  });

  it('names each folder once, and no folder inside another one', () => {
    const both = narrowedPaths(['packages/domain', 'apps/customers']);
    expect(both).toContain('apps/server');
    expect(both.filter((path) => path.startsWith('apps/server/'))).toEqual([]);
    expect(new Set(both).size).toBe(both.length);
  });
});
