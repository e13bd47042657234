import { REQUIRED_ON_CLOSE, type Ticket } from '@hamyar/contracts';
import {
  buildDefaults,
  buildFilledField,
  buildTicket,
  buildTicketRow,
  buildUser,
  fakeApi,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { TicketsScreen } from './tickets.screen.tsx';

const written = { body_html: '<p>بررسی شد.</p>', attachments: [], form_values: {} };
const cause = buildFilledField({ id: 31, label: 'علت خرابی', required: true, value: null, filled: false });
const categories = buildDefaults().ticket_categories ?? [];

/** A module that warns whoever closes a ticket. */
const warning = {
  manifest: {
    ...{ name: 'calendar', title: 'x', routes: [] },
    slots: [{ slot: 'tickets.closing/v1', name: 'todos', order: 10, code: 'Todos' }],
  },
};

function open(changes: Partial<Ticket>) {
  const ticket = buildTicket(changes);
  const api = fakeApi({
    systemDefaultsGet: buildDefaults({ ticket_categories: [{ ...categories[0]!, department_ids: [] }] }),
    ticketCounters: { mine: 1 },
    savedViewList: [],
    ticketRead: undefined,
    ticketHistory: [],
    ticketList: [buildTicketRow({ id: ticket.id })],
    ticketGet: ticket,
    ticketUpdate: ({ body }) => {
      const closed = 'content' in body || body.status === 4;
      return { ticket: { ...ticket, missing_on_close: [], ...(closed && { status: 4 as const }) }, content_id: null };
    },
  });
  const shell = renderInTestShell(<TicketsScreen />, {
    user: buildUser('employee'),
    path: `/tickets/${ticket.id}`,
    drafts: { [`ticket:${ticket.id}:message`]: written },
    modules: [{ manifest }, warning] as never,
  });
  return { api, ...shell };
}

describe('[decisions 2.3 T12] what has to be filled in before a ticket is closed', () => {
  it('stands in the dialog that closes it, and is sent together', async () => {
    const { api, person } = open({
      ...{ category: null, custom_fields: [cause] },
      missing_on_close: [REQUIRED_ON_CLOSE[0], 'custom_values.31'],
    });
    await person.click(await screen.findByRole('button', { name: 'بستن تیکت' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('پیش از بستن، این فیلدها را کامل کنید')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'بستن تیکت' }));
    expect(api.calls('ticketUpdate')).toEqual([]);
    await person.click(dialog.getByRole('combobox', { name: /دسته‌بندی/ }));
    await person.click(await screen.findByText('خطای نرم‌افزار'));
    await person.type(dialog.getByRole('textbox', { name: /علت خرابی/ }), 'برق');
    await person.click(dialog.getByRole('button', { name: 'بستن تیکت' }));
    await waitFor(() =>
      expect(api.calls('ticketUpdate')[0]?.body).toMatchObject({
        ...{ status: 4, close_reason: 'resolved', category_id: 11 },
        custom_values: { 31: 'برق' },
      }),
    );
  });

  it('is asked for before a reply that closes the ticket, which is sent afterwards', async () => {
    const { api, person } = open({ custom_fields: [cause], missing_on_close: ['custom_values.31'] });
    await person.click(await screen.findByRole('button', { name: 'روش‌های دیگر ارسال' }));
    await person.click(await screen.findByRole('menuitem', { name: 'ارسال و بستن تیکت' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.calls('ticketUpdate')).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: /علت خرابی/ }), 'برق');
    await person.click(dialog.getByRole('button', { name: 'ارسال و بستن تیکت' }));
    await waitFor(() => expect(api.calls('ticketUpdate')).toHaveLength(2));
    expect(api.calls('ticketUpdate').map(({ body }) => body)).toMatchObject([
      { custom_values: { 31: 'برق' } },
      { content: { then: 'close', body_html: '<p>بررسی شد.</p>' } },
    ]);
  });
});

describe('[decisions 2.3 T12] what other modules warn of before a ticket is closed', () => {
  const shown = () => document.querySelector('[data-part="calendar/Todos"]');

  it('stands in the dialog that closes it', async () => {
    const { person } = open({});
    await person.click(await screen.findByRole('button', { name: 'بستن تیکت' }));
    expect((await screen.findByRole('dialog')).contains(shown())).toBe(true);
  });

  it('stands above the choice that sends a reply and closes it, which stays one press', async () => {
    const { api, person } = open({});
    await person.click(await screen.findByRole('button', { name: 'روش‌های دیگر ارسال' }));
    const close = await screen.findByRole('menuitem', { name: 'ارسال و بستن تیکت' });
    expect(shown()).not.toBeNull();
    expect(screen.getByRole('menu').contains(shown())).toBe(false);
    await person.click(close);
    await waitFor(() => expect(api.calls('ticketUpdate')[0]?.body).toMatchObject({ content: { then: 'close' } }));
  });

  it('stands where the reply has to wait for a field too', async () => {
    const { person } = open({ custom_fields: [cause], missing_on_close: ['custom_values.31'] });
    await person.click(await screen.findByRole('button', { name: 'روش‌های دیگر ارسال' }));
    await person.click(await screen.findByRole('menuitem', { name: 'ارسال و بستن تیکت' }));
    expect((await screen.findByRole('dialog')).contains(shown())).toBe(true);
  });
});
