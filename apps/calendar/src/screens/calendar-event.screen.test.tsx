import { buildUser, fakeApi, refuse, renderInTestShell, screen } from '@hamyar/testing';
import { fa } from '../messages/fa.ts';
import { manifest } from '../manifest.ts';
import { CalendarEventScreen } from './calendar-event.screen.tsx';

const user = buildUser('employee');

describe('the details of an event', () => {
  it('are where a notification leads, also to an event that is gone', async () => {
    fakeApi({ calendarEventList: [], offDayList: [], calendarEventGet: refuse('NOT_FOUND') });
    const { history, person } = renderInTestShell(<CalendarEventScreen />, {
      user,
      path: '/calendar/7',
      modules: [{ manifest }] as never,
    });
    expect(await screen.findByText(fa.details.gone)).toBeTruthy();
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: fa.close }));
    expect(history.location.get().pathname).toBe('/');
  });
});
