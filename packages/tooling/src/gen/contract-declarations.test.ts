import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceCopy } from '../../test/workspace-copy.ts';
import { declaredPage, settingsGroupsPage } from './contract-declarations.ts';

describe('what the slices declare', () => {
  it('[decisions 2.2] gives each permission to the ranks its module names, as a type of the compiler', () => {
    const text = declaredPage({
      visits: {
        permissions: {
          'manage visits': { title: 'مدیریت بازدیدها', impliedBy: ['branch_admin'], inNewRoles: true },
          'export visits': { title: 'خروجی بازدیدها', licensedBy: ['visit_reports'] },
        },
      },
      parts: { permissions: { 'manage parts': { title: 'مدیریت قطعات', impliedBy: ['department_admin'] } } },
    });
    expect(text).toContain('export const PERMISSIONS = ["export visits","manage parts","manage visits"] as const;');
    expect(text).toContain('export type Permission = (typeof PERMISSIONS)[number];');
    expect(text).toContain('BRANCH_ADMIN_PERMISSIONS: readonly Permission[] = ["manage visits"];');
    expect(text).toContain('DEPARTMENT_ADMIN_PERMISSIONS: readonly Permission[] = ["manage parts"];');
    expect(text).toContain('NEW_ROLE_PERMISSIONS: readonly Permission[] = ["manage visits"];');
    expect(text).toContain('"manage parts":"مدیریت قطعات"');
    expect(text).toContain('= {"export visits":["visit_reports"]};');
    expect(text).toContain('{"slice":"visits","permissions":["manage visits","export visits"]}');
  });

  it('[1.2, 2.49] names features for customers, events, channels and drafts', () => {
    const text = declaredPage({
      visits: {
        features: { visits: { forCustomers: true }, visit_reports: {} },
        notifications: ['visit_planned'],
        channels: { visit: 'field-visit' },
        drafts: ['visit:{id}:report'],
      },
    });
    expect(text).toContain('CUSTOMER_FEATURES: readonly Feature[] = ["visits"];');
    expect(text).toContain('NOTIFICATION_EVENTS = ["visit_planned"] as const;');
    expect(text).toContain('CHANNEL_KINDS = ["field-visit","system"] as const;');
    expect(text).toContain('DRAFT_KEYS = ["visit:{id}:report"] as const;');
    expect(text).toContain('visit: (id: number) => `field-visit.${id}` as const,');
  });

  it('[decisions 2.10] names the kinds of rows that have files, with the limits of each', () => {
    const text = declaredPage({ visits: { files: { visit_report: { count: 5, types: ['pdf'], bytes: 1000 } } } });
    expect(text).toContain('export const FILE_OWNERS = ["visit_report"] as const;');
    expect(text).toContain('= {"visit_report":{"count":5,"types":["pdf"],"bytes":1000}};');
  });

  it.each([
    ['permissions', { permissions: { 'manage visits': { title: 'مدیریت بازدیدها' } } }],
    ['features', { features: { visits: {} } }],
    ['notifications', { notifications: ['visit_planned'] }],
    ['channels', { channels: { visit: 'visit' } }],
    ['drafts', { drafts: ['visit:{id}'] }],
    ['files', { files: { visit_report: { count: 1 } } }],
  ])('are refused when two slices declare one name: %s', (kind, declarations) => {
    expect(() => declaredPage({ parts: declarations, visits: declarations })).toThrow(
      new RegExp(
        `^${kind}: ".*" is declared in packages/contracts/src/parts/declarations.ts and in packages/contracts/src/visits/declarations.ts: `,
      ),
    );
  });

  it('[decisions 2.26] are refused when two slices declare one group of settings', () => {
    const page = (visits: string) =>
      settingsGroupsPage({
        'parts/part.settings.ts': 'export const partsSettings = settingsGroup({});',
        'visits/visit.settings.ts': `export const ${visits} = settingsGroup({});`,
      });
    expect(page('visitsSettings')).toContain("export * from './visits/visit.settings.ts';");
    expect(() => page('partsSettings')).toThrow(
      'settings groups: "partsSettings" is declared in packages/contracts/src/parts/part.settings.ts and in packages/contracts/src/visits/visit.settings.ts: ',
    );
  });
});

describe('npm run gen', () => {
  const copy = new WorkspaceCopy();
  afterAll(() => copy.remove());

  it('[decisions 2.2] says in one line which two files declare one name, and what to do', () => {
    const folder = join(copy.folder, 'packages/contracts/src/visits');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'declarations.ts'),
      "export const declarations = { permissions: { 'manage files': {} } };\n",
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', 'packages/tooling/src/gen.ts'], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'permissions: "manage files" is declared in packages/contracts/src/files/declarations.ts and in packages/contracts/src/visits/declarations.ts: rename or remove one of them, then run npm run gen again\n',
    });
  });
});
