import type { Audience, ModuleManifest, ModuleRelease, SystemSettings } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { makeRegistry } from './registry.service.ts';

const release = (name: string, more: Partial<ModuleManifest> = {}): ModuleRelease => ({
  schema: 1,
  release: 'r',
  audience: 'staff',
  container: name,
  base: `/m/${name}/0.1.0/staff/`,
  entry: 'remoteEntry.js',
  integrity: {},
  chunks: {},
  uses: {},
  manifest: {
    name,
    version: '0.1.0',
    title: name,
    owner: name,
    platform: '^1.0.0',
    audience: ['staff'],
    routes: [{ path: `/${name}`, name, title: name, screen: 'Screen' }],
    ...more,
  },
});

function registryOf(
  releases: ModuleRelease[],
  permissions: string[] = [],
  audience: Audience = 'staff',
  byAge: readonly ModuleRelease[] = releases,
) {
  const active = new Set(byAge.map(({ manifest }) => `${manifest.name} ${audience} ${manifest.version}`));
  const registry = makeRegistry(
    { folder: '', shells: new Map(), releases, views: { staff: {}, customer: {} }, bundles: {}, problems: [] },
    active,
  );
  const { modules, closed } = registry.snapshotFor({
    audience,
    user: { employee: audience === 'staff', effective_permissions: permissions } as unknown as CurrentUser,
    features: [],
    settings: {} as SystemSettings,
  });
  return {
    modules: modules.map(({ container, refused }) => [container, refused]),
    menuGroups: modules.map(({ manifest }) => manifest.menuGroups?.map(({ order }) => order)),
    closed,
    warnings: registry.warnings,
    problems: registry.problems,
  };
}

describe('the registry of several modules', () => {
  it('leaves out a module that claims a path of another, and says how to solve it', () => {
    const routes = [{ path: '/tickets', name: 'tickets', title: 'x', screen: 'Screen' }];
    expect(registryOf([release('calendar', { routes }), release('tickets')])).toMatchObject({
      modules: [['tickets', undefined]],
      warnings: ['calendar and tickets both have the path /tickets: move its pages below a segment of its own'],
    });
  });

  it('lets the module that was here first keep a claim, whatever their names and their order in the build', () => {
    const group = (order: number) => ({ menuGroups: [{ name: 'support', title: 'پشتیبانی', order }] });
    const routes = [{ path: '/support', name: 'support', title: 'x', screen: 'Screen' }];
    for (const newcomer of ['announcements', 'zones']) {
      const tickets = release('tickets', group(20));
      const declares = [release(newcomer, group(21)), release('customers'), tickets];
      expect(registryOf(declares, [], 'staff', [...declares].reverse())).toMatchObject({
        modules: declares.map(({ container }) => [container, undefined]),
        menuGroups: declares.map((one) => (one === tickets ? [20] : one.container === newcomer ? [] : undefined)),
        warnings: [],
        problems: [
          `${newcomer} and tickets both have the group of the menu support: declare it with the same title, icon and order, or give one of them another name; ${newcomer} runs without it`,
        ],
      });
      const pages = [release(newcomer, { routes }), release('tickets', { routes })];
      expect(registryOf(pages, [], 'staff', [...pages].reverse())).toMatchObject({
        modules: [['tickets', undefined]],
        warnings: [`${newcomer} and tickets both have the path /support: move its pages below a segment of its own`],
      });
    }
  });

  it('serves all modules when one only declares the menu group of another', () => {
    const group = (order: number) => ({ menuGroups: [{ name: 'tickets', title: 'تیکت‌ها', order }] });
    const all = [release('announcements', group(21)), release('customers'), release('tickets', group(20))];
    const { modules, menuGroups, warnings, problems } = registryOf(all);
    expect([modules.length, menuGroups, warnings]).toEqual([3, [[], undefined, [20]], []]);
    expect(problems).toEqual([expect.stringContaining('announcements and tickets both have')]);
  });

  it('refuses a module whose needs this installation does not meet, by real semver', () => {
    const { modules, warnings } = registryOf([
      release('calendar', { platform: '>=1.0.0 <2.0.0', requires: { tickets: '~0.1.0' } }),
      release('older', { platform: '^0.9.0' }),
      release('tickets', { optional: { calendar: '>=1.0.0' } }),
    ]);
    expect(modules.map(([name, refused]) => [name, refused !== undefined])).toEqual([
      ['calendar', false],
      ['older', true],
      ['tickets', true],
    ]);
    expect(warnings).toHaveLength(2);
  });

  it('[decisions 2.0] tells an employee which addresses are closed to them (403), settings pages too, and a customer nothing', () => {
    const releases = [
      release('tickets'),
      release('archive', {
        gate: { permission: 'view archive' },
        routes: [{ path: '/archive/:id', name: 'archive-id', title: 'x', screen: 'Screen' }],
        settingsPages: [
          {
            ...{ group: 'x', name: 'settings-archive', path: '/settings/archive', title: 'x', order: 1 },
            ...{ keywords: [], screen: 'Settings' },
          },
        ],
      }),
      release('reports', { audience: ['customer'] }),
    ];
    expect(registryOf(releases).closed).toEqual(['/archive/:id', '/settings/archive']);
    expect(registryOf(releases, ['view archive']).closed).toBeUndefined();
    const ofCustomers = releases.map((one) => ({ ...one, audience: 'customer' as const }));
    expect(registryOf(ofCustomers, [], 'customer')).toMatchObject({
      modules: [
        ['tickets', undefined],
        ['reports', undefined],
      ],
    });
    expect(registryOf(ofCustomers, [], 'customer').closed).toBeUndefined();
  });

  it('reports a part in a slot that no module offers, and still serves the module', () => {
    const slots = [{ slot: 'calendar.day/v1', name: 'day', code: 'Part', order: 1 }];
    const { modules, warnings, problems } = registryOf([release('tasks', { slots })]);
    expect([modules, warnings]).toEqual([[['tasks', undefined]], []]);
    expect(problems).toEqual([expect.stringContaining('calendar.day/v1')]);
  });
});
