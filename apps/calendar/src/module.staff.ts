import { defineModule } from '@hamyar/module-sdk';
import type { manifest } from './manifest.ts';
import { settingsPages } from './settings-pages.ts';

export const module = defineModule<typeof manifest, 'staff'>({
  code: {
    ...settingsPages,
    // one chunk: the page is the same dialog, and a style sheet that two chunks shared would be a chunk without a script
    CalendarDialog: () => import(/* webpackChunkName: "calendar" */ './widgets/calendar-dialog.widget.tsx'),
    CalendarEventScreen: () => import(/* webpackChunkName: "calendar" */ './screens/calendar-event.screen.tsx'),
    TodosWidget: () => import(/* webpackChunkName: "todos" */ './widgets/todos.widget.tsx'),
    PersonalNotesWidget: () => import(/* webpackChunkName: "todos" */ './widgets/personal-notes.widget.tsx'),
    TicketTodosWidget: () => import(/* webpackChunkName: "todos" */ './widgets/ticket-todos.widget.tsx'),
    TicketEventWidget: () => import(/* webpackChunkName: "new-event" */ './widgets/new-event.widget.tsx'),
    CustomerEventWidget: () => import(/* webpackChunkName: "new-event" */ './widgets/new-event.widget.tsx'),
    ClosingTodosWidget: () => import(/* webpackChunkName: "todos" */ './widgets/closing-todos.widget.tsx'),
    TodosScreen: () => import(/* webpackChunkName: "todos" */ './screens/todos.screen.tsx'),
  },
});
