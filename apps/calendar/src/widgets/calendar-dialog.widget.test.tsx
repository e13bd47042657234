import { epochDayFromJalali, jalaliYearRange, wallClockToUnix } from '@hamyar/dayjs-jalali';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  nok,
  pageOf,
  pickDate,
  refuse,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { fa, repeatNames } from '../messages/fa.ts';
import { buildEvent, buildEventDetails } from '../testing/build-event.ts';
import { manifest } from '../manifest.ts';
import { CalendarDialog } from './calendar-dialog.widget.tsx';

const ZONE = 'Asia/Tehran';
const at = (month: number, date: number, hour = 10, minute = 0) =>
  wallClockToUnix({ day: epochDayFromJalali(1405, month - 1, date), hour, minute, second: 0 }, ZONE);
const once = (start: number, end: number | null) => ({
  start_date: start,
  end_date: end,
  occurrences: [{ start_date: start, end_date: end }],
});
const user = buildUser('employee');
const meeting = buildEvent({ ...once(at(8, 27), at(8, 27, 11, 30)) });
const details = buildEventDetails({ ...meeting, occurrences: undefined } as never);

beforeEach(() => {
  // Friday 29 Aban 1405, 10:36
  jest.spyOn(Date, 'now').mockReturnValue(at(8, 29, 10, 36) * 1000);
  Element.prototype.scrollTo ??= () => undefined;
});
afterEach(() => jest.restoreAllMocks());

function open(rows: object[] = [meeting], more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    calendarEventList: rows as never,
    calendarEventSearch: [],
    offDayList: [],
    systemDefaultsGet: buildDefaults(),
    ...more,
  });
  const onClose = jest.fn();
  const shown = renderInTestShell(
    <>
      <CalendarDialog onClose={onClose} />
      <OverlayHost />
    </>,
    { user, path: '/', modules: [{ manifest }] as never },
  );
  return { api, onClose, ...shown };
}
const cell = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`، ${date}`) });
const titlesIn = (of: HTMLElement) =>
  within(of)
    .queryAllByRole('button')
    .map((button) => button.textContent);
const openForm = () => screen.queryByRole('dialog', { name: new RegExp(`^(${fa.addEvent}|${fa.editEvent})$`) });
/** A field of the open form by its label. */
const field = (label: string) =>
  within(openForm()!).getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) });

describe('the calendar', () => {
  it('[2.75] is a dialog over the page with the weeks of the month from Saturday to Friday', async () => {
    const { onClose, person } = open();
    const dialog = screen.getByRole('dialog', { name: 'تقویم' });
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه']);
    expect(within(dialog).getByText('آبان ۱۴۰۵')).toBeTruthy();
    expect(
      await within(cell('۲۷ آبان ۱۴۰۵')).findByRole('button', { name: /^نشست مدیران\s*، ۱۰:۰۰ تا ۱۱:۳۰/ }),
    ).toBeTruthy();
    expect(cell('۲۹ آبان ۱۴۰۵').getAttribute('aria-current')).toBe('date');
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('[7.32] reads a Jalali year, and never one that it has already', async () => {
    const { api, person } = open();
    await screen.findByRole('button', { name: /نشست مدیران/ });
    const ranges = () => api.calls('calendarEventList').map(({ query }) => [query.start_date, query.end_date]);
    const range = ({ start, end }: { start: number; end: number }) => [start, end];
    expect(ranges()).toEqual([range(jalaliYearRange(1405, ZONE))]);
    const next = screen.getByRole('button', { name: fa.next.month });
    for (const month of ['آذر', 'دی', 'بهمن', 'اسفند']) {
      await person.click(next);
      await screen.findByText(`${month} ۱۴۰۵`);
    }
    await person.click(next);
    await screen.findByText('فروردین ۱۴۰۶');
    await waitFor(() => expect(ranges()).toHaveLength(2));
    await person.click(screen.getByRole('button', { name: fa.today }));
    await screen.findByText('آبان ۱۴۰۵');
    expect(ranges()).toEqual([1405, 1406].map((year) => range(jalaliYearRange(year, ZONE))));
  });

  it('[2.79] shows seven events of a day, and the others in the list of the day, which leads to details', async () => {
    const many = Array.from({ length: 10 }, (_, n) =>
      buildEvent({ id: n + 1, title: `رویداد ${n + 1}`, ...once(at(8, 26, 8 + n), at(8, 26, 9 + n)) }),
    );
    const { person } = open(many, { calendarEventGet: buildEventDetails({ title: 'رویداد ۱۰' }) });
    const day = cell('۲۶ آبان ۱۴۰۵');
    const more = await within(day).findByRole('button', { name: 'و ۳ مورد دیگر' });
    expect(within(day).getAllByRole('button')).toHaveLength(8);
    await person.click(more);
    const list = await screen.findByRole('dialog', { name: 'رویدادهای ۲۶ آبان ۱۴۰۵' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await person.click(within(list).getByRole('button', { name: /رویداد 10/ }));
    expect(await screen.findByRole('dialog', { name: 'رویداد ۱۰' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'رویدادهای ۲۶ آبان ۱۴۰۵' })).toBeNull();
  });

  it('[2.75] shows the week with its hours and whole days', async () => {
    const whole = buildEvent({ id: 8, title: 'موعد گزارش', all_day: true, ...once(at(8, 25, 0), at(8, 26, 0)) });
    const { person } = open([meeting, whole]);
    await person.click(screen.getByRole('radio', { name: fa.week }));
    expect(await screen.findByText('۲۳ تا ۲۹ آبان ۱۴۰۵')).toBeTruthy();
    const block = await within(screen.getByRole('grid')).findByRole('button', {
      name: /^نشست مدیران\s*، ۱۰:۰۰ تا ۱۱:۳۰/,
    });
    expect(block.style.height).toBe(`${61 * 1.5 - 2}px`);
    expect(screen.getByRole('button', { name: /^موعد گزارش\s*، تمام روز/ })).toBeTruthy();
    expect(screen.getByText('تعطیل')).toBeTruthy();
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
  });

  it('is walked through by keys, also into the next month', async () => {
    const { person } = open();
    await waitFor(() => expect(document.activeElement).toBe(cell('۲۹ آبان ۱۴۰۵')));
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell('۲۸ آبان ۱۴۰۵'));
    await person.keyboard('{PageDown}');
    expect(await screen.findByText('آذر ۱۴۰۵')).toBeTruthy();
    expect(document.activeElement).toBe(cell('۲۸ آذر ۱۴۰۵'));
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: fa.addEvent })).toBeTruthy();
    expect(field('تاریخ').value).toBe('۱۴۰۵/۰۹/۲۸');
  });

  it('[4.14] cannot be stepped further than ten Jalali years', async () => {
    const { person } = open([]);
    const next = screen.getByRole('button', { name: fa.next.month });
    // 124 months to the end of 1415
    for (let n = 0; n < 124; n += 1) fireEvent.click(next);
    expect(await screen.findByText('اسفند ۱۴۱۵')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: fa.outOfRange }).disabled).toBe(true);
    await person.click(screen.getByRole('button', { name: fa.today }));
    expect(await screen.findByText('آبان ۱۴۰۵')).toBeTruthy();
  });

  it('[decisions 2.13] says when a year has more events than it is given', async () => {
    open([], { calendarEventList: pageOf([meeting], { totalCapped: true }) });
    expect(await screen.findByText(fa.capped)).toBeTruthy();
  });

  it('says nothing of it when a year is complete', async () => {
    open();
    await screen.findByRole('button', { name: /نشست مدیران/ });
    expect(screen.queryByText(fa.capped)).toBeNull();
  });

  it('says when the events could not be read, and tries again', async () => {
    const { api, person } = open([], { calendarEventList: refuse('SERVER_ERROR') });
    const retry = await screen.findByRole('button', { name: fa.retry });
    expect(screen.queryByText(/رویداد در این ماه/)).toBeNull();
    api.answer({ calendarEventList: [meeting] as never });
    await person.click(retry);
    expect(await screen.findByRole('button', { name: /نشست مدیران/ })).toBeTruthy();
    expect(screen.getByText('۱ رویداد در این ماه')).toBeTruthy();
  });
});

describe('the search of the calendar', () => {
  const far = buildEvent({ id: 31, title: 'بازدید سالانه', location: 'سالن ۲', ...once(at(2, 5), at(2, 5, 12)) });
  const searchField = () => screen.getByRole<HTMLInputElement>('textbox', { name: fa.search });

  it('[decisions 2.13] finds events of other months, and a result opens its day', async () => {
    const { api, person } = open([meeting], { calendarEventSearch: [far] as never });
    await person.type(searchField(), 'بازدید');
    const list = await screen.findByRole('region', { name: fa.found.title });
    const result = await within(list).findByRole('button', { name: /بازدید سالانه.*۵ اردیبهشت ۱۴۰۵.*سالن ۲/ });
    expect(api.calls('calendarEventSearch').at(-1)?.query).toEqual({ s: 'بازدید' });
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(result);
    await person.keyboard('{Enter}');
    expect(await screen.findByText('اردیبهشت ۱۴۰۵')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(cell('۵ اردیبهشت ۱۴۰۵')));
    expect(searchField().value).toBe('');
    expect(screen.queryByRole('region', { name: fa.found.title })).toBeNull();
  });

  it('[decisions 2.13] says where the number of results is only the least', async () => {
    const { person } = open([meeting], {
      calendarEventSearch: pageOf([far], { total: 5000, totalCapped: true }),
    });
    await person.type(searchField(), 'بازدید');
    const list = within(await screen.findByRole('region', { name: fa.found.title }));
    expect(await list.findByText('دست‌کم ۵٬۰۰۰ رویداد در همهٔ سال‌ها')).toBeTruthy();
    expect(list.getByText(fa.found.more)).toBeTruthy();
  });

  it('[decisions 2.13] Escape empties the field, then leaves it, and closes the calendar only after that', async () => {
    const { onClose, person } = open();
    await person.type(searchField(), 'نشست');
    await person.keyboard('{Escape}');
    expect([searchField().value, document.activeElement]).toEqual(['', searchField()]);
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(cell('۲۹ آبان ۱۴۰۵'));
    expect(onClose).not.toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the form of an event', () => {
  it('[2.77] opens for the day that was pressed, and asks for a title, a start and an end', async () => {
    const { api, person } = open([]);
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    const form = await screen.findByRole('dialog', { name: fa.addEvent });
    expect(field('تاریخ').value).toBe('۱۴۰۵/۰۸/۱۸');
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    for (const label of ['عنوان رویداد', fa.form.start]) expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(api.calls('calendarEventStore')).toEqual([]);
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
  });

  it('[5.36] keeps the end closed until there is a start, and a new start clears it', async () => {
    const { person } = open([]);
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    await screen.findByRole('dialog', { name: fa.addEvent });
    expect(field(fa.form.end).disabled).toBe(true);
    expect(screen.getByText(fa.form.chooseStart)).toBeTruthy();
    pickDate(field(fa.form.start), '10:00');
    await waitFor(() => expect(field(fa.form.end).disabled).toBe(false));
    pickDate(field(fa.form.end), '11:30');
    await waitFor(() => expect(field(fa.form.end).value).toBe('۱۱:۳۰'));
    pickDate(field(fa.form.start), '10:30');
    await waitFor(() => expect(field(fa.form.end).value).toBe(''));
  });

  it('[5.35] needs a title, a start and an end: each is missing at its own field, and nothing is sent', async () => {
    const { api, person } = open([]);
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    const form = await screen.findByRole('dialog', { name: fa.addEvent });
    const save = () => person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    const missing = () =>
      [fa.form.title, fa.form.start, fa.form.end].filter(
        (label) => field(label).getAttribute('aria-invalid') === 'true',
      );
    await save();
    expect(missing()).toEqual([fa.form.title, fa.form.start, fa.form.end]);
    await person.type(field(fa.form.title), 'x');
    pickDate(field(fa.form.start), '10:00');
    await waitFor(() => expect(field(fa.form.end).disabled).toBe(false));
    await save();
    expect(missing()).toEqual([fa.form.end]);
    expect(within(form).getByText('این فیلد الزامی است').id).toBe(field(fa.form.end).getAttribute('aria-describedby'));
    expect(api.calls('calendarEventStore')).toEqual([]);
  });

  it('[5.37] sends what was filled in, closes, and reads the year again', async () => {
    const { api, person } = open([], { calendarEventStore: { id: 9 } });
    await waitFor(() => expect(api.calls('calendarEventList')).toHaveLength(1));
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    const form = await screen.findByRole('dialog', { name: fa.addEvent });
    const colors = within(within(form).getByRole('radiogroup', { name: fa.form.color })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect([colors.length, colors[0]?.checked]).toEqual([10, true]);
    await person.type(field(fa.form.title), 'بازدید');
    pickDate(field(fa.form.start), '10:00');
    await waitFor(() => expect(field(fa.form.end).disabled).toBe(false));
    pickDate(field(fa.form.end), '11:30');
    await person.click(colors[4]!);
    await person.click(within(form).getByRole('radio', { name: 'همهٔ کارکنان' }));
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(openForm()).toBeNull());
    expect(api.calls('calendarEventStore')[0]?.body).toEqual({
      title: 'بازدید',
      color: '#56B27F',
      start_date: at(8, 18),
      end_date: at(8, 18, 11, 30),
      all_day: false,
      description: null,
      location: null,
      visibility: 'all',
      department_id: null,
      attendees: [],
      reminder_minutes: [],
      repeat: 'none',
      repeat_until: null,
    });
    await waitFor(() => expect(api.calls('calendarEventList')).toHaveLength(2));
  });

  it('[5.36] refuses an end before the start at its field', async () => {
    const { api, person } = open([]);
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    const form = await screen.findByRole('dialog', { name: fa.addEvent });
    await person.type(field(fa.form.title), 'x');
    pickDate(field(fa.form.start), '10:00');
    await waitFor(() => expect(field(fa.form.end).disabled).toBe(false));
    const refused = async () => {
      expect(await screen.findByText(fa.form.endBeforeStart)).toBeTruthy();
      expect(field(fa.form.end).getAttribute('aria-invalid')).toBe('true');
    };
    await person.type(field(fa.form.end), '09:30{Enter}');
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    await refused();
    expect(api.calls('calendarEventStore')).toEqual([]);
    await person.clear(field(fa.form.end));
    await person.type(field(fa.form.end), '11:00{Enter}');
    await waitFor(() => expect(screen.queryByText(fa.form.endBeforeStart)).toBeNull());
    expect(api.calls('calendarEventStore')).toEqual([]);
    api.answer({ calendarEventStore: refuseFields({ end_date: fa.form.endBeforeStart }) });
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    await refused();
    expect(api.calls('calendarEventStore')).toHaveLength(1);
  });

  it('[8.17] says that a date cannot be read, and sends nothing', async () => {
    const { api, person } = open([]);
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    const form = await screen.findByRole('dialog', { name: fa.addEvent });
    await person.type(field(fa.form.title), 'x');
    pickDate(field('تاریخ'), 'فردا');
    expect(await screen.findByText('تاریخ قابل خواندن نیست')).toBeTruthy();
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    expect(api.calls('calendarEventStore')).toEqual([]);
    pickDate(field('تاریخ'), '1405/8/20');
    await waitFor(() => expect(screen.queryByText('تاریخ قابل خواندن نیست')).toBeNull());
  });

  it.each([
    ['the last day', fa.form.endDate, 'فردا'],
    ['the end of the repetition', fa.form.until, 'آخر سال'],
  ])(
    '[8.17] keeps %s where it cannot be read, says so there, and sends no event without it',
    async (_what, label, typed) => {
      const { api, person } = open([]);
      await person.click(cell('۱۸ آبان ۱۴۰۵'));
      const form = await screen.findByRole('dialog', { name: fa.addEvent });
      await person.type(field(fa.form.title), 'x');
      await person.click(screen.getByRole('checkbox', { name: fa.form.allDay }));
      fireEvent.mouseDown(screen.getByRole('combobox', { name: fa.form.repeat }));
      await person.click(await screen.findByTitle(repeatNames.weekly));
      pickDate(field(label), typed);
      fireEvent.blur(field(label));
      expect((await screen.findByText('تاریخ قابل خواندن نیست')).id).toBe(
        field(label).getAttribute('aria-describedby'),
      );
      await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
      expect(api.calls('calendarEventStore')).toEqual([]);
      expect(field(label).value).toBe(typed);
    },
  );

  it('[8.7] says at the last day that an event is too long', async () => {
    const { api, person } = open([]);
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    const form = await screen.findByRole('dialog', { name: fa.addEvent });
    await person.type(field(fa.form.title), 'x');
    await person.click(screen.getByRole('checkbox', { name: fa.form.allDay }));
    api.answer({ calendarEventStore: refuseFields({ end_date: 'حداکثر ۶۰ روز' }) });
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    expect((await screen.findByText('حداکثر ۶۰ روز')).id).toBe(field(fa.form.endDate).getAttribute('aria-describedby'));
  });

  it('keeps what was typed when the connection is lost and the form is closed', async () => {
    const { api, person } = open([]);
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    await screen.findByRole('dialog', { name: fa.addEvent });
    await person.type(field(fa.form.title), 'ناتمام');
    api.offline(true);
    await person.click(screen.getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(openForm()).toBeNull());
    await person.click(cell('۱۹ آبان ۱۴۰۵'));
    await screen.findByRole('dialog', { name: fa.addEvent });
    expect(field(fa.form.title).value).toBe('ناتمام');
    expect(field('تاریخ').value).toBe('۱۴۰۵/۰۸/۱۹');
  });

  it('[8.7] says itself that it could not be saved, and keeps what was typed', async () => {
    const why = 'پایگاه داده موقتاً در دسترس نیست.';
    const { person } = open([], { calendarEventStore: refuse('SERVER_ERROR', why) });
    await person.click(cell('۱۸ آبان ۱۴۰۵'));
    await screen.findByRole('dialog', { name: fa.addEvent });
    await person.type(field(fa.form.title), 'بازدید');
    await person.click(screen.getByRole('checkbox', { name: fa.form.allDay }));
    await person.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect((await within(openForm()!).findByText(why)).closest('[role=alert]')).toBeTruthy();
    expect(field(fa.form.title).value).toBe('بازدید');
  });
});

describe('the details of an event', () => {
  const press = async (person: ReturnType<typeof open>['person']) => {
    await person.click(await screen.findByRole('button', { name: /^نشست مدیران/ }));
    return screen.findByRole('dialog', { name: 'نشست مدیران' });
  };

  it('[2.78, 2.91] show title, Jalali date, times and a description without what would run', async () => {
    const full = {
      ...details,
      location: 'اتاق ۳',
      attendees: [{ id: 2, name: 'سارا نوری' }],
      reminder_minutes: [15],
      description: '<p>گزارش <img src=x onerror=alert(1)><script>alert(1)</script></p>',
    };
    const { person } = open([meeting], { calendarEventGet: full });
    const dialog = await press(person);
    expect(dialog.style.width).toBe('450px');
    for (const text of [
      'چهارشنبه ۲۷ آبان ۱۴۰۵',
      '۱۰:۰۰ تا ۱۱:۳۰',
      'اتاق ۳',
      'سارا نوری',
      '۱۵ دقیقه پیش از شروع',
      'گزارش',
    ])
      expect(dialog.textContent).toContain(text);
    expect(dialog.querySelector('script, [onerror]')).toBeNull();
    for (const name of ['ویرایش', 'حذف']) expect(within(dialog).getByRole('button', { name })).toBeTruthy();
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
    await person.click(within(dialog).getAllByRole('button', { name: 'بستن' }).at(-1)!);
    expect(screen.queryByRole('dialog', { name: 'نشست مدیران' })).toBeNull();
  });

  it('[2.78] delete after a question, close, and the year is read again', async () => {
    const { api, onClose, person } = open([meeting], {
      calendarEventGet: details,
      calendarEventDelete: undefined as never,
    });
    const dialog = await press(person);
    await person.click(within(dialog).getByRole('button', { name: 'حذف' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(api.calls('calendarEventDelete')).toEqual([]);
    await person.click(question.getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'نشست مدیران' })).toBeNull());
    expect(api.calls('calendarEventDelete')[0]?.params).toEqual({ id: 7 });
    await waitFor(() => expect(api.calls('calendarEventList')).toHaveLength(2));
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('offer no change to who may only see it, and say when it is gone', async () => {
    const { api, person } = open([meeting], { calendarEventGet: { ...details, editable: false } });
    const dialog = await press(person);
    for (const name of ['ویرایش', 'حذف']) expect(within(dialog).queryByRole('button', { name })).toBeNull();
    expect(api.calls('calendarEventGet')[0]?.params).toEqual({ id: 7 });
  });

  it('[decisions 2.13] warns of attendees who are busy at the time, without the event itself, and sends all the same', async () => {
    const invited = [
      { id: 21, name: 'سارا نوری' },
      { id: 22, name: 'نوید راد' },
    ];
    const { api, person } = open([meeting], {
      calendarEventGet: buildEventDetails({ ...details, attendees: invited }),
      calendarEventUpdate: details,
      calendarBusyList: [{ user_id: 21 }],
    });
    const dialog = await press(person);
    await person.click(within(dialog).getByRole('button', { name: 'ویرایش' }));
    const form = await screen.findByRole('dialog', { name: fa.editEvent });
    const warning = await within(form).findByText(/برنامهٔ دیگری دارد/);
    expect(warning.textContent).toContain('سارا نوری');
    expect(warning.textContent).not.toContain('نوید راد');
    expect(api.calls('calendarBusyList').at(-1)?.query).toMatchObject({
      start_date: meeting.start_date,
      event_id: meeting.id,
    });
    await person.type(field(fa.form.title), ' تازه');
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('calendarEventUpdate')).toHaveLength(1));
  });

  it('[2.78] lead to the form with what is stored, which is sent with its version', async () => {
    const { api, person } = open([meeting], {
      calendarEventGet: { ...details, version: 3 },
      calendarEventUpdate: details,
    });
    const dialog = await press(person);
    await person.click(within(dialog).getByRole('button', { name: 'ویرایش' }));
    const form = await screen.findByRole('dialog', { name: fa.editEvent });
    expect([field(fa.form.title).value, field(fa.form.start).value, field(fa.form.end).value]).toEqual([
      'نشست مدیران',
      '۱۰:۰۰',
      '۱۱:۳۰',
    ]);
    await person.type(field(fa.form.title), ' شعبه‌ها');
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(openForm()).toBeNull());
    expect(api.calls('calendarEventUpdate')[0]).toMatchObject({
      params: { id: 7 },
      body: { version: 3, title: 'نشست مدیران شعبه‌ها', start_date: at(8, 27), end_date: at(8, 27, 11, 30) },
    });
  });

  it('[decisions 2.0] are saved over what somebody else has saved meanwhile only after showing it', async () => {
    const theirs = { ...details, title: 'نشست هیئت', version: 4 };
    const { api, person } = open([meeting], {
      calendarEventGet: { ...details, version: 3 },
      calendarEventUpdate: nok('VERSION_CONFLICT', theirs),
    });
    const dialog = await press(person);
    await person.click(within(dialog).getByRole('button', { name: 'ویرایش' }));
    const form = await screen.findByRole('dialog', { name: fa.editEvent });
    await person.type(field(fa.form.title), ' شعبه‌ها');
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    expect(await within(form).findByDisplayValue(theirs.title)).toBeTruthy();
    api.answer({ calendarEventUpdate: theirs });
    await person.click(within(form).getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(api.calls('calendarEventUpdate').map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]),
    );
  });
});

describe('moving an event', () => {
  it('by Alt and an arrow moves it a day, and every time of a series', async () => {
    const series = { ...meeting, repeat: 'weekly' as const, version: 4 };
    const { api, person } = open([series], { calendarEventUpdate: details });
    const chip = await screen.findByRole('button', { name: /^نشست مدیران/ });
    chip.focus();
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(api.calls('calendarEventUpdate')).toHaveLength(1));
    expect(api.calls('calendarEventUpdate')[0]?.body).toEqual({
      version: 4,
      start_date: at(8, 28),
      end_date: at(8, 28, 11, 30),
    });
    expect(await screen.findByText(fa.movedSeries)).toBeTruthy();
  });

  it('in the week moves it by a quarter of an hour, and with Shift its end', async () => {
    const { api, person } = open([meeting], { calendarEventUpdate: details });
    await person.click(screen.getByRole('radio', { name: fa.week }));
    (await screen.findByRole('button', { name: /^نشست مدیران/ })).focus();
    await person.keyboard('{Alt>}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await waitFor(() => expect(api.calls('calendarEventUpdate')).toHaveLength(2));
    expect(api.calls('calendarEventUpdate').map(({ body }) => body)).toEqual([
      { version: 1, start_date: at(8, 27, 10, 15), end_date: at(8, 27, 11, 45) },
      { version: 1, start_date: at(8, 27), end_date: at(8, 27, 11, 45) },
    ]);
  });

  /** A server that stores moves of the event 7 and answers the calls in their order. */
  const storing = (first = meeting) => {
    let now = first;
    return {
      calendarEventList: () => [now],
      calendarEventUpdate: ({ body }: { body: unknown }) => {
        const { version, start_date, end_date } = body as { version: number; start_date: number; end_date: number };
        if (version !== now.version) return nok('VERSION_CONFLICT', details);
        now = { ...now, ...once(start_date, end_date), version: version + 1 };
        return buildEventDetails({ ...details, start_date, end_date, version: now.version });
      },
    };
  };

  it.each([
    ['months', (_person: ReturnType<typeof open>['person']) => Promise.resolve(), [at(8, 28), at(9, 5), at(9, 12)]],
    [
      'weeks',
      (person: ReturnType<typeof open>['person']) => person.click(screen.getByRole('radio', { name: fa.week })),
      [at(8, 28), at(8, 28, 10, 15), at(8, 28, 10, 30)],
    ],
  ])('by keys in %s keeps the focus on it, also over several presses', async (_view, show, starts) => {
    const { api, person } = open([], storing() as never);
    await show(person);
    (await screen.findByRole('button', { name: /^نشست مدیران/ })).focus();
    for (const [index, key] of ['ArrowLeft', 'ArrowDown', 'ArrowDown'].entries()) {
      await person.keyboard(`{Alt>}{${key}}{/Alt}`);
      await waitFor(() => expect(api.calls('calendarEventList')).toHaveLength(index + 2));
      await waitFor(() => expect(document.activeElement?.getAttribute('data-event')).toMatch(`7-${starts[index]}-`));
    }
    const sent = api.calls('calendarEventUpdate').map(({ body }) => body as { start_date: number; version: number });
    expect(sent.map(({ start_date }) => start_date)).toEqual(starts);
  });

  it('by keys that are faster than the server stores each step, and follows it to another month', async () => {
    const { api, person } = open([], storing() as never);
    (await screen.findByRole('button', { name: /^نشست مدیران/ })).focus();
    await person.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(api.calls('calendarEventUpdate')).toHaveLength(3));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-event')).toMatch(`7-${at(9, 12)}-`));
    expect(screen.getByText('آذر ۱۴۰۵')).toBeTruthy();
    const sent = api.calls('calendarEventUpdate').map(({ body }) => body as { start_date: number; version: number });
    expect(sent.map(({ version, start_date }) => [version, start_date])).toEqual([
      [1, at(9, 4)],
      [2, at(9, 11)],
      [3, at(9, 12)],
    ]);
  });

  it('leaves Alt and an arrow to no browser, which would go back and close the calendar', async () => {
    open([buildEvent({ id: 8, title: 'دیگری', editable: false, ...once(at(8, 25), at(8, 25, 11)) })]);
    const foreign = await screen.findByRole('button', { name: /^دیگری/ });
    for (const from of [foreign, cell('۲۵ آبان ۱۴۰۵')])
      expect(fireEvent.keyDown(from, { key: 'ArrowLeft', altKey: true })).toBe(false);
  });

  it('can be taken back by the message about it', async () => {
    const { api, person } = open([], storing() as never);
    (await screen.findByRole('button', { name: /^نشست مدیران/ })).focus();
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await person.click(await screen.findByRole('button', { name: 'واگرد' }));
    await waitFor(() => expect(api.calls('calendarEventUpdate')).toHaveLength(2));
    expect(api.calls('calendarEventUpdate')[1]?.body).toEqual({
      version: 2,
      start_date: at(8, 27),
      end_date: at(8, 27, 11, 30),
    });
    expect(await screen.findByText(fa.movedBack)).toBeTruthy();
    expect(await within(cell('۲۷ آبان ۱۴۰۵')).findByRole('button', { name: /^نشست مدیران/ })).toBeTruthy();
  });

  it('is not offered to who may only see it, and a newer version is not overwritten', async () => {
    const other = buildEvent({ id: 8, title: 'دیگری', editable: false, ...once(at(8, 25), at(8, 25, 11)) });
    const { api, person } = open([meeting, other], { calendarEventUpdate: nok('VERSION_CONFLICT', details) });
    (await screen.findByRole('button', { name: /^دیگری/ })).focus();
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(api.calls('calendarEventUpdate')).toEqual([]);
    screen.getByRole('button', { name: /^نشست مدیران/ }).focus();
    // messages of the test before may still be shown
    const messages = screen.queryAllByText(fa.moved).length;
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(api.calls('calendarEventList')).toHaveLength(2));
    expect(screen.queryAllByText(fa.moved).length).toBeLessThanOrEqual(messages);
  });
});

it('on phones a press chooses the day, whose events stand below', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
  const { person } = open();
  await person.click(cell('۲۷ آبان ۱۴۰۵'));
  const agenda = screen.getByRole('region', { name: 'رویدادهای ۲۷ آبان ۱۴۰۵' });
  expect(await within(agenda).findByRole('button', { name: /^نشست مدیران\s*، ۱۰:۰۰ تا ۱۱:۳۰/ })).toBeTruthy();
  expect(titlesIn(cell('۲۷ آبان ۱۴۰۵'))).toEqual([]);
  expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
});

it('[2.75] on phones the week is a list of its days, and its search and its switch are there too', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
  const { person } = open();
  await person.click(screen.getByRole('radio', { name: 'هفته' }));
  const days = screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'));
  expect([days.length, days[0], days[6]]).toEqual([7, 'شنبه ۲۳ آبان ۱۴۰۵', 'جمعه ۲۹ آبان ۱۴۰۵']);
  const wednesday = screen.getByRole('region', { name: 'چهارشنبه ۲۷ آبان ۱۴۰۵' });
  expect(await within(wednesday).findByRole('button', { name: /^نشست مدیران/ })).toBeTruthy();
  expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
  await person.type(screen.getByRole('textbox', { name: fa.search }), 'چیز دیگر');
  expect(await screen.findByText(fa.nothingFound)).toBeTruthy();
  await person.click(within(wednesday).getByRole('button', { name: 'افزودن رویداد در ۲۷ آبان ۱۴۰۵' }));
  expect(await screen.findByRole('dialog', { name: fa.addEvent })).toBeTruthy();
});

it('other programs subscribe by an address that is shown once', async () => {
  const { api, person } = open([], {
    calendarFeedGet: { created_at: null },
    calendarFeedStore: { path: '/api/calendarFeed/abc/calendar.ics' },
  });
  await person.click(screen.getByRole('button', { name: fa.menu }));
  await person.click(await screen.findByRole('menuitem', { name: fa.subscribe }));
  const dialog = await screen.findByRole('dialog', { name: fa.feed.title });
  expect(await within(dialog).findByText(fa.feed.none)).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: fa.feed.make }));
  expect((await within(dialog).findByText(/calendarFeed\/abc/)).textContent).toBe(
    'http://localhost/api/calendarFeed/abc/calendar.ics',
  );
  expect(api.calls('calendarFeedStore')).toHaveLength(1);
  expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
});
