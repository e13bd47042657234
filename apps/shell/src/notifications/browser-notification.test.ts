import type { Notification as Notice } from '@hamyar/contracts';
import { buildUser, provideTestShell } from '@hamyar/testing';
import { showBrowserNotification } from './browser-notification.ts';

const shown: { title: string; body?: string; closed: boolean }[] = [];
class FakeNotification {
  static permission: NotificationPermission = 'granted';
  onclick: (() => void) | null = null;
  readonly entry: (typeof shown)[number];
  constructor(title: string, { body }: NotificationOptions = {}) {
    this.entry = { title, body, closed: false };
    shown.push(this.entry);
  }
  close(): void {
    this.entry.closed = true;
  }
}
const notice = {
  id: 1,
  content: 'نگار احمدی پاسخ داد',
  link: { type: 'ticket', value: 7 },
  date: 1,
  push: true,
  read: false,
  count: 1,
} as unknown as Notice;

describe('a browser notification', () => {
  beforeEach(() => {
    shown.length = 0;
    Object.assign(window, { Notification: FakeNotification });
    FakeNotification.permission = 'granted';
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    provideTestShell({ user: buildUser() });
  });
  afterAll(() => Reflect.deleteProperty(window, 'Notification'));

  it('[7.39, 9.2] is shown for four seconds', () => {
    jest.useFakeTimers();
    showBrowserNotification(notice);
    expect(shown).toEqual([{ title: 'اعلان جدید', body: 'نگار احمدی پاسخ داد', closed: false }]);
    jest.advanceTimersByTime(3_999);
    expect(shown[0]?.closed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(shown[0]?.closed).toBe(true);
    jest.useRealTimers();
  });

  it('[7.39] is not shown without the flag, without the permission, or while the person looks at the page', () => {
    showBrowserNotification({ ...notice, push: false });
    FakeNotification.permission = 'default';
    showBrowserNotification(notice);
    FakeNotification.permission = 'granted';
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    showBrowserNotification(notice);
    expect(shown).toEqual([]);
  });
});
