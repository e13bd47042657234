import type { OffDay } from '@hamyar/contracts/calendar';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { OffDaysScreen } from './off-days.screen.tsx';

const company: OffDay = {
  ...{ id: 3, date: '2026-12-09', title: 'روز سازمان', kind: 'company', tentative: false, editable: true },
  ...{ base_date: null, from: null, to: null, repeat: 'none', first_date: '2026-12-09' },
  branch_ids: [-1],
};
const lunar: OffDay = {
  ...company,
  ...{ id: null, date: '2026-12-23', title: 'ولادت امام علی', kind: 'official', tentative: true, editable: false },
  ...{ base_date: '2026-12-23', repeat: null, first_date: '2026-12-23' },
};
const past: OffDay = { ...lunar, date: '2026-03-21', title: 'نوروز', tentative: false, base_date: null };

beforeEach(() => {
  // Monday 2 Azar 1405, 10:00 in Tehran
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T06:30:00Z'));
});
afterEach(() => jest.restoreAllMocks());

function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ offDayList: [past, company, lunar], systemDefaultsGet: buildDefaults(), ...more });
  const shown = renderInTestShell(
    <>
      <OffDaysScreen />
      <OverlayHost />
    </>,
    { user: buildUser('full_admin'), path: '/settings/offDays', modules: [{ manifest }] as never },
  );
  return { api, ...shown };
}

describe('the page of days off', () => {
  it('[2.40] lists what is to come, and on request what has been', async () => {
    const { container } = open();
    const list = await screen.findByRole('list', { name: 'پیش رو' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/۱ تعطیلی قمری پیش رو تأیید نشده است/)).toBeTruthy();
    expect(await axe(container)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'نمایش روزهای گذشته' }));
    expect(within(screen.getByRole('list', { name: 'تعطیلی‌های ۱۴۰۵' })).getByText('نوروز')).toBeTruthy();
  });

  it('[decisions 2.7] confirms a lunar holiday on the day after its computed one', async () => {
    const { api } = open({ lunarOffDayStore: { base_date: '2026-12-23' } });
    fireEvent.click(await screen.findByRole('button', { name: 'یک روز دیرتر' }));
    await waitFor(() => expect(api.calls('lunarOffDayStore')).toHaveLength(1));
    expect(api.calls('lunarOffDayStore')[0]!.body).toEqual({ base_date: '2026-12-23', moved: 1 });
    expect(await screen.findByText(/برای ۳ دی ۱۴۰۵ تأیید شد/)).toBeTruthy();
  });

  it('[decisions 2.7] of branches says for which, and how it comes back; it is set for other branches, as an official one', async () => {
    const ofBranch: OffDay = { ...company, branch_ids: [1], repeat: 'hijri_yearly', first_date: '2026-12-09' };
    const { api, person } = open({ offDayList: [ofBranch], offDayUpdate: { id: 3 } });
    const row = await screen.findByRole('listitem');
    await waitFor(() =>
      expect(row.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('هر سال قمری · شعبه: تهران'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'ویرایش روز سازمان' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/تاریخ قمری محاسبه می‌شود/)).toBeTruthy();
    await person.type(within(dialog).getByRole('combobox', { name: 'شعبه‌ها' }), 'اصف');
    await person.click((await screen.findAllByText('اصفهان')).at(-1)!);
    await person.click(within(dialog).getByRole('combobox', { name: 'نوع تعطیلی' }));
    await person.click(await screen.findByRole('option', { name: 'تعطیل رسمی' }));
    expect(await axe(dialog)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('offDayUpdate')).toHaveLength(1));
    expect(api.calls('offDayUpdate')[0]!.body).toMatchObject({
      ...{ kind: 'official', repeat: 'hijri_yearly', branch_ids: [1, 2], from: null, to: null },
    });
  });

  it('[decisions 2.7] changes a day off of the company', async () => {
    const { api } = open({ offDayUpdate: { id: 3 } });
    fireEvent.click(await screen.findByRole('button', { name: 'ویرایش روز سازمان' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/عنوان تعطیلی/), { target: { value: 'سالگرد' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('offDayUpdate')).toHaveLength(1));
    expect(api.calls('offDayUpdate')[0]!.body).toEqual({
      ...{ date: '2026-12-09', title: 'سالگرد', kind: 'company', repeat: 'none', from: null, to: null },
      branch_ids: [-1],
    });
  });
});
