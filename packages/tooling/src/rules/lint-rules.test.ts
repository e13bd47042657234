import { LEGAL, VIOLATIONS } from '../../test/lint-violations.ts';
import { FixtureWorkspace } from '../../test/fixture-workspace.ts';
import { hamyarPlugin } from './lint-rules.ts';

interface Found {
  file: string;
  rule: string;
  message: string;
}

describe('lint rules', () => {
  const toy = new FixtureWorkspace({
    ...LEGAL,
    ...Object.fromEntries(VIOLATIONS.map(([, file, source]) => [file, source])),
  });
  let found: Found[];
  beforeAll(() => {
    found = toy.run('lint.ts') as Found[];
  });
  afterAll(() => toy.remove());

  it.each(VIOLATIONS)('%s reports %s', (rule, file) => {
    expect(found.filter((problem) => problem.file === file).map((problem) => problem.rule)).toContain(rule);
  });

  it('plants a violation of every rule of our own', () => {
    const planted = new Set(VIOLATIONS.map(([rule]) => rule));
    expect(Object.keys(hamyarPlugin.rules).filter((name) => !planted.has(`hamyar/${name}`))).toEqual([]);
  });

  it('reports nothing that follows the conventions', () => {
    expect(found.filter((problem) => problem.file in LEGAL)).toEqual([]);
  });
});
