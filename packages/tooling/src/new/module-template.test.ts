import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceCopy } from '../../test/workspace-copy.ts';
import { root, trackedSources } from '../workspace.ts';
import { centralLists, moduleFiles, singular } from './module-template.ts';
import { writeModule } from './write-module.ts';

const NEW = { name: 'field-visits', title: 'بازدیدها' };

describe('the names of a new module', () => {
  it.each([
    ['field-visits', 'field-visit'],
    ['categories', 'category'],
    ['branches', 'branch'],
    ['inventory', 'inventory-item'],
    ['news', 'new'],
  ])('one of %s is %s', (many, one) => {
    expect(singular(many)).toBe(one);
  });

  it('can be given, where the singular of the name means something else', () => {
    const files = moduleFiles({ name: 'files', title: 'فایل‌ها', singular: 'stored-file' }, 100);
    expect(Object.keys(files)).toContain('apps/server/migrations/0101-create-stored-file.ts');
    expect(files['packages/contracts/src/files/stored-file.schema.ts']).toContain("name: 'storedFileList'");
  });

  it('replace every name of the example, in each way of writing it', () => {
    const files = moduleFiles(NEW, 100);
    expect(Object.entries(files).filter(([file, text]) => /sample|نمونه|NNNN/i.test(file + text))).toEqual([]);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'apps/field-visits/src/module.customer.ts',
        'apps/server/migrations/0101-create-field-visit.ts',
        'apps/server/src/modules/field-visits/field-visit.policy.ts',
        'e2e/screens/field-visits.ts',
        'packages/contracts/src/field-visits/field-visit.schema.ts',
      ]),
    );
    expect(files['apps/server/src/modules/field-visits/field-visit.table.ts']).toContain(
      'field_visit: FieldVisitTable;',
    );
  });

  it('are only those of its screens, for a slice whose contract and server stand already', () => {
    const module = { name: 'departments', title: 'دپارتمان‌ها', appOnly: true };
    const files = Object.keys(moduleFiles(module, 100));
    expect(files).toContain('apps/departments/src/manifest.ts');
    expect(files.filter((file) => !file.startsWith('apps/departments/'))).toEqual(['e2e/screens/departments.ts']);
    expect(Object.keys(centralLists(module))).toEqual(['CODEOWNERS']);
  });

  it('stand in prose without an article, which would have to be a or an', () => {
    const prose = Object.values(moduleFiles({ name: 'articles', title: 'مقاله‌ها' }, 100));
    expect(prose.flatMap((text) => text.match(/.*\ban? articles?\b.*/gi) ?? [])).toEqual([]);
  });

  it('are listed once among the owners, also where the slice has one already', () => {
    const owners = centralLists({ name: 'knowledge-base', title: 'پایگاه دانش' })['CODEOWNERS']!;
    const listed = '/packages/contracts/src/knowledge-base/       @hamyar/knowledge-base\n';
    const text = owners(`* @hamyar/platform\n${listed}`);
    expect(text.split(listed)).toHaveLength(2);
    expect(text).toContain('* @hamyar/platform\n\n/apps/knowledge-base/ ');
  });

  it('stop with the name of the list that does not end as it did', () => {
    expect(() => centralLists(NEW)['apps/server/src/modules.ts']!('export const modules = {};\n')).toThrow(
      'import type { ServerModule }',
    );
  });
});

// one copy of the tree with a new module, used as its developer would use it
describe('a new module', () => {
  const copy = new WorkspaceCopy();
  const jest = (...args: string[]) => copy.run('node_modules/jest/bin/jest.js', '--silent', ...args);
  let files: string[];
  beforeAll(() => {
    files = writeModule(NEW, copy.folder);
    copy.link('apps/field-visits');
    copy.run('packages/tooling/src/gen.ts');
  });
  afterAll(() => copy.remove());

  it('[decisions 2.2] is refused before anything of it is written, where a slice of its name exists', () => {
    // a slice that has names before it has a module
    const slice = join(copy.folder, 'packages/contracts/src/site-reports');
    mkdirSync(slice);
    for (const file of ['declarations.ts', 'site-report.settings.ts']) writeFileSync(join(slice, file), 'export {};\n');
    const write = () => writeModule({ name: 'site-reports', title: 'گزارش‌ها' }, copy.folder);
    expect(write).toThrow(
      'packages/contracts/src/site-reports exists already: move declarations.ts and site-report.settings.ts out of it, run this again, then move what they declare into the new files',
    );
    expect(readdirSync(slice)).toEqual(['declarations.ts', 'site-report.settings.ts']);
    expect(existsSync(join(copy.folder, 'apps/site-reports'))).toBe(false);
    rmSync(slice, { recursive: true });
  });

  it('changes two files by hand that are not its own; the others are printed', () => {
    const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
    const changed = ['CODEOWNERS', ...trackedSources(root)]
      .filter((file) => text(root, file) !== text(copy.folder, file))
      .filter((file) => !text(copy.folder, file).startsWith('// Printed '));
    expect(changed).toEqual(['CODEOWNERS', 'apps/server/src/modules.ts']);
  });

  it('[decisions 2.2, 2.49] declares a permission and a notification that the compiler knows by name', async () => {
    const declared = (await import(join(copy.folder, 'packages/contracts/src/declared.ts'))) as Record<
      string,
      string[]
    >;
    expect(declared['PERMISSIONS']).toContain('manage field visits');
    expect(declared['BRANCH_ADMIN_PERMISSIONS']).toContain('manage field visits');
    expect(declared['NOTIFICATION_EVENTS']).toContain('field_visit_closed');
  });

  it('has a manifest that the build accepts', async () => {
    const { manifest } = (await import(join(copy.folder, 'apps/field-visits/src/manifest.ts'))) as {
      manifest: unknown;
    };
    // by the contracts of the copy: they know its permission
    const { parseManifest } = (await import(join(copy.folder, 'packages/contracts/src/schemas.ts'))) as {
      parseManifest(input: unknown): unknown;
    };
    expect(parseManifest({ ...JSON.parse(JSON.stringify(manifest)), version: '0.1.0' })).toMatchObject({
      name: 'field-visits',
      audience: ['staff', 'customer'],
    });
  });

  it('has types that the compiler accepts, with its contract and its slice on the server', () => {
    expect(
      copy.run('packages/tooling/src/types.ts', 'packages/contracts', 'apps/field-visits', 'apps/server', 'e2e'),
    ).toContain('0 with errors');
  });

  it('is written as lint and the formatter want it', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file));
    expect(copy.run('packages/tooling/src/lint.ts', ...sources)).toContain(' 0 problems');
    // fails when a file is not formatted
    expect(() => copy.run('node_modules/@biomejs/biome/bin/biome', 'format', ...sources)).not.toThrow();
  });

  it('mounts its screens, and answers on a real database as its own tests and the role matrix say', () => {
    // of the role matrix only its own rows: those of the other modules are the same as here
    const own = '^(?!every endpoint .*\\[6\\.2, decisions 2\\.16\\] (?!.*fieldVisit))';
    const paths = ['apps/field-visits', 'apps/server/src/modules/field-visits', 'apps/server/test/role-matrix'];
    jest(...paths, '--testNamePattern', own);
  });

  it('keeps the rules of the tree, where it is the second user of a part and where it writes its texts', () => {
    const rules = ['module-kit-users', 'shared-sentences', 'slices', 'citations', 'page-state', 'server-module-order'];
    jest(...rules.map((rule) => `packages/tooling/src/rules/${rule}`), 'packages/contracts/src');
  });

  it('[module-platform 5] has screens of every page for the end-to-end tests, which fail without them', () => {
    const check = () => jest('packages/tooling/src/rules/module-screens');
    expect(check).not.toThrow();
    const file = join(copy.folder, 'e2e/screens/field-visits.ts');
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    expect(check).toThrow('field-visits: fieldVisits-id');
    writeFileSync(file, text);
  });

  it('says no sentence that another package says, another new module included', () => {
    const sentences = (module: typeof NEW) =>
      Object.entries(moduleFiles(module, 100))
        .filter(([file]) => /messages|-settings\.screen\.tsx$/.test(file))
        .flatMap(([, text]) => text.match(/'[^']*[\u0621-\u06cc]{2}[^']*'/g) ?? []);
    const again = new Set(sentences({ name: 'parts', title: 'قطعه‌ها' }));
    expect(sentences(NEW).filter((sentence) => again.has(sentence))).toEqual([]);
  });
});
