import type { SessionUser, Ticket } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  act,
  axe,
  buildTicket,
  buildUser,
  fakeApi,
  fireEvent,
  forCustomer,
  nok,
  refuse,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import { buildFormToFill } from '../testing/form-doubles.ts';
import { CustomerNewTicketScreen } from './customer-tickets-new.screen.tsx';
import { CustomerTicketScreen } from './customer-ticket.screen.tsx';
import { TicketPane } from './ticket-pane.tsx';

// jsdom has no layout, which the editor asks about
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;

const modules = [{ manifest }] as never;
const nothing = () => undefined;
const KEY = 'ticket:480:message';
const WRITTEN = 'فردا سرور را عوض می‌کنیم';
const UNSENT = 'متن ارسال‌نشدهٔ شما';
const NEW_TICKET = { name: 'تیکت جدید با این متن' };
const file = { id: 9, name: 'گزارش.pdf', extension: 'pdf', mime: 'application/pdf', size: 10, token: 'T9' };
const other = { id: 500, number: '0509-000018-2', subject: 'درگاه' };
const COLLEAGUE = { id: 77, name: 'نگار', employee: true, profile_picture_name: '' };
const open = buildTicket({ id: 480, kind: 'customer', actions: ['reply', 'note', 'close'] });

const answers = {
  ticketRead: undefined,
  ticketSignatureGet: { html: '' },
  ticketOpeningGet: { refused: null as string | null },
  ticketFormChoice: buildFormToFill(),
  expectedAnswerGet: null,
  similarTicketList: [],
};

function staff(ticket: Ticket, drafts: Record<string, unknown> = {}, permissions: SessionUser['permissions'] = []) {
  const api = fakeApi({ ...answers, ticketGet: ticket });
  const shell = renderInTestShell(
    <>
      <TicketPane
        id={480}
        dialog={null}
        onDialog={nothing}
        onNext={nothing}
        loading={{ failure: null, failed: nothing, again: nothing }}
      />
      <OverlayHost />
    </>,
    {
      user: buildUser('employee', { permissions }),
      path: '/tickets/480',
      modules,
      drafts,
    },
  );
  const becomes = async (next: unknown) => {
    api.answer({ ticketGet: next as never });
    act(() => shell.socket.emit('ticket-staff.480', 'ticket.content', { id: 480, seq: 9 }));
  };
  return { api, ...shell, becomes };
}

function customer(ticket: Ticket, more: Partial<typeof answers> = {}, drafts: Record<string, unknown> = {}) {
  const api = fakeApi({ ...answers, ...more, ticketGet: forCustomer(ticket) });
  const shell = renderInTestShell(
    <>
      <CustomerTicketScreen />
      <OverlayHost />
    </>,
    { user: buildUser('customer'), path: '/tickets/480', modules, drafts },
  );
  const becomes = (next: unknown) => {
    api.answer({ ticketGet: next as never });
    act(() => shell.socket.emit('ticket.480', 'ticket.content', { id: 480, seq: 9 }));
  };
  return { api, ...shell, becomes };
}

const draftOf = (body: string, attachments: unknown[] = []) => ({ body_html: body, attachments, form_values: {} });
const WRITTEN_DRAFT = draftOf(`<p>${WRITTEN}</p>`);
const box = () => screen.findByRole('textbox', { name: 'متن پاسخ' });
const panel = (name = UNSENT) => screen.findByRole('region', { name });
const address = ({ history }: { history: { location: { get(): { pathname: string; search: string } } } }) => {
  const { pathname, search } = history.location.get();
  return pathname + search;
};

describe('a reply that is being written when the right to reply ends', () => {
  const lost: [string, Partial<Ticket>, RegExp][] = [
    [
      'is assigned to a colleague',
      { actions: ['note'], reply_refused: 'assigned_to_colleague' },
      /واگذار شده است و شما/,
    ],
    ['is shared for reading only', { actions: ['note'], reply_refused: 'read_only' }, /دیگر نمی‌توانید/],
    ['is locked', { actions: ['note'], reply_refused: 'locked' }, /قفل شده است/],
    ['can only be read', { actions: [], reply_refused: 'read_only' }, /فقط می‌توانید این تیکت را ببینید/],
    ['is merged', { actions: [], reply_refused: 'merged', merged: { into: other } }, /ادغام شده است/],
    ['may not be answered without a license', { actions: [], reply_refused: 'license_expired' }, /لایسنس/],
  ];
  it.each(lost)('[decisions 2.4] stays to be read and copied where the ticket %s', async (_what, change, reason) => {
    const { person, drafts, becomes } = staff(open, { [KEY]: WRITTEN_DRAFT });
    await box();
    await becomes(buildTicket({ ...open, ...change, assignee: COLLEAGUE }));
    const unsent = await panel();
    expect(within(unsent).getByText(WRITTEN)).toBeTruthy();
    expect(unsent.parentElement!.textContent).toMatch(reason);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(within(unsent).getByRole('button', { name: 'کپی متن' }));
    expect(write).toHaveBeenCalledWith(WRITTEN);
    expect(await screen.findByText('کپی شد')).toBeTruthy();
    expect(await axe(unsent)).toEqual([]);
    expect(drafts.get(KEY)).toMatchObject({ body_html: expect.stringContaining(WRITTEN) });
  });

  it('[decisions 2.4] stays where the ticket is not seen any more, with the note beside it', async () => {
    const { becomes } = staff(open, { [KEY]: WRITTEN_DRAFT, 'ticket:480:note': draftOf('<p>یادداشت</p>') });
    await box();
    await becomes(refuse('NOT_FOUND'));
    await screen.findByText('این تیکت دیگر در دسترس شما نیست');
    expect(within(await panel()).getByText(WRITTEN)).toBeTruthy();
    expect(within(await panel('یادداشت ثبت‌نشدهٔ شما')).getByText('یادداشت')).toBeTruthy();
  });

  it.each([
    ['a text', WRITTEN, { actions: ['note', 'close'], reply_refused: 'read_only' }],
    ['a text', WRITTEN, { actions: ['close'], reply_refused: 'read_only' }],
    ['no text yet', '', { actions: ['close'], reply_refused: 'read_only' }],
    ['no text yet', '', { actions: ['note', 'close'], reply_refused: 'read_only' }],
  ] as const)(
    '[decisions 2.4] turns no letter into a command that is typed on, with %s: %#',
    async (_what, text, change) => {
      const dialog = jest.fn();
      const api = fakeApi({ ...answers, ticketGet: open });
      const { socket } = renderInTestShell(
        <TicketPane
          id={480}
          dialog={null}
          onDialog={dialog}
          onNext={nothing}
          loading={{ failure: null, failed: nothing, again: nothing }}
        />,
        { user: buildUser('employee'), path: '/tickets/480', modules, drafts: text ? { [KEY]: WRITTEN_DRAFT } : {} },
      );
      const written = await box();
      act(() => written.focus());
      api.answer({ ticketGet: buildTicket({ ...open, ...change, actions: [...change.actions] }) });
      act(() => socket.emit('ticket-staff.480', 'ticket.content', { id: 480, seq: 9 }));
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'متن پاسخ' })).toBeNull());
      fireEvent.keyDown(document.activeElement!, { key: 'ث', code: 'KeyE' });
      expect(dialog).not.toHaveBeenCalled();
      // elsewhere it is one
      act(() => (document.activeElement as HTMLElement).blur());
      fireEvent.keyDown(document.body, { key: 'ث', code: 'KeyE' });
      expect(dialog).toHaveBeenCalledWith('close');
    },
  );

  it('[decisions 2.4] is in the text box again when the right comes back', async () => {
    const { becomes } = staff(open, { [KEY]: WRITTEN_DRAFT });
    await box();
    await becomes(buildTicket({ ...open, actions: ['note'], reply_refused: 'read_only' }));
    await panel();
    await becomes(open);
    await box();
    expect(screen.queryByRole('region', { name: UNSENT })).toBeNull();
    expect(document.body.textContent).toContain('متن ذخیره‌نشدهٔ شما بازیابی شد');
  });

  it('[decisions 2.4] begins a new ticket to its customer with its files, for who may write one', async () => {
    const written = draftOf(`<p>${WRITTEN}</p>`, [file]);
    const readOnly = buildTicket({ ...open, actions: ['note'], reply_refused: 'read_only' });
    const first = staff(readOnly, { [KEY]: written });
    expect((await panel()).textContent).toContain('گزارش.pdf');
    expect(screen.queryByRole('button', NEW_TICKET)).toBeNull();
    first.unmount();
    const shell = staff(readOnly, { [KEY]: written }, ['send ticket to customers']);
    await shell.person.click(await screen.findByRole('button', NEW_TICKET));
    expect(address(shell)).toBe(`/tickets/new?follow_up_of=480&customer_ids=${open.customer!.id}`);
    expect(shell.drafts.get('new:to_customer')).toEqual(written);
    expect(shell.drafts.has(KEY)).toBe(false);
  });

  it('[decisions 2.4] stays where it is when there is no room for another new ticket', async () => {
    const readOnly = buildTicket({ ...open, kind: 'internal', actions: [], reply_refused: 'read_only' });
    const waits = draftOf('<p>تیکت دیگر</p>');
    const shell = staff(readOnly, { [KEY]: draftOf('<p>سلام</p>'), 'new:internal': waits });
    await shell.person.click(await screen.findByRole('button', NEW_TICKET));
    expect(await screen.findByText(/تیکت‌های نیمه‌نوشتهٔ شما زیاد است/)).toBeTruthy();
    expect(shell.drafts.get('new:internal')).toEqual(waits);
    expect(await panel()).toBeTruthy();
  });

  it('[decisions 2.4] goes to the ticket that has the conversation now, above what is written there', async () => {
    const merged = buildTicket({ ...open, actions: [], reply_refused: 'merged', merged: { into: other } });
    const shell = staff(merged, { [KEY]: draftOf('<p>یک</p>', [file]), 'ticket:500:message': draftOf('<p>دو</p>') });
    await shell.person.click(await screen.findByRole('button', { name: 'بردن متن به آن تیکت' }));
    expect(address(shell)).toBe('/tickets/500');
    expect(shell.drafts.get('ticket:500:message')).toMatchObject({
      body_html: '<p>یک</p><p>دو</p>',
      attachments: [file],
    });
    expect(shell.drafts.has(KEY)).toBe(false);
  });

  it('[decisions 2.4] is thrown away only by its author, who can take that back', async () => {
    const readOnly = buildTicket({ ...open, actions: ['note'], reply_refused: 'read_only' });
    const { person, drafts } = staff(readOnly, { [KEY]: draftOf('<p>سلام</p>') });
    await person.click(within(await panel()).getByRole('button', { name: 'پاک کردن متن' }));
    expect(screen.queryByRole('region', { name: UNSENT })).toBeNull();
    expect(drafts.has(KEY)).toBe(false);
    const toast = (await screen.findByText('متن پاک شد')).closest<HTMLElement>('.hd-toast')!;
    await person.click(within(toast).getByRole('button', { name: 'واگرد' }));
    await waitFor(() => expect(drafts.get(KEY)).toMatchObject({ body_html: '<p>سلام</p>' }));
    expect(await panel()).toBeTruthy();
  });
});

describe('what a customer is writing when no reply is taken any more', () => {
  const asked = buildTicket({ ...open, actions: ['reply'], department: { id: 3, name: 'فنی' } });

  it.each([
    ['closed_window_passed', true],
    ['locked', true],
    ['read_only', true],
    ['expired', false],
  ] as const)(
    '[decisions 2.4] stays with the reason (%s), and begins a new ticket where one may be opened',
    async (refused, offers) => {
      const shell = customer(asked, {}, { [KEY]: WRITTEN_DRAFT });
      await box();
      shell.becomes(forCustomer(buildTicket({ ...asked, actions: [], reply_refused: refused })));
      expect(within(await panel()).getByText(WRITTEN)).toBeTruthy();
      if (!offers) return expect(screen.queryByRole('button', NEW_TICKET)).toBeNull();
      await shell.person.click(await screen.findByRole('button', NEW_TICKET));
      expect(address(shell)).toBe('/tickets/new?follow_up_of=480&department_id=3');
      expect(shell.drafts.get('new:customer')).toMatchObject({ body_html: expect.stringContaining(WRITTEN) });
      return expect(shell.drafts.has(KEY)).toBe(false);
    },
  );

  it('[decisions 2.4] stays when its sending is refused because the ticket is closed for too long', async () => {
    const { api, person } = customer(asked, {}, { [KEY]: WRITTEN_DRAFT });
    api.answer({ ticketUpdate: nok('REOPEN_WINDOW_PASSED', 'مهلت گذشته است') });
    await box();
    await person.click(screen.getByRole('button', { name: 'ارسال پاسخ' }));
    expect(within(await panel()).getByText(WRITTEN)).toBeTruthy();
    expect(await screen.findByRole('button', NEW_TICKET)).toBeTruthy();
  });

  it('[decisions 2.4] is only copied where no new ticket may be opened', async () => {
    const passed = buildTicket({ ...asked, actions: [], reply_refused: 'closed_window_passed' });
    const { api } = customer(passed, { ticketOpeningGet: { refused: 'سقف' } }, { [KEY]: draftOf('<p>سلام</p>') });
    await panel();
    await waitFor(() => expect(api.calls('ticketOpeningGet')).toHaveLength(1));
    expect(screen.queryByRole('button', NEW_TICKET)).toBeNull();
    expect(screen.getByRole('button', { name: 'کپی متن' })).toBeTruthy();
  });

  it('[decisions 2.4] goes along to the ticket into which theirs is merged', async () => {
    const shell = customer(asked, {}, { [KEY]: WRITTEN_DRAFT });
    await box();
    shell.becomes(forCustomer(buildTicket({ ...asked, actions: [], merged: { into: other } })));
    await waitFor(() => expect(address(shell)).toBe('/tickets/500'));
    expect(shell.drafts.get('ticket:500:message')).toMatchObject({ body_html: expect.stringContaining(WRITTEN) });
    expect(shell.drafts.has(KEY)).toBe(false);
  });

  it('[decisions 2.4] stays where the ticket is not theirs any more', async () => {
    const { becomes } = customer(asked, {}, { [KEY]: WRITTEN_DRAFT });
    await box();
    becomes(refuse('NOT_FOUND'));
    expect(within(await panel()).getByText(WRITTEN)).toBeTruthy();
  });

  it('[decisions 2.4] of a new ticket that may not be opened any more can be read and copied', async () => {
    fakeApi({ ...answers, ticketOpeningGet: { refused: 'شما بیش از این تیکت باز ندارید' } });
    renderInTestShell(<CustomerNewTicketScreen />, {
      user: buildUser('customer'),
      path: '/tickets/new',
      modules,
      drafts: { 'new:customer': draftOf('<p>سلام</p>') },
    });
    expect(await screen.findByText('شما بیش از این تیکت باز ندارید')).toBeTruthy();
    expect(within(await panel()).getByText('سلام')).toBeTruthy();
  });
});
