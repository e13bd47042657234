import { LEGAL, LIBRARIES, PACKAGES, VIOLATIONS, SUPPORTING } from '../../test/dependency-violations.ts';
import { FixtureWorkspace } from '../../test/fixture-workspace.ts';
import { dependencyRules } from './dependency-rules.ts';

interface Report {
  seen: string[];
  sources: string[];
  violations: { rule: string; from: string; to: string }[];
}

function toyWorkspace(): FixtureWorkspace {
  const toy = new FixtureWorkspace({});
  for (const name of PACKAGES) {
    toy.put(
      `packages/${name}/package.json`,
      JSON.stringify({
        name: `@hamyar/${name}`,
        exports: { '.': './src/index.ts', './schemas': './src/schemas.ts', './wire': './src/wire.ts' },
      }),
    );
    toy.put(`packages/${name}/src/index.ts`, `export const ${name.replaceAll('-', '')} = 1;\n`);
    toy.link(`packages/${name}`, `node_modules/@hamyar/${name}`);
  }
  for (const name of LIBRARIES) {
    toy.put(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, exports: { '.': './index.js', './*': './index.js' } }),
    );
    toy.put(`node_modules/${name}/index.js`, 'export default 1;\n');
  }
  for (const [file, source] of Object.entries({ ...LEGAL, ...SUPPORTING })) toy.put(file, `${source}\n`);
  for (const [, file, source] of VIOLATIONS) toy.put(file, `${source}\n`);
  return toy;
}

describe('dependency rules', () => {
  const toy = toyWorkspace();
  let report: Report;
  beforeAll(() => {
    report = toy.run('deps.ts') as Report;
  });
  afterAll(() => toy.remove());

  it('reads every source file', () => {
    expect(report.sources.length).toBeGreaterThan(VIOLATIONS.length);
    expect(report.sources.filter((file) => !report.seen.includes(file))).toEqual([]);
  });

  it('plants a violation of every rule', () => {
    const planted = new Set(VIOLATIONS.map(([name]) => name));
    expect(dependencyRules.map((rule) => rule.name).filter((name) => !planted.has(name ?? ''))).toEqual([]);
  });

  it.each(VIOLATIONS)('%s reports %s', (rule, file) => {
    expect(report.violations.filter((found) => found.from === file).map((found) => found.rule)).toContain(rule);
  });

  it('reports nothing that the table allows', () => {
    const planted = new Set(VIOLATIONS.map(([rule, file]) => `${rule} ${file}`));
    expect(report.violations.filter((found) => !planted.has(`${found.rule} ${found.from}`))).toEqual([]);
  });
});
