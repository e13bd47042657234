import { LEGAL, LIBRARIES, PACKAGES, PLANTED, SUPPORTING } from '../../test/planted-imports.ts';
import { ToyWorkspace } from '../../test/toy-workspace.ts';
import { dependencyRules } from './dependency-rules.ts';

interface Report {
  seen: string[];
  sources: string[];
  violations: { rule: string; from: string; to: string }[];
}

function toyWorkspace(): ToyWorkspace {
  const toy = new ToyWorkspace({});
  for (const name of PACKAGES) {
    toy.put(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@hamyar/${name}`, exports: { '.': './src/index.ts', './schemas': './src/schemas.ts' } }),
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
  for (const [, file, source] of PLANTED) toy.put(file, `${source}\n`);
  return toy;
}

describe('dependency rules', () => {
  const toy = toyWorkspace();
  let report: Report;
  beforeAll(() => {
    report = toy.run('deps.ts') as Report;
  }, 60_000);
  afterAll(() => toy.remove());

  it('reads every source file', () => {
    expect(report.sources.length).toBeGreaterThan(PLANTED.length);
    expect(report.sources.filter((file) => !report.seen.includes(file))).toEqual([]);
  });

  it('plants a violation of every rule', () => {
    const planted = new Set(PLANTED.map(([name]) => name));
    expect(dependencyRules.map((rule) => rule.name).filter((name) => !planted.has(name ?? ''))).toEqual([]);
  });

  it.each(PLANTED)('%s accuses %s', (rule, file) => {
    expect(report.violations.filter((found) => found.from === file).map((found) => found.rule)).toContain(rule);
  });

  it('accuses nothing that the table allows', () => {
    const planted = new Set(PLANTED.map(([rule, file]) => `${rule} ${file}`));
    expect(report.violations.filter((found) => !planted.has(`${found.rule} ${found.from}`))).toEqual([]);
  });
});
