import { mayImport, packagesPage } from './packages.ts';

describe('[architecture 1] the page of packages', () => {
  it.each([
    ['apps/tickets', 'packages/module-kit', true],
    ['apps/tickets', 'apps/customers', false],
    ['apps/tickets', 'packages/testing', false],
    ['apps/server', 'packages/domain', true],
    ['apps/server', 'packages/store', false],
    ['packages/contracts', 'packages/domain', false],
    ['packages/store', 'packages/contracts', true],
    ['packages/store', 'packages/router', false],
    ['packages/module-kit', 'apps/tickets', false],
    ['e2e', 'packages/contracts', true],
  ])('says that %s may import %s: %s', (folder, other, allowed) => {
    expect(mayImport(folder, other)).toBe(allowed);
  });

  it('gives every folder a purpose, and no folder imports what the rules forbid', () => {
    const rows = packagesPage()
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(([, , purpose]) => !purpose)).toEqual([]);
    const forbidden = rows.flatMap(([, folder, , imports, allowed]) =>
      imports!
        .split(', ')
        .filter((name) => name !== '–' && !allowed!.split(', ').includes(name))
        .map((name) => `${folder} imports ${name}`),
    );
    expect(forbidden).toEqual([]);
  });
});
