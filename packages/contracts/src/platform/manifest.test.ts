import { evaluateGate } from './gate.ts';
import { linkOfPage, linkPath } from './links.ts';
import { groupItems } from './menu.ts';
import { slotProblems } from './slots.ts';
import { isVisitorPage, visitorRegistry } from './visitor.ts';
import type { ModuleManifest } from './manifest.ts';
import { codeReferences, manifestPart } from './manifest-part.ts';
import { pagePreloads, userRegistry, type ModuleRelease, type ShellRelease } from './release.ts';
import { isRouteOpen, matchRoute, screenToMount, routePath, settingsRoutes } from './route.ts';
import { moduleManifestSchema } from './schemas.ts';

const manifest: ModuleManifest = {
  name: 'tickets',
  version: '0.1.0',
  title: 'تیکت‌ها',
  owner: 'desk',
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: [
    { path: '/tickets', name: 'tickets', title: 'لیست تیکت‌ها', screen: 'TicketsScreen' },
    { path: '/tickets/new', name: 'tickets-new', title: 'تیکت جدید', screen: 'NewTicketScreen' },
    {
      path: '/tickets/fromCustomer',
      name: 'tickets-fromCustomer',
      title: 'تیکت از طرف مشتری',
      screen: 'FromCustomerScreen',
      audience: ['staff'],
    },
    { path: '/tickets/:id', name: 'tickets-id', title: 'تیکت {number}', screen: 'TicketScreen' },
  ],
  menu: [{ group: 'tickets', route: 'tickets', title: 'لیست تیکت‌ها', order: 1 }],
  offers: [{ slot: 'tickets.sidebar/v1', audience: ['staff'] }],
};
const release: ModuleRelease = {
  schema: 1,
  release: 'r',
  audience: 'staff',
  container: 'tickets__staff__0_1_0',
  base: '/m/tickets/0.1.0/staff/',
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-a', 'list.js': 'sha384-b', 'rest.js': 'sha384-c' },
  chunks: { TicketsScreen: ['list.js'] },
  uses: { TicketsScreen: ['react', '@hamyar/design-system/table'] },
  manifest: manifestPart(manifest, 'staff'),
};
const shell: ShellRelease = {
  schema: 1,
  edition: 'staff',
  base: '/s/staff/',
  release: 'r',
  fonts: [],
  fontStyles: { page: '', initialPage: '' },
  digitsFont: { file: 'assets/digits.woff2', content: '' },
  afterPaint: 'start()',
  repairFiles: 'repair()',
  integrity: { 'app.js': 'sha384-x', 'table.js': 'sha384-y' },
  pages: {
    app: { scripts: ['app.js'], styles: [], preload: ['desk.js'] },
    login: { scripts: [], styles: [], preload: [] },
  },
  shared: { react: ['app.js'], '@hamyar/design-system/table': ['desk.js', 'table.js'] },
};
const context = { audience: 'staff' as const, user: null, features: [], settings: {} };

describe('manifest', () => {
  it('removes everything of the other audience from a part, including names', () => {
    const part = manifestPart(manifest, 'customer');
    expect(JSON.stringify(part)).not.toMatch(/fromCustomer|sidebar/);
    expect(JSON.stringify(manifestPart(manifest, 'staff'))).toMatch(/fromCustomer.*sidebar/);
    expect(codeReferences(part)).toEqual(['TicketsScreen', 'NewTicketScreen', 'TicketScreen']);
  });

  it('removes notifications about pages of the other audience, and keeps those about no page, which are refused', () => {
    const staffRoute = {
      path: '/visits/:id',
      name: 'visits-id',
      title: 'بازدید',
      screen: 'V',
      audience: ['staff' as const],
    };
    const links = { visit: { route: 'visits-id', param: 'id' }, lost: { route: 'nowhere', param: 'id' } };
    const declared = { ...manifest, routes: [...manifest.routes, staffRoute], notificationLinks: links };
    expect(Object.keys(manifestPart(declared, 'staff').notificationLinks ?? {})).toEqual(['visit', 'lost']);
    expect(Object.keys(manifestPart(declared, 'customer').notificationLinks ?? {})).toEqual(['lost']);
  });

  it('removes the child pages of the other audience from a settings page', () => {
    const child = { name: 'settings-sla-id', path: '/settings/sla/:id', title: 'x', screen: 'Sla' };
    const page = { ...child, name: 'settings-sla', path: '/settings/sla', group: 'general', order: 1, keywords: [] };
    const children = [child, { ...child, name: 'settings-sla-new', audience: ['staff'] as const }];
    const childrenOf = (audience: 'staff' | 'customer') =>
      manifestPart({ ...manifest, settingsPages: [{ ...page, children }] }, audience).settingsPages?.[0]?.children;
    expect(childrenOf('customer')).toEqual([child]);
    expect(childrenOf('staff')).toHaveLength(2);
  });

  it('keeps the modules that one needs from browsers: only the server checks them', () => {
    const needing = {
      ...release,
      manifest: { ...manifest, requires: { reports: '^1.0.0' }, optional: { customers: '^1.0.0' } },
    };
    const [entry] = userRegistry([needing], context);
    expect(entry?.manifest.name).toBe('tickets');
    expect(JSON.stringify(entry)).not.toMatch(/reports|customers/);
  });

  it('[2.17] refuses a route whose name is not its segments joined by a hyphen', () => {
    expect(moduleManifestSchema.safeParse(manifest).success).toBe(true);
    const wrong = { ...manifest, routes: [{ ...manifest.routes[0]!, name: 'list' }], menu: [] };
    expect(moduleManifestSchema.safeParse(wrong).error?.issues[0]?.message).toContain('has to be named tickets');
  });

  it('refuses a menu item without a route', () => {
    expect(
      moduleManifestSchema.safeParse({ ...manifest, menu: [{ ...manifest.menu![0]!, route: 'nowhere' }] }).success,
    ).toBe(false);
  });
});

describe('the declarations of a manifest', () => {
  const offence = (more: object) => moduleManifestSchema.safeParse({ ...manifest, ...more }).error?.issues[0]?.message;
  const settingsPage = { group: 'general', title: 'x', order: 1, keywords: [], screen: 'X' };

  it('have valid semver ranges', () => {
    expect(offence({ platform: '>=1.0.0 <2.0.0', requires: { customers: '^1.0.0 || ~2.1' } })).toBeUndefined();
    expect(offence({ platform: 'whatever' })).toBe('whatever is no semver range: write one like ^1.0.0');
    expect(offence({ optional: { customers: '' } })).toContain('is no semver range');
  });

  it('names in a gate only permissions, features and settings that exist, wherever the gate stands', () => {
    expect(offence({ gate: { any: [{ not: { permission: 'manage tags' } }] } })).toBeUndefined();
    expect(offence({ gate: { all: [{ feature: 'fly' }] } })).toBe(
      'a gate asks for the license feature fly: declare it in declarations.ts of a slice',
    );
    expect(offence({ gate: { setting: 'fly' } })).toBe(
      'a gate asks for the setting fly: declare it by publicSetting in a group of settings',
    );
    const gate = { permission: 'fly' };
    const child = { name: 'settings-x-id', path: '/settings/x/:id', title: 'x', screen: 'X', gate };
    const group = { name: 'x', title: 'x', order: 1, gate };
    for (const more of [
      { routes: [{ path: '/tickets', name: 'tickets', title: 'x', screen: 'X', gate }] },
      { menuGroups: [group] },
      { menu: [{ ...manifest.menu![0]!, gate }] },
      { topBar: [{ route: 'tickets', title: 'x', order: 1, icon: 'plus', gate }] },
      { settingsMenuGroups: [group] },
      { settingsPages: [{ ...settingsPage, name: 'settings-x', path: '/settings/x', children: [child] }] },
      { slots: [{ slot: 'command/v1', name: 'x', order: 1, code: 'x', gate }] },
      { syncedDrafts: [{ key: 'x', gate }] },
    ])
      expect([Object.keys(more), offence(more)]).toEqual([
        Object.keys(more),
        'a gate asks for the permission fly: declare it in declarations.ts of a slice',
      ]);
  });

  it('says how a dialog of the top bar is opened, and of no other part', () => {
    const opener = { title: 'تقویم', icon: 'calendar', keywords: [] };
    const part = { name: 'x', order: 1, code: 'x' };
    const message = 'x: a part in topbar.dialog/v1 has an opener, and no other part has one';
    expect(offence({ slots: [{ ...part, slot: 'topbar.dialog/v1', opener }] })).toBeUndefined();
    expect(offence({ slots: [{ ...part, slot: 'topbar.dialog/v1' }] })).toBe(message);
    expect(offence({ slots: [{ ...part, slot: 'command/v1', opener }] })).toBe(message);
  });

  it('have settings pages below /settings, and no other routes there', () => {
    expect(offence({ settingsPages: [{ ...settingsPage, name: 'customers', path: '/customers' }] })).toBe(
      'settings page /customers has to lie below /settings/',
    );
    const routes = [{ path: '/settings/x', name: 'settings-x', title: 'x', screen: 'X' }];
    expect(offence({ routes, menu: [] })).toBe('route /settings/x lies below /settings: declare it in settingsPages');
  });
});

describe('routes', () => {
  it('[2.15] prefers a literal segment to a parameter and decodes the parameter', () => {
    expect(matchRoute([manifest], '/tickets/new?x=1')?.route.name).toBe('tickets-new');
    expect(matchRoute([manifest], '/tickets/%DB%B7')).toMatchObject({
      module: 'tickets',
      route: { name: 'tickets-id' },
      params: { id: '۷' },
    });
    expect(matchRoute([manifest], '/tickets/7/x')).toBeNull();
    expect(matchRoute([manifest], '/tickets/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
  });

  it('[2.38] shows a settings page of any module inside the settings frame', () => {
    const page = {
      group: 'ticket',
      name: 'settings-tags',
      path: '/settings/tags',
      title: 'برچسب‌ها',
      order: 1,
      keywords: [],
      screen: 'TagsScreen',
    } as const;
    const match = matchRoute([{ ...manifest, settingsPages: [page] }], '/settings/tags')!;
    expect(match).toMatchObject({ module: 'tickets', route: { screen: 'TagsScreen', parent: 'settings' } });
    const frame: ModuleManifest = {
      ...manifest,
      name: 'settings',
      routes: [{ path: '/settings', name: 'settings', title: 'تنظیمات', screen: 'SettingsScreen' }],
      menu: [],
    };
    expect(screenToMount(match, [manifest, frame])).toEqual({ module: 'settings', screen: 'SettingsScreen' });
    expect(screenToMount(matchRoute([manifest], '/tickets')!, [manifest])).toEqual({
      module: 'tickets',
      screen: 'TicketsScreen',
    });
  });

  it('fills a path and throws when a parameter is missing', () => {
    expect(routePath('/tickets/:id', { id: 'a/b' })).toBe('/tickets/a%2Fb');
    expect(() => routePath('/tickets/:id')).toThrow('needs id');
  });
});

describe('registry', () => {
  it('sends nothing of a module to a user without the permission', () => {
    const closed = { ...release, manifest: { ...release.manifest, gate: { feature: 'sla' } } };
    expect(evaluateGate(closed.manifest.gate, context)).toBe(false);
    expect(userRegistry([closed], context)).toEqual([]);
    expect(userRegistry([{ ...release, audience: 'customer' }], context)).toEqual([]);
    expect(userRegistry([release], context)[0]?.integrity).toEqual({
      'remoteEntry.js': 'sha384-a',
      'list.js': 'sha384-b',
    });
  });

  it('lists all files for the first paint of a path, each once', () => {
    expect(pagePreloads('/tickets', shell, [release])).toEqual([
      { url: '/s/staff/desk.js' },
      { url: '/s/staff/table.js', integrity: 'sha384-y' },
      { url: '/m/tickets/0.1.0/staff/remoteEntry.js', integrity: 'sha384-a' },
      { url: '/m/tickets/0.1.0/staff/list.js', integrity: 'sha384-b' },
    ]);
    expect(pagePreloads('/nowhere', shell, [release])).toEqual([{ url: '/s/staff/desk.js' }]);
  });

  it('lists with a screen the files of the parts that it shows on the page', () => {
    const [route] = release.manifest.routes;
    const withPart = {
      ...release,
      chunks: { ...release.chunks, OpenTicket: ['open.js'] },
      uses: { ...release.uses, OpenTicket: ['@hamyar/design-system/conversation'] },
      manifest: {
        ...release.manifest,
        routes: [route!, { ...route!, path: '/tickets/:id', name: 'tickets-id', parts: ['OpenTicket'] }],
      },
    };
    const urls = (path: string) =>
      pagePreloads(path, { ...shell, shared: { ...shell.shared, '@hamyar/design-system/conversation': ['talk.js'] } }, [
        withPart,
      ]).map(({ url }) => url.split('/').at(-1));
    expect(urls('/tickets')).toEqual(['desk.js', 'table.js', 'remoteEntry.js', 'list.js']);
    expect(urls('/tickets/7')).toEqual(['desk.js', 'table.js', 'talk.js', 'remoteEntry.js', 'list.js', 'open.js']);
  });
});

const tags = {
  group: 'labels',
  name: 'settings-tags',
  path: '/settings/tags',
  title: 'برچسب‌ها',
  order: 1,
  keywords: [],
  screen: 'TagsScreen',
  gate: { permission: 'manage tags' },
  children: [{ name: 'settings-tags-id', path: '/settings/tags/:id', title: 'برچسب {name}', screen: 'TagScreen' }],
} as const;
const frame: ModuleManifest = {
  ...manifest,
  name: 'settings',
  gate: { role: 'employee' },
  menu: [],
  routes: [{ path: '/settings', name: 'settings', title: 'تنظیمات', screen: 'SettingsScreen' }],
};
const labels: ModuleManifest = {
  ...manifest,
  name: 'labels',
  routes: [],
  menu: [],
  offers: [],
  settingsPages: [tags],
};
const employee = (...permissions: string[]) => ({
  ...context,
  user: { employee: true, full_admin: false, branch_admin: false, department_admin: false, permissions },
});

describe('the settings', () => {
  it('[6.13, 6.27] are open to those who may open a settings page of any module, and to nobody else', () => {
    const both = [frame, labels];
    const open = (...permissions: string[]) => isRouteOpen(frame.routes[0]!, frame, both, employee(...permissions));
    expect(open('manage tags')).toBe(true);
    expect(open()).toBe(false);
    const releases = both.map((of) => ({ ...release, manifest: of }));
    const names = (...permissions: string[]) =>
      userRegistry(releases, employee(...permissions)).map(({ manifest: { name } }) => name);
    expect(names('manage tags')).toEqual(['settings', 'labels']);
    expect(names()).toEqual(['labels']);
  });

  it('[2.16, 2.18] a child page has its own parameter and the gate of its parent page', () => {
    const match = matchRoute([frame, labels], '/settings/tags/7')!;
    expect(match).toMatchObject({
      module: 'labels',
      settings: true,
      params: { id: '7' },
      route: { screen: 'TagScreen', parent: 'settings-tags' },
    });
    expect(screenToMount(match, [frame, labels])).toEqual({ module: 'settings', screen: 'SettingsScreen' });
    expect(isRouteOpen(match.route, labels, [frame, labels], employee())).toBe(false);
    expect(codeReferences(labels)).toEqual(['TagsScreen', 'TagScreen']);
    expect(settingsRoutes(manifestPart(labels, 'staff')).map(({ name }) => name)).toEqual([
      'settings-tags',
      'settings-tags-id',
    ]);
    // with a gate of its own, both have to be open
    const own = { ...tags, children: [{ ...tags.children[0], gate: { permission: 'merge tags' } }] };
    const gated = { ...labels, settingsPages: [own] };
    const child = matchRoute([frame, gated], '/settings/tags/7')!.route;
    const open = (...permissions: string[]) => isRouteOpen(child, gated, [frame, gated], employee(...permissions));
    expect([open('merge tags'), open('manage tags'), open('manage tags', 'merge tags')]).toEqual([false, false, true]);
    const strayed = {
      ...tags,
      children: [{ ...tags.children[0], name: 'settings-sla-id', path: '/settings/sla/:id' }],
    };
    expect(moduleManifestSchema.safeParse({ ...labels, settingsPages: [strayed] }).error?.issues[0]?.message).toContain(
      'no page below /settings/tags',
    );
  });
});

describe('groups of a menu', () => {
  it('[2.29] are shared by name, keep their order, and an item without a group comes last under its own title', () => {
    const item = (group: string, title: string, order: number) => ({ group, title, order });
    const declared = [
      { name: 'b', title: 'ب', order: 20 },
      { name: 'a', title: 'آ', order: 10 },
      { name: 'b', title: 'دیگر', order: 5 },
      { name: 'empty', title: 'خالی', order: 1 },
    ];
    const items = [item('lonely', 'تنها', 1), item('b', 'دو', 2), item('b', 'یک', 1), item('a', 'سه', 9)];
    expect(
      groupItems(items, declared).map(({ group, items: own }) => [group.title, own.map(({ title }) => title)]),
    ).toEqual([
      ['آ', ['سه']],
      ['ب', ['یک', 'دو']],
      ['تنها', ['تنها']],
    ]);
  });
});

describe('slots of modules', () => {
  it('reports a part in a slot that no module offers, unless that module is optional', () => {
    const part = { slot: 'calendar.day/v1', name: 'tasks', order: 1, code: 'Tasks' };
    expect(slotProblems([{ name: 'tasks', slots: [part] }])).toEqual([
      expect.stringContaining('tasks: "tasks" fills the slot calendar.day/v1, which no module offers'),
    ]);
    const optional = { name: 'tasks', slots: [part], optional: { calendar: '^1.0.0' } };
    expect(slotProblems([optional])).toEqual([]);
    // it is here, and offers another version of the slot
    expect(slotProblems([optional, { name: 'calendar', offers: [{ slot: 'calendar.day/v2' }] }])).toEqual([
      expect.stringContaining('fills the slot calendar.day/v1, which no module offers'),
    ]);
    expect(
      slotProblems([
        { name: 'tasks', slots: [part] },
        { name: 'calendar', offers: [{ slot: 'calendar.day/v1' }] },
      ]),
    ).toEqual([]);
    expect(
      moduleManifestSchema.safeParse({ ...manifest, offers: [{ slot: 'calendar.day/v1' }] }).error?.issues[0]?.message,
    ).toContain('tickets.<name>/v<number>');
  });
});

describe('links of notifications', () => {
  const withLink = { ...manifest, notificationLinks: { ticket: { route: 'tickets-id', param: 'id' } } };

  it('[2.49] map to the page that a module declares for their type, and the page maps back to the link', () => {
    expect(linkPath({ type: 'ticket', value: 7 }, [withLink])).toBe('/tickets/7');
    expect(linkPath({ type: 'ticket', value: 7 }, [manifest])).toBeNull();
    expect(linkOfPage('/tickets/7', [withLink])).toEqual({ type: 'ticket', value: 7 });
    expect(linkOfPage('/tickets/new', [withLink])).toBeNull();
    expect(linkOfPage('/tickets/7', [manifest])).toBeNull();
    const wrong = { ...manifest, notificationLinks: { ticket: { route: 'tickets', param: 'id' } } };
    expect(moduleManifestSchema.safeParse(wrong).success).toBe(false);
  });
});

describe('the registry of a visitor', () => {
  const kb: ModuleRelease = {
    ...release,
    audience: 'customer',
    chunks: { Articles: ['list.js'], Drafts: ['rest.js'] },
    uses: { Articles: ['react'], Drafts: ['react'] },
    manifest: {
      ...manifest,
      name: 'kb',
      audience: ['customer'],
      routes: [
        {
          path: '/kb/:id',
          name: 'kb-id',
          title: 'مقاله',
          screen: 'Articles',
          visitors: true,
          gate: { setting: 'kb_core' },
        },
        { path: '/kb/drafts', name: 'kb-drafts', title: 'پیش‌نویس‌ها', screen: 'Drafts' },
      ],
      menu: [
        {
          group: 'kb',
          route: 'kb-drafts',
          title: 'پیش‌نویس‌ها',
          order: 1,
          gate: { permission: 'manage knowledge base' },
        },
      ],
    },
  };
  const visitor = (kb_core: boolean) => ({ ...context, audience: 'customer' as const, settings: { kb_core } });

  it('[2.12] contains only the pages that are open to visitors, and no staff module', () => {
    const [only, ...rest] = visitorRegistry([release, kb, { ...kb, audience: 'staff' }], visitor(true));
    expect(rest).toEqual([]);
    expect(only?.manifest.routes.map(({ name }) => name)).toEqual(['kb-id']);
    expect(JSON.stringify(only)).not.toMatch(/drafts|rest\.js|manage knowledge/i);
    expect(isVisitorPage('/kb/7?q=1', [release, kb], visitor(true))).toBe(true);
    expect(isVisitorPage('/kb/drafts', [release, kb], visitor(true))).toBe(false);
  });

  it('[2.12] says that the pattern of an open page covers a closed one, without naming the closed one', () => {
    const of = (...releases: ModuleRelease[]) => visitorRegistry(releases, visitor(true)).map((m) => m.ambiguous);
    expect(of(kb)).toEqual([['kb-id']]);
    const [open, drafts] = kb.manifest.routes;
    const withRoutes = (...routes: (typeof open)[]) => ({
      ...kb,
      manifest: { ...kb.manifest, routes: routes.flatMap((r) => r ?? []) },
    });
    expect(of(withRoutes(open))).toEqual([undefined]);
    expect(of(withRoutes(open, drafts && { ...drafts, path: '/kb/drafts/:id' }))).toEqual([undefined]);
    expect(of(withRoutes(open, drafts && { ...drafts, visitors: true }))).toEqual([undefined]);
    expect(of(withRoutes(open, drafts && { ...drafts, visitors: true, gate: { role: 'employee' } }))).toEqual([
      ['kb-id'],
    ]);
  });

  it('[6.15] is empty while the setting is off', () => {
    expect(visitorRegistry([kb], visitor(false))).toEqual([]);
  });
});
