import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  axe,
  buildDefaults,
  buildUser,
  fakeApi,
  fireEvent,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import type { ReactElement } from 'react';
import { EventDetailsDialog } from '../features/event-details/event-details.dialog.tsx';
import { manifest } from '../manifest.ts';
import { fa } from '../messages/fa.ts';
import { buildEventDetails } from '../testing/build-event.ts';
import { CustomerEventWidget, TicketEventWidget } from './new-event.widget.tsx';

const owning = (name: string) => ({ manifest: { name, routes: [{ path: `/${name}/:id`, name: `${name}-id` }] } });
const modules = [{ manifest }, owning('tickets'), owning('customers')];
const user = buildUser('employee', { permissions: ['manage customers'] });

function show(element: ReactElement, answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ systemDefaultsGet: buildDefaults(), ...answers });
  const shown = renderInTestShell(
    <>
      {element}
      <OverlayHost />
    </>,
    { user, path: '/', modules: modules as never },
  );
  return { api, ...shown };
}

async function fillIn() {
  fireEvent.click(screen.getByRole('button', { name: fa.newEvent }));
  const form = await screen.findByRole('dialog', { name: fa.addEvent });
  const set = async (label: string, value: string) => {
    const field = await within(form).findByRole('textbox', { name: new RegExp(label) });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  await set(fa.form.title, 'جلسهٔ نصب');
  await set(fa.form.start, '10:00');
  await set(fa.form.end, '11:00');
  expect(await axe(form)).toEqual([]);
  fireEvent.click(within(form).getByRole('button', { name: fa.form.save }));
}

describe('a new event from where it is about', () => {
  it.each([
    ['ticket', 8, <TicketEventWidget key="ticket" ticketId={8} />],
    ['customer', 7, <CustomerEventWidget key="customer" customerId={7} />],
  ] as const)('[decisions 2.13] of a %s is stored with it, and shown by one press', async (type, id, element) => {
    const { api, history } = show(element, { calendarEventStore: { id: 31 } });
    await fillIn();
    const press = await screen.findByRole('button', { name: fa.showEvent });
    expect(api.calls('calendarEventStore').map(({ body }) => body)).toMatchObject([
      { title: 'جلسهٔ نصب', source_type: type, source_id: id },
    ]);
    fireEvent.click(press);
    await waitFor(() => expect(history.location.get().pathname).toBe('/calendar/31'));
  });

  it('[decisions 2.13] keeps what was typed where the ticket may not be seen any more', async () => {
    show(<TicketEventWidget ticketId={8} />, { calendarEventStore: refuse('NOT_FOUND') });
    await fillIn();
    const form = screen.getByRole('dialog', { name: fa.addEvent });
    expect(await within(form).findByRole('alert')).toBeTruthy();
    expect(within(form).getByDisplayValue('جلسهٔ نصب')).toBeTruthy();
  });
});

describe('what an event is about, in its details', () => {
  const details = (source: ReturnType<typeof buildEventDetails>['source']) =>
    show(<EventDetailsDialog id={7} at={null} onEdit={() => undefined} onClose={() => undefined} />, {
      calendarEventGet: buildEventDetails({ source }),
    });

  it('[decisions 2.13] is a link to the ticket, by number and subject', async () => {
    details({ type: 'ticket', id: 8, name: '0507-000012', subject: 'قطعی سرور' });
    const link = await screen.findByRole('link', { name: /قطعی سرور/ });
    expect([link.getAttribute('href'), link.textContent]).toEqual([
      '/tickets/8',
      expect.stringContaining('۰۵۰۷-۰۰۰۰۱۲'),
    ]);
  });

  it('[decisions 2.13] is a link to the customer, by name', async () => {
    details({ type: 'customer', id: 7, name: 'نرگس یوسفی', subject: null });
    expect((await screen.findByRole('link', { name: /نرگس یوسفی/ })).getAttribute('href')).toBe('/customers/7');
  });

  it('[decisions 2.13] is nothing for who may not see it', async () => {
    details(null);
    await screen.findByRole('dialog', { name: /نشست مدیران/ });
    await screen.findByText(fa.details.edit);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
