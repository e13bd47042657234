import { calendarEventList, workingShiftList } from '@hamyar/contracts/calendar';
import { todoList } from '@hamyar/contracts/todos';
import type { Page } from '@playwright/test';
import type { ModuleScreens } from '../harness/module-screens.ts';
import { first, press } from '../harness/screens.ts';
import { apiCall } from '../harness/session.ts';

const DAY = 86_400;
const path = '/tickets';

async function openCalendar(page: Page): Promise<void> {
  await press('تقویم')(page);
  await page.getByRole('dialog', { name: 'تقویم' }).waitFor();
}

/** Opens the calendar, and a dialog of it. */
const dialog =
  (...presses: ReturnType<typeof press>[]) =>
  async (page: Page): Promise<void> => {
    await openCalendar(page);
    for (const one of presses) await one(page);
    await page.getByRole('dialog').nth(1).waitFor();
  };

/** Opens a dialog of the page itself. */
const dialogOf =
  (opening: ReturnType<typeof press>) =>
  async (page: Page): Promise<void> => {
    await opening(page);
    await page.getByRole('dialog').waitFor();
  };
const given = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'سپرده‌شده به دیگران' }).check({ force: true });
};

const menu = press('گزینه‌های تقویم');

/** The calendar with its dialogs over another page, the pages of one event and one todo of the demo company, and a note. */
export const screens: ModuleScreens = {
  fullAdmin: {
    rows: async (page) => {
      const now = Math.floor(Date.now() / 1000);
      const weeks = { start_date: now - 7 * DAY, end_date: now + 7 * DAY };
      const shift = first((await apiCall(page, workingShiftList, {})).data, 'working shift').id;
      const todo = first((await apiCall(page, todoList, { view: 'mine', done: false })).data, 'todo').id;
      return { event: first((await apiCall(page, calendarEventList, weeks)).data, 'event').id, shift, todo };
    },
    screens: [
      { name: 'calendar', path, open: openCalendar, fresh: true },
      {
        name: 'calendar-week',
        path,
        open: async (page) => {
          await openCalendar(page);
          await page.getByRole('radio', { name: 'هفته' }).check({ force: true });
        },
        fresh: true,
      },
      { name: 'calendar-form', path, open: dialog(press('افزودن رویداد')), fresh: true },
      { name: 'calendar-off-days', path, open: dialog(menu, press('روزهای تعطیل', 'menuitem')), fresh: true },
      { name: 'calendar-feed', path, open: dialog(menu, press(/^اشتراک/, 'menuitem')), fresh: true },
      { name: 'calendar-event', path: '/calendar/:event', fresh: true },
      { name: 'todo', path: '/todos/:todo', fresh: true },
      { name: 'todo-given', path: '/todos', open: given, fresh: true },
      { name: 'todo-sort', path: '/todos', open: dialogOf(press('مرتب‌سازی')) },
      { name: 'note-new', path: '/', open: dialogOf(press('یادداشت جدید')), fresh: true },
      { name: 'working-shift', path: '/settings/workingShift/:shift' },
      { name: 'working-shift-day', path: '/settings/workingShift/:shift', open: press('ساعت‌های چهارشنبه') },
      { name: 'off-day-new', path: '/settings/offDays', open: press('روز تعطیل جدید') },
    ],
  },
};
