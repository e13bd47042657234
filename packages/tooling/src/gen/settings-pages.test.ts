import { settingsGroupsPage } from './contract-declarations.ts';
import { settingsPagesText, settingsPathsText } from './settings-pages.ts';

const page = (screen: string, children: string[] = []) => ({
  group: 'general',
  name: 'settings-x',
  path: '/settings/x',
  title: 'x',
  order: 1,
  keywords: [],
  screen,
  children: children.map((child) => ({ name: 'settings-x-id', path: '/settings/x/:id', title: 'x', screen: child })),
});

describe('what is printed for settings', () => {
  it('loads each page of the manifest, and each page below one, from the file of its name', () => {
    expect(settingsPagesText({ settingsPages: [page('SlaScreen', ['SlaEditScreen']), page('SlaScreen')] })).toContain(
      [
        'export const settingsPages = {',
        "SlaScreen: () => import('./screens/sla.screen.tsx'),",
        "SlaEditScreen: () => import('./screens/sla-edit.screen.tsx'),",
        '};',
      ].join('\n'),
    );
  });

  it('makes one chunk of the pages below a page, which show the same form', () => {
    expect(settingsPagesText({ settingsPages: [page('SlaScreen', ['SlaNewScreen', 'SlaEditScreen'])] })).toContain(
      [
        "SlaScreen: () => import('./screens/sla.screen.tsx'),",
        `SlaNewScreen: () => import(/* webpackChunkName: "settings-x" */ './screens/sla-new.screen.tsx'),`,
        `SlaEditScreen: () => import(/* webpackChunkName: "settings-x" */ './screens/sla-edit.screen.tsx'),`,
      ].join('\n'),
    );
  });

  it('makes one chunk of the lists of a module that has several', () => {
    const lists = settingsPagesText({
      settingsPages: [
        page('TagsScreen'),
        page('SlaScreen', ['SlaNewScreen', 'SlaEditScreen']),
        page('FormsScreen', ['A', 'B']),
      ],
    });
    expect(lists.match(/^\S+ \(\) =>\s+import\(\/\* webpackChunkName: "settings-lists" \*\/ '\S+'\)/gm)).toHaveLength(
      2,
    );
    expect(lists).toContain("TagsScreen: () => import('./screens/tags.screen.tsx'),");
  });

  it('names the paths of each module, so that links to a settings page compile', () => {
    const manifests = [
      { name: 'tickets', settingsPages: [page('SlaScreen', ['SlaEditScreen'])] },
      { name: 'customers', settingsPages: [] },
    ];
    expect(settingsPathsText(manifests)).toContain(
      ["'tickets': {", "'/settings/x': object;", "'/settings/x/:id': object;", '};', '}'].join('\n'),
    );
  });

  it('lists the declarations of the slices', () => {
    expect(settingsGroupsPage({ 'identity/account.settings.ts': '', 'tickets/ticket.settings.ts': '' })).toContain(
      "export * from './identity/account.settings.ts';\nexport * from './tickets/ticket.settings.ts';\n",
    );
  });
});
