// `npm run types` checks the lines below `@ts-expect-error`: each has one misspelled name, and is an error of the type
// check when it compiles.
import { channels, type Gate, type ModuleDeclaration } from '@hamyar/contracts';
import { moduleManifestSchema } from '@hamyar/contracts/schemas';
import {
  defineModule,
  Link,
  Slot,
  targetPath,
  useDraft,
  useGate,
  useOwnDraft,
  useParam,
  usePageParams,
  useSearchValue,
  useSettings,
  useSocketChannel,
  type Command,
  type SearchAnswer,
} from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import { routeCommands } from './commands/index.ts';
import type { FormDraft } from './form/form-draft.ts';
import type { LiveRows } from './live/use-live-rows.ts';
import { useSettingsGroup } from './settings/index.ts';

declare module '@hamyar/contracts' {
  interface ModulePages {
    outings: {
      '/outings': { search: { status?: 'open' } };
      '/outings/:id': { title: 'number' };
      '/settings/outings': object;
    };
  }
  interface MenuGroups {
    outings: 'outings';
  }
  interface SettingsMenuGroups {
    outings: 'outings';
  }
  interface NotificationLinks {
    outing: 'outings-id';
  }
  interface ModuleSlots {
    'outings.sidebar/v1': { outingId: number };
  }
}

const list = { path: '/outings', name: 'outings', title: 'x', screen: 'List' } as const;
const one = { path: '/outings/:id', name: 'outings-id', title: 'x {number}', screen: 'One' } as const;
const page = {
  group: 'outings',
  path: '/settings/outings',
  name: 'settings-outings',
  title: 'x',
  order: 1,
  keywords: [],
  screen: 'Settings',
} as const;
const item = { group: 'outings', route: 'outings', title: 'x', order: 1 } as const;
const group = { name: 'outings', title: 'x', order: 1 } as const;
const button = { route: 'outings', title: 'x', order: 1, icon: 'plus' } as const;
const custmers = { permission: 'manage custmers' } as const;
const part = { slot: 'command/v1', name: 'outings', order: 1, code: 'commands' } as const;
const base = {
  name: 'outings',
  title: 'x',
  owner: 'outings',
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [list, one],
  settingsPages: [page],
  notificationLinks: { outing: { route: 'outings-id', param: 'id' } },
} as const satisfies ModuleDeclaration;

/** What a manifest misspells → the manifest. */
const manifests: Record<string, ModuleDeclaration<'outings'>> = {
  // @ts-expect-error no outing is declared
  'its own name': { ...base, name: 'outing' },
  // @ts-expect-error no /outing is declared
  'the path of a route': { ...base, routes: [{ ...list, path: '/outing' }, one] },
  // @ts-expect-error no outing is declared
  'the name of a route': { ...base, routes: [{ ...list, name: 'outing' }, one] },
  // @ts-expect-error no outing is declared
  'the parent of a route': { ...base, routes: [list, { ...one, parent: 'outing' }] },
  // @ts-expect-error no nubmer is declared
  'a placeholder of a title': { ...base, routes: [list, { ...one, title: 'x {nubmer}' }] },
  // @ts-expect-error no outing is declared
  'the group of a menu item': { ...base, menu: [{ ...item, group: 'outing' }] },
  // @ts-expect-error no outing is declared
  'the route of a menu item': { ...base, menu: [{ ...item, route: 'outing' }] },
  // @ts-expect-error no tiket is declared
  'the icon of a menu item': { ...base, menu: [{ ...item, icon: 'tiket' }] },
  // @ts-expect-error no outing is declared
  'a group of the menu': { ...base, menuGroups: [{ ...group, name: 'outing' }] },
  // @ts-expect-error no tiket is declared
  'the icon of a group': { ...base, menuGroups: [{ ...group, icon: 'tiket' }] },
  // @ts-expect-error no outing is declared
  'the route of a button': { ...base, topBar: [{ ...button, route: 'outing' }] },
  // @ts-expect-error no pluss is declared
  'the icon of a button': { ...base, topBar: [{ ...button, icon: 'pluss' }] },
  // @ts-expect-error no outing is declared
  'a route under a button': { ...base, topBar: [{ ...button, primary: { floatsOver: ['outing'] } }] },
  // @ts-expect-error no outing is declared
  'the group of a settings page': { ...base, settingsPages: [{ ...page, group: 'outing' }] },
  // @ts-expect-error no /settings/outing is declared
  'the path of a settings page': { ...base, settingsPages: [{ ...page, path: '/settings/outing' }] },
  // @ts-expect-error no comand is declared
  'the slot of a part': { ...base, slots: [{ ...part, slot: 'comand/v1' }] },
  // @ts-expect-error no sidbar is declared
  'a slot that it offers': { ...base, offers: [{ slot: 'outings.sidbar/v1' }] },
  // @ts-expect-error no custmers is declared
  'a permission in the gate of a route': { ...base, routes: [{ ...list, gate: custmers }, one] },
  // @ts-expect-error no kb_cor is declared
  'a setting in the gate of a part': { ...base, slots: [{ ...part, gate: { setting: 'kb_cor' } }] },
  // @ts-expect-error no kb_cor is declared
  'a feature in the gate of the module': { ...base, gate: { feature: 'kb_cor' } },
  // @ts-expect-error no outin is declared
  'the type of a link': { ...base, notificationLinks: { outin: { route: 'outings-id', param: 'id' } } },
  // @ts-expect-error the contract names outings-id
  'the route of a link': { ...base, notificationLinks: { outing: { route: 'outings', param: 'id' } } },
  // @ts-expect-error no idd is declared
  'the parameter of a link': { ...base, notificationLinks: { outing: { route: 'outings-id', param: 'idd' } } },
  // @ts-expect-error no mesage is declared
  'the key of a draft': { ...base, syncedDrafts: [{ key: 'ticket:{id}:mesage' }] },
  // @ts-expect-error no Setings is declared
  'a group of settings': { ...base, settingsGroups: ['generalTicketSetings'] },
};

/** What the compiler alone can know: the shape of the manifest is right, or the name may be declared by an older shell. */
const KNOWN_TO_THE_COMPILER_ONLY = [
  'its own name',
  'a placeholder of a title',
  'the group of a menu item',
  'the icon of a menu item',
  'a group of the menu',
  'the icon of a group',
  'the icon of a button',
  'the group of a settings page',
  'the slot of a part',
  'a slot that it offers',
  'the type of a link',
  'the key of a draft',
];

describe('a misspelled name', () => {
  it('does not compile in a manifest, and most of them are refused again by build and server', () => {
    const accepted = Object.entries(manifests)
      .filter(([, manifest]) => moduleManifestSchema.safeParse({ ...manifest, version: '0.1.0' }).success)
      .map(([what]) => what);
    expect(accepted).toEqual(KNOWN_TO_THE_COMPILER_ONLY);
  });

  it('does not compile in a link, a command, a gate or a name of a part of the shell', () => {
    const misspelled = {
      // @ts-expect-error no outing is declared
      'the route of a link': () => targetPath({ route: 'outing' }),
      // @ts-expect-error no di is declared
      'a parameter of the path': () => targetPath({ route: 'outings-id', params: { di: 7 } }),
      // @ts-expect-error the path has a parameter
      'a parameter that is missing': () => targetPath({ route: 'outings-id' }),
      // @ts-expect-error no staus is declared
      'a key of the query': () => targetPath({ route: 'outings', search: { staus: 'open' } }),
      // @ts-expect-error no opn is declared
      'a value of the query': () => targetPath({ route: 'outings', search: { status: 'opn' } }),
      // @ts-expect-error no ticket-id is declared
      'the route of an element': () => <Link to={{ route: 'ticket-id', params: { id: 7 } }}>x</Link>,
      // @ts-expect-error no outing is declared
      'the route of a command': () => routeCommands([{ route: 'outing', title: 'x', keywords: [], icon: 'plus' }]),
      // @ts-expect-error no pluss is declared
      'the icon of a command': () => routeCommands([{ route: 'outings', title: 'x', keywords: [], icon: 'pluss' }]),
      // @ts-expect-error no tiket is declared
      'the icon of an answer': (): SearchAnswer => ({ group: 'x', icon: 'tiket', hits: [] }),
      // @ts-expect-error no gearr is declared
      'the icon of any command': (): Command => ({ id: 'x', title: 'x', keywords: [], icon: 'gearr', run: () => {} }),
      // @ts-expect-error no custmers is declared
      'a permission of a gate': (): Gate => ({ any: [{ permission: 'manage custmers' }] }),
      // @ts-expect-error no kb_cor is declared
      'a feature of a gate': (): Gate => ({ not: { feature: 'kb_cor' } }),
      // @ts-expect-error no kb_cor is declared
      'a setting of a gate': (): Gate => ({ setting: 'kb_cor' }),
      // @ts-expect-error no costumer is declared
      'the key of a form with a stored draft': (): FormDraft<{ name: string }> => ({ key: 'new:costumer' }),
      // @ts-expect-error no tickets.7 is declared
      'the channel of live rows': (): LiveRows<{ id: number; created_at: number }>['channels'] => ['tickets.7'],
      // @ts-expect-error no tiket is declared
      'a kind of channel': () => channels.tiket(7),
      // @ts-expect-error two pages have no route
      'a page of the contract without a route': () => defineModule<Incomplete, 'staff'>({ code: {} as never }),
    };
    expect(Object.keys(misspelled)).toHaveLength(17);
  });

  it('does not compile in a hook of a screen', () => {
    const Misspelled = () => {
      // @ts-expect-error no di is declared
      useParam<'outings-id'>('di');
      // @ts-expect-error no outing-id is declared
      useParam<'outing-id'>('id');
      // @ts-expect-error no page is named
      useParam('id');
      // @ts-expect-error no nubmer is declared
      usePageParams<'outings-id'>({ nubmer: '7' });
      // @ts-expect-error no staus is declared
      useSearchValue<'outings'>('staus');
      // @ts-expect-error no custmers is declared
      useGate({ permission: 'manage custmers' });
      // @ts-expect-error no system_titel is declared
      useSettings().system_titel;
      // @ts-expect-error no tickets.7 is declared
      useSocketChannel('tickets.7', () => {});
      // @ts-expect-error no customer_level is declared
      useReferenceList('customer_level');
      // @ts-expect-error no Setings is declared
      useSettingsGroup('generalTicketSetings', {} as never);
      // @ts-expect-error no mesage is declared
      useDraft('ticket:7:mesage', '');
      // @ts-expect-error no costumer is declared
      useOwnDraft('new:costumer');
      return (
        <>
          {/* @ts-expect-error no sidbar is declared */}
          <Slot name="outings.sidbar/v1" context={{ outingId: 7 }} />
          {/* @ts-expect-error no outing is declared in the context */}
          <Slot name="outings.sidebar/v1" context={{ outing: 7 }} />
        </>
      );
    };
    expect(Misspelled).toBeInstanceOf(Function);
  });
});

/** `/outings/:id` and the settings page have no route. */
interface Incomplete {
  readonly name: 'outings';
  readonly title: 'x';
  readonly owner: 'outings';
  readonly platform: '^1.0.0';
  readonly audience: readonly ['staff'];
  readonly routes: readonly [typeof list];
  readonly notificationLinks: { readonly outing: { readonly route: 'outings-id'; readonly param: 'id' } };
}
