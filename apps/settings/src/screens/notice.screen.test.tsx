import type { Notice } from '@hamyar/contracts/notifications';
import { buildUser, fakeApi, renderInTestShell, screen, waitFor } from '@hamyar/testing';
import { NoticeScreen } from './notice.screen.tsx';

const setting = { enabled: true, fixed: false, subject: null, body: null, delay_minutes: 0, only_working_time: false };
const closed: Notice = {
  event: 'closed',
  title: 'بسته شدن تیکت',
  audience: 'customer',
  channels: [
    { channel: 'browser', ...setting },
    { channel: 'email', ...setting },
  ],
};
const password: Notice = {
  event: 'password_changed',
  title: 'تغییر رمز عبور',
  audience: 'owner',
  channels: [{ channel: 'email', ...setting, fixed: true }],
};
const open = (email_ready: boolean) => {
  const api = fakeApi({ noticeList: { notices: [closed, password], email_ready }, noticeStore: closed });
  return { api, ...renderInTestShell(<NoticeScreen />, { user: buildUser('full_admin'), path: '/settings/notice' }) };
};

describe('[decisions 2.17] the notification matrix', () => {
  it('switches one channel of an event for one audience, and locks what nobody may switch', async () => {
    const { api, person } = open(false);
    await person.click(await screen.findByRole('switch', { name: 'ایمیل، بسته شدن تیکت، مشتری' }));
    await waitFor(() =>
      expect(api.calls('noticeStore')[0]?.body).toEqual({
        ...{ event: 'closed', audience: 'customer', channel: 'email', enabled: false },
      }),
    );
    expect(screen.getByText('ارسال ایمیل هنوز تنظیم نشده است', { exact: false })).toBeTruthy();
    expect(screen.getByRole('switch', { name: /تغییر رمز عبور/ })).toHaveProperty('disabled', true);
  });

  it('writes the text of a mail with its variables; an empty text is that of the product', async () => {
    const { api, person } = open(true);
    await person.click(await screen.findByRole('button', { name: 'متن و زمان ایمیل «بسته شدن تیکت» برای مشتری' }));
    await person.type(await screen.findByLabelText('متن پیام'), 'سلام ');
    await person.click(screen.getByRole('button', { name: 'نام گیرنده' }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('noticeStore')[0]?.body).toEqual({
        ...{ event: 'closed', audience: 'customer', channel: 'email', subject: null },
        ...{ body: 'سلام {{recipient.name}}', delay_minutes: 0, only_working_time: false },
      }),
    );
  });
});
