import { ROLES, type ModuleManifest, type RegistryEntry } from '@hamyar/contracts';
import { buildUser, fakeApi, fireEvent, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { act } from 'react';
import { connection } from '../platform/connection.ts';
import { getPlatform } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import { CustomerFrame } from './customer-frame.tsx';
import { OverlayHosts } from './overlay-hosts.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { closeDialog, dialogCommands, openedDialog } from './top-bar-dialogs.ts';

const tickets: ModuleManifest = {
  name: 'tickets',
  version: '0.1.0',
  title: 'تیکت‌ها',
  owner: 'tickets',
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: [
    { path: '/tickets', name: 'tickets', title: 'لیست تیکت‌ها', screen: 'A' },
    { path: '/tickets/new', name: 'tickets-new', title: 'تیکت جدید', screen: 'B' },
    { path: '/tickets/print', name: 'tickets-print', title: 'چاپ', screen: 'C', layout: 'empty' },
    { path: '/help', name: 'help', title: 'راهنما', screen: 'D', layout: 'own' },
  ],
  menuGroups: [{ name: 'tickets', title: 'تیکت‌ها', order: 20 }],
  menu: [{ group: 'tickets', route: 'tickets', title: 'لیست تیکت‌ها', order: 1 }],
  slots: [
    { slot: 'dashboard.widget/v1', name: 'counters', order: 10, code: 'CountersWidget' },
    {
      slot: 'topbar.dialog/v1',
      name: 'planner',
      order: 10,
      code: 'PlannerDialog',
      audience: ['staff'],
      opener: { title: 'برنامه', icon: 'calendar', keywords: ['planner'] },
    },
  ],
};
const settings: ModuleManifest = {
  ...tickets,
  name: 'settings',
  gate: { role: 'full_admin' },
  slots: [],
  routes: [{ path: '/settings', name: 'settings', title: 'تنظیمات', screen: 'S' }],
  menuGroups: [{ name: 'settings', title: 'تنظیمات', order: 90 }],
  menu: [{ group: 'settings', route: 'settings', title: 'تنظیمات', order: 1 }],
  topBar: [
    {
      route: 'settings-systemInformation',
      title: 'اطلاعات سیستم',
      icon: 'info',
      order: 1,
      gate: { role: 'full_admin' },
    },
  ],
  audience: ['staff'],
  settingsPages: [
    {
      group: 'general',
      name: 'settings-systemInformation',
      path: '/settings/systemInformation',
      title: 'اطلاعات سیستم',
      order: 1,
      keywords: [],
      screen: 'S',
    },
  ],
};
const modules = [tickets, settings].map((manifest) => ({ manifest, container: manifest.name }) as RegistryEntry);

function open(path: string, user = buildUser('employee')) {
  fakeApi({ userNotifications: { items: [], unread: 0 } });
  return renderInTestShell(
    <>
      {user.employee ? <StaffFrame /> : <CustomerFrame />}
      <OverlayHosts />
    </>,
    { user, path, modules },
  );
}
const menu = () => within(screen.getByRole('complementary')).getByRole('navigation', { name: 'منوی اصلی' });

it.each(['employee', 'customer'] as const)(
  '[2.28] leaves the whole page to a module with a layout of its own: %s',
  (role) => {
    open('/help', buildUser(role));
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
    expect(document.querySelector('[data-part="tickets/D"]')).toBeTruthy();
  },
);

describe('the staff layout', () => {
  beforeAll(() => {
    Element.prototype.scrollTo ??= () => undefined;
  });

  it('[2.26] has the menu at the side, the top bar and the breadcrumb', async () => {
    open('/tickets/new');
    expect(within(menu()).getByRole('link', { name: 'تیکت‌ها' }).getAttribute('href')).toBe('/tickets');
    expect(within(screen.getByRole('banner')).getByRole('button', { name: /جستجو/ })).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'مسیر صفحه' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['داشبورد', 'لیست تیکت‌ها', 'تیکت جدید']);
    expect(document.querySelector('main [data-part="tickets/B"]')).toBeTruthy();
    expect(document.title).toBe('تیکت جدید · همیار');
  });

  it('[2.46] draws the button of a dialog without its module, and shows the dialog when its code is there', async () => {
    const { person } = open('/tickets');
    const part = () => document.querySelector('[data-part="tickets/PlannerDialog"]');
    const asked: string[] = [];
    getPlatform().loadCode = async (module, code) => void asked.push(`${module}/${code}`);
    const button = within(screen.getByRole('banner')).getByRole('button', { name: 'برنامه' });
    expect([asked, part()]).toEqual([[], null]);
    await person.click(button);
    await waitFor(() => expect(part()).toBeTruthy());
    expect(asked).toEqual(['tickets/PlannerDialog']);
    act(closeDialog);
    expect(part()).toBeNull();
  });

  it('[2.46] a dialog that cannot be loaded leaves the page as it is, and the next press tries anew', async () => {
    const { person } = open('/tickets');
    const button = within(screen.getByRole('banner')).getByRole('button', { name: 'برنامه' });
    await person.click(button);
    expect(await screen.findByText(shared.partNotLoaded)).toBeTruthy();
    getPlatform().loadCode = async () => undefined;
    await person.click(button);
    await waitFor(() => expect(document.querySelector('[data-part="tickets/PlannerDialog"]')).toBeTruthy());
    act(closeDialog);
  });

  it('[2.46] the palette has the dialogs of modules among its commands', () => {
    open('/tickets');
    const command = dialogCommands().find(({ title }) => title === 'برنامه');
    expect(command?.keywords).toEqual(['planner']);
    act(() => command?.run());
    expect(openedDialog.get()).toBe('tickets/planner');
    act(closeDialog);
  });

  it('[2.1] the start page is the dashboard, with the widgets of the modules', async () => {
    open('/');
    // the dashboard is a separate chunk, and its widget loads after it
    await waitFor(() =>
      expect(document.querySelector('main .sh-dashboard [data-part="tickets/CountersWidget"]')).toBeTruthy(),
    );
    expect(document.title).toBe('داشبورد · همیار');
  });

  it.each([
    ['an employee', 'employee', ['داشبورد', 'تیکت‌ها']],
    ['the full admin', 'full_admin', ['داشبورد', 'تیکت‌ها', 'تنظیمات']],
  ] as const)(
    '[2.29, 6.3] the menu of %s begins with the dashboard and leaves out what they may not open',
    (_who, role, expected) => {
      open('/', buildUser(role));
      expect(
        [...within(menu()).getAllByRole('list')[0]!.children].map((item) => item.textContent?.replace('لیست ', '')),
      ).toEqual(expected);
    },
  );

  it('[2.46] goes to full screen and back', async () => {
    const calls: string[] = [];
    let full: Element | null = null;
    const change = (to: Element | null, name: string) => async () => {
      calls.push(name);
      full = to;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, value: true },
      fullscreenElement: { configurable: true, get: () => full },
      exitFullscreen: { configurable: true, value: change(null, 'out') },
    });
    document.documentElement.requestFullscreen = change(document.documentElement, 'in');
    const { person } = open('/tickets');
    await person.click(screen.getByRole('button', { name: 'تمام‌صفحه' }));
    await person.click(screen.getByRole('button', { name: 'خروج از حالت تمام‌صفحه' }));
    expect(screen.getByRole('button', { name: 'تمام‌صفحه' })).toBeTruthy();
    expect(calls).toEqual(['in', 'out']);
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
  });

  it.each([
    ['full_admin', 1],
    ['branch_admin', 0],
    ['employee', 0],
  ] as const)('[2.48] %s sees the button of the system information %d times', (role, times) => {
    open('/tickets', buildUser(role));
    expect(screen.queryAllByRole('button', { name: 'اطلاعات سیستم' })).toHaveLength(times);
  });

  it.each(
    ROLES.map(
      (role, index) =>
        [
          role,
          ['مدیر ارشد', 'سرپرست شعبه', 'سرپرست دپارتمان', 'کارشناس', 'سرپرست سازمان', 'مشتری سازمان', 'مشتری'][index]!,
        ] as const,
    ),
  )('[2.50, 6.1] a person of the role %s reads «%s» beside their name', (role, label) => {
    open('/tickets', buildUser(role));
    expect(within(screen.getByRole('banner')).getByText(label)).toBeTruthy();
  });

  it('has the palette with the focus in the tick of Ctrl+K, also over an open menu, and gives the focus back', async () => {
    const { person } = open('/tickets');
    const menuButton = within(screen.getByRole('banner')).getByRole('button', { name: /منوی کاربری/ });
    await person.click(menuButton);
    fireEvent.keyDown(menuButton, { key: 'ن', code: 'KeyK', ctrlKey: true });
    const field = screen.getByRole('combobox');
    expect(document.activeElement).toBe(field);
    expect(document.querySelector('[aria-modal="true"]')?.contains(field)).toBe(true);
    await person.keyboard('تیک');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('تیک');
    expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('لیست تیکت‌ها');
    expect(document.activeElement).toBe(field);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each(['/', '/tickets', '/tickets/new', '/settings/systemInformation', '/nowhere'])(
    'persian-ux A10: ? opens the sheet of shortcuts at %s, and it names the keys that hold everywhere',
    async (path) => {
      const { person } = open(path, buildUser('full_admin'));
      await person.keyboard('{Shift>}[Slash]{/Shift}');
      const sheet = within(await screen.findByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' }));
      const keysOf = (label: string) => sheet.getByText(label).closest('div')?.querySelector('dd')?.textContent;
      expect(['فرمان‌ها', 'همین فهرست', 'بستن پنجره، یا خروج از متن'].map(keysOf)).toEqual(['CtrlK', '?', 'Esc']);
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('the palette opens the sheet by its button, and by ? while nothing is typed', async () => {
    const { person } = open('/tickets');
    fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true });
    await person.click(screen.getByRole('button', { name: /میان‌برها/ }));
    await screen.findByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' });
    expect(screen.queryByRole('combobox')).toBeNull();
    await person.keyboard('{Escape}');
    fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true });
    await person.keyboard('؟');
    await screen.findByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' });
  });

  it('has it in the tick of a click on its button too', () => {
    open('/tickets');
    fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: /جستجو/ }));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  it('opens what was asked for by Enter before anything was found', async () => {
    const { history } = open('/');
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'لیست تیکت' } });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    await waitFor(() => expect(history.location.get().pathname).toBe('/tickets'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[4.1] shows the overlay of a lost connection while the connection is lost', () => {
    open('/tickets');
    act(() => connection.set({ lost: true, modal: false, reconnecting: false }));
    expect(screen.getByText('لطفاً اتصال اینترنت خود را بررسی کنید.')).toBeTruthy();
    expect(document.querySelector('main [data-part="tickets/A"]')).toBeTruthy();
    act(() => connection.set({ lost: false, modal: false, reconnecting: false }));
    expect(screen.queryByText('لطفاً اتصال اینترنت خود را بررسی کنید.')).toBeNull();
  });
});

describe('a page of the empty layout', () => {
  it.each(['employee', 'customer'] as const)('[2.27] has no menu and no bars for the %s', (role) => {
    open('/tickets/print', buildUser(role));
    expect(document.querySelector('main [data-part="tickets/C"]')).toBeTruthy();
    for (const part of ['navigation', 'banner', 'contentinfo']) expect(screen.queryByRole(part)).toBeNull();
  });
});
