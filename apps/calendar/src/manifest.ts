import { WORKING_SHIFTS_ARE_LICENSED } from '@hamyar/contracts/calendar';
import type { Gate, ModuleDeclaration } from '@hamyar/module-sdk';
import { settingsTitles, titles, words } from './messages/fa-manifest.ts';

/** Settings pages are for the full admin [6.13], and these need the license feature [6.18]. */
const SETTINGS = { all: [{ role: 'full_admin' }, WORKING_SHIFTS_ARE_LICENSED] } as const satisfies Gate;

/** The declarations of this module; data only. */
export const manifest = {
  name: 'calendar',
  title: titles.module,
  owner: 'calendar',
  platform: '^1.0.0',
  audience: ['staff'],
  optional: { customers: '^0.1.0', tickets: '^0.1.0' },
  routes: [
    {
      path: '/calendar/:id',
      name: 'calendar-id',
      title: titles.module,
      screen: 'CalendarEventScreen',
      audience: ['staff'],
    },
    { path: '/todos', name: 'todos', title: titles.todos, screen: 'TodosScreen', audience: ['staff'] },
    { path: '/todos/:id', name: 'todos-id', title: titles.todos, screen: 'TodosScreen', audience: ['staff'] },
  ],
  settingsPages: [
    {
      group: 'organization',
      name: 'settings-workingShift',
      path: '/settings/workingShift',
      title: settingsTitles.shifts,
      order: 20,
      screen: 'WorkingShiftsScreen',
      gate: SETTINGS,
      keywords: settingsTitles.words.shifts,
      children: [
        {
          name: 'settings-workingShift-new',
          path: '/settings/workingShift/new',
          title: settingsTitles.shiftNew,
          screen: 'WorkingShiftNewScreen',
        },
        {
          name: 'settings-workingShift-id',
          path: '/settings/workingShift/:id',
          title: settingsTitles.shift,
          screen: 'WorkingShiftScreen',
        },
      ],
    },
    {
      group: 'organization',
      name: 'settings-offDays',
      path: '/settings/offDays',
      title: settingsTitles.offDays,
      order: 30,
      screen: 'OffDaysScreen',
      gate: SETTINGS,
      keywords: settingsTitles.words.offDays,
    },
  ],
  slots: [
    {
      slot: 'topbar.dialog/v1',
      name: 'calendar',
      order: 10,
      code: 'CalendarDialog',
      audience: ['staff'],
      opener: { title: titles.module, icon: 'calendar', keywords: words },
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'todos',
      title: titles.todos,
      order: 60,
      code: 'TodosWidget',
      audience: ['staff'],
      reserve: { height: 368, columns: 6 },
    },
    {
      slot: 'dashboard.widget/v1',
      name: 'notes',
      title: titles.notes,
      order: 70,
      code: 'PersonalNotesWidget',
      audience: ['staff'],
      reserve: { height: 368, columns: 6 },
    },
    { slot: 'tickets.sidebar/v1', name: 'todos', order: 10, code: 'TicketTodosWidget', audience: ['staff'] },
    { slot: 'tickets.sidebar/v1', name: 'event', order: 20, code: 'TicketEventWidget', audience: ['staff'] },
    { slot: 'customers.actions/v1', name: 'event', order: 30, code: 'CustomerEventWidget', audience: ['staff'] },
    { slot: 'tickets.closing/v1', name: 'todos', order: 10, code: 'ClosingTodosWidget', audience: ['staff'] },
  ],
  offers: [{ slot: 'calendar.layer/v1', audience: ['staff'] }],
  notificationLinks: {
    calendar_event: { route: 'calendar-id', param: 'id' },
    todo: { route: 'todos-id', param: 'id' },
  },
} as const satisfies ModuleDeclaration;
