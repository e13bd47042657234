import { matchRoute, type GateContext, type ModuleManifest, type RegistryEntry } from '@hamyar/contracts';
import { allRoutes } from '../pages/shell-routes.ts';
import { breadcrumbsOf, shortTitle } from './breadcrumbs.rules.ts';
import { accountWarning, licenseWarning } from './expiry.rules.ts';
import { activeMenuItem, menuSections } from './menu.rules.ts';
import { readIconMode, saveIconMode } from './rail-mode.ts';

const manifest: ModuleManifest = {
  name: 'tickets',
  version: '0.1.0',
  title: 'تیکت‌ها',
  owner: 'tickets',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [
    { path: '/tickets', name: 'tickets', title: 'لیست تیکت‌ها', screen: 'A' },
    { path: '/tickets/new', name: 'tickets-new', title: 'تیکت جدید', screen: 'B', gate: { expired: false } },
    { path: '/tickets/:id', name: 'tickets-id', title: 'تیکت {number}', screen: 'C' },
  ],
  menuGroups: [{ name: 'tickets', title: 'تیکت‌ها', icon: 'ticket', order: 20 }],
  menu: [
    { group: 'tickets', route: 'tickets', title: 'لیست تیکت‌ها', order: 30 },
    { group: 'tickets', route: 'tickets-new', title: 'تیکت جدید', order: 10, gate: { not: { feature: 'frozen' } } },
  ],
};
const settings: ModuleManifest = {
  ...manifest,
  name: 'settings',
  gate: { role: 'full_admin' },
  routes: [{ path: '/settings', name: 'settings', title: 'تنظیمات', screen: 'S' }],
  menuGroups: [{ name: 'settings', title: 'تنظیمات', order: 90 }],
  menu: [{ group: 'settings', route: 'settings', title: 'تنظیمات', order: 1 }],
  settingsPages: [
    {
      group: 'ticket',
      name: 'settings-sla',
      path: '/settings/sla',
      title: 'SLA',
      order: 1,
      keywords: [],
      screen: 'L',
      children: [{ name: 'settings-sla-id', path: '/settings/sla/:id', title: 'SLA {name}', screen: 'E' }],
    },
  ],
};
const entry = (of: ModuleManifest) => ({ manifest: of, container: of.name }) as RegistryEntry;
const modules = [entry(settings), entry(manifest)];
const user = { employee: true, full_admin: false, branch_admin: false, department_admin: false, permissions: [] };
const gates = (change: Partial<GateContext> = {}): GateContext => ({
  audience: 'staff',
  user,
  features: [],
  settings: {},
  ...change,
});

describe('the main menu', () => {
  it('[2.30, 2.36] keeps the groups and items in the order of the spec', () => {
    const menu = menuSections(modules, gates({ user: { ...user, full_admin: true } }));
    expect(menu.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['تیکت‌ها', ['تیکت جدید', 'لیست تیکت‌ها']],
      ['تنظیمات', ['تنظیمات']],
    ]);
  });

  it('[6.13] leaves out items that a gate of the module, the item or its route does not allow', () => {
    expect(menuSections(modules, gates()).map(({ group }) => group)).toEqual(['tickets']);
    expect(menuSections(modules, gates({ features: ['frozen'] }))[0]?.items.map(({ route }) => route)).toEqual([
      'tickets',
    ]);
  });

  it('[4.4] hides the new ticket from a customer whose account has expired', () => {
    const items = menuSections(modules, gates({ user: { ...user, employee: false, expired: true } }))[0]?.items;
    expect(items?.map(({ route }) => route)).toEqual(['tickets']);
  });

  it('the active item is that of the open page, or of its nearest parent', () => {
    const menu = menuSections(modules, gates());
    expect(activeMenuItem(manifest.routes[2], modules, menu)).toBe('tickets');
    expect(activeMenuItem({ name: 'settings-sla-new' }, modules, menu)).toBeUndefined();
  });

  it('[2.37, 9.5] remembers the icon mode in a cookie', () => {
    expect(readIconMode()).toBe(false);
    saveIconMode(true);
    expect(readIconMode()).toBe(true);
    saveIconMode(false);
    expect(readIconMode()).toBe(false);
  });

  it('[2.37, 9.5] keeps it for four years and renews it at each visit', () => {
    saveIconMode(true);
    const written = jest.spyOn(document, 'cookie', 'set');
    readIconMode();
    expect(written.mock.calls).toEqual([['hamyar_rail=icons; path=/; max-age=126144000; samesite=lax']]);
    written.mockRestore();
    saveIconMode(false);
  });
});

describe('the title on a phone', () => {
  const routes = allRoutes(modules);
  const title = (path: string, params: Readonly<Record<string, string>>) => {
    const match = matchRoute([settings, manifest], path);
    return shortTitle(match, breadcrumbsOf(match, routes, params), params);
  };

  it('[2.18] is the name of what the page shows, which would be cut off first', () => {
    expect(title('/settings/sla/7', { name: 'مشتریان ویژه' })).toBe('مشتریان ویژه');
    expect(title('/settings/sla/7', {})).toBe('SLA');
    expect(title('/tickets', {})).toBe('لیست تیکت‌ها');
  });
});

describe('the breadcrumb', () => {
  const routes = allRoutes(modules);
  const at = (index: number, params = {}) => ({ module: 'tickets', route: manifest.routes[index]!, params });

  it('[2.18] fills in the ticket number and links the parent pages', () => {
    expect(breadcrumbsOf(at(2, { id: '7' }), routes, { number: '۱۰۴۸۲' })).toEqual([
      { key: 'index', title: 'داشبورد', path: '/' },
      { key: 'tickets', title: 'لیست تیکت‌ها', path: '/tickets' },
      { key: 'tickets-id', title: 'تیکت \u2068۱۰۴۸۲\u2069', path: '/tickets/7' },
    ]);
  });

  it('[2.18] shows no empty entry while the number is not known yet', () => {
    expect(breadcrumbsOf(at(2, { id: '7' }), routes, {}).at(-1)?.title).toBe('تیکت');
  });

  it('[2.18] has no link to a disabled route and is empty with hideBreadcrumb', () => {
    const disabled = routes.map((route) => (route.name === 'tickets' ? { ...route, disabled: true } : route));
    expect(breadcrumbsOf(at(1), disabled, {})[1]).toEqual({ key: 'tickets', title: 'لیست تیکت‌ها', path: undefined });
    expect(breadcrumbsOf({ ...at(1), route: { ...manifest.routes[1]!, hideBreadcrumb: true } }, routes, {})).toEqual(
      [],
    );
  });
});

describe('a page below a settings page', () => {
  it('[2.18] follows its parent page in the breadcrumb, with the name that the screen fills in', () => {
    const match = matchRoute([settings], '/settings/sla/7');
    expect(breadcrumbsOf(match, allRoutes(modules), { name: 'طلایی' })).toEqual([
      { key: 'index', title: 'داشبورد', path: '/' },
      { key: 'settings', title: 'تنظیمات', path: '/settings' },
      { key: 'settings-sla', title: 'SLA', path: '/settings/sla' },
      { key: 'settings-sla-id', title: 'SLA \u2068طلایی\u2069', path: '/settings/sla/7' },
    ]);
  });
});

describe('warnings before the expiry', () => {
  const day = 86_400;

  it('[4.4, 9.2] warns a customer within seven days and limits the account after the date', () => {
    const customer = { employee: false, expired: false, expire_date: 100 * day };
    expect(accountWarning(customer, 93 * day - 1)).toBeNull();
    expect(accountWarning(customer, 93 * day)).toBe(7);
    expect(accountWarning(customer, 100 * day - 1)).toBe(1);
    expect(accountWarning(customer, 100 * day)).toBe('limited');
    expect(accountWarning({ ...customer, expire_date: null }, 0)).toBeNull();
    expect(accountWarning({ ...customer, employee: true }, 100 * day)).toBeNull();
  });

  it('[4.5] warns about the license when seven days or fewer are left', () => {
    expect(licenseWarning({ license_expired_at: 100 * day }, 92 * day)).toBeNull();
    expect(licenseWarning({ license_expired_at: 100 * day }, 93 * day)).toBe(7);
    expect(licenseWarning({ license_expired_at: 100 * day }, 200 * day)).toBe(0);
    expect(licenseWarning(null, 0)).toBeNull();
  });
});
