import { channels, type Notification as Notice, type RegistryEntry } from '@hamyar/contracts';
import { act, buildUser, fakeApi, provideTestShell, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { NotificationBell } from '../layouts/notification-bell.tsx';
import { subscribeNotifications } from './subscribe-notifications.ts';
import { notificationPath } from './notification.api.ts';
import { unreadCount } from './unread-count.ts';

const user = buildUser('employee');
const notice = (more: Partial<Notice> = {}): Notice => ({
  id: 1,
  event: 'customer_replied',
  content: 'نگار احمدی پاسخ داد',
  link: { type: 'ticket', value: 7 },
  date: 0,
  push: false,
  read: false,
  ticket_id: 7,
  count: 1,
  ...more,
});
const modules = [
  {
    container: 'tickets',
    manifest: {
      name: 'tickets',
      routes: [{ path: '/tickets/:id', name: 'tickets-id', title: 'تیکت', screen: 'T' }],
      notificationLinks: { ticket: { route: 'tickets-id', param: 'id' } },
    },
  } as unknown as RegistryEntry,
];
const focused = (value: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(value);

describe('notifications as they arrive', () => {
  beforeEach(() => {
    unreadCount.set(0);
    focused(true);
  });
  afterEach(() => jest.restoreAllMocks());

  function open(path: string, items: Notice[] = []) {
    const wire = fakeApi({
      userNotifications: { items, unread: items.filter(({ read }) => !read).length },
      notificationRead: { unread: 0 },
    });
    const shell = renderInTestShell(<NotificationBell />, { user, path, modules });
    subscribeNotifications(shell.store, shell.socket, user.id);
    const arrive = (data: Notice) => act(() => shell.socket.emit(channels.user(user.id), 'notice', data));
    return { ...shell, wire, arrive };
  }

  it('[2.49] are counted in the label of the bell; grouped notifications count once', async () => {
    const { arrive, person } = open('/');
    screen.getByRole('button', { name: 'اعلان‌ها' });
    arrive(notice());
    screen.getByRole('button', { name: '۱ اعلان خوانده‌نشده' });
    arrive(notice({ count: 2, content: '۲ پاسخ تازه' }));
    arrive(notice({ id: 2, ticket_id: 8, link: { type: 'ticket', value: 8 } }));
    await person.click(screen.getByRole('button', { name: '۲ اعلان خوانده‌نشده' }));
    expect(await screen.findByText('اعلان‌های ۷ روز گذشته')).toBeTruthy();
  });

  it('[2.49] become read when their ticket is opened or already open while somebody looks at it', async () => {
    const { arrive, history, wire } = open('/');
    arrive(notice());
    act(() => history.push('/tickets/7'));
    await waitFor(() =>
      expect(wire.calls('notificationRead').map(({ body }) => body)).toEqual([{ link: { type: 'ticket', value: 7 } }]),
    );
    await waitFor(() => expect(unreadCount.get()).toBe(0));
    arrive(notice({ id: 2 }));
    await waitFor(() => expect(wire.calls('notificationRead')).toHaveLength(2));
    focused(false);
    arrive(notice({ id: 3 }));
    expect(wire.calls('notificationRead')).toHaveLength(2);
  });

  it('[2.49] of other pages ask nothing of the server while one ticket is opened after the other', async () => {
    const { history, wire } = open('/', [notice(), notice({ id: 2, link: { type: 'ticket', value: 9 }, read: true })]);
    act(() => unreadCount.set(1));
    act(() => history.push('/tickets/8'));
    await waitFor(() => expect(wire.calls('userNotifications')).toHaveLength(1));
    act(() => history.push('/tickets/9'));
    act(() => history.push('/tickets/7'));
    await waitFor(() => expect(unreadCount.get()).toBe(0));
    expect(wire.calls('userNotifications')).toHaveLength(1);
    expect(wire.calls('notificationRead').map(({ body }) => body)).toEqual([{ link: { type: 'ticket', value: 7 } }]);
  });

  it('[2.49] are all set to read together, and follow what another tab reads', async () => {
    const { socket, person, wire } = open('/', [
      notice(),
      notice({ id: 2, link: { type: 'url', value: '/editProfile?goTo=sessions' }, ticket_id: null }),
    ]);
    act(() => unreadCount.set(2));
    await person.click(screen.getByRole('button', { name: '۲ اعلان خوانده‌نشده' }));
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tickets/7', '/editProfile?goTo=sessions']);
    await person.click(screen.getByRole('button', { name: 'علامت‌گذاری همه به‌عنوان خوانده‌شده' }));
    expect(wire.calls('notificationRead').map(({ body }) => body)).toEqual([{ all: true }]);
    await waitFor(() => expect(unreadCount.get()).toBe(0));
    act(() => socket.emit(channels.user(user.id), 'notice.read', { unread: 5 }));
    expect(unreadCount.get()).toBe(5);
  });

  it('[2.49] that another tab reads are read in an open list too, which is not asked for again', async () => {
    const { socket, person, wire } = open('/', [notice(), notice({ id: 2, link: { type: 'ticket', value: 8 } })]);
    act(() => unreadCount.set(2));
    await person.click(screen.getByRole('button', { name: '۲ اعلان خوانده‌نشده' }));
    const unread = () => screen.queryAllByText('خوانده‌نشده').length;
    await screen.findAllByRole('link');
    expect(unread()).toBe(2);
    const read = (data: object) => act(() => socket.emit(channels.user(user.id), 'notice.read', data as never));
    read({ unread: 1, link: { type: 'ticket', value: 8 } });
    expect(unread()).toBe(1);
    read({ unread: 0, id: 1 });
    expect([unread(), unreadCount.get()]).toEqual([0, 0]);
    expect(wire.calls('userNotifications')).toHaveLength(1);
  });

  it("[7.39] request the browser's permission by a click in the panel, and only where notifications are supported", async () => {
    const requestPermission = jest.fn(async () => 'granted');
    Object.assign(window, { Notification: { permission: 'default', requestPermission } });
    const ask = 'برای دریافت اعلان‌ها، به مرورگر اجازه دهید';
    const quiet = open('/', [notice()]);
    await quiet.person.click(screen.getByRole('button', { name: 'اعلان‌ها' }));
    await screen.findByText('نگار احمدی پاسخ داد');
    expect(screen.queryByText(ask)).toBeNull();
    quiet.unmount();
    const loud = open('/', [notice({ push: true })]);
    await loud.person.click(screen.getByRole('button', { name: 'اعلان‌ها' }));
    expect(requestPermission).not.toHaveBeenCalled();
    await loud.person.click(await screen.findByRole('button', { name: ask }));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText(ask)).toBeNull());
    Reflect.deleteProperty(window, 'Notification');
  });
});

describe('the target of a notification', () => {
  it.each([
    [{ type: 'ticket', value: 7 }, '/tickets/7'],
    [{ type: 'url', value: '/editProfile?goTo=sessions' }, '/editProfile?goTo=sessions'],
    [{ type: 'url', value: 'https://panel.example/renew' }, 'https://panel.example/renew'],
    [{ type: 'url', value: 'javascript:alert(1)' }, null],
    [{ type: 'url', value: '//elsewhere.example' }, null],
    [{ type: 'unheard_of', value: 7 }, null],
    [null, null],
  ] as const)('[2.49] %j is %s', (link, path) => {
    provideTestShell({ user, modules });
    expect(notificationPath({ link })).toBe(path);
  });
});
