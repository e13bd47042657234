import { withDependents, type PackageGraph } from './affected.ts';

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
