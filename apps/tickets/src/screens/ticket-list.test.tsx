import {
  act,
  buildTicket,
  buildTicketRow,
  buildUser,
  fakeApi,
  pageOf,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import { manifest } from '../manifest.ts';
import type { TicketListQuery, TicketRow } from '@hamyar/contracts';
import { TicketsScreen } from './tickets.screen.tsx';

const modules = [{ manifest }] as never;
const NUMBER = '0508-000123-2';
const one = buildTicketRow({ id: 1, subject: 'یک' });
const two = buildTicketRow({ id: 2, subject: 'دو' });
const arrived = buildTicketRow({ id: 900, subject: 'سه', created_at: Math.floor(Date.now() / 1000) });

type Rows = TicketRow[] | ReturnType<typeof pageOf | typeof refuseFields>;

function show(
  path: string,
  rowsOf: (query: Partial<TicketListQuery>) => Rows | Promise<Rows>,
  counters: Record<string, number> = {},
) {
  const api = fakeApi({
    ticketCounters: counters,
    savedViewList: [],
    customFieldList: [],
    ticketRead: undefined,
    ticketHistory: [],
    ticketList: ({ query }) => rowsOf(query),
    ticketGet: ({ params }) => buildTicket({ id: params.id, subject: `تیکت ${params.id}` }),
  });
  return { api, ...renderInTestShell(<TicketsScreen />, { user: buildUser('employee'), path, modules }) };
}
const queries = (api: ReturnType<typeof show>['api']) => api.calls('ticketList').map(({ query }) => query);
const subjects = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('new tickets of the list', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  for (const layout of ['', '&layout=table'])
    it(`[2.15] are shown above all others by one click, wherever the order puts them, until dismissed${layout}`, async () => {
      const { socket, person } = show(`/tickets?view=all${layout}`, (query) =>
        query.ids ? [arrived] : pageOf([one, two], { total: 149, totalPages: 6, nextCursor: 'next' }),
      );
      await screen.findByRole('link', { name: 'یک' });
      act(() => socket.emit('department.1', 'ticket.created', { id: 900, department_id: 1 }));
      await person.click(await screen.findByRole('button', { name: '۱ تیکت جدید رسید' }));
      const link = await screen.findByRole('link', { name: 'سه' });
      expect(screen.getByRole('heading', { name: 'تازه رسیده' }).compareDocumentPosition(link)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(link.compareDocumentPosition(screen.getByRole('link', { name: 'یک' }))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(screen.queryByRole('button', { name: /تیکت جدید رسید/ })).toBeNull();
      await person.click(screen.getByRole('button', { name: 'بستن «تازه رسیده»' }));
      expect(screen.queryByRole('link', { name: 'سه' })).toBeNull();
      expect(screen.getByRole('link', { name: 'یک' })).toBeTruthy();
    });

  it('[2.15] stand in the list once, and what the person may not see does not come', async () => {
    let loaded = [one];
    const { socket, person } = show('/tickets?view=all', (query) => (query.ids ? [arrived] : loaded));
    await screen.findByRole('link', { name: 'یک' });
    act(() => {
      for (const id of [900, 901]) socket.emit('department.1', 'ticket.created', { id, department_id: 1 });
    });
    const pill = await screen.findByRole('button', { name: '۱ تیکت جدید رسید' });
    loaded = [one, arrived];
    await person.click(pill);
    const group = await screen.findByRole('list', { name: 'تازه رسیده' });
    expect(subjects(group)).toEqual(['سه']);
    await person.click(screen.getByRole('button', { name: 'بستن «تازه رسیده»' }));
    expect(subjects(await screen.findByRole('list', { name: 'تیکت‌ها' }))).toEqual(['یک', 'سه']);
  });
});

describe('a filter of the address', () => {
  for (const layout of ['', '&layout=table'])
    it(`[9.1] is taken out where the list refuses it, and the rows are shown without it${layout}`, async () => {
      const refusal = refuseFields({ 'department_ids[0]': 'این دپارتمان وجود ندارد' });
      const { api, history } = show(`/tickets?view=all&department_ids=99999999999&status=0${layout}`, (query) =>
        query.department_ids ? refusal : [one],
      );
      expect(await screen.findByRole('link', { name: 'یک' })).toBeTruthy();
      const left = Object.fromEntries(new URLSearchParams(history.location.get().search));
      expect(left).toEqual({ view: 'all', status: '0', ...(layout ? { layout: 'table' } : {}) });
      expect(queries(api).at(-1)).not.toHaveProperty('department_ids');
      expect(screen.queryByText('این دپارتمان وجود ندارد')).toBeNull();
    });
});

describe('the search of the list', () => {
  it('[decisions 2.3] finds a ticket by its whole number from any view and with any filter, in any digits', async () => {
    for (const number of [NUMBER, '۰۵۰۸-۰۰۰۱۲۳-۲', '٠٥٠٨-٠٠٠١٢٣-٢', `#${NUMBER}`]) {
      const { api, unmount } = show(`/tickets?view=mine&status=0&s=${encodeURIComponent(number)}`, () => [one]);
      expect(await screen.findByRole('link', { name: 'یک' })).toBeTruthy();
      expect(queries(api)).toEqual([{ page: 1, perPage: 25, s: number }]);
      expect(screen.getByText('شمارهٔ تیکت در همهٔ تیکت‌ها جستجو شد')).toBeTruthy();
      unmount();
    }
  });

  it('[decisions 2.3] looks in the view for the beginning of a number or one with a wrong digit', async () => {
    for (const text of ['0508-0001', '0508-000123-3']) {
      const { api, unmount } = show(`/tickets?view=mine&s=${text}`, () => [one]);
      await screen.findByRole('link', { name: 'یک' });
      expect(queries(api)[0]).toMatchObject({ mine: true, s: text });
      unmount();
    }
  });

  it('[decisions 2.3] says where it has looked, and offers everywhere with its count', async () => {
    const { person, history } = show('/tickets?view=open&status=0&s=چاپ', (query) =>
      query.status ? [one] : pageOf([one, two], { total: 12 }),
    );
    await screen.findByRole('link', { name: 'یک' });
    expect(screen.getByText('در نمای «باز» با ۱ فیلتر')).toBeTruthy();
    expect(await screen.findByText('۱۲ مورد')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'جستجو در همهٔ تیکت‌ها' }));
    expect(Object.fromEntries(new URLSearchParams(history.location.get().search))).toEqual({ view: 'all', s: 'چاپ' });
    expect(await screen.findByRole('link', { name: 'دو' })).toBeTruthy();
    expect(screen.queryByText(/در نمای/)).toBeNull();
  });

  for (const layout of ['', '&layout=table'])
    it(`[decisions 2.3] offers everywhere where it has found nothing${layout}`, async () => {
      const { person } = show(`/tickets?view=mine&s=چاپ${layout}`, (query) =>
        query.mine ? [] : pageOf([one], { total: 1 }),
      );
      await screen.findByText('۱ مورد', { selector: 'small' });
      await person.click(screen.getByRole('button', { name: /^جستجو در همهٔ تیکت‌ها/ }));
      expect(await screen.findByRole('link', { name: 'یک' })).toBeTruthy();
    });

  it('[decisions 2.3] does not offer everywhere where nothing would be found either', async () => {
    show('/tickets?view=mine&s=چاپ', () => []);
    expect(await screen.findByText('در همهٔ تیکت‌ها هم پیدا نشد')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /جستجو در همهٔ تیکت‌ها/ })).toBeNull();
  });

  it('[decisions 2.3] opens the only result with Enter', async () => {
    const { person, history } = show('/tickets?view=mine', (query) => (query.s ? [two] : [one, two]));
    await screen.findByRole('link', { name: 'یک' });
    await person.type(screen.getByRole('searchbox'), `${NUMBER}{Enter}`);
    await waitFor(() => expect(history.location.get().pathname).toBe('/tickets/2'));
  });
});

describe('the arrow down in the search of the list', () => {
  for (const layout of ['', '&layout=table'])
    it(`[4.15] waits for the answer and leads to its first row; Enter opens no row of the old one${layout}`, async () => {
      let give: (found: TicketRow[]) => void = () => undefined;
      const held = new Promise<TicketRow[]>((resolve) => (give = resolve));
      const three = buildTicketRow({ id: 3, subject: 'چاپ' });
      const { person, history } = show(`/tickets?view=all${layout}`, ({ s }) => (s === undefined ? [one, two] : held));
      await screen.findByRole('link', { name: 'یک' });
      const field = screen.getByRole('searchbox');
      await person.type(field, 'چاپ{ArrowDown}{Enter}');
      expect(document.activeElement).toBe(field);
      give([three, two]);
      const first = await screen.findByRole('link', { name: 'چاپ' });
      await waitFor(() => expect(document.activeElement).toBe(first));
      expect(history.location.get().pathname).toBe('/tickets');
    });
});

describe('the rows of the list', () => {
  it('[4.15] are one stop for Tab; the arrow keys, Home and End move between them, and from the search into them', async () => {
    const { person } = show('/tickets?view=all', () => [one, two]);
    const [first, second] = [
      await screen.findByRole('link', { name: 'یک' }),
      await screen.findByRole('link', { name: 'دو' }),
    ];
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    await person.type(screen.getByRole('searchbox'), '{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    await person.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
    await person.keyboard('{End}{ArrowUp}');
    expect(document.activeElement).toBe(first);
  });

  it('[4.15] can be skipped by a link to the conversation while a ticket is open', async () => {
    const { person } = show('/tickets/1?view=all', () => [one, two]);
    const log = await screen.findByRole('log');
    await person.click(screen.getByRole('button', { name: 'رفتن به گفتگو' }));
    expect(document.activeElement?.contains(log)).toBe(true);
  });

  it('[2.15] have the open ticket above them, selected, where the list has not loaded it', async () => {
    const { unmount } = show('/tickets/77?view=mine', () => [one, two]);
    const pinned = await screen.findByRole('list', { name: 'تیکت در حال نمایش' });
    expect(subjects(pinned)).toEqual(['تیکت 77']);
    expect(within(pinned).getByRole('link').getAttribute('aria-current')).toBe('true');
    unmount();
    show('/tickets/1?view=mine', () => [one, two]);
    await screen.findByRole('log');
    expect(screen.queryByRole('list', { name: 'تیکت در حال نمایش' })).toBeNull();
  });
});

describe('the head of the list', () => {
  it('[2.15] counts a view as its tab does, and a filtered list by its answer', async () => {
    const rows = () => pageOf([one], { total: 148 });
    const { unmount } = show('/tickets?view=open', rows, { open: 149 });
    expect(await screen.findByText('۱۴۹ مورد')).toBeTruthy();
    unmount();
    show('/tickets?view=open&status=0', rows, { open: 149 });
    expect(await screen.findByText('۱۴۸ مورد')).toBeTruthy();
  });

  it('[2.15] shows the active filters in words, each of which can be removed, and all of them together', async () => {
    const { person, history } = show('/tickets?view=open&status=0&unread=1', () => [one]);
    const filters = () => [...new URLSearchParams(history.location.get().search).keys()];
    await person.click(await screen.findByRole('button', { name: 'حذف فیلتر وضعیت' }));
    expect(filters()).toEqual(['view', 'unread']);
    await person.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
    expect(filters()).toEqual(['view']);
    expect(screen.queryByRole('button', { name: 'پاک کردن فیلترها' })).toBeNull();
  });
});

describe('the table of tickets', () => {
  it('[2.15] has the same views as the list beside the conversation', async () => {
    const { person, history } = show('/tickets?view=all&layout=table', () => [one]);
    await person.click(await screen.findByRole('tab', { name: /در انتظار پاسخ من/ }));
    await waitFor(() => expect(history.location.get().search).toContain('view=waiting_for_me'));
    expect(screen.getByRole('tab', { name: /در انتظار پاسخ من/, selected: true })).toBeTruthy();
  });

  it('[2.15] is where the list goes back to from a ticket that was opened on its second page', async () => {
    const { person, history } = show('/tickets?view=all&layout=table&page=2&perPage=10', (query) =>
      pageOf([one, two], { total: 12, totalPages: 2, currentPage: query.page ?? 1, perPage: 10 }),
    );
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    await person.click(await screen.findByRole('link', { name: 'دو' }));
    await waitFor(() => expect(history.location.get().pathname).toBe('/tickets/2'));
    const row = (await screen.findByRole('link', { name: /دو/ })).closest('[data-key]');
    await waitFor(() => expect((seen.mock.contexts as unknown[]).includes(row)).toBe(true));
    await person.click(screen.getByRole('button', { name: 'نمای جدولی' }));
    await waitFor(() => expect(history.location.get().pathname).toBe('/tickets'));
    expect(Object.fromEntries(new URLSearchParams(history.location.get().search))).toMatchObject({
      ...{ layout: 'table', page: '2', perPage: '10' },
    });
  });
});
