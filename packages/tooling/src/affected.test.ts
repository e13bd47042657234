import { withDependents, type PackageGraph } from './affected.ts';

const graph: PackageGraph = new Map([
  ['apps/tickets', ['packages/kit', 'packages/contracts']],
  ['apps/files', ['packages/contracts']],
  ['packages/kit', ['packages/contracts']],
  ['packages/contracts', []],
]);

describe('what a change affects', () => {
  it('is a module alone, when nothing is built on it', () => {
    expect(withDependents(graph, ['apps/files'])).toEqual(['apps/files']);
  });

  it('is a package and everything built on it, directly or not', () => {
    expect(withDependents(graph, ['packages/kit'])).toEqual(['apps/tickets', 'packages/kit']);
    expect(withDependents(graph, ['packages/contracts'])).toEqual([...graph.keys()]);
  });
});
