import { loadReferenceLists } from '@hamyar/store';
import {
  act,
  buildAllSettings,
  buildDefaults,
  buildUser,
  fakeApi,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { GeneralTicketSettingsScreen } from './general-ticket-settings.screen.tsx';

const stored = buildAllSettings({ versions: { generalTicketSettings: 3 } });
const shown = () =>
  renderInTestShell(<GeneralTicketSettingsScreen />, {
    user: buildUser('full_admin'),
    path: '/settings/generalTicketSettings',
  });
const SAVE = 'ذخیرهٔ تغییرات';

describe('general settings of tickets', () => {
  it('[2.42, decisions 2.23] sends what is changed, and no more', async () => {
    const api = fakeApi({ settingsGet: stored, settingsStore: stored });
    const { person } = shown();
    await person.click(await screen.findByRole('switch', { name: 'مشتری بتواند تیکت را ببندد' }));
    const days = screen.getByLabelText('بستن خودکار پس از (روز کاری)');
    await person.clear(days);
    await person.type(days, '10');
    await person.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toEqual({
        group: 'generalTicketSettings',
        version: 3,
        values: { customer_can_close: false, auto_close_days: 10 },
      }),
    );
  });

  it('[decisions 2.3 T9] asks for days only where days decide', async () => {
    fakeApi({ settingsGet: stored });
    const { person } = shown();
    const days = await screen.findByLabelText<HTMLInputElement>('مهلت باز شدن دوباره (روز)');
    expect(days.value).toMatch(/۱۴|14/);
    await person.click(screen.getByRole('combobox', { name: 'پاسخ مشتری به تیکت بسته آن را دوباره باز کند' }));
    await person.click(await screen.findByText('هرگز'));
    expect(screen.queryByLabelText('مهلت باز شدن دوباره (روز)')).toBeNull();
  });

  it('[decisions 2.1, 2.26] have a day count for similar tickets, and whether members see each other, each with what it changes', async () => {
    const api = fakeApi({ settingsGet: stored, settingsStore: stored });
    const { person } = shown();
    const days = await screen.findByLabelText('هشدار تیکت مشابه (روز)');
    await person.clear(days);
    await person.type(days, '۳۰');
    await person.click(screen.getByRole('switch', { name: 'اعضای سازمان تیکت‌های یکدیگر را ببینند' }));
    expect(screen.getByText(/در سازمان‌هایی که روش خودشان را ندارند/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toMatchObject({
        values: { members_see_all: true, duplicate_days: 30 },
      }),
    );
  });

  it('[2.42, decisions 2.26] show how new tickets are numbered before it is saved, and say that numbers stay', async () => {
    const api = fakeApi({ settingsGet: stored, settingsStore: stored });
    const { person } = shown();
    const sample = await screen.findByText(/^نمونه/);
    expect(sample.textContent).toMatch(/^نمونه [۰-۹]{4}-۰۰۰۱۲۳-[۰-۹]$/);
    expect(screen.getByText(/شماره‌های پیشین می‌مانند/)).toBeTruthy();
    await person.type(screen.getByLabelText('پیشوند'), 'hd۲');
    await person.click(screen.getByRole('combobox', { name: 'تاریخ در شماره' }));
    await person.click(await screen.findByText('بدون تاریخ'));
    await person.click(screen.getByRole('switch', { name: 'رقم کنترلی در پایان' }));
    expect(sample.textContent).toBe('نمونه HD۲-۰۰۰۱۲۳');
    // without a date nothing says where it would begin again
    expect(screen.queryByLabelText('شمارهٔ ترتیب از یک آغاز شود')).toBeNull();
    await person.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toMatchObject({
        values: { number_prefix: 'HD2', number_date: 'none', number_check: false },
      }),
    );
  });

  it('[decisions 2.21] have a switch for the ratings of peers, which are hidden at first', async () => {
    const api = fakeApi({ settingsGet: stored, settingsStore: stored });
    const { person } = shown();
    const peers = await screen.findByRole('switch', { name: 'کارشناسان رضایت از تیکت‌های همکاران را ببینند' });
    expect(peers.getAttribute('aria-checked')).toBe('false');
    await person.click(peers);
    await person.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toMatchObject({ values: { peers_see_ratings: true } }),
    );
  });

  it('[decisions 2.26] say for each role which fields it sees, and send what it does not', async () => {
    const roles = [{ id: 3, name: 'کارشناس صف', status: true }];
    const api = fakeApi({
      settingsGet: stored,
      settingsStore: stored,
      systemDefaultsGet: buildDefaults({ roles }),
    });
    const { person } = shown();
    await act(() => loadReferenceLists({ force: true }));
    const cell = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'کارشناس صف: رضایت مشتری' });
    expect(cell.checked).toBe(true);
    await person.click(cell);
    await person.click(screen.getByRole('checkbox', { name: 'بدون نقش: سازمان' }));
    expect(screen.getByText(/مدیر ارشد همه را/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: SAVE }));
    const body = () => api.calls('settingsStore')[0]?.body;
    await waitFor(() =>
      expect(body()).toMatchObject({
        values: {
          hidden_fields: [
            { role_id: 3, fields: ['satisfaction'] },
            { role_id: 0, fields: ['organization'] },
          ],
        },
      }),
    );
  });

  it('[decisions 2.26] have no change once a field is shown again', async () => {
    const hiding = buildAllSettings({
      generalTicketSettings: { hidden_fields: [{ role_id: 0, fields: ['organization', 'sla'] }] },
    });
    fakeApi({ settingsGet: hiding });
    const { person } = shown();
    const cell = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'بدون نقش: سازمان' });
    expect(cell.checked).toBe(false);
    await person.click(cell);
    expect(screen.getByRole('button', { name: SAVE })).toBeTruthy();
    await person.click(cell);
    await waitFor(() => expect(screen.queryByRole('button', { name: SAVE })).toBeNull());
  });
});
