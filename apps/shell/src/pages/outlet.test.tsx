import { ROOT_ELEMENT_ID, type RegistryEntry } from '@hamyar/contracts';
import { buildProfile, buildUser, FakeAnswer, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { pageError } from '../platform/page-store.ts';
import { beginHydration } from '../ssr/hydration.ts';
import { Outlet } from './outlet.tsx';
import { useOpenPage } from './use-open-page.ts';

const Frame = () => <Outlet page={useOpenPage()} />;
const profile = buildProfile();
const NOTICE = 'برای ادامه، رمز عبور خود را تغییر دهید.';

function open(path: string, must_change_password: boolean) {
  fakeApi({
    profileGet: profile,
    sessionList: [],
    updateProfile: new FakeAnswer(200, { status: 'UPDATED', data: { profile, code_sent: false } }),
  });
  return renderInTestShell(<Frame />, { user: buildUser('employee', { must_change_password }), path });
}

const modules: RegistryEntry[] = [
  {
    schema: 1,
    release: 'r',
    audience: 'staff',
    container: 'letters',
    base: '/m/letters/r/staff/',
    entry: 'remoteEntry.js',
    integrity: {},
    chunks: {},
    uses: {},
    manifest: {
      name: 'letters',
      version: '0.1.0',
      title: 'نامه‌ها',
      owner: 'letters',
      platform: '^1.0.0',
      audience: ['staff'],
      routes: [
        { path: '/letters/:id', name: 'letters-id', title: 'نامه', screen: 'A', gate: { role: 'full_admin' } },
        { path: '/letters/new', name: 'letters-new', title: 'تازه', screen: 'C', gate: { not: { expired: true } } },
        { path: '/letters/edit', name: 'letters-edit', title: 'ویرایش', screen: 'F', idInQuery: true },
        { path: '/letters', name: 'letters', title: 'همهٔ نامه‌ها', screen: 'D' },
        { path: '/letters/old/:id', name: 'letters-old-id', title: 'نامه', screen: 'E', parent: 'letters' },
        { path: '/letters/print', name: 'letters-print', title: 'چاپ', screen: 'B', layout: 'paper' as 'empty' },
      ],
    },
  },
];

describe('the page of an address', () => {
  it.each([
    ['/letters/7', '۴۰۳', 'a closed page of an open module'],
    ['/letters/abc', '۴۰۴', 'an id that is none'],
    ['/letters/edit', '۴۰۴', 'a page about a row that its query does not name'],
    ['/letters/edit?id=abc', '۴۰۴', 'an id in the query that is none'],
    ['/archive/12', '۴۰۳', 'a page of a module that is closed to the person'],
    ['/archive/0', '۴۰۴', 'an id that is none, there too'],
    ['/nowhere', '۴۰۴', 'an address that no module has'],
    ['/letters/print', '۵۰۰', 'a layout that the shell does not know'],
  ])('[2.21, 2.24, 8.18] %s is %s: %s', (path, code) => {
    fakeApi({});
    renderInTestShell(<Frame />, { user: buildUser('employee'), path, modules, closed: ['/archive/:id'] });
    expect(screen.getByText(code)).toBeTruthy();
  });

  it.each(['404', '410'] as const)(
    '[2.19] a %s leads to the page above too, where what is looked for can be searched',
    (kind) => {
      fakeApi({});
      pageError.set({ kind, message: '' });
      renderInTestShell(<Frame />, { user: buildUser('employee'), path: '/letters/old/7', modules });
      expect(screen.getByRole('link', { name: 'همهٔ نامه‌ها' }).getAttribute('href')).toBe('/letters');
      pageError.set(null);
    },
  );

  it('[2.20] takes over an error page that the server has rendered as soon as it is shown', () => {
    fakeApi({});
    const view = document.createElement('div');
    beginHydration(view);
    pageError.set({ kind: '404', message: '' });
    renderInTestShell(<Frame />, { user: buildUser('employee'), path: '/letters/new', modules });
    expect(screen.getByText('۴۰۴')).toBeTruthy();
    expect(view.id).toBe(ROOT_ELEMENT_ID);
    pageError.set(null);
  });

  it.each([
    ['an expired account', { expired: true }, '/letters/new', '۴۱۰'],
    ['an expired account, closed to it anyway', { expired: true }, '/letters/7', '۴۰۳'],
    ['an expired license', { read_only: true }, '/letters/7', '۴۱۰'],
  ])('[2.21, 2.23, decisions 2.1] %s', (_, user, path, code) => {
    fakeApi({});
    renderInTestShell(<Frame />, { user: buildUser('employee', user), path, modules });
    expect(screen.getByText(code)).toBeTruthy();
  });

  it('[2.10] sends a person whose password was set by somebody else to its change from every page, until it is changed', async () => {
    const { person, history } = open('/', true);
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    expect(location.pathname + location.search).toBe('/editProfile?goTo=security');
    const fields = {
      'رمز عبور فعلی': 'Given0Password',
      'رمز عبور جدید': 'Own0Password',
      'تکرار رمز عبور': 'Own0Password',
    };
    for (const [label, value] of Object.entries(fields)) await person.type(screen.getByLabelText(label), value);
    await person.click(screen.getByRole('button', { name: 'تغییر رمز عبور' }));
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    expect(history.location.get().pathname).toBe('/editProfile');
  });

  it('[2.10] nobody else is asked for a new password', async () => {
    open('/editProfile', false);
    expect(await screen.findByLabelText('رمز عبور فعلی')).toBeTruthy();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('[7.39] the switch of browser notifications is on only where this browser allows them', async () => {
    open('/editProfile', false);
    expect((await screen.findByRole('switch', { name: 'اعلان مرورگر' })).getAttribute('aria-checked')).toBe('false');
  });

  it('[7.39] the switch is on as soon as the browser allows them', async () => {
    Object.assign(window, { Notification: { permission: 'granted' } });
    open('/editProfile', false);
    expect((await screen.findByRole('switch', { name: 'اعلان مرورگر' })).getAttribute('aria-checked')).toBe('true');
    Reflect.deleteProperty(window, 'Notification');
  });
});
