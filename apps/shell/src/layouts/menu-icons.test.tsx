import { buildUser, renderInTestShell } from '@hamyar/testing';
import { namedIcons } from '@hamyar/design-system/icons';
import { menuIcon } from './menu-icons.tsx';

const pathOf = (name: string) =>
  renderInTestShell(<>{menuIcon(name)}</>, { user: buildUser() })
    .container.querySelector('path')
    ?.getAttribute('d');

describe('icons of the menu', () => {
  it('[2.29] are chosen from the set by what they show, or brought by a module as a path', () => {
    expect(new Set(Object.keys(namedIcons).map(pathOf)).size).toBe(Object.keys(namedIcons).length);
    expect(pathOf('M1 2h3')).toBe('M1 2h3');
  });

  it('[2.29] are four squares where a module names none of the set', () => {
    expect(pathOf('tickets')).toBe(pathOf('squares'));
  });
});
