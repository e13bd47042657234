import type { ModuleManifest } from '@hamyar/contracts';
import { declaredPages, exceeded, type Budgets } from './size-budgets.ts';

const budgets: Budgets = {
  limits: { remoteEntry: 4096, container: 60, 'first.staff.container': 70 },
  pages: { staff: { js: 400, files: 20 }, customer: { js: 300 }, visitors: { js: 200 } },
  ownLimits: { 'staff /tickets': { js: 250, why: 'the page after a login' } },
  locked: { 'staff /tickets files': 10 },
};
const over = (measures: Record<string, number>) => exceeded(measures, budgets);

describe('the size budgets', () => {
  it('[quality "In the browser"] hold for a page that no list names, as soon as a module declares it', () => {
    expect(over({ 'staff /eighth js': 400, 'customer /eighth js': 300, 'visitors /eighth/:id js': 200 })).toEqual([]);
    expect(over({ 'staff /eighth js': 401, 'customer /eighth js': 301, 'visitors /eighth/:id js': 201 })).toEqual([
      'staff /eighth js is 401, its limit is 400',
      'customer /eighth js is 301, its limit is 300',
      'visitors /eighth/:id js is 201, its limit is 200',
    ]);
    expect(over({ 'eighth.staff.entry': 4097 })).toEqual(['eighth.staff.entry is 4097, its limit is 4096']);
  });

  it('[quality "In the browser"] [issue 8, each new container] hold for every module, but for one with a limit of its own', () => {
    expect(over({ 'eighth.staff.container': 60, 'first.staff.container': 70, 'first.customer.container': 60 })).toEqual(
      [],
    );
    expect(over({ 'eighth.staff.container': 61, 'first.staff.container': 71, 'first.customer.container': 61 })).toEqual(
      [
        'eighth.staff.container is 61, its limit is 60',
        'first.staff.container is 71, its limit is 70',
        'first.customer.container is 61, its limit is 60',
      ],
    );
  });

  it('[quality "In the browser"] are narrower for a page with limits of its own, and for what was locked', () => {
    expect(over({ 'staff /tickets js': 251, 'staff /tickets files': 10 })).toEqual([
      'staff /tickets js is 251, its limit is 250',
    ]);
    expect(over({ 'staff /tickets files': 11 })).toEqual(['staff /tickets files is 11, it was 10']);
    expect(over({ 'staff /tickets files': 21 })).toEqual(['staff /tickets files is 21, its limit is 20']);
  });

  it('measure every page of every module: routes, settings pages and their children, by the edition that has them', () => {
    const manifest = {
      routes: [{ path: '/kb/:id', visitors: true }, { path: '/kb/own' }],
      settingsPages: [{ path: '/settings/kb', children: [{ path: '/settings/kb/:id' }] }],
    } as unknown as ModuleManifest;
    const names = (edition: 'staff' | 'customer') =>
      declaredPages(edition, [{ manifest }]).map(({ group, path }) => `${group} ${path}`);
    expect(names('customer')).toEqual([
      'customer /',
      'customer /editProfile',
      'visitors /kb/:id',
      'customer /kb/own',
      'customer /settings/kb',
      'customer /settings/kb/:id',
    ]);
    expect(names('staff')).toContain('staff /kb/:id');
  });
});
