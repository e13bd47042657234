import { fittingManifests, manifestConflicts } from './manifest-conflicts.ts';
import type { ModuleManifest, ModuleRoute, ModuleSettingsPage } from './manifest.ts';

const route = (path: string, more: Partial<ModuleRoute> = {}): ModuleRoute => ({
  path,
  name: path.split('/').filter(Boolean).join('-').replaceAll(':', ''),
  title: 'x',
  screen: 'Screen',
  ...more,
});
const page = (path: string): ModuleSettingsPage => ({ ...route(path), group: 'general', order: 1, keywords: [] });
const manifest = (name: string, more: Partial<ModuleManifest> = {}): ModuleManifest => ({
  name,
  version: '0.1.0',
  title: name,
  owner: name,
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: [route(`/${name}`)],
  ...more,
});
const group = (name: string, title: string) => ({ name, title, order: 1 });

/** What a module has that claims a word: without it a module cannot run. `side` differs where two claims have to. */
const needed: Record<string, (word: string, side: string) => Partial<ModuleManifest>> = {
  path: (word, side) => ({ routes: [route(`/${word}/${side}`)] }),
  page: (word, side) => ({ routes: [side === 'mine' ? route(`/${word}/:id`) : route('/:any/new')] }),
  'settings page': (word) => ({ settingsPages: [page(`/settings/${word}`)] }),
  'route name': (word, side) => ({
    settingsPages: [page(side === 'mine' ? `/settings/${word}/:id` : `/settings/${word}/id`)],
  }),
  'offer of the slot': (word) => ({ offers: [{ slot: `${word}.sidebar/v1` }] }),
};
/** The same for what a module can run without. */
const entries: Record<string, (word: string, side: string) => Partial<ModuleManifest>> = {
  'group of the menu': (word, side) => ({ menuGroups: [group(word, side)] }),
  'group of the settings menu': (word, side) => ({ settingsMenuGroups: [group(word, side)] }),
  'menu item': (word) => ({ menu: [{ group: 'people', route: word, title: 'x', order: 1 }] }),
  part: (word) => ({ slots: [{ slot: 'command/v1', name: `${word}-commands`, order: 1, code: 'Part' }] }),
  'notification link': (word) => ({ notificationLinks: { [word]: { route: 'x', param: 'id' } } }),
  'synced draft': (word) => ({ syncedDrafts: [{ key: `${word}:{id}:note` }] }),
};
const landing = (name: string) => ({ routes: [route(`/${name}`, { landing: true })] });

const NEWCOMERS = ['aaa', 'zzz'];
const matrix = (kinds: object) => Object.keys(kinds).flatMap((kind) => NEWCOMERS.map((name) => [kind, name] as const));

/** The modules that run, and the conflicts that are left among them. */
function outcome(...modules: ModuleManifest[]) {
  const { manifests, leftOut, dropped } = fittingManifests(modules);
  expect(manifestConflicts([...manifests.values()])).toEqual([]);
  const first = ({ message }: { message: string }) => message.split(':')[0]!.replace(/ the same address.*/, ' ');
  return {
    run: [...manifests.keys()],
    whole: [...manifests].filter(([all, left]) => all === left).map(([{ name }]) => name),
    leftOut: leftOut.map(first),
    dropped: dropped.map(first),
  };
}

describe('a claim of two modules of an installation', () => {
  it.each(matrix(needed))('the %s stays with the module that was there, the newcomer %s is left out', (kind, name) => {
    const incumbent = manifest('mmm', needed[kind]!('shared', 'mine'));
    const newcomer = manifest(name, needed[kind]!('shared', 'other'));
    const { run, whole, leftOut } = outcome(incumbent, newcomer);
    expect([run, whole]).toEqual([[incumbent], ['mmm']]);
    expect(leftOut[0]).toMatch(new RegExp(`^${name} and mmm both have`));
  });

  it.each(matrix(entries))(
    'the %s stays with the module that was there, the newcomer %s runs without it',
    (kind, name) => {
      const [mine, other] = [
        manifest('mmm', entries[kind]!('shared', 'mine')),
        manifest(name, entries[kind]!('shared', 'x')),
      ];
      const { run, whole, leftOut, dropped } = outcome(mine, other);
      expect([run, whole, leftOut]).toEqual([[mine, other], ['mmm'], []]);
      expect(dropped).toEqual([expect.stringContaining(`${name} and mmm both have the ${kind} `)]);
    },
  );

  it.each(NEWCOMERS)(
    'the landing page stays with the module that was there, that of %s is a page like others',
    (name) => {
      const [mine, other] = [manifest('mmm', landing('mmm')), manifest(name, landing(name))];
      expect(outcome(mine, other)).toMatchObject({ whole: ['mmm'], leftOut: [] });
      expect(fittingManifests([mine, other]).manifests.get(other)?.routes).toEqual([
        route(`/${name}`, { landing: false }),
      ]);
    },
  );

  it('the module name stays with the module that was there', () => {
    const [mine, other] = [manifest('mmm'), manifest('mmm', { routes: [route('/other')] })];
    expect(outcome(mine, other)).toMatchObject({ run: [mine], leftOut: ['mmm has twice the module name mmm'] });
  });

  it.each(matrix(needed))('the %s with the name of a later module is that one’s, and %s is left out', (kind, name) => {
    const [liar, owner] = [
      manifest(name, needed[kind]!('mmm', 'other')),
      manifest('mmm', needed[kind]!('mmm', 'mine')),
    ];
    expect(outcome(liar, owner)).toMatchObject({ run: [owner], whole: ['mmm'] });
  });

  it.each(matrix(entries))('the %s with the name of a later module is that one’s, %s runs without it', (kind, name) => {
    const [liar, owner] = [
      manifest(name, entries[kind]!('mmm', 'other')),
      manifest('mmm', entries[kind]!('mmm', 'mine')),
    ];
    expect(outcome(liar, owner)).toMatchObject({ run: [liar, owner], whole: ['mmm'], leftOut: [] });
  });

  it('is of the module that it names in another spelling: the record of a list, a name with a hyphen', () => {
    const link = { notificationLinks: { ticket: { route: 'x', param: 'id' } } };
    expect(outcome(manifest('aaa', link), manifest('tickets', link)).whole).toEqual(['tickets']);
    const rules = { routes: [route('/ticketRules')] };
    expect(outcome(manifest('aaa', rules), manifest('ticket-rules', rules)).whole).toEqual(['ticket-rules']);
    const settings = { settingsPages: [page('/settings/systemInformation')] };
    expect(outcome(manifest('aaa', settings), manifest('settings', settings)).whole).toEqual(['aaa']);
  });

  it('is nobody’s but the shell’s where the shell has it', () => {
    const url = { notificationLinks: { url: { route: 'x', param: 'id' } } };
    expect(outcome(manifest('url', url))).toMatchObject({ whole: [], leftOut: [] });
    expect(outcome(manifest('login'))).toMatchObject({
      run: [],
      leftOut: ['login and the shell both have the path /login'],
    });
  });
});

describe('a module that is left out', () => {
  const links = (...types: string[]) => ({
    notificationLinks: Object.fromEntries(types.map((type) => [type, { route: 'x', param: 'id' }])),
  });

  it('holds nothing, neither its entries nor its pages', () => {
    const bbb = manifest('bbb', { routes: [route('/login'), route('/notes')], ...links('note', 'bbb') });
    const ccc = manifest('ccc', { routes: [route('/notes')], ...links('note', 'bbb') });
    expect(outcome(bbb, ccc)).toEqual({
      run: [ccc],
      whole: ['ccc'],
      leftOut: ['bbb and the shell both have the path /login'],
      dropped: [],
    });
  });

  it('takes nobody with it: who met only that one stays', () => {
    const [first, second, third] = [
      manifest('ccc', { routes: [route('/one')] }),
      manifest('bbb', { routes: [route('/one'), route('/two')] }),
      manifest('aaa', { routes: [route('/two')] }),
    ];
    expect(outcome(first, second, third).run).toEqual([first, third]);
  });

  it('because of a later one with its own name holds nothing either', () => {
    const [liar, other, owner] = [
      manifest('aaa', { routes: [route('/mmm'), route('/two')] }),
      manifest('bbb', { routes: [route('/two')] }),
      manifest('mmm'),
    ];
    expect(outcome(liar, other, owner).run).toEqual([other, owner]);
  });

  it('is the later one where each has the name of the other', () => {
    const [first, second] = [
      manifest('bbb', { routes: [route('/bbb'), route('/aaa')] }),
      manifest('aaa', { routes: [route('/aaa'), route('/bbb')] }),
    ];
    expect(outcome(first, second).run).toEqual([first]);
  });

  it('is told apart by a build, which accepts none of the conflicts', () => {
    const bbb = manifest('bbb', { routes: [route('/login'), route('/notes')], ...links('note') });
    const ccc = manifest('ccc', { routes: [route('/notes')], ...links('note') });
    expect(manifestConflicts([bbb, ccc]).map(({ message }) => message.split(':')[0])).toEqual([
      'bbb and the shell both have the path /login',
      'ccc and bbb both have the path /notes',
      'ccc and bbb both have the notification link note',
    ]);
  });
});

describe('every installation of three modules with up to two paths each', () => {
  const paths = ['/aaa', '/bbb', '/one', '/two'];
  const some = paths.flatMap((one, at) => [[one], ...paths.slice(at + 1).map((other) => [one, other])]);
  const all = some.flatMap((a) => some.flatMap((b) => some.map((c) => [a, b, c])));
  const installed = (names: string[], claims: string[][]) =>
    names.map((name, at) => manifest(name, { routes: claims[at]!.map((path) => route(path)) }));

  it('runs without a conflict, and whoever is left out meets one that runs', () => {
    for (const claims of all) {
      const modules = installed(['aaa', 'bbb', 'ccc'], claims);
      const { run } = outcome(...modules);
      const lonely = modules.filter(
        (module) => !run.includes(module) && manifestConflicts([...run, module]).length === 0,
      );
      expect([claims, lonely]).toEqual([claims, []]);
    }
  });

  it('runs the same modules under other names, when no claim contains one', () => {
    const positions = (names: string[], claims: string[][]) => {
      const modules = installed(names, claims);
      return outcome(...modules).run.map((module) => modules.indexOf(module));
    };
    for (const claims of all)
      expect([claims, positions(['m', 'z', 'k'], claims)]).toEqual([claims, positions(['z', 'k', 'm'], claims)]);
  });
});
