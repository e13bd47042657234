import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModuleManifest } from '@hamyar/contracts';
import { checkCodeReferences } from './code-reference-check.ts';

const part = (screens: string[]): ModuleManifest => ({
  name: 'x',
  version: '0.1.0',
  title: 'x',
  owner: 'x',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: screens.map((screen) => ({ path: `/${screen}`, name: screen, title: screen, screen })),
});

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function moduleWith(code: string, files: Record<string, string>, imports = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'hamyar-module-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const entry = join(folder, 'module.staff.ts');
  writeFileSync(
    entry,
    `import { defineModule } from '@hamyar/module-sdk';\n${imports}\nexport const module = defineModule<never, 'staff'>({ code: { ${code} } });`,
  );
  return entry;
}

describe('code references', () => {
  it('finds the file that exports each of them', async () => {
    const entry = moduleWith("A: () => import('./a.tsx'), B: () => import('./b.tsx')", {
      'a.tsx': 'export const A = () => <p/>;',
      'b.tsx': 'export function B() { return null; }',
    });
    const files = await checkCodeReferences(entry, part(['A', 'B']));
    expect([...files.keys()]).toEqual(['A', 'B']);
  });

  it('finds those of a map that the entry spreads', async () => {
    const entry = moduleWith(
      "...pages, A: () => import('./a.tsx')",
      {
        'a.tsx': 'export const A = () => <p/>;',
        'b.tsx': 'export const B = 1;',
        'pages.ts': "export const pages = { B: () => import('./b.tsx') };",
      },
      "import { pages } from './pages.ts';",
    );
    expect([...(await checkCodeReferences(entry, part(['A', 'B']))).keys()].sort()).toEqual(['A', 'B']);
    await expect(checkCodeReferences(entry, part(['A']))).rejects.toThrow('B is loaded by the entry');
  });

  it.each([
    ['another name for it', 'const B = 1; export { B as A };'],
    ['a list of exports', 'const A = 1; const B = 2; export { B, A };'],
    ['a second constant of one line', 'export const B = 1, A = 2;'],
    ['a class', 'export class A {}'],
  ])('finds an export that is written as %s', async (_how, source) => {
    const entry = moduleWith("A: () => import('./a.tsx')", { 'a.tsx': source });
    expect([...(await checkCodeReferences(entry, part(['A']))).keys()]).toEqual(['A']);
  });

  it('refuses an export under the name that only its own file uses', async () => {
    const entry = moduleWith("A: () => import('./a.tsx')", { 'a.tsx': 'const A = 1; export { A as B };' });
    await expect(checkCodeReferences(entry, part(['A']))).rejects.toThrow('does not export A');
  });

  it('refuses a module without an entry for an audience that its manifest names', async () => {
    await expect(checkCodeReferences('/nowhere/module.staff.ts', part(['A']))).rejects.toThrow(
      'x serves staff but has no /nowhere/module.staff.ts',
    );
  });

  it.each([
    [
      'a reference that the entry does not load',
      "A: () => import('./a.tsx')",
      ['A', 'B'],
      'B is named in the manifest',
    ],
    ['a file that exports another name', "A: () => import('./wrong.tsx')", ['A'], 'does not export A'],
    ['a file that is not there', "A: () => import('./gone.tsx')", ['A'], 'does not exist'],
    [
      'code that no part of the manifest mentions',
      "A: () => import('./a.tsx'), Z: () => import('./a.tsx')",
      ['A'],
      'Z is loaded by the entry',
    ],
  ])('refuses %s', async (_name, code, screens, message) => {
    const entry = moduleWith(code, { 'a.tsx': 'export const A = 1;', 'wrong.tsx': 'export const C = 1;' });
    await expect(checkCodeReferences(entry, part(screens))).rejects.toThrow(message);
  });
});
