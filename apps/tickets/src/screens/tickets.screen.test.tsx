import {
  act,
  buildContent,
  buildTicket,
  buildTicketRow,
  buildUser,
  fakeApi,
  fireEvent,
  nok,
  refuse,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { manifest } from '../manifest.ts';
import { TicketsScreen } from './tickets.screen.tsx';

const colleague = { id: 9, name: 'هادی خسروی', employee: true, profile_picture_name: null };
const written = { body_html: '<p>بررسی شد.</p>', attachments: [], form_values: {} };
const modules = [{ manifest }] as never;
const answers = {
  ...{ ticketCounters: { mine: 1 }, savedViewList: [], customFieldList: [], ticketRead: undefined, ticketHistory: [] },
  ticketSignatureGet: { html: '' },
};

function open(ticket = buildTicket(), drafts: Record<string, unknown> = {}, user = buildUser('employee')) {
  const api = fakeApi({ ...answers, ticketList: [buildTicketRow()], ticketGet: ticket });
  return { api, ...renderInTestShell(<TicketsScreen />, { user, path: `/tickets/${ticket.id}`, drafts, modules }) };
}

describe('the desk', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  it('[2.15] reads the list out of its address', async () => {
    const api = fakeApi({ ...answers, ticketList: [buildTicketRow()] });
    renderInTestShell(<TicketsScreen />, {
      user: buildUser('employee'),
      path: '/tickets?view=all&customer_id=42&status=0,3',
    });
    expect(await screen.findByRole('link', { name: 'خطا در ثبت سند حسابداری' })).toBeTruthy();
    expect(api.calls('ticketList')[0]?.query).toMatchObject({ customer_id: 42, status: [0, 3] });
  });

  it('[7.39] joins both channels of a ticket before its answer, so that one call asks for their tokens', async () => {
    fakeApi({ ...answers, ticketList: [buildTicketRow()], ticketGet: () => new Promise<never>(() => {}) });
    const { socket } = renderInTestShell(<TicketsScreen />, {
      user: buildUser('employee'),
      path: '/tickets/482',
      modules,
    });
    await screen.findByRole('link', { name: 'خطا در ثبت سند حسابداری' });
    expect(socket.channels()).toContain('ticket-staff.482');
    expect(socket.stateOn('presence-ticket.482')).toBe('viewing');
  });

  it('design/api.md: a new ticket is counted in the pill and moves no row until it is asked for', async () => {
    const api = fakeApi({
      ...answers,
      ticketList: ({ query }) =>
        query.ids ? [buildTicketRow({ id: 900, created_at: Math.floor(Date.now() / 1000) })] : [buildTicketRow()],
    });
    const { socket } = renderInTestShell(<TicketsScreen />, {
      user: buildUser('employee'),
      path: '/tickets?view=all',
      modules,
    });
    await screen.findByRole('link', { name: 'خطا در ثبت سند حسابداری' });
    act(() => {
      socket.emit('department.1', 'ticket.created', { id: 900, department_id: 1 });
      socket.emit('private-user.7', 'ticket.changed', { id: 900 });
    });
    expect(await screen.findByRole('button', { name: /۱ تیکت جدید رسید/ })).toBeTruthy();
    expect(api.calls('ticketList').filter(({ query }) => query.ids)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'خطا در ثبت سند حسابداری' })).toHaveLength(1);
  });

  it('design/api.md: an older ticket that changed below the loaded rows is not new to the list', async () => {
    const now = Math.floor(Date.now() / 1000);
    fakeApi({
      ...answers,
      ticketList: ({ query }) =>
        query.ids
          ? [buildTicketRow({ id: 900, created_at: now - 3_600 }), buildTicketRow({ id: 901, created_at: now + 1 })]
          : pageOf([buildTicketRow()], { total: 40, totalPages: 4, nextCursor: 'next' }),
    });
    const { socket } = renderInTestShell(<TicketsScreen />, {
      user: buildUser('employee'),
      path: '/tickets?view=all',
      modules,
    });
    await screen.findByRole('link', { name: 'خطا در ثبت سند حسابداری' });
    act(() => {
      for (const id of [900, 901]) socket.emit('department.1', 'ticket.changed', { id });
    });
    expect(await screen.findByRole('button', { name: /تیکت جدید رسید/ })).toHaveProperty(
      'textContent',
      expect.stringContaining('۱ تیکت'),
    );
  });

  it('design/api.md: a row on the screen is read again by its id alone, however many events came', async () => {
    let status: 0 | 3 = 0;
    const api = fakeApi({ ...answers, ticketList: () => [buildTicketRow({ status })] });
    const { socket } = renderInTestShell(<TicketsScreen />, {
      user: buildUser('employee'),
      path: '/tickets?view=all',
      modules,
    });
    await screen.findByText('باز', { selector: '.hd-status' });
    status = 3;
    act(() => {
      for (let n = 0; n < 20; n += 1) socket.emit('department.1', 'ticket.changed', { id: 482, version: n });
    });
    expect(await screen.findByText('پاسخ مشتری', { selector: '.hd-status' })).toBeTruthy();
    expect(
      api
        .calls('ticketList')
        .map(({ query }) => query.ids)
        .filter(Boolean),
    ).toEqual([[482]]);
  });

  it('[decisions 2.2] opens in note mode and says why when a colleague has the ticket', async () => {
    open(
      buildTicket({
        actions: ['note'],
        reply_refused: 'assigned_to_colleague',
        assignee: colleague,
        recipient: colleague,
      }),
    );
    expect(await screen.findByText(/اینجا فقط یادداشت داخلی ثبت می‌شود/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ثبت یادداشت' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ارسال پاسخ' })).toBeNull();
  });

  it('[decisions 2.4] shows what is new before a stale reply goes, and sends it with force under the same key', async () => {
    const ticket = buildTicket();
    const changes = buildContent({
      id: 77,
      seq: 2,
      type: 'note',
      author_kind: 'employee',
      body_html: '<p dir="rtl">صبر کنید.</p>',
    });
    const waiting = buildContent({ id: 76, seq: 3, state: 'pending', author_kind: 'employee', body_html: '' });
    const { api, person, drafts } = open(ticket, { 'ticket:482:message': written });
    api.answer({
      ticketUpdate: ({ body }) =>
        'content' in body && body.content.force
          ? { ticket: { ...ticket, contents: [...ticket.contents, changes], last_seq: 3 }, content_id: 78 }
          : nok('STALE_TICKET', {
              ticket: { ...ticket, contents: [...ticket.contents, changes], last_seq: 2 },
              content_id: null,
              stale: [changes, waiting],
            }),
    });
    await person.click(await screen.findByRole('button', { name: 'ارسال پاسخ' }));
    const dialog = await screen.findByRole('dialog', { name: 'پیش از ارسال شما پیام تازه‌ای رسید' });
    expect(within(dialog).getByText('صبر کنید.')).toBeTruthy();
    expect(within(dialog).getByText(/تا چند ثانیهٔ دیگر به دست مشتری می‌رسد/)).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'با این حال ارسال شود' }));
    await waitFor(() => expect(drafts.has('ticket:482:message')).toBe(false));
    const sent = api.calls('ticketUpdate').map(({ body }) => ('content' in body ? body.content : null));
    expect(sent.map((content) => content?.force)).toEqual([false, true]);
    expect(sent[0]?.client_key).toBe(sent[1]?.client_key);
  });

  it('[decisions 2.4] a send that fails keeps the text and tries again under the same key', async () => {
    const ticket = buildTicket();
    const { api, person, drafts } = open(ticket, { 'ticket:482:message': written });
    const button = await screen.findByRole('button', { name: 'ارسال پاسخ' });
    api.offline(true);
    await person.click(button);
    expect(await screen.findByText(/ارسال نشد. متن شما حفظ شده است/)).toBeTruthy();
    const kept = drafts.get('ticket:482:message') as typeof written & { form_values: { client_key?: string } };
    expect(kept.body_html).toBe(written.body_html);
    api.offline(false);
    api.answer({ ticketUpdate: { ticket, content_id: 78 } });
    await person.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(drafts.has('ticket:482:message')).toBe(false));
    const [{ body } = { body: null }] = api.calls('ticketUpdate');
    expect(body && 'content' in body && body.content.client_key).toBe(kept.form_values.client_key);
  });

  it('[decisions 2.2] claims a ticket for oneself with the version it was read in', async () => {
    const ticket = buildTicket({ version: 4, actions: ['claim', 'note'] });
    const { api, person } = open(ticket);
    api.answer({ ticketUpdate: { ticket: { ...ticket, assignee: colleague, version: 5 }, content_id: null } });
    await person.click(await screen.findByRole('button', { name: 'برداشتن تیکت' }));
    await waitFor(() => expect(api.calls('ticketUpdate')[0]?.body).toEqual({ version: 4, recipient_id: 7 }));
  });

  it('shows that a colleague writes, and never oneself', async () => {
    const { socket } = open();
    await screen.findByRole('log');
    act(() =>
      socket.members('presence-ticket.482', [
        { user_id: 7, name: 'سارا کریمی', profile_picture_name: null, state: 'viewing' },
        { user_id: 9, name: 'هادی خسروی', profile_picture_name: null, state: 'replying' },
      ]),
    );
    expect((await screen.findByText(/در حال نوشتن است/)).textContent).toContain('هادی خسروی');
    expect(screen.queryByText(/سارا کریمی/)).toBeNull();
  });

  it('moves through the list by the position of the keys, in any keyboard layout', async () => {
    const rows = [buildTicketRow({ id: 1, subject: 'یک' }), buildTicketRow({ id: 2, subject: 'دو' })];
    fakeApi({ ...answers, ticketList: pageOf(rows), ticketGet: ({ params }) => buildTicket({ id: params.id }) });
    const { person, history } = renderInTestShell(<TicketsScreen />, {
      user: buildUser('employee'),
      path: '/tickets?view=all',
      modules,
    });
    await screen.findByRole('link', { name: 'یک' });
    await person.keyboard('[KeyJ][KeyJ][Enter]');
    expect(history.location.get().pathname).toBe('/tickets/2');
  });

  for (const layout of ['', '&layout=table'])
    it(`the search has the focus by / alone${layout}`, async () => {
      fakeApi({ ...answers, ticketList: pageOf([buildTicketRow({ subject: 'یک' })]) });
      const { person } = renderInTestShell(<TicketsScreen />, {
        user: buildUser('employee'),
        path: `/tickets?view=all${layout}`,
        modules,
      });
      await screen.findByRole('link', { name: 'یک' });
      await person.keyboard('{Shift>}[Slash]{/Shift}');
      expect(document.activeElement).toBe(document.body);
      await person.keyboard('[Slash]');
      expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    });

  it('[2.15] opens a ticket of the table in the same list, by its subject and by its row', async () => {
    fakeApi({ ...answers, ticketList: pageOf([buildTicketRow({ id: 1, subject: 'یک' })]) });
    renderInTestShell(<TicketsScreen />, {
      user: buildUser('employee'),
      path: '/tickets?view=all&importance=3&sort_by=created_at&layout=table&page=2&perPage=50',
      modules,
    });
    const link = await screen.findByRole('link', { name: 'یک' });
    expect(link.getAttribute('href')).toBe(
      '/tickets/1?view=all&importance=3&sort_by=created_at&layout=table&page=2&perPage=50',
    );
  });

  it('says so where the browser does not let the link be copied', async () => {
    fakeApi({ ...answers, ticketList: [buildTicketRow()], ticketGet: buildTicket() });
    const { person } = renderInTestShell(
      <>
        <TicketsScreen />
        <OverlayHost />
      </>,
      { user: buildUser('employee'), path: '/tickets/482', modules },
    );
    await person.click(await screen.findByRole('button', { name: 'بیشتر' }));
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await person.click(await screen.findByRole('menuitem', { name: 'کپی پیوند' }));
    expect((await screen.findByRole('alert')).textContent).toContain('کپی نشد');
  });

  it('[decisions 2.3] tells who came too late with claiming who was first, and the focus goes to the subject', async () => {
    const free = buildTicket({ assignee: null, actions: ['claim', 'reply'] });
    const taken = { ...free, assignee: colleague, actions: ['reply' as const] };
    const api = fakeApi({
      ...answers,
      ticketList: [buildTicketRow()],
      ticketGet: () => (api.calls('ticketUpdate').length === 0 ? free : taken),
      ticketUpdate: () => nok('VERSION_CONFLICT', { ticket: taken, content_id: null }),
    });
    const { person } = renderInTestShell(
      <>
        <TicketsScreen />
        <OverlayHost />
      </>,
      { user: buildUser('employee'), path: `/tickets/${free.id}`, modules },
    );
    await person.click(await screen.findByRole('button', { name: 'برداشتن تیکت' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/این تیکت را پیش از شما .*هادی خسروی.* برداشت/);
    await waitFor(() =>
      expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H1', free.subject]),
    );
  });

  it('[decisions 2.3] says that a ticket is transferred also to who sees it no more, and shows it no longer', async () => {
    const ticket = buildTicket({ actions: ['transfer'] });
    const api = fakeApi({
      ...answers,
      ticketList: [buildTicketRow()],
      ticketAssignees: [],
      ticketGet: () => (api.calls('ticketUpdate').length === 0 ? ticket : refuse('NOT_FOUND')),
      ticketUpdate: undefined,
    });
    const { person } = renderInTestShell(
      <>
        <TicketsScreen />
        <OverlayHost />
      </>,
      { user: buildUser('employee'), path: `/tickets/${ticket.id}`, modules },
    );
    await person.click(await screen.findByRole('button', { name: 'ارجاع' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(await dialog.findByText('مالی و قراردادها'));
    await person.type(dialog.getByRole('textbox', { name: /علت ارجاع/ }), 'مالی است');
    await person.click(dialog.getByRole('button', { name: 'ارجاع تیکت' }));
    expect(await screen.findByText('تیکت ارجاع داده شد')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  });

  it('[decisions 2.0] tells who may not see the ticket any more, and no longer shows its conversation', async () => {
    const free = buildTicket({ assignee: null, actions: ['claim', 'reply'] });
    const api = fakeApi({
      ...answers,
      ticketList: [buildTicketRow()],
      ticketGet: () => (api.calls('ticketUpdate').length === 0 ? free : refuse('NOT_FOUND')),
      ticketUpdate: refuse('NOT_FOUND'),
    });
    const { person } = renderInTestShell(
      <>
        <TicketsScreen />
        <OverlayHost />
      </>,
      { user: buildUser('employee'), path: `/tickets/${free.id}`, modules },
    );
    await person.click(await screen.findByRole('button', { name: 'برداشتن تیکت' }));
    expect((await screen.findByRole('alert')).textContent).toContain('این تیکت دیگر در دسترس شما نیست');
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  });

  it('[decisions 2.3] goes back to the list after a ticket was deleted, and offers a full admin to undo it', async () => {
    const ticket = buildTicket({ actions: ['delete'] });
    const api = fakeApi({
      ...answers,
      ticketList: [buildTicketRow({ id: 1, subject: 'یک' })],
      ticketGet: () =>
        api.calls('ticketDelete').length > api.calls('ticketRestore').length ? refuse('NOT_FOUND') : ticket,
      ticketDelete: undefined,
      ticketRestore: undefined,
    });
    const { person, history } = renderInTestShell(
      <>
        <TicketsScreen />
        <OverlayHost />
      </>,
      { user: buildUser('full_admin'), path: `/tickets/${ticket.id}?view=all`, modules },
    );
    await screen.findByRole('log');
    await person.click(screen.getAllByRole('button', { name: 'بیشتر' }).at(-1)!);
    await person.click(await screen.findByRole('menuitem', { name: 'حذف تیکت' }));
    const question = within(await screen.findByRole('alertdialog'));
    act(() => jest.advanceTimersByTime(600));
    await person.click(question.getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(history.location.get()).toMatchObject({ pathname: '/tickets', search: '?view=all' }));
    expect(screen.queryByText(ticket.subject)).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'واگرد' }));
    await waitFor(() => expect(api.calls('ticketRestore')).toHaveLength(1));
  });

  describe('the text box of a ticket', () => {
    const text = () => screen.getByRole('textbox', { name: 'متن پاسخ' });
    const press = (code: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'x', code });
    const blur = () => act(() => (document.activeElement as HTMLElement).blur());

    it('has the focus in the tick of R, again after it was left, and with a restored draft', async () => {
      open(buildTicket(), { 'ticket:482:message': written });
      await screen.findByRole('log');
      for (let round = 0; round < 3; round += 1) {
        press('KeyR');
        expect(document.activeElement).toBe(text());
        blur();
        expect(document.activeElement).toBe(document.body);
      }
    });

    it('has every key that follows R: none of them is a command', async () => {
      open(buildTicket({ actions: ['reply', 'note', 'close', 'transfer'] }));
      await screen.findByRole('log');
      for (const code of ['KeyR', 'KeyA', 'KeyE', 'KeyF', 'KeyJ', 'KeyN', 'Slash']) press(code);
      expect(document.activeElement).toBe(text());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.querySelector('.hd-opening')).toBeNull();
    });

    it('has the focus in the tick of N in the mode of notes, and of R in the mode of replies', async () => {
      open(buildTicket({ actions: ['reply', 'note'] }));
      await screen.findByRole('log');
      press('KeyN');
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'یادداشت داخلی' }));
      blur();
      press('KeyR');
      expect(document.activeElement).toBe(text());
    });

    it('is left by Escape with its text, and J and K work then', async () => {
      const rows = [buildTicketRow({ id: 482, subject: 'یک' }), buildTicketRow({ id: 483, subject: 'دو' })];
      fakeApi({ ...answers, ticketList: pageOf(rows), ticketGet: buildTicket() });
      const drafts = { 'ticket:482:message': written };
      renderInTestShell(<TicketsScreen />, { user: buildUser('employee'), path: '/tickets/482', drafts, modules });
      await screen.findByRole('log');
      await screen.findByRole('link', { name: 'دو' });
      press('KeyR');
      const box = document.activeElement!;
      fireEvent.keyDown(box, { key: 'Escape', code: 'Escape', keyCode: 27 });
      expect(document.activeElement).toBe(screen.getByRole('log'));
      press('KeyJ');
      expect((document.activeElement as HTMLAnchorElement).href).toContain('/tickets/483');
      await waitFor(() => expect(text().textContent).toContain('بررسی شد.'));
    });
  });
});
