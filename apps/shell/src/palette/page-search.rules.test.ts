import type { ModuleManifest, RegistryEntry } from '@hamyar/contracts';
import { findPages, searchablePages } from './page-search.rules.ts';

const manifest = {
  name: 'settings',
  gate: undefined,
  routes: [{ path: '/settings', name: 'settings', title: 'تنظیمات', screen: 'S' }],
  menu: [{ group: 'settings', route: 'settings', title: 'تنظیمات', order: 1 }],
  settingsPages: [
    {
      group: 'general',
      name: 'settings-systemInformation',
      path: '/settings/systemInformation',
      title: 'اطلاعات سیستم',
      order: 1,
      keywords: ['لوگو', 'favicon'],
      screen: 'A',
    },
    {
      group: 'ticket',
      name: 'settings-sla',
      path: '/settings/sla',
      title: 'SLA',
      order: 2,
      keywords: ['مهلت پاسخ'],
      screen: 'B',
      gate: { feature: 'sla' },
    },
  ],
} as unknown as ModuleManifest;
const pages = (features: string[] = []) =>
  searchablePages([{ manifest } as RegistryEntry], { audience: 'staff', user: null, features, settings: {} });

describe('pages in the command palette', () => {
  it('[2.45] finds a settings page by its Persian and English words', () => {
    expect(findPages(pages(), 'لوگو').map(({ name }) => name)).toEqual(['settings-systemInformation']);
    expect(findPages(pages(), 'FAVicon').map(({ name }) => name)).toEqual(['settings-systemInformation']);
  });

  it('[2.45] finds no page that a gate does not allow', () => {
    expect(findPages(pages(), 'مهلت')).toEqual([]);
    expect(findPages(pages(['sla']), 'مهلت').map(({ name }) => name)).toEqual(['settings-sla']);
  });

  it('reads Arabic letters and half-spaces as people type them', () => {
    expect(findPages(pages(), 'اطلاعات سيستم')).toHaveLength(1);
  });

  it('[2.45] names two pages of one menu title by their own titles', () => {
    const groupOf = (name: string, title: string, menuTitle: string) => ({
      manifest: {
        name,
        routes: [{ path: `/${name}`, name, title, screen: 'S' }],
        menu: [{ group: name, route: name, title: menuTitle, order: 1 }],
      } as unknown as ModuleManifest,
    });
    const found = findPages(
      searchablePages(
        [
          groupOf('employees', 'کاربران سازمان', 'کاربران'),
          groupOf('customers', 'لیست مشتریان', 'کاربران'),
          groupOf('log', 'گزارش {log}', 'گزارش‌ها'),
        ] as RegistryEntry[],
        { audience: 'staff', user: null, features: [], settings: {} },
      ),
      '',
    ).map(({ title }) => title);
    expect(found).toEqual(['کاربران سازمان', 'لیست مشتریان', 'گزارش‌ها']);
  });

  it('shows the menu before anything is typed', () => {
    expect(findPages(pages(), '').map(({ name }) => name)).toEqual(['settings']);
  });
});
