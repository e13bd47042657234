import { buildUser, fireEvent, screen, compareForm } from '@hamyar/testing';
import { EventFormDialog } from '../features/event-form/event-form.dialog.tsx';
import { OffDayFormDialog } from '../features/off-day-year/off-day-form.dialog.tsx';
import { OffDaysDialog } from '../features/off-days/off-days.dialog.tsx';
import { PersonalNoteFormDialog } from '../features/personal-note-form/personal-note-form.dialog.tsx';
import { TodoFormDialog } from '../features/todo-form/todo-form.dialog.tsx';
import { ShiftForm } from '../features/working-shift/shift.form.tsx';
import { fa } from '../messages/fa.ts';
import { faTodos } from '../messages/fa-todos.ts';

const FORMS = 'apps/calendar/src/features';
const DAY = 20_700;
const shell = { user: buildUser('full_admin') };
const done = () => undefined;

/** A named day off with hours: the fields of the hours are shown then. */
async function prepareOffDay() {
  fireEvent.change(await screen.findByLabelText(new RegExp(fa.offDay.name)), { target: { value: 'روز سازمان' } });
  const kind = screen.getByRole('combobox', { name: new RegExp(fa.offDay.kind) });
  fireEvent.mouseDown(kind);
  fireEvent.click(await screen.findByRole('option', { name: fa.offDay.kinds.partial }));
  for (const [label, value] of [
    [fa.offDay.from, '08:00'],
    [fa.offDay.to, '10:00'],
  ] as const) {
    const field = await screen.findByLabelText(new RegExp(label));
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

compareForm({
  file: `${FORMS}/event-form/event-form.dialog.tsx`,
  call: 'calendarEventStore',
  element: () => (
    <EventFormDialog source={{ type: 'ticket', id: 8 }} day={DAY} minute={600} onSaved={done} onClose={done} />
  ),
  elsewhere: { source_type: 'of the page from which it is opened', source_id: 'of that page' },
  // everything that depends on another value is shown
  shell: {
    ...shell,
    drafts: {
      'calendar-event-ticket-8': {
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
  prepare: prepareOffDay,
});

compareForm({
  file: `${FORMS}/off-day-year/off-day-form.dialog.tsx`,
  call: 'offDayStore',
  element: () => <OffDayFormDialog stored={null} date="2026-12-09" onClose={done} />,
  shell,
  prepare: prepareOffDay,
});

compareForm({
  file: `${FORMS}/working-shift/shift.form.tsx`,
  call: 'workingShiftStore',
  element: () => <ShiftForm label="شیفت" onDone={done} />,
  shell: { ...shell, drafts: { 'working-shift-new': { version: 1, changes: { name: 'شیفت اداری' } } } },
});

compareForm({
  file: `${FORMS}/todo-form/todo-form.dialog.tsx`,
  call: 'todoStore',
  element: () => <TodoFormDialog ticketId={8} onClose={done} />,
  shell,
  elsewhere: { source_type: 'of the ticket on whose page it is opened', source_id: 'of that ticket' },
  prepare: async () => {
    fireEvent.change(await screen.findByLabelText(new RegExp(faTodos.form.title)), { target: { value: 'کار' } });
    fireEvent.click(screen.getByRole('button', { name: faTodos.form.addStep }));
    fireEvent.change(await screen.findByLabelText('گام ۱'), { target: { value: 'گام' } });
  },
});

compareForm({
  file: `${FORMS}/personal-note-form/personal-note-form.dialog.tsx`,
  call: 'personalNoteStore',
  element: () => <PersonalNoteFormDialog onClose={done} />,
  shell: { ...shell, drafts: { 'personal-note-new': { version: 1, changes: { body: 'یادم باشد' } } } },
});
