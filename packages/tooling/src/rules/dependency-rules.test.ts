import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LEGAL, LIBRARIES, PACKAGES, PLANTED, SUPPORTING } from '../../test/planted-imports.ts';
import { dependencyRules } from './dependency-rules.ts';

interface Report { seen: string[]; sources: string[]; violations: { rule: string; from: string; to: string }[] }

const toy = mkdtempSync(join(tmpdir(), 'hamyar-deps-'));
let report: Report;

function put(file: string, text: string): void {
  mkdirSync(dirname(join(toy, file)), { recursive: true });
  writeFileSync(join(toy, file), text);
}

function buildToyWorkspace(): void {
  put('tsconfig.base.json', '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "Bundler", "jsx": "react-jsx", "allowImportingTsExtensions": true, "noEmit": true } }');
  for (const name of PACKAGES) {
    put(`packages/${name}/package.json`, JSON.stringify({ name: `@hamyar/${name}`, exports: { '.': './src/index.ts', './schemas': './src/schemas.ts' } }));
    put(`packages/${name}/src/index.ts`, `export const ${name.replaceAll('-', '')} = 1;\n`);
  }
  for (const name of LIBRARIES) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: { '.': './index.js', './*': './index.js' } }));
    put(`node_modules/${name}/index.js`, 'export default 1;\n');
  }
  for (const [file, text] of [...Object.entries(LEGAL), ...Object.entries(SUPPORTING), ...PLANTED.map(([, file, text]) => [file, text] as const)]) put(file, `${text}\n`);
}

function linkPackages(): void {
  mkdirSync(join(toy, 'node_modules/@hamyar'), { recursive: true });
  for (const name of PACKAGES) symlinkSync(join(toy, 'packages', name), join(toy, 'node_modules/@hamyar', name), 'junction');
}

function cruise(): Report {
  const gate = join(__dirname, '../deps.ts');
  try {
    return JSON.parse(execFileSync(process.execPath, ['--no-warnings', gate, '--base', toy, '--json'], { encoding: 'utf8', maxBuffer: 64 << 20 }));
  } catch (error) {
    // violations end the gate with code 1; the report is still on its output
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

describe('dependency rules', () => {
  beforeAll(() => {
    buildToyWorkspace();
    linkPackages();
    report = cruise();
  }, 60_000);
  afterAll(() => rmSync(toy, { recursive: true, force: true }));

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
