import { buildUser, fireEvent, screen, compareForm } from '@hamyar/testing';
import { EventFormDialog } from '../features/event-form/event-form.dialog.tsx';
import { OffDaysDialog } from '../features/off-days/off-days.dialog.tsx';
import { fa } from '../messages/fa.ts';

const FORMS = 'apps/calendar/src/features';
const DAY = 20_700;
const shell = { user: buildUser('full_admin') };
const done = () => undefined;

compareForm({
  file: `${FORMS}/event-form/event-form.dialog.tsx`,
  call: 'calendarEventStore',
  element: () => <EventFormDialog day={DAY} minute={600} onSaved={done} onClose={done} />,
  // everything that depends on another value is shown
  shell: {
    ...shell,
    drafts: {
      'calendar-event-new': {
        version: 1,
        changes: { title: 'نشست', repeat: 'weekly', visibility: 'department', department_id: 3 },
      },
    },
  },
  answers: { calendarBusyList: [] },
  names: { start_date: 'date', end_date: 'end' },
});

compareForm({
  file: `${FORMS}/off-days/off-days.dialog.tsx`,
  call: 'offDayStore',
  element: () => <OffDaysDialog day={DAY} onClose={done} />,
  shell,
  answers: { offDayList: [] },
  names: { repeat: 'yearly' },
  prepare: async () => {
    fireEvent.change(await screen.findByLabelText(new RegExp(fa.offDay.name)), { target: { value: 'روز سازمان' } });
  },
});
