import type { RegistryEntry } from '@hamyar/contracts';
import { act, axe, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import type { LocalDraftVault } from '../drafts/draft-vault.ts';
import { setDraftVault } from '../platform/session-end.ts';
import { CustomerFrame } from './customer-frame.tsx';

const modules = [
  {
    container: 'kb',
    manifest: {
      name: 'kb',
      routes: [
        { path: '/kb', name: 'kb', title: 'پایگاه دانش', screen: 'Articles', visitors: true },
        { path: '/kb/articles/:id', name: 'kb-articles-id', title: 'مقاله', screen: 'Article', visitors: true },
        { path: '/kb/:id', name: 'kb-id', title: 'مقاله', screen: 'Article', visitors: true },
      ],
    },
    ambiguous: ['kb-id'],
  } as unknown as RegistryEntry,
];
const leave = jest.fn();
const open = (path: string) => renderInTestShell(<CustomerFrame />, { user: null, path, modules });

describe('a page that is open to everybody', () => {
  beforeAll(() => {
    Element.prototype.scrollTo ??= () => undefined;
  });
  beforeEach(() => {
    leave.mockClear();
    setDraftVault({ flush: () => undefined } as unknown as LocalDraftVault, leave);
  });

  it('[2.12] is shown to a visitor with the brand and a link to the login, without menu, bell and profile', async () => {
    open('/kb?q=1');
    expect(document.querySelector('main [data-part="kb/Articles"]')).toBeTruthy();
    expect(document.title).toBe('پایگاه دانش · همیار');
    expect(screen.getByRole('link', { name: 'ورود' }).getAttribute('href')).toBe('/login?next=%2Fkb%3Fq%3D1');
    expect(screen.queryByRole('button')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    expect(await axe()).toEqual([]);
  });

  it.each(['/', '/editProfile?goTo=security', '/tickets/7'])(
    '[2.2] every other page leads to the login: %s',
    async (path) => {
      open(path);
      const next = path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`;
      await waitFor(() => expect(leave).toHaveBeenCalledWith(next));
    },
  );

  it('[2.20] says that there is no such page when the id in its address can be none', () => {
    open('/kb/articles/abc');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('این صفحه پیدا نشد');
    expect(leave).not.toHaveBeenCalled();
  });

  it('[2.2] asks the server about an address that may be a closed page before it shows anything', async () => {
    const { history } = open('/kb');
    act(() => history.push('/kb/drafts?q=1'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/kb/drafts?q=1'));
    expect(document.querySelector('[data-part="kb/Article"]')).toBeNull();
  });

  it('[2.2] the link to the login opens the login itself', async () => {
    const { person } = open('/kb');
    await person.click(screen.getByRole('link', { name: 'ورود' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login?next=%2Fkb'));
  });
});
