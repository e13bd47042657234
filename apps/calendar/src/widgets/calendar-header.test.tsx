import { OverlayHost } from '@hamyar/design-system/overlay';
import { epochDayFromJalali, jalaliYearRange, wallClockToUnix } from '@hamyar/dayjs-jalali';
import {
  buildDefaults,
  buildUser,
  fakeApi,
  pickDate,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { buildEvent, buildEventDetails } from '../testing/build-event.ts';
import { CalendarDialog } from './calendar-dialog.widget.tsx';

const ZONE = 'Asia/Tehran';
const at = (month: number, date: number, hour = 10) =>
  wallClockToUnix({ day: epochDayFromJalali(1405, month - 1, date), hour, minute: 0, second: 0 }, ZONE);
const times = { start_date: at(12, 20), end_date: at(12, 20, 11) };
const meeting = buildEvent({ ...times, occurrences: [times] });
const { occurrences: _, ...ofMeeting } = meeting;
const details = buildEventDetails(ofMeeting);

beforeEach(() => {
  // Friday 29 Aban 1405
  jest.spyOn(Date, 'now').mockReturnValue(at(8, 29) * 1000);
  Element.prototype.scrollTo ??= () => undefined;
});
afterEach(() => jest.restoreAllMocks());

function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    calendarEventList: [meeting],
    offDayList: [],
    calendarEventGet: details,
    systemDefaultsGet: buildDefaults(),
    ...more,
  });
  const shown = renderInTestShell(
    <>
      <CalendarDialog onClose={() => undefined} />
      <OverlayHost />
    </>,
    { user: buildUser('employee'), path: '/', modules: [{ manifest }] as never },
  );
  return { api, ...shown };
}
const press = (name: string) => screen.getByRole('button', { name });

describe('the header of the calendar', () => {
  it('[2.76] has arrows that step by month and by week, the shown range, Today, and a toggle of month and week', async () => {
    const { person } = open();
    const range = () => document.querySelector('.cl-range strong')?.textContent;
    expect(range()).toBe('آبان ۱۴۰۵');
    await person.click(press(fa.next.month));
    expect(range()).toBe('آذر ۱۴۰۵');
    await person.click(press(fa.previous.month));
    await person.click(press(fa.previous.month));
    expect(range()).toBe('مهر ۱۴۰۵');
    await person.click(press(fa.today));
    expect(range()).toBe('آبان ۱۴۰۵');
    const view = within(screen.getByRole('radiogroup', { name: fa.view }));
    await person.click(view.getByRole('radio', { name: fa.week }));
    const week = range();
    expect(week).toMatch(/۲۳.*۲۹ آبان/);
    await person.click(press(fa.next.week));
    expect(range()).toMatch(/۳۰ آبان.*۶ آذر/);
    await person.click(press(fa.previous.week));
    expect(range()).toBe(week);
    await person.click(press(fa.previous.week));
    await person.click(press(fa.today));
    expect(range()).toBe(week);
    await person.click(view.getByRole('radio', { name: fa.month }));
    expect(range()).toBe('آبان ۱۴۰۵');
  });

  it('[4.14] reads all years that are loaded again after an event is added, changed and deleted', async () => {
    const { api, person } = open({
      calendarEventStore: { id: 9 },
      calendarEventUpdate: details,
      calendarEventDelete: undefined as never,
    });
    const starts = () => api.calls('calendarEventList').map(({ query }) => query.start_date);
    const [this_, next] = [1405, 1406].map((year) => jalaliYearRange(year, ZONE).start);
    // Esfand has days of both years
    for (let n = 0; n < 5; n += 1) await person.click(press(fa.next.month));
    await waitFor(() => expect(starts()).toEqual([this_, next]));
    const both = (times: number) =>
      waitFor(() =>
        expect([this_, next].map((year) => starts().filter((one) => one === year).length)).toEqual([times, times]),
      );
    await person.click(press(fa.previous.month));

    await person.click(press(fa.addEvent));
    const form = await screen.findByRole('dialog', { name: fa.addEvent });
    const field = (label: string) => within(form).getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) });
    await person.type(field(fa.form.title), 'نشست');
    pickDate(field(fa.form.start), '10:00');
    await waitFor(() => expect(field(fa.form.end).disabled).toBe(false));
    pickDate(field(fa.form.end), '11:00');
    await person.click(within(form).getByRole('button', { name: fa.form.save }));
    await both(2);

    const openDetails = async () => {
      await person.click(await screen.findByRole('button', { name: /^نشست مدیران/ }));
      return within(await screen.findByRole('dialog', { name: /نشست مدیران/ }));
    };
    await person.click((await openDetails()).getByRole('button', { name: fa.details.edit }));
    const edit = within(await screen.findByRole('dialog', { name: fa.editEvent }));
    await person.click(edit.getByRole('button', { name: fa.form.save }));
    await both(3);

    await person.click((await openDetails()).getByRole('button', { name: fa.details.delete }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: fa.details.delete }));
    await both(4);
  });
});
