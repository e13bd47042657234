import type { WorkingShift } from '@hamyar/contracts/calendar';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { WorkingShiftScreen } from './working-shift.screen.tsx';

const day = (...intervals: [string, string][]) => intervals.map(([from, to]) => ({ from, to }));
const shift: WorkingShift = {
  ...{ id: 7, version: 3, name: 'شیفت اداری', status: true, is_default: false, overrides: [] },
  days: [...Array.from({ length: 5 }, () => day(['08:00', '16:00'])), day(['08:00', '12:00']), day()],
  ...{
    department_ids: [],
    branch_ids: [],
    users: [],
    hours_text: '',
    week_minutes: 2640,
    created_at: 1,
    updated_at: 1,
  },
};

function open(more: Parameters<typeof fakeApi>[0] = {}, stored = shift) {
  const api = fakeApi({
    workingShiftGet: stored,
    workingShiftList: [stored],
    systemDefaultsGet: buildDefaults(),
    ...more,
  });
  const shown = renderInTestShell(
    <>
      <WorkingShiftScreen />
      <OverlayHost />
    </>,
    { user: buildUser('full_admin'), path: '/settings/workingShift/7', modules: [{ manifest }] as never },
  );
  return { api, ...shown };
}

describe('the page of a working shift', () => {
  it('[decisions 2.7] changes the hours of a day by its fields, and sends the whole week', async () => {
    const { api, container } = open({ workingShiftUpdate: shift });
    fireEvent.click(await screen.findByRole('button', { name: 'ساعت‌های چهارشنبه' }));
    fireEvent.click(screen.getByRole('button', { name: 'افزودن بازهٔ زمانی' }));
    const end = screen.getByLabelText('پایان چهارشنبه، بازهٔ ۲');
    fireEvent.change(end, { target: { value: '22:00' } });
    fireEvent.blur(end);
    expect(screen.getByText(/جمع هفته ۴۹ ساعت/)).toBeTruthy();
    expect(await axe(container)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('workingShiftUpdate')).toHaveLength(1));
    const { days, version } = api.calls('workingShiftUpdate')[0]!.body as WorkingShift;
    expect(version).toBe(3);
    expect(days[4]).toEqual(day(['08:00', '16:00'], ['17:00', '22:00']));
    expect(days[0]).toEqual(day(['08:00', '16:00']));
  });

  it('[decisions 2.7] a day that is switched on begins with the hours of another, and off has none', async () => {
    open();
    const friday = await screen.findByRole('switch', { name: 'روز کاری: جمعه' });
    fireEvent.click(friday);
    expect(screen.getByLabelText('شروع جمعه، بازهٔ ۱')).toHaveProperty('value', '۰۸:۰۰');
    fireEvent.click(screen.getByRole('switch', { name: 'روز کاری: جمعه' }));
    expect(screen.queryByLabelText('شروع جمعه، بازهٔ ۱')).toBeNull();
  });

  it('says at the week why its hours are refused, and keeps them', async () => {
    open({ workingShiftUpdate: () => refuseFields({ days: 'بازه‌های زمانی یک روز نباید هم‌پوشانی داشته باشند' }) });
    fireEvent.click(await screen.findByRole('switch', { name: 'روز کاری: جمعه' }));
    fireEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText('بازه‌های زمانی یک روز نباید هم‌پوشانی داشته باشند')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'روز کاری: جمعه' }).getAttribute('aria-checked')).toBe('true');
  });

  it('[decisions 2.7] dated hours need a title and both dates', async () => {
    const { api } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'بازهٔ تازه' }));
    expect(within(screen.getByRole('group', { name: 'ساعت کاری ویژه' })).getByText('شنبه')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText('عنوان و هر دو تاریخ را بنویسید')).toBeTruthy();
    expect(api.calls('workingShiftUpdate')).toHaveLength(0);
  });

  it('[decisions 2.7] the default shift is neither switched off nor deleted', async () => {
    open({}, { ...shift, is_default: true });
    expect(await screen.findByRole('switch', { name: 'وضعیت شیفت' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull();
  });
});
