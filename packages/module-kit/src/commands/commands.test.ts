import { KEYWORD_MAX } from '@hamyar/contracts';
import { buildUser, provideTestShell } from '@hamyar/testing';
import { routeCommands, searchProvider } from './commands.ts';

declare module '@hamyar/contracts' {
  interface ModulePages {
    companies: { '/companies/new': { search: { from?: 'palette' } }; '/companies/all': object };
    visits: { '/visits': object };
    gone: { '/gone': object };
  }
}

const signal = new AbortController().signal;

describe('what a module gives to the palette', () => {
  it('[5.33] offers no command whose route the person may not open', () => {
    const manifest = {
      name: 'companies',
      routes: [
        { path: '/companies/new', name: 'companies-new', title: 'شرکت جدید', screen: 'New' },
        { path: '/companies/all', name: 'companies-all', title: 'همه', screen: 'All', gate: { role: 'full_admin' } },
      ],
    };
    provideTestShell({ user: buildUser('employee'), path: '/', modules: [{ manifest }] as never });
    const commands = routeCommands([
      { route: 'companies-new', title: 'شرکت جدید', keywords: ['new'], icon: 'plus', search: { from: 'palette' } },
      { route: 'companies-all', title: 'همه', keywords: ['all'], icon: 'squares' },
      { route: 'gone', title: 'رفته', keywords: [], icon: 'squares' },
    ]);
    expect(commands.map(({ id }) => id)).toEqual(['companies-new']);
    commands[0]?.run();
    expect(window.location.pathname + window.location.search).toBe('/companies/new?from=palette');
  });

  it('[5.33] asks from the least number of characters on, and answers no more than is wanted', async () => {
    const find = jest.fn((text: string) => Promise.resolve([`${text}1`, `${text}2`, `${text}3`]));
    const ask = searchProvider({
      group: 'شرکت‌ها',
      icon: 'building',
      minLength: 3,
      find,
      hit: (name) => ({ id: name, to: `/${name}`, title: name }),
    });
    expect(await ask({ text: 'آر', limit: 2, signal })).toEqual({ group: 'شرکت‌ها', icon: 'building', hits: [] });
    expect(find).not.toHaveBeenCalled();
    expect((await ask({ text: 'آری', limit: 2, signal })).hits.map(({ id }) => id)).toEqual(['آری1', 'آری2']);
    await ask({ text: 'ی'.repeat(KEYWORD_MAX + 1), limit: 2, signal });
    expect(find.mock.lastCall?.[0]).toHaveLength(KEYWORD_MAX);
  });

  it('names a command by its own id where several open one route', () => {
    const manifest = {
      name: 'visits',
      routes: [{ path: '/visits', name: 'visits', title: 'بازدیدها', screen: 'Visits' }],
    };
    provideTestShell({ user: buildUser('employee'), path: '/', modules: [{ manifest }] as never });
    const command = { route: 'visits', title: 'بازدیدها', keywords: [], icon: 'squares' } as const;
    expect(routeCommands([command, { ...command, id: 'visits-mine' }]).map(({ id }) => id)).toEqual([
      'visits',
      'visits-mine',
    ]);
  });

  it('[5.33] counts characters as people see them, and never searches for an empty text', async () => {
    const find = jest.fn(() => Promise.resolve(['a']));
    const source = {
      group: 'شرکت‌ها',
      icon: 'building' as const,
      find,
      hit: (id: string) => ({ id, to: '/', title: id }),
    };
    await searchProvider({ ...source, minLength: 3 })({ text: '😀😀', limit: 2, signal });
    await searchProvider(source)({ text: '', limit: 2, signal });
    expect(find).not.toHaveBeenCalled();
  });
});
