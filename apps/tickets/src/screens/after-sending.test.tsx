import type { Ticket } from '@hamyar/contracts';
import { PlainToastHost } from '@hamyar/design-system/plain';
import {
  buildContent,
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

// jsdom lays nothing out, and the editor asks where its selection is
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;

const modules = [{ manifest }] as never;
const written = { body_html: '<p>بررسی شد.</p>', attachments: [], form_values: {} };
const me = buildUser('employee');
const reply = (state: 'pending' | 'published') =>
  buildContent({
    id: 77,
    seq: 9,
    state,
    mine: true,
    author_kind: 'employee',
    author: { id: me.id, name: 'سارا نوری', employee: true, profile_picture_name: null },
    body_html: '<p>بررسی شد.</p>',
    send_at: state === 'pending' ? Math.floor(Date.now() / 1000) + 10 : null,
  });

function open(changes: Partial<Ticket>, after: Partial<Ticket>) {
  const ticket = buildTicket(changes);
  const sent = { ...ticket, ...after };
  const api = fakeApi({
    ticketCounters: { mine: 2 },
    savedViewList: [],
    ticketRead: undefined,
    ticketHistory: [],
    ticketList: [buildTicketRow({ id: ticket.id }), buildTicketRow({ id: 900, subject: 'تیکت بعدی' })],
    ticketGet: ({ params }) => (params.id === ticket.id ? ticket : buildTicket({ id: 900, subject: 'تیکت بعدی' })),
    ticketUpdate: { ticket: sent, content_id: 77 },
    deleteTicketContent: { outcome: 'cancelled' },
    ticketSignatureGet: { html: '' },
  });
  const shell = renderInTestShell(
    <>
      <TicketsScreen />
      <PlainToastHost />
    </>,
    {
      user: me,
      path: `/tickets/${ticket.id}`,
      drafts: { [`ticket:${ticket.id}:message`]: written },
      modules,
    },
  );
  return { api, ticket, ...shell };
}

describe('after a reply was sent', () => {
  it('[decisions 2.4] a toast takes it back for as long as it waits, and the text is in the draft again', async () => {
    const { api, person, drafts, ticket } = open({}, { undo_seconds: 10, contents: [reply('pending')] });
    await person.click(await screen.findByRole('button', { name: 'ارسال پاسخ' }));
    const toast = await screen.findByText(/^پاسخ به «.*خطا در ثبت سند حسابداری.*» تا چند ثانیهٔ دیگر ارسال می‌شود$/);
    expect(drafts.get(`ticket:${ticket.id}:message`)).toBeUndefined();
    await person.click(within(toast.closest<HTMLElement>('.hd-toast')!).getByRole('button', { name: 'لغو ارسال' }));
    // what was sent meanwhile is not removed
    await waitFor(() =>
      expect(api.calls('deleteTicketContent')[0]?.query).toEqual({ ticket_content_id: 77, undo: true }),
    );
    await waitFor(() =>
      expect(drafts.get(`ticket:${ticket.id}:message`)).toMatchObject({ body_html: '<p>بررسی شد.</p>' }),
    );
  });

  it('[decisions 2.4] is taken back although the first answer was lost, with its files', async () => {
    const { api, person, drafts, ticket } = open({}, { undo_seconds: 10, contents: [reply('pending')] });
    await person.click(await screen.findByRole('button', { name: 'ارسال پاسخ' }));
    const toast = await screen.findByText(/تا چند ثانیهٔ دیگر ارسال می‌شود$/);
    const file = {
      ...{ id: 31, name: 'رسید.pdf', extension: 'pdf', mime: 'application/pdf', size: 900 },
      ...{ dimentions: null, inline: false, token: 'second-token' },
    };
    api.answer({ deleteTicketContent: { outcome: 'cancelled', attachments: [file] } });
    api.offline(true);
    await person.click(within(toast.closest<HTMLElement>('.hd-toast')!).getByRole('button', { name: 'لغو ارسال' }));
    await screen.findByText('ارتباط قطع شد؛ لغو ارسال دوباره تلاش می‌شود');
    api.offline(false);
    await waitFor(() =>
      expect(drafts.get(`ticket:${ticket.id}:message`)).toMatchObject({
        body_html: '<p>بررسی شد.</p>',
        attachments: [file],
      }),
    );
    expect(await screen.findByText('ارسال لغو شد و متن به پیش‌نویس برگشت')).toBeTruthy();
  });

  it('[decisions 2.4] taken back, a reply has its files again, what was written since stays below it, and the text has the focus', async () => {
    const { api, person, drafts, ticket } = open({}, { undo_seconds: 10, contents: [reply('pending')] });
    const file = {
      ...{ id: 31, name: 'رسید.pdf', extension: 'pdf', mime: 'application/pdf', size: 900 },
      ...{ dimentions: null, inline: false, token: 'new-token' },
    };
    api.answer({ deleteTicketContent: { outcome: 'cancelled', attachments: [file] } });
    await person.click(await screen.findByRole('button', { name: 'ارسال پاسخ' }));
    const toast = await screen.findByText(/تا چند ثانیهٔ دیگر ارسال می‌شود$/);
    await person.type(screen.getByRole('textbox', { name: 'متن پاسخ' }), 'متن تازه');
    await person.click(within(toast.closest<HTMLElement>('.hd-toast')!).getByRole('button', { name: 'لغو ارسال' }));
    const draft = () => drafts.get(`ticket:${ticket.id}:message`) as { body_html: string; attachments: object[] };
    await waitFor(() => expect(draft().attachments).toEqual([file]));
    expect(draft().body_html).toMatch(/^<p>بررسی شد\.<\/p>.*متن تازه/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'متن پاسخ' })));
  });

  it.each([
    ['next', 900],
    ['stay', null],
  ] as const)(
    '[decisions 2.4] a reply that closes the ticket opens the next one where the person wants it: %s',
    async (after_close, next) => {
      const { person, history, ticket } = open(
        { after_close },
        { undo_seconds: 0, status: 4, actions: ['reopen'], contents: [reply('published')] },
      );
      await person.click(await screen.findByRole('button', { name: 'روش‌های دیگر ارسال' }));
      await person.click(await screen.findByRole('menuitem', { name: 'ارسال و بستن تیکت' }));
      await screen.findByText('تیکت بسته شد');
      await waitFor(() => expect(history.location.get().pathname).toBe(`/tickets/${next ?? ticket.id}`));
    },
  );

  it('[decisions 2.3] a closing can be undone by those who may open the ticket again', async () => {
    const { api, person } = open({}, { status: 4, actions: ['reopen'] });
    await person.click(await screen.findByRole('button', { name: 'بستن تیکت' }));
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'بستن تیکت' }));
    await person.click(await screen.findByRole('button', { name: 'واگرد' }));
    await waitFor(() => expect(api.calls('ticketUpdate').at(-1)?.body).toMatchObject({ status: 1 }));
  });

  it('[decisions 2.4] says below the last answer that the customer has seen it', async () => {
    const answer = { ...reply('published'), id: 5, seq: 5 };
    open({ customer_read_seq: 7, contents: [answer, { ...reply('published'), id: 6, seq: 8 }] }, {});
    const seen = await screen.findByText('مشتری دید');
    expect(seen.closest('article')?.textContent).toContain('بررسی شد.');
    expect(screen.getAllByText('مشتری دید')).toHaveLength(1);
  });
});
