import type { ModuleManifest } from '@hamyar/contracts';
import type { GateContext } from '@hamyar/module-sdk';
import { manifest as declared } from '../../manifest.ts';
import { menuSections } from './settings-menu.rules.ts';

const manifest = { ...declared, version: '0.1.0' };
const gates = (full_admin: boolean): GateContext => ({
  audience: 'staff',
  features: [],
  settings: {},
  user: { employee: true, full_admin, branch_admin: false, department_admin: false, permissions: [] },
});
const found = (typed: string, full_admin = true) =>
  menuSections([manifest], gates(full_admin), typed).flatMap(({ items }) => items.map(({ name }) => name));

describe('the settings menu', () => {
  it('[2.39] lists the pages by section', () => {
    expect(menuSections([manifest], gates(true), '').map(({ group }) => group.name)).toEqual([
      'general',
      'notifications',
    ]);
  });

  it.each([
    ['logo', 'settings-systemInformation'],
    ['لوگو', 'settings-systemInformation'],
    ['ثبت نام', 'settings-userAccountSettings'],
    ['OTP login', 'settings-userAccountSettings'],
    ['sms', 'settings-generalNoticeSettings'],
    ['پيامك', 'settings-generalNoticeSettings'],
  ])('[2.45] finds by %s', (typed, name) => {
    expect(found(typed)).toContain(name);
  });

  it('[6.16] is empty for everybody except the full admin', () => {
    expect(found('', false)).toEqual([]);
  });

  it('[decisions 2.10] finds the file manager, which is no page of the settings, only by its search', () => {
    const files: ModuleManifest = {
      ...{ name: 'files', version: '0.1.0', title: 'مدیریت فایل‌ها', owner: 'files', platform: '^1.0.0' },
      audience: ['staff'],
      routes: [{ path: '/attachments', name: 'attachments', title: 'مدیریت فایل‌ها', screen: 'FilesScreen' }],
      settingsLinks: [
        { group: 'general', route: 'attachments', title: 'مدیریت فایل‌ها', order: 90, keywords: ['folder'] },
      ],
    };
    const pathsFor = (typed: string) =>
      menuSections([manifest, files], gates(true), typed).flatMap(({ items }) => items.map(({ path }) => path));
    expect(pathsFor('folder')).toEqual(['/attachments']);
    expect(pathsFor('')).not.toContain('/attachments');
  });

  it('finds nothing by words that no page has', () => {
    expect(found('تقویم')).toEqual([]);
  });
});
