import type { OffDay } from '@hamyar/contracts/calendar';
import { epochDayFromJalali } from '@hamyar/dayjs-jalali';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { fa } from '../../messages/fa.ts';
import { manifest } from '../../manifest.ts';
import { CalendarDialog } from '../../widgets/calendar-dialog.widget.tsx';
import { OffDaysDialog } from './off-days.dialog.tsx';

const AZAR_18 = epochDayFromJalali(1405, 8, 18);
const company: OffDay = {
  id: 3,
  date: '2026-12-09',
  title: 'روز سازمان',
  kind: 'company',
  tentative: false,
  base_date: null,
  from: null,
  to: null,
  repeat: 'none',
  first_date: '2026-12-09',
  branch_ids: [-1],
  editable: true,
};
const official: OffDay = {
  ...company,
  id: null,
  date: '2026-11-23',
  title: 'عاشورا',
  kind: 'official',
  tentative: true,
  base_date: '2026-11-23',
  repeat: null,
  first_date: '2026-11-23',
  editable: false,
};

beforeEach(() => {
  // Monday 2 Azar 1405, 10:00 in Tehran
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T06:30:00Z'));
});
afterEach(() => jest.restoreAllMocks());

function open(role: Parameters<typeof buildUser>[0], more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ offDayList: [official, company], systemDefaultsGet: buildDefaults(), ...more });
  const onClose = jest.fn();
  const shown = renderInTestShell(
    <>
      <OffDaysDialog day={AZAR_18} onClose={onClose} />
      <OverlayHost />
    </>,
    { user: buildUser(role), path: '/', modules: [{ manifest }] as never },
  );
  return { api, onClose, ...shown };
}

describe('days off', () => {
  it('[decisions 2.7] are shown in the month and in the week by why they are off, also to screen readers', async () => {
    fakeApi({ calendarEventList: [], offDayList: [official, company], systemDefaultsGet: buildDefaults() });
    const { person } = renderInTestShell(<CalendarDialog onClose={jest.fn()} />, {
      user: buildUser('employee'),
      path: '/',
      modules: [{ manifest }] as never,
    });
    const cell = await screen.findByRole('gridcell', { name: /۱۸ آذر ۱۴۰۵، تعطیل: روز سازمان/ });
    expect(cell.classList.contains('cl-off')).toBe(true);
    expect(within(cell).getByText('روز سازمان')).toBeTruthy();
    expect(screen.getByRole('gridcell', { name: /۱۷ آذر ۱۴۰۵$/ }).classList.contains('cl-off')).toBe(false);
    await person.click(screen.getByRole('radio', { name: 'هفته' }));
    expect(await screen.findByText('عاشورا')).toBeTruthy();
  });

  it('[decisions 2.7] are listed by year, lunar ones with a warning, and an employee changes none', async () => {
    open('employee', { offDayList: [official, { ...company, editable: false }] });
    const list = screen.getByRole('list', { name: 'روزهای تعطیل ۱۴۰۵' });
    expect((await within(list).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'دوشنبه ۲ آذر ۱۴۰۵عاشوراتعطیل رسمی (قمری)',
      'چهارشنبه ۱۸ آذر ۱۴۰۵روز سازمانتعطیلی سازمان',
    ]);
    expect(screen.getByText(fa.offDay.lunarHint)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(within(list).queryByRole('button')).toBeNull();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('[decisions 2.7] the full admin adds one that comes back every year', async () => {
    const { api, person } = open('full_admin', { offDayStore: { id: 4 } });
    await person.type(screen.getByRole('textbox', { name: /عنوان تعطیلی/ }), 'سالگرد');
    await person.click(screen.getByRole('combobox', { name: fa.offDay.repeat }));
    await person.click(await screen.findByRole('option', { name: 'هر سال شمسی' }));
    await person.click(screen.getByRole('button', { name: fa.offDay.addCompany }));
    expect(await screen.findByText(fa.offDay.saved)).toBeTruthy();
    expect(api.calls('offDayStore').map(({ body }) => body)).toEqual([
      {
        ...{ date: '2026-12-09', title: 'سالگرد', kind: 'company', repeat: 'jalali_yearly' },
        ...{ branch_ids: [-1], from: null, to: null },
      },
    ]);
  });

  it('[decisions 2.7] a branch admin adds one for the own branch, and neither chooses branches nor an official kind', async () => {
    const { api, person } = open('branch_admin', { offDayStore: { id: 4 } });
    await person.type(screen.getByRole('textbox', { name: /عنوان تعطیلی/ }), 'اسباب‌کشی');
    expect(screen.queryByRole('combobox', { name: 'شعبه‌ها' })).toBeNull();
    await person.click(screen.getByRole('combobox', { name: fa.offDay.kind }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'تعطیلی شعبه',
      'تعطیلی چندساعته',
    ]);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: fa.offDay.addBranch }));
    await waitFor(() => expect(api.calls('offDayStore')).toHaveLength(1));
    expect(api.calls('offDayStore')[0]?.body).toEqual({
      ...{ date: '2026-12-09', title: 'اسباب‌کشی', kind: 'company', repeat: 'none', from: null, to: null },
    });
  });

  it('[decisions 2.7] stay open for the next one, whose fields begin empty', async () => {
    const { api, onClose, person } = open('full_admin', { offDayStore: { id: 4 } });
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: /عنوان تعطیلی/ });
    const add = async (text: string) => {
      await person.type(title, text);
      await person.click(screen.getByRole('button', { name: fa.offDay.addCompany }));
    };
    await add('سالگرد');
    await waitFor(() => expect(title.value).toBe(''));
    await add('جشن');
    await waitFor(() =>
      expect(api.calls('offDayStore').map(({ body }) => body)).toMatchObject([{ title: 'سالگرد' }, { title: 'جشن' }]),
    );
    await waitFor(() => expect(title.value).toBe(''));
    expect(onClose).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('a day that is off already is refused at its field, and what was typed stays', async () => {
    const { person } = open('full_admin', {
      offDayStore: () => refuseFields({ date: 'برای این روز تعطیلی ثبت شده است' }),
    });
    await person.type(screen.getByRole('textbox', { name: /عنوان تعطیلی/ }), 'سالگرد');
    await person.click(screen.getByRole('button', { name: fa.offDay.addCompany }));
    expect(await screen.findByText('برای این روز تعطیلی ثبت شده است')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /عنوان تعطیلی/ }).value).toBe('سالگرد');
  });

  it('[decisions 2.7] deleting one asks first', async () => {
    const { api, person } = open('full_admin', { offDayDelete: undefined as never });
    await person.click(await screen.findByRole('button', { name: 'حذف روز سازمان' }));
    expect(api.calls('offDayDelete')).toHaveLength(0);
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText(fa.offDay.deleted)).toBeTruthy();
    expect(api.calls('offDayDelete')).toHaveLength(1);
  });
});
