import { DRAFT_KEYS, type ModuleManifest } from '@hamyar/contracts';
import { checkWorkspace, makeWorkspaceCheck, offencesOf, teamsOf } from './manifest-check.ts';

const teams = teamsOf('# owners\n/apps/tickets/ @hamyar/tickets\n/apps/calendar/ @hamyar/calendar @hamyar/platform\n');
const manifest = (name: string, more: Partial<ModuleManifest> = {}): ModuleManifest => ({
  name,
  version: '0.1.0',
  title: name,
  owner: name,
  platform: '^1.0.0',
  audience: ['staff'],
  routes: [{ path: `/${name}`, name, title: name, screen: 'Screen' }],
  ...more,
});
const tickets = manifest('tickets', { offers: [{ slot: 'tickets.sidebar/v1' }] });
const offences = (calendar: Partial<ModuleManifest>) => offencesOf([manifest('calendar', calendar), tickets], teams);

describe('the manifests of the workspace', () => {
  it('pass when each claims its own', () => {
    expect(offences({ requires: { tickets: '>=0.1.0 <2.0.0' }, optional: { kb: '^1.0.0' } })).toEqual([]);
  });

  it('are refused when one takes a path of another, whichever comes first', () => {
    const routes = [{ path: '/tickets/:week', name: 'tickets-week', title: 'x', screen: 'Screen' }];
    expect(offences({ routes })).toEqual([
      'calendar and tickets both have the path /tickets: move its pages below a segment of its own',
    ]);
  });

  it('are refused when two offer one slot or have one settings page', () => {
    const page = {
      group: 'general',
      name: 'settings-x',
      path: '/settings/x',
      title: 'x',
      order: 1,
      keywords: [],
      screen: 'S',
    } as const;
    const general = { name: 'general', title: 'عمومی', order: 10 };
    expect(
      offencesOf(
        [
          manifest('calendar', { settingsPages: [page], settingsMenuGroups: [general], offers: tickets.offers }),
          { ...tickets, settingsPages: [page] },
        ],
        teams,
      ).map((offence) => offence.split(':')[0]),
    ).toEqual([
      'tickets and calendar both have the settings page /settings/x',
      'calendar and tickets both have the offer of the slot tickets.sidebar/v1',
    ]);
  });

  it('are refused when a page is in a group of a menu that nobody declares', () => {
    const item = { group: 'calender', route: 'calendar', title: 'تقویم', order: 1 };
    expect(offences({ menu: [item] })).toEqual([
      'calendar: calendar is in the group calender of the menu, which nobody has: declare it in menuGroups',
    ]);
    expect(offences({ menu: [item], menuGroups: [{ name: 'calender', title: 'تقویم', order: 1 }] })).toEqual([]);
  });

  it('[decisions 2.4] are refused when a draft that is declared for the server would stay on the device', () => {
    const drafts = ['visit:{id}:report'];
    expect(offencesOf([manifest('calendar')], teams, drafts)).toEqual([
      'the draft visit:{id}:report is declared, and would stay on the device: list it in syncedDrafts of a manifest',
    ]);
    const syncedDrafts = [{ key: 'visit:{id}:report' }];
    expect(offencesOf([manifest('calendar', { syncedDrafts })], teams, drafts)).toEqual([]);
  });

  it('are refused when a page for visitors is not in the edition that visitors get', () => {
    const page = { path: '/calendar', name: 'calendar', title: 'x', screen: 'S', visitors: true };
    expect(offences({ routes: [page] })).toEqual([
      '/calendar is open to visitors, who get the customer edition: add customer to its audience',
    ]);
    expect(offences({ audience: ['staff', 'customer'], routes: [page] })).toEqual([]);
    expect(offences({ audience: ['staff', 'customer'], routes: [{ ...page, audience: ['staff'] }] })).toHaveLength(1);
  });

  it('are refused when a need is not met, in the words of what to do', () => {
    expect(
      offences({ platform: '^9.0.0', requires: { nothing: '^9.9.9', tickets: '^1.0.0' }, owner: 'nobody' }),
    ).toEqual([
      'calendar needs the platform range ^9.0.0, this shell is 1.0.0: build it against this shell, or ship the shell first',
      'calendar needs the module nothing ^9.9.9, which is not here: ship it first',
      'calendar needs the module tickets ^1.0.0, here is 0.1.0: ship that version first, or widen the range',
      'the owner nobody of calendar is no team: add the module to CODEOWNERS',
    ]);
  });

  it('are refused when a part is for a slot that nobody shows', () => {
    const slots = [{ slot: 'customers.actions/v1', name: 'x', order: 1, code: 'X' }] as const;
    expect(offences({ slots })).toEqual([
      'calendar: "x" fills the slot customers.actions/v1, which no module offers; it is never shown. Offer the slot in a manifest, or name its module in "optional".',
    ]);
  });

  it('end the build when an owner has no line in CODEOWNERS', () => {
    expect(() => checkWorkspace([manifest('calendar', { owner: 'nobody' })])).toThrow(
      'the owner nobody of calendar is no team: add the module to CODEOWNERS',
    );
    const syncedDrafts = DRAFT_KEYS.map((key) => ({ key }));
    expect(() => checkWorkspace([{ ...tickets, syncedDrafts }])).not.toThrow();
  });
});

describe('the manifests while they are written', () => {
  it('are checked after each round: what does not fit is named once, with the cure, and said to be mended', async () => {
    const said: string[] = [];
    let owner = 'nobody';
    const check = makeWorkspaceCheck(
      async () => [manifest('calendar', { owner })],
      (manifests) => {
        const found = offencesOf(manifests, teams);
        if (found.length > 0) throw new Error(found.join('\n'));
      },
      (line) => said.push(line),
    );
    await check();
    await check();
    owner = 'calendar';
    await check();
    await check();
    expect(said).toEqual([
      'the owner nobody of calendar is no team: add the module to CODEOWNERS',
      'The modules fit together again.',
    ]);
  });

  it('that cannot be read stop nothing either', async () => {
    const said: string[] = [];
    const check = makeWorkspaceCheck(
      () => Promise.reject(new Error('calendar: routes[0].path is missing')),
      () => undefined,
      (line) => said.push(line),
    );
    await check();
    expect(said).toEqual(['calendar: routes[0].path is missing']);
  });
});
