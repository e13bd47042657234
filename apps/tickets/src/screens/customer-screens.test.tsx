import type { SimilarTicket } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  act,
  axe,
  buildContent,
  buildTicket,
  buildTicketRow,
  buildUser,
  fakeApi,
  forCustomer,
  nok,
  refuse,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { userChanged } from '@hamyar/store';
import { buildFormToFill } from '../testing/form-doubles.ts';
import { CustomerTicketScreen } from './customer-ticket.screen.tsx';
import { CustomerTicketsScreen } from './customer-tickets.screen.tsx';
import { CustomerNewTicketScreen } from './customer-tickets-new.screen.tsx';

const customer = buildUser('customer');
const answers = {
  ticketCounters: {},
  ticketRead: undefined,
  ticketFormChoice: buildFormToFill(),
  expectedAnswerGet: null,
  similarTicketList: [] as SimilarTicket[],
  ticketOpeningGet: { refused: null },
  checkDefaultReciever: {
    recipient_id: null,
    recipient: null,
    reason: 'whole_department',
    outside_hours: false,
    next_open_at: null,
  },
} as const;
const entry = (name: string, path: string) =>
  ({
    manifest: { name: 'tickets', version: '0.1.0', title: 'تیکت‌ها', routes: [{ path, name, title: 'x', screen: 'X' }] },
  }) as never;
const modules = [
  entry('tickets-id', '/tickets/:id'),
  entry('tickets-new', '/tickets/new'),
  entry('tickets', '/tickets'),
];

describe('a customer’s tickets', () => {
  it('show no importance, no worker and no waiting time', async () => {
    fakeApi({ ...answers, ticketList: [forCustomer(buildTicketRow({ unread: true, unread_count: 2 }))] });
    renderInTestShell(<CustomerTicketsScreen />, { user: customer, path: '/tickets', modules });
    expect(await screen.findByRole('link', { name: 'خطا در ثبت سند حسابداری' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/بحرانی|مسئول|انتظار/);
  });

  it('begin with a button for the first one, for those who may create tickets', async () => {
    fakeApi({ ...answers, ticketList: [] });
    const { unmount } = renderInTestShell(<CustomerTicketsScreen />, { user: customer, path: '/tickets', modules });
    const empty = (await screen.findByText('هنوز تیکتی ثبت نشده است')).parentElement!;
    expect(within(empty).getByRole('link', { name: 'تیکت جدید' }).getAttribute('href')).toBe('/tickets/new');
    unmount();
    const limited = [modules[0]!, modules[2]!];
    renderInTestShell(<CustomerTicketsScreen />, { user: customer, path: '/tickets', modules: limited });
    await screen.findByText('هنوز تیکتی ثبت نشده است');
    expect(screen.queryByRole('link', { name: 'تیکت جدید' })).toBeNull();
  });

  it('have the notice of closed hours behind everything else, so that its late answer moves nothing', async () => {
    fakeApi({
      ...answers,
      checkDefaultReciever: { ...answers.checkDefaultReciever, outside_hours: true },
      ticketList: [forCustomer(buildTicketRow({ status: 4, can_rate: true }))],
    });
    renderInTestShell(<CustomerTicketsScreen />, { user: customer, path: '/tickets', modules });
    const notice = await waitFor(() => {
      const found = document.querySelector('.tk-side .tk-outside');
      expect(found).not.toBeNull();
      return found!;
    });
    expect(notice.previousElementSibling).not.toBeNull();
    expect(notice.nextElementSibling).toBeNull();
  });

  it('[decisions 2.1] of a supervisor are those of the organisation with whose they are, or the own ones', async () => {
    const supervisor = buildUser('customer', { supervisor: true, organization: { id: 4, name: 'پارس' } } as never);
    const other = { id: 77, name: 'لیلا رستمی', employee: false, profile_picture_name: null };
    const api = fakeApi({
      ...answers,
      ticketCounters: ({ query }) => ({ closed: query.mine ? 3 : 9 }),
      ticketList: ({ query }) => [
        forCustomer(buildTicketRow({ subject: query.mine ? 'خودم' : 'همکار', customer: query.mine ? null : other })),
      ],
    });
    const { person } = renderInTestShell(<CustomerTicketsScreen />, { user: supervisor, path: '/tickets', modules });
    expect((await screen.findByRole('link', { name: 'همکار' })).closest('li')!.textContent).toContain('لیلا رستمی');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('پارس');
    await person.click(screen.getByRole('radio', { name: 'تیکت‌های خودم' }));
    expect(await screen.findByRole('link', { name: 'خودم' })).toBeTruthy();
    // the counters are those of the chosen tickets
    expect((await screen.findByRole('radio', { name: 'بسته ۳' })).textContent).not.toContain('۹');
    expect(api.calls('ticketList').map(({ query }) => query.mine)).toEqual([undefined, true]);
  });

  describe('of a member whose organisation shows them to its members', () => {
    const member = buildUser('organization_customer', { organization_shared: true });
    const other = { id: 77, name: 'لیلا رستمی', employee: false, profile_picture_name: null };
    const list = (path = '/tickets') => {
      const api = fakeApi({
        ...answers,
        ticketCounters: ({ query }) => ({ closed: query.mine ? 3 : 9 }),
        ticketList: ({ query }) =>
          query.mine
            ? [forCustomer(buildTicketRow({ id: 1, subject: 'خودم' }))]
            : [1, 2].map((id) =>
                forCustomer(
                  buildTicketRow({
                    id,
                    subject: id === 1 ? 'خودم' : 'همکار',
                    ...(id === 2 ? { customer: other } : {}),
                  }),
                ),
              ),
      });
      return { api, ...renderInTestShell(<CustomerTicketsScreen />, { user: member, path, modules }) };
    };

    it('[decisions 2.1] begin with the own ones, and those of the organisation are chosen', async () => {
      const { api, person, history } = list();
      await screen.findByRole('link', { name: 'خودم' });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تیکت‌های من');
      await screen.findByRole('radio', { name: 'بسته ۳' });
      await person.click(screen.getByRole('radio', { name: 'همهٔ سازمان' }));
      expect((await screen.findByRole('link', { name: 'همکار' })).closest('li')!.textContent).toContain('لیلا رستمی');
      await screen.findByRole('radio', { name: 'بسته ۹' });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('پخش البرز');
      expect(new URLSearchParams(history.location.get().search).get('mine')).toBe('0');
      // another tab of the list keeps the choice
      await person.click(screen.getByRole('radio', { name: /^بسته/ }));
      await waitFor(() => expect(api.calls('ticketList').at(-1)?.query).toMatchObject({ mine: false, status: [4] }));
      await person.click(screen.getByRole('radio', { name: 'تیکت‌های خودم' }));
      await waitFor(() => expect(new URLSearchParams(history.location.get().search).has('mine')).toBe(false));
    });

    it('[decisions 2.1] are all found from a search that looked among the own ones', async () => {
      const { person, history } = list('/tickets?s=چاپگر');
      await screen.findByText('در نمای «تیکت‌های خودم»');
      await person.click(screen.getByRole('button', { name: 'جستجو در همهٔ تیکت‌ها' }));
      await screen.findByRole('link', { name: 'همکار' });
      expect(new URLSearchParams(history.location.get().search).get('mine')).toBe('0');
    });

    it('[decisions 2.4] follow what happens in the organisation while the list is open', async () => {
      const { socket } = list('/tickets?mine=0');
      await screen.findByRole('link', { name: 'همکار' });
      expect(socket.channels()).toContain('organization.4');
    });

    it('[decisions 2.1] are the own ones again when the organisation shows them no more', async () => {
      const { store } = list('/tickets?mine=0');
      await screen.findByRole('link', { name: 'همکار' });
      act(() => void store.dispatch(userChanged({ ...member, organization_shared: false })));
      await waitFor(() => expect(screen.queryByRole('radio', { name: 'همهٔ سازمان' })).toBeNull());
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تیکت‌های من');
    });
  });

  it('[decisions 2.1] are not chosen by a member who sees only the own ones', async () => {
    const api = fakeApi({ ...answers, ticketList: [forCustomer(buildTicketRow())] });
    const { socket } = renderInTestShell(<CustomerTicketsScreen />, {
      user: buildUser('organization_customer'),
      path: '/tickets',
      modules,
    });
    await screen.findByRole('link', { name: 'خطا در ثبت سند حسابداری' });
    expect(screen.queryByRole('radio', { name: 'همهٔ سازمان' })).toBeNull();
    expect(socket.channels()).not.toContain('organization.4');
    expect(api.calls('ticketList')[0]?.query.mine).toBeUndefined();
  });

  it('[decisions 2.3] say when a first answer can be expected, until it is there', async () => {
    const expected_answer = { median: 52, p90: 130 };
    fakeApi({ ...answers, ticketGet: forCustomer(buildTicket({ status: 0, expected_answer })) });
    const shell = { user: customer, path: '/tickets/1', modules };
    const { unmount } = renderInTestShell(<CustomerTicketScreen />, shell);
    expect(await screen.findByText('معمولاً تا ۵۵ دقیقه پاسخ می‌دهیم')).toBeTruthy();
    expect(screen.getByText('از هر ۱۰ تیکت، ۹ تیکت تا ۳ ساعت پاسخ می‌گیرد.')).toBeTruthy();
    unmount();
    fakeApi({ ...answers, ticketGet: forCustomer(buildTicket({ status: 2, expected_answer })) });
    renderInTestShell(<CustomerTicketScreen />, shell);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/معمولاً تا/)).toBeNull();
  });

  it('[4.15] are reached from their search by the arrow down when its answer has come', async () => {
    type Rows = ReturnType<typeof forCustomer>[];
    let give: (found: Rows) => void = () => undefined;
    const held = new Promise<Rows>((resolve) => (give = resolve));
    const row = (id: number, subject: string) => forCustomer(buildTicketRow({ id, subject }));
    fakeApi({ ...answers, ticketList: ({ query }) => (query.s === undefined ? [row(1, 'یک')] : held) });
    const { person, history } = renderInTestShell(<CustomerTicketsScreen />, {
      user: customer,
      path: '/tickets',
      modules,
    });
    await screen.findByRole('link', { name: 'یک' });
    const field = screen.getByRole('searchbox');
    await person.type(field, 'چاپ{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(field);
    give([row(3, 'چاپ'), row(2, 'دو')]);
    const first = await screen.findByRole('link', { name: 'چاپ' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(history.location.get().pathname).toBe('/tickets');
  });

  it('[2.15] show a new one above all others by one click', async () => {
    const arrived = forCustomer(
      buildTicketRow({ id: 900, subject: 'تازه', created_at: Math.floor(Date.now() / 1000) }),
    );
    fakeApi({ ...answers, ticketList: ({ query }) => [query.ids ? arrived : forCustomer(buildTicketRow())] });
    const { socket, person } = renderInTestShell(<CustomerTicketsScreen />, {
      user: customer,
      path: '/tickets',
      modules,
    });
    await screen.findByRole('link', { name: 'خطا در ثبت سند حسابداری' });
    act(() => socket.emit(`private-user.${customer.id}`, 'ticket.created', { id: 900, department_id: 1 }));
    await person.click(await screen.findByRole('button', { name: '۱ تیکت جدید رسید' }));
    const group = await screen.findByRole('list', { name: 'تازه رسیده' });
    expect(within(group).getByRole('link', { name: 'تازه' })).toBeTruthy();
  });

  it('[decisions 2.21] offers the rating in the panel right after closing, to whom it belongs', async () => {
    const api = fakeApi({
      ...answers,
      ticketList: [forCustomer(buildTicketRow({ id: 5, status: 4, can_rate: true }))],
      satisfactionPut: { satisfaction: 5, satisfaction_at: 1 },
    });
    const { person } = renderInTestShell(<CustomerTicketsScreen />, { user: customer, path: '/tickets', modules });
    await person.click(await screen.findByRole('radio', { name: 'کاملاً راضی' }));
    await person.type(screen.getByPlaceholderText('نظر شما (اختیاری)'), 'ممنون');
    await person.click(screen.getByRole('button', { name: 'ثبت' }));
    await waitFor(() =>
      expect(api.calls('satisfactionPut')[0]?.body).toEqual({ ticket_id: 5, satisfaction: 5, comment: 'ممنون' }),
    );
  });
});

describe('a customer’s ticket', () => {
  const ticket = forCustomer(buildTicket({ actions: ['reply'] }));

  it('[decisions 2.1] of a colleague says whose it is and is only read', async () => {
    const owner = { id: 77, name: 'لیلا رستمی', employee: false, profile_picture_name: null };
    fakeApi({
      ...answers,
      ticketGet: { ...ticket, customer: owner, actions: [], reply_refused: 'read_only' } as never,
    });
    renderInTestShell(<CustomerTicketScreen />, {
      user: buildUser('organization_customer', { organization_shared: true }),
      path: '/tickets/482',
      modules,
    });
    expect(
      within((await screen.findByRole('heading', { level: 1 })).closest('header')!).getByText('لیلا رستمی'),
    ).toBeTruthy();
    expect(screen.getByText('شما فقط می‌توانید این تیکت را ببینید')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /ارسال|بستن/ })).toBeNull();
  });

  const REOPEN = 'نوشتن پاسخ و باز کردن دوباره';

  it('[decisions 2.21] offers to open the ticket again after a low vote, by a reply', async () => {
    const voted = { status: 4, satisfaction: 2, can_rate: true, satisfaction_editable: true } as const;
    fakeApi({ ...answers, ticketGet: { ...ticket, ...voted } });
    const { person } = renderInTestShell(<CustomerTicketScreen />, { user: customer, path: '/tickets/482', modules });
    await person.click(await screen.findByRole('button', { name: REOPEN }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'متن پاسخ' })).toBe(document.activeElement));
  });

  it.each([
    ['a better vote', { satisfaction: 3 }],
    ['a reply is possible no more', { actions: [], reply_refused: 'closed_window_passed' }],
    ['the ticket is open', { status: 1 }],
  ] as const)('[decisions 2.21] offers that not when %s', async (_why, change) => {
    fakeApi({
      ...answers,
      ticketGet: { ...ticket, status: 4, satisfaction: 2, satisfaction_editable: true, ...change } as never,
    });
    const { person } = renderInTestShell(<CustomerTicketScreen />, { user: customer, path: '/tickets/482', modules });
    await person.click(await screen.findByRole('button', { name: 'مشخصات تیکت' }));
    await screen.findByText('نظر شما:');
    expect(screen.queryByRole('button', { name: REOPEN })).toBeNull();
  });

  it('never draws a note, even if one came', async () => {
    const note = buildContent({
      id: 2,
      seq: 2,
      type: 'note',
      author_kind: 'employee',
      body_html: '<p>فقط برای همکاران</p>',
    });
    fakeApi({ ...answers, ticketGet: { ...ticket, contents: [...ticket.contents, note] } });
    renderInTestShell(<CustomerTicketScreen />, { user: customer, path: '/tickets/482', modules });
    await screen.findByText(/هنگام ثبت سند/);
    expect(screen.queryByText('فقط برای همکاران')).toBeNull();
  });

  it('[decisions 2.4] shows an answer live, received on the public channel', async () => {
    let contents = ticket.contents;
    fakeApi({ ...answers, ticketGet: () => ({ ...ticket, contents, last_seq: contents.length }) });
    const { socket } = renderInTestShell(<CustomerTicketScreen />, { user: customer, path: '/tickets/482', modules });
    await screen.findByText(/هنگام ثبت سند/);
    expect(socket.channels()).toContain('ticket.482');
    expect(socket.channels().filter((name) => name.startsWith('ticket-staff') || name.startsWith('presence'))).toEqual(
      [],
    );
    contents = [
      ...contents,
      buildContent({ id: 3, seq: 2, author_kind: 'employee', body_html: '<p dir="rtl">رفع شد.</p>' }),
    ];
    act(() => socket.emit('ticket.482', 'ticket.content', { id: 482, seq: 2 }));
    expect(await screen.findByText('رفع شد.')).toBeTruthy();
  });

  it('[decisions 2.3 T9] leads to the ticket that it continues', async () => {
    fakeApi({
      ...answers,
      ticketGet: {
        ...ticket,
        links: [
          {
            type: 'follow_up_of',
            direction: 'out',
            ticket: { id: 481, number: '0508-000123-2', subject: 'خطای ورود' },
          },
        ],
      },
    });
    renderInTestShell(<CustomerTicketScreen />, { user: customer, path: '/tickets/482', modules });
    expect((await screen.findByRole('link', { name: /ادامهٔ تیکت/ })).getAttribute('href')).toBe('/tickets/481');
  });

  it('[decisions 2.3 T9] refuses an answer after the window and leads to a new ticket', async () => {
    fakeApi({ ...answers, ticketGet: { ...ticket, status: 4, actions: [], reply_refused: 'closed_window_passed' } });
    renderInTestShell(<CustomerTicketScreen />, { user: customer, path: '/tickets/482', modules });
    const link = await screen.findByRole('link', { name: 'ثبت تیکت جدید' });
    expect(link.getAttribute('href')).toBe('/tickets/new?follow_up_of=482&department_id=1');
    expect(screen.queryByRole('button', { name: 'ارسال پاسخ' })).toBeNull();
  });
});

describe('a customer’s new ticket', () => {
  const filled = {
    body_html: '<p>سلام</p>',
    attachments: [],
    form_values: {
      department_id: 1,
      category_id: 11,
      service_id: null,
      subject: 'خطا',
      customer_ids: [],
      recipient_id: null,
      importance: null,
      branch_id: null,
    },
  };

  it('[8.7] puts the server’s message at its field and keeps what was written', async () => {
    fakeApi({ ...answers, ticketStore: refuseFields({ subject: 'الگوی فیلد نامعتبر است' }) });
    const { person, drafts } = renderInTestShell(<CustomerNewTicketScreen />, {
      user: customer,
      path: '/tickets/new',
      modules,
      drafts: { 'new:customer': filled },
    });
    await person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    expect(await screen.findByText('الگوی فیلد نامعتبر است', { selector: '.hd-field-error' })).toBeTruthy();
    expect((drafts.get('new:customer') as typeof filled).body_html).toBe('<p>سلام</p>');
  });

  it('[decisions 2.8] says why no ticket can be opened now instead of a form, and keeps what was written', async () => {
    const refused = 'شما ۲ تیکت باز دارید و بیش از ۲ تیکت باز نمی‌توانید داشته باشید.';
    fakeApi({ ...answers, ticketOpeningGet: { refused } });
    const { drafts, container } = renderInTestShell(<CustomerNewTicketScreen />, {
      ...{ user: customer, path: '/tickets/new', modules, drafts: { 'new:customer': filled } },
    });
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'ارسال تیکت' })).toBeNull();
    expect((drafts.get('new:customer') as typeof filled).body_html).toBe('<p>سلام</p>');
    expect(await axe(container)).toEqual([]);
  });

  it('[decisions 2.8] shows the words of the server where the limit was reached meanwhile, and keeps what was written', async () => {
    fakeApi({ ...answers, ticketStore: nok('OPENING_REFUSED', undefined, 'سازمان شما ۵ تیکت باز دارد') });
    const { person, drafts } = renderInTestShell(
      <>
        <CustomerNewTicketScreen />
        <OverlayHost />
      </>,
      { user: customer, path: '/tickets/new', modules, drafts: { 'new:customer': filled } },
    );
    await person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    expect((await screen.findAllByText('سازمان شما ۵ تیکت باز دارد')).length).toBeGreaterThan(0);
    expect((drafts.get('new:customer') as typeof filled).body_html).toBe('<p>سلام</p>');
  });

  it('[decisions 2.4] sends a second time, also after a reload, under the key of the first', async () => {
    const api = fakeApi({ ...answers, ticketStore: refuse('SERVER_ERROR') });
    const at = { user: customer, path: '/tickets/new', modules };
    const first = renderInTestShell(<CustomerNewTicketScreen />, { ...at, drafts: { 'new:customer': filled } });
    await first.person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    await waitFor(() => expect(api.calls('ticketStore')).toHaveLength(1));
    await screen.findByRole('button', { name: 'ارسال تیکت' });
    first.unmount();
    const second = renderInTestShell(<CustomerNewTicketScreen />, { ...at, drafts: Object.fromEntries(first.drafts) });
    await second.person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    await waitFor(() => expect(api.calls('ticketStore')).toHaveLength(2));
    const [one, two] = api.calls('ticketStore').map(({ body }) => (body as { client_key: string }).client_key);
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(two).toBe(one);
  });

  it('[decisions 2.12] has room for answers of other modules below its text, once something is written', async () => {
    fakeApi({ ...answers });
    const slot = { slot: 'tickets.new/v1', name: 'suggestions', order: 10, code: 'Suggestions' };
    const other = { manifest: { name: 'knowledge-base', title: 'x', routes: [], slots: [slot] } } as never;
    const { person } = renderInTestShell(<CustomerNewTicketScreen />, {
      user: customer,
      path: '/tickets/new',
      modules: [...modules, other],
    });
    const subject = await screen.findByRole('textbox', { name: /عنوان تیکت/ });
    const shown = () => document.querySelector('[data-part="knowledge-base/Suggestions"]');
    expect(shown()).toBeNull();
    await person.type(subject, 'چ');
    await waitFor(() => expect(shown()).not.toBeNull());
  });

  it('names every empty field before anything is sent', async () => {
    const api = fakeApi({ ...answers });
    const { person } = renderInTestShell(<CustomerNewTicketScreen />, {
      user: customer,
      path: '/tickets/new',
      modules,
    });
    await person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    expect((await screen.findAllByText('این فیلد الزامی است')).length).toBeGreaterThan(0);
    expect(api.calls('ticketStore')).toEqual([]);
  });

  it('sends the draft once, forgets it and opens the ticket', async () => {
    const api = fakeApi({ ...answers, ticketStore: { id: 31, number: '0508-000031-4' } });
    const before = window.history.length;
    const { person, drafts, history } = renderInTestShell(<CustomerNewTicketScreen />, {
      user: customer,
      path: '/tickets/new',
      modules,
      drafts: { 'new:customer': filled },
    });
    await person.click(await screen.findByRole('button', { name: 'ارسال تیکت' }));
    await waitFor(() => expect(history.location.get().pathname).toBe('/tickets/31'));
    // back must not lead to an empty form
    expect(window.history.length).toBe(before);
    expect(api.calls('ticketStore')[0]?.body).toMatchObject({
      kind: 'customer',
      department_id: 1,
      category_id: 11,
      subject: 'خطا',
    });
    expect(drafts.has('new:customer')).toBe(false);
  });
});
