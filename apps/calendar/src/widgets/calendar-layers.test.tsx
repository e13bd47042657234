import { useEffect } from 'react';
import type { CalendarLayerContext, CalendarLayerDay } from '@hamyar/contracts';
import { epochDayFromJalali, wallClockToUnix } from '@hamyar/dayjs-jalali';
import { axe, buildDefaults, buildUser, fakeApi, renderInTestShell, screen, within } from '@hamyar/testing';
import { fa } from '../messages/fa.ts';
import { manifest } from '../manifest.ts';
import { layersByDay } from '../shared/layers.tsx';
import { buildEvent } from '../testing/build-event.ts';
import { CalendarDialog } from './calendar-dialog.widget.tsx';

const dayOf = (month: number, date: number) => epochDayFromJalali(1405, month - 1, date);
const at = (month: number, date: number, hour = 0, minute = 0) =>
  wallClockToUnix({ day: dayOf(month, date), hour, minute, second: 0 }, 'Asia/Tehran');

/** A day with so many entries, the first at 08:00. */
function layerDay(month: number, date: number, count: number, more: CalendarLayerDay['more'] = null): CalendarLayerDay {
  const entries = Array.from({ length: count }, (_, n) => ({
    ...{ title: `تیکت ${n + 1}`, at: at(month, date, 8 + n), to: `/tickets/${n + 1}` },
    ...({ tone: 'passed', detail: 'مهلت گذشته' } as const),
  }));
  return { day: dayOf(month, date), summary: `${count} مهلت`, entries, more };
}

/** A module with a layer over the calendar. */
const layering = {
  manifest: {
    ...{ name: 'tickets', title: 'x', routes: [] },
    slots: [{ slot: 'calendar.layer/v1', name: 'due', order: 10, code: 'Layer' }],
  },
};

function open(days: readonly CalendarLayerDay[], events: number = 0) {
  const ranges: [number, number][] = [];
  function Part({ context }: { context: Readonly<Record<string, unknown>> }) {
    const { start_date, end_date, onRead } = context as unknown as CalendarLayerContext;
    useEffect(() => {
      ranges.push([start_date, end_date]);
      onRead('due', days);
    }, [start_date, end_date, onRead]);
    return <span>لایه</span>;
  }
  const rows = Array.from({ length: events }, (_, n) => {
    const time = { start_date: at(8, 27, 8 + n), end_date: null };
    return buildEvent({ id: n + 1, title: `رویداد ${n + 1}`, ...time, occurrences: [time] });
  });
  fakeApi({ calendarEventList: rows as never, offDayList: [], systemDefaultsGet: buildDefaults() });
  const onClose = jest.fn();
  const shown = renderInTestShell(<CalendarDialog onClose={onClose} />, {
    ...{ user: buildUser('employee'), path: '/', Part: Part as never },
    modules: [{ manifest }, layering] as never,
  });
  return { onClose, ranges, ...shown };
}
const cell = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`، ${date}`) });
const asPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );

beforeEach(() => {
  // Friday 29 Aban 1405, 10:36
  jest.spyOn(Date, 'now').mockReturnValue(at(8, 29, 10, 36) * 1000);
  Element.prototype.scrollTo ??= () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const rest = { count: 3, atLeast: false, to: '/tickets?due_from=1' };

describe('layers of other modules over the calendar', () => {
  it('[decisions 2.13] are asked for the shown weeks, and show their entries on their days, in words and as links', async () => {
    const { onClose, ranges, history, person } = open([layerDay(8, 27, 1)]);
    const link = await within(cell('۲۷ آبان ۱۴۰۵')).findByRole('link', { name: /تیکت 1\s*، مهلت گذشته، ۰۸:۰۰/ });
    expect(cell('۲۷ آبان ۱۴۰۵').textContent).toContain('1 مهلت');
    expect(ranges).toEqual([[at(7, 25), at(9, 7)]]);
    expect(within(cell('۲۶ آبان ۱۴۰۵')).queryByRole('link')).toBeNull();
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
    await person.click(link);
    expect(onClose).toHaveBeenCalled();
    expect(history.location.get().pathname).toBe('/tickets/1');
    // the press on the link was none on its day
    expect(screen.queryByRole('dialog', { name: fa.addEvent })).toBeNull();
  });

  it('[2.79] share the seven rows of a day with its events, and the list of the day has all of them and the way to the rest', async () => {
    const { person } = open([layerDay(8, 27, 7, rest)], 5);
    const day = cell('۲۷ آبان ۱۴۰۵');
    const more = await within(day).findByRole('button', { name: 'و ۸ مورد دیگر' });
    expect(within(day).getAllByRole('link')).toHaveLength(2);
    await person.click(more);
    const list = await screen.findByRole('dialog', { name: 'رویدادهای ۲۷ آبان ۱۴۰۵' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5 + 7 + 1);
    expect(within(list).getByRole('link', { name: 'و ۳ مورد دیگر' }).getAttribute('href')).toBe(rest.to);
  });

  it('[2.75] stand in a row of the week, at most three a day', async () => {
    const { person, ranges } = open([layerDay(8, 27, 4, { ...rest, atLeast: true })]);
    await person.click(screen.getByRole('radio', { name: fa.week }));
    const row = (await screen.findByRole('rowheader', { name: fa.layerRow })).closest<HTMLElement>('[role=row]')!;
    expect(within(row).getAllByRole('link')).toHaveLength(3);
    expect(within(row).getByRole('button', { name: 'و بیش از ۴ مورد دیگر' })).toBeTruthy();
    expect(ranges.at(-1)).toEqual([at(8, 23), at(8, 30)]);
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
  });

  it('[2.75] stand below the month and in the list of the week on a phone', async () => {
    asPhone();
    const { person } = open([layerDay(8, 27, 1, rest)]);
    await person.click(cell('۲۷ آبان ۱۴۰۵'));
    const agenda = screen.getByRole('region', { name: 'رویدادهای ۲۷ آبان ۱۴۰۵' });
    expect(
      within(agenda)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/tickets/1', rest.to]);
    expect(within(agenda).queryByText(fa.noEvents)).toBeNull();
    await person.click(screen.getByRole('radio', { name: fa.week }));
    const wednesday = screen.getByRole('region', { name: 'چهارشنبه ۲۷ آبان ۱۴۰۵' });
    expect(within(wednesday).getAllByRole('link')).toHaveLength(2);
    expect(await axe(screen.getAllByRole('dialog').at(-1))).toEqual([]);
  });

  it('are not shown among the results of a search for events', async () => {
    const { person } = open([layerDay(8, 27, 1)]);
    await within(cell('۲۷ آبان ۱۴۰۵')).findByRole('link');
    await person.type(screen.getByRole('textbox', { name: fa.search }), 'نشست');
    expect(within(cell('۲۷ آبان ۱۴۰۵')).queryByRole('link')).toBeNull();
  });

  it('are put together day by day, by their times', () => {
    const two = layersByDay([[layerDay(8, 27, 2, rest)], [layerDay(8, 27, 1)], []]).get(dayOf(8, 27));
    expect(two?.entries.map(({ title }) => title)).toEqual(['تیکت 1', 'تیکت 1', 'تیکت 2']);
    expect(two).toMatchObject({ more: [rest], summary: '2 مهلت، 1 مهلت' });
  });
});
