import { manifestConflicts } from './manifest-conflicts.ts';
import type { ModuleManifest, ModuleRoute, ModuleSettingsPage } from './manifest.ts';
import { areAmbiguous, matchRoute } from './route.ts';
import { moduleManifestSchema } from './schemas.ts';

const route = (path: string, more: Partial<ModuleRoute> = {}): ModuleRoute => ({
  path,
  name: path.split('/').filter(Boolean).join('-').replaceAll(':', '') || 'index',
  title: 'x',
  screen: 'Screen',
  ...more,
});
const page = (path: string, children: string[] = []): ModuleSettingsPage => ({
  ...route(path),
  group: 'general',
  order: 1,
  keywords: [],
  children: children.map((child) => route(child)),
});
const manifest = (name: string, paths = [`/${name}`], more: Partial<ModuleManifest> = {}): ModuleManifest => ({
  name,
  version: '0.1.0',
  title: name,
  owner: name,
  platform: '^1.0.0',
  audience: ['staff'],
  routes: paths.map((path) => route(path)),
  ...more,
});
const messages = (...manifests: ModuleManifest[]) => manifestConflicts(manifests).map(({ message }) => message);

describe('the manifests of modules that are used together', () => {
  it.each([
    '/',
    '/editProfile',
    '/login',
    '/signup',
    '/logout',
    '/callback/x',
    '/api/x',
    '/m/:id',
    '/s',
    '/socket',
    '/metrics',
  ])('may not have the path %s, which belongs to the shell or the server', (path) => {
    expect(messages(manifest('calendar', [path]))).toEqual([
      `calendar and the shell both have the path /${path.split('/')[1]}: move its pages below a segment of its own`,
    ]);
  });

  it('may not claim what the shell has, not even with the same module name', () => {
    expect(messages(manifest('login'))).toEqual([
      'login and the shell both have the path /login: move its pages below a segment of its own',
    ]);
    expect(messages(manifest('shell'))).toEqual([
      'shell and the shell both have the module name shell: give the module another name',
    ]);
    expect(messages(manifest('calendar', ['/settings']))).toEqual([
      'calendar and the shell both have the path /settings: only the module settings frames the settings; declare settingsPages',
    ]);
    expect(messages(manifest('settings'))).toEqual([]);
  });

  it.each([
    ['/:slug', '/:id'],
    ['/:x/new', '/tickets/:id'],
  ])('may not have the pages %s and %s, because one address fits both', (one, other) => {
    const conflicts = manifestConflicts([manifest('calendar', [one]), manifest('tickets', [other])]);
    expect(conflicts.length).toBeGreaterThan(0);
    expect(conflicts[0]!.message).toContain(`a page for the same address`);
    // the module whose page begins with its own name keeps it
    expect(conflicts[0]!.module).toBe(other.startsWith('/tickets') ? 'calendar' : 'tickets');
  });

  it('may not have two pages for one address in one module, nor one name for two pages', () => {
    expect(messages(manifest('kb', ['/kb/:id', '/kb/:slug']))).toEqual([
      'kb has twice a page for the same address, /kb/:slug and /kb/:id: give one of them a word where the other one has a parameter',
    ]);
    expect(messages(manifest('kb', ['/kb', '/kb']))).toEqual([
      'kb has twice the page /kb: give one of them a word where the other one has a parameter',
    ]);
    expect(messages(manifest('kb', ['/kb/id', '/kb/:id']))).toEqual([
      'kb has twice the route name kb-id, for /kb/:id and /kb/id: change a segment of one of them',
    ]);
  });

  it('may have a word where another page has a parameter, and one path for each audience', () => {
    expect(messages(manifest('kb', ['/kb', '/kb/new', '/kb/:id', '/kb/:id/edit']))).toEqual([]);
    expect(messages(manifest('kb', ['/:slug']), manifest('tickets'))).toEqual([]);
    const routes = [route('/kb', { audience: ['staff'] }), route('/kb', { audience: ['customer'] })];
    expect(messages(manifest('kb', [], { audience: ['staff', 'customer'], routes }))).toEqual([]);
  });

  it('may not have one thing twice in one module, nor two modules one name', () => {
    const item = { group: 'kb', route: 'kb', title: 'x', order: 1 };
    const part = { slot: 'command/v1', name: 'kb', order: 1, code: 'Commands' };
    expect(messages(manifest('kb', ['/kb'], { menu: [item, item], slots: [part, part] }))).toEqual([
      'kb has twice the menu item kb/kb: a menu item opens a route of its own module',
      'kb has twice the part command/v1/kb: give one of them another name',
    ]);
    const gated = (title: string) => ({ ...item, title, gate: { role: 'full_admin' as const } });
    expect(messages(manifest('kb', ['/kb'], { menu: [gated('x'), gated('y')] }))).toEqual([]);
    expect(messages(manifest('kb', ['/kb'], { menu: [gated('x'), gated('x')] }))).toHaveLength(1);
    expect(messages(manifest('kb'), manifest('kb', ['/articles']))).toEqual([
      'kb has twice the module name kb: give the module another name',
    ]);
  });

  it('share a group of a menu only when they declare it alike', () => {
    const group = { name: 'people', title: 'کاربران', icon: 'people', order: 40 };
    const both = (other: object) =>
      messages(
        manifest('customers', ['/customers'], { menuGroups: [group], settingsMenuGroups: [group] }),
        manifest('staff', ['/staff'], { menuGroups: [{ ...group, ...other }], settingsMenuGroups: [group] }),
      );
    expect(both({})).toEqual([]);
    expect(both({ order: 50 })).toEqual([
      'staff and customers both have the group of the menu people: declare it with the same title, icon and order, or give one of them another name',
    ]);
  });

  it('may have one landing page for each audience', () => {
    const landing = (name: string, audience: 'staff' | 'customer') =>
      manifest(name, [], { audience: [audience], routes: [route(`/${name}`, { landing: true })] });
    expect(messages(landing('desk', 'staff'), landing('home', 'customer'))).toEqual([]);
    expect(messages(landing('desk', 'staff'), landing('home', 'staff'))).toEqual([
      'home and desk both have the landing page: only one page can be the first after a login',
    ]);
  });

  it('may not have a page below a settings page where another module has one', () => {
    const sla = manifest('sla', ['/sla'], { settingsPages: [page('/settings/sla', ['/settings/sla/:id'])] });
    const rules = (path: string) => manifest('rules', ['/rules'], { settingsPages: [page(path)] });
    expect(messages(rules('/settings/sla/:rule'), sla)).toEqual([
      'rules and sla both have a settings page for the same address, /settings/sla/:rule and /settings/sla/:id: give one of them another path',
    ]);
    expect(messages(rules('/settings/rules'), sla)).toEqual([]);
  });

  it('may not both own one type of notification link or one synced draft', () => {
    const owner = (name: string, type: string, key: string) =>
      manifest(name, [`/${name}/:id`], {
        notificationLinks: { [type]: { route: `${name}-id`, param: 'id' } },
        syncedDrafts: [{ key }],
      });
    expect(messages(owner('calendar', 'ticket', 'new:customer'), owner('tickets', 'ticket', 'new:customer'))).toEqual([
      'calendar and tickets both have the notification link ticket: a type of link has one owner; name another type',
      'tickets and calendar both have the synced draft new:customer: begin one of the keys with another word',
    ]);
    expect(messages(owner('calendar', 'url', 'event:{id}'))).toEqual([
      'calendar and the shell both have the notification link url: a type of link has one owner; name another type',
    ]);
  });
});

describe('two patterns', () => {
  it('are ambiguous exactly when the order of the modules decides which page an address opens', () => {
    const words = ['a', 'b', ':x', ':y'];
    const patterns = words.flatMap((one) => [`/${one}`, ...words.map((other) => `/${one}/${other}`)]);
    const addresses = [
      '/a',
      '/b',
      '/c',
      ...['a', 'b', 'c'].flatMap((one) => ['a', 'b', 'c'].map((two) => `/${one}/${two}`)),
    ];
    for (const one of patterns)
      for (const other of patterns) {
        const [first, second] = [manifest('first', [one]), manifest('second', [other])];
        const undecided = addresses.some(
          (address) => matchRoute([first, second], address)?.module !== matchRoute([second, first], address)?.module,
        );
        expect([one, other, areAmbiguous(one, other)]).toEqual([one, other, undecided]);
      }
  });
});

describe('a manifest', () => {
  const offences = (more: Partial<ModuleManifest>) =>
    moduleManifestSchema.safeParse(manifest('kb', ['/kb'], more)).error?.issues.map(({ message }) => message) ?? [];

  const cure = 'name a route that the module has for staff';

  it('names only routes that exist for the same audience, and the message says which are missing', () => {
    expect(offences({ routes: [route('/kb', { parent: 'nothing' })] })).toEqual([
      `route /kb has the unknown parent nothing: ${cure}`,
    ]);
    const primary = { floatsOver: ['kb', 'nothing'] };
    expect(offences({ topBar: [{ route: 'kb', title: 'x', order: 1, icon: 'plus', primary }] })).toEqual([
      `x of the top bar floats over the unknown route nothing: ${cure}`,
    ]);
    expect(
      offences({
        audience: ['staff', 'customer'],
        routes: [route('/kb', { audience: ['customer'] })],
        menu: [{ group: 'kb', route: 'kb', title: 'x', order: 1 }],
      }),
    ).toEqual([`menu item x opens the unknown route kb: ${cure}`]);
    expect(offences({ routes: [route('/kb', { parent: 'index' })] })).toEqual([]);
  });

  it('has breadcrumbs that end', () => {
    const looped = [
      route('/kb', { parent: 'kb-a' }),
      route('/kb/a', { parent: 'kb' }),
      route('/kb/b', { parent: 'kb' }),
    ];
    expect(offences({ routes: looped })).toEqual([
      `the parents of route /kb lead back to it: ${cure}`,
      `the parents of route /kb/a lead back to it: ${cure}`,
    ]);
  });

  it('names only settings groups that a slice declares', () => {
    expect(offences({ settingsGroups: ['weather'] })).toEqual([
      'settingsGroups names weather, which is no group of settings: declare it in a *.settings.ts of a slice',
    ]);
    expect(offences({ settingsGroups: ['userAccountSettings'] })).toEqual([]);
  });
});
