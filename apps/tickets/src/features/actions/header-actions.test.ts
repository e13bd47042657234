import type { Ticket } from '@hamyar/contracts';
import { filterPeople } from '../../shared/people-picker.tsx';
import { headerActions } from './header-actions.rules.ts';

const colleague = { id: 9, name: 'هادی', employee: true, profile_picture_name: null };
const of = (
  actions: Ticket['actions'],
  status: Ticket['status'] = 0,
  followed?: boolean,
  assignee: Ticket['assignee'] = null,
  shares: Ticket['shares'] = [],
) => headerActions({ actions, status, followed, assignee, shares }, 7);

describe('actions of a ticket', () => {
  it('[decisions 2.2] offers only what the server allows', () => {
    expect(of([])).toEqual({ buttons: [], menu: ['history', 'copy_link', 'print'] });
    expect(of(['reply', 'note', 'claim', 'assign', 'transfer', 'set_in_progress', 'close', 'release'])).toEqual({
      buttons: ['claim', 'close'],
      menu: ['transfer', 'assign', 'set_in_progress', 'release', 'history', 'copy_link', 'print'],
    });
    expect(of(['claim', 'assign', 'transfer', 'close'], 0, undefined, colleague).buttons).toEqual([
      'transfer',
      'close',
    ]);
  });

  it('[decisions 2.3 T14, decisions 2.3 T15] offers to merge, link and separate where the server allows it', () => {
    expect(of(['merge']).menu).toEqual(['merge', 'link', 'history', 'copy_link', 'print']);
    expect(of(['unmerge'], 4).menu).toEqual(['unmerge', 'history', 'copy_link', 'print']);
  });

  it('puts reopening in the place of closing on a closed ticket', () => {
    expect(of(['close', 'reopen', 'transfer'], 4).buttons).toEqual(['transfer', 'reopen']);
    expect(of(['close'], 4).buttons).toEqual([]);
  });

  it('offers to leave a ticket that is followed', () => {
    expect(of([], 0, true).menu).toContain('unfollow');
    expect(of([], 0, false).menu).toContain('follow');
  });
});

describe('a shared ticket', () => {
  const me = { id: 7, name: 'سارا', employee: true, profile_picture_name: null, editable: false };
  const menu = (actions: Ticket['actions'], shares: Ticket['shares']) =>
    of(actions, 0, undefined, null, shares).menu.filter((action) => action === 'share' || action === 'leave');

  it('[2.88, decisions 2.25] is shared by who may share it, and left by who may not', () => {
    expect(menu(['share'], [me])).toEqual(['share']);
    expect(menu([], [me])).toEqual(['leave']);
    expect(menu([], [{ ...me, id: 9 }])).toEqual([]);
  });
});

describe('finding a colleague', () => {
  const people = ['رضا محمدی', 'علی‌رضا كريمي', 'John Smith'].map((name, id) => ({
    id,
    name,
    employee: true,
    profile_picture_name: null,
  }));
  it('finds by every word, whatever letters the keyboard writes', () => {
    expect(filterPeople(people, 'عليرضا').map(({ id }) => id)).toEqual([1]);
    expect(filterPeople(people, 'smith jo').map(({ id }) => id)).toEqual([2]);
    expect(filterPeople(people, ' ')).toHaveLength(3);
  });
});
