import {
  act,
  buildTicketRow,
  buildUser,
  fakeApi,
  fireEvent,
  pageOf,
  renderInTestShell,
  screen,
  waitFor,
  within,
} from '@hamyar/testing';
import type { SavedView } from '@hamyar/contracts';
import { OverlayHost } from '@hamyar/design-system/overlay';
import { manifest } from '../manifest.ts';
import { TicketsScreen } from './tickets.screen.tsx';

const modules = [{ manifest }] as never;
const view = (change: Partial<SavedView> = {}): SavedView => ({
  id: 12,
  version: 3,
  name: 'درگاه پرداخت',
  scope: 'personal',
  department: null,
  filters: { importance: [3], status: [0, 1] },
  order: { by: 'number', dir: 'asc' },
  columns: null,
  icon: null,
  color: null,
  is_default: false,
  counter: true,
  editable: true,
  ...change,
});

function show(path: string, views: SavedView[]) {
  const api = fakeApi({
    ticketCounters: ({ query }) => (query.view_ids ? { saved_views: [{ id: 12, count: 7 }] } : { open: 2 }),
    savedViewList: () => views,
    ticketList: () => pageOf([buildTicketRow({ id: 1, subject: 'یک' })]),
    savedViewStore: { id: 12 },
    savedViewUpdate: view({ version: 4 }),
    savedViewDelete: undefined,
    getOrder: () => views.map(({ id, name }, at) => ({ id, name, order: at + 1, parent_id: null })),
    updateOrder: undefined,
    customFieldList: [],
  });
  const screens = (
    <>
      <TicketsScreen />
      <OverlayHost />
    </>
  );
  return { api, ...renderInTestShell(screens, { user: buildUser('employee'), path, modules }) };
}
const asked = (api: ReturnType<typeof show>['api']) => {
  const { page: _page, perPage: _perPage, ...query } = api.calls('ticketList').at(-1)!.query as Record<string, unknown>;
  return query;
};
const openMenu = async (person: ReturnType<typeof show>['person']) =>
  person.click(await screen.findByRole('button', { name: 'نماهای دیگر' }));

describe('a saved view', () => {
  afterEach(() => void jest.useRealTimers());

  it('[decisions 2.4] is chosen from the menu with its number, and lists what it chooses in its order', async () => {
    const { api, person, history } = show('/tickets?view=open', [view()]);
    await openMenu(person);
    await person.click(await screen.findByRole('menuitemcheckbox', { name: /درگاه پرداخت ۷/ }));
    await waitFor(() => expect(history.location.get().search).toBe('?view_id=12'));
    await waitFor(() =>
      expect(asked(api)).toEqual({ importance: [3], status: [0, 1], sort_by: 'number', sort_dir: 'asc' }),
    );
    expect(screen.getByRole('radio', { name: /درگاه پرداخت/, checked: true })).toBeTruthy();
  });

  it('[decisions 2.4] of a link is shown as it is stored, and the list waits for it', async () => {
    const { api } = show('/tickets?view_id=12', [view()]);
    await screen.findByRole('link', { name: 'یک' });
    expect(api.calls('ticketList')).toHaveLength(1);
    expect(asked(api)).toEqual({ importance: [3], status: [0, 1], sort_by: 'number', sort_dir: 'asc' });
    expect(screen.getByText(/اهمیت/)).toBeTruthy();
  });

  it('[decisions 2.4] keeps its name while its filters are changed, stores the change, and goes back to what is stored', async () => {
    const { api, person, history } = show('/tickets?view_id=12', [view()]);
    await person.click(await screen.findByRole('button', { name: /حذف فیلتر اهمیت/ }));
    await waitFor(() => expect(asked(api)).toEqual({ status: [0, 1], sort_by: 'number', sort_dir: 'asc' }));
    expect(screen.getByRole('radio', { name: /درگاه پرداخت/, checked: true })).toBeTruthy();
    await openMenu(person);
    await person.click(await screen.findByRole('menuitem', { name: 'ذخیرهٔ تغییرات نما' }));
    await waitFor(() =>
      expect(api.calls('savedViewUpdate').at(-1)?.body).toEqual({
        version: 3,
        filters: { status: [0, 1] },
        order: { by: 'number', dir: 'asc' },
      }),
    );
    await waitFor(() => expect(history.location.get().search).toBe('?view_id=12'));
  });

  it('[decisions 2.4] is made of the list on the screen, with the filters of its view', async () => {
    const stored: SavedView[] = [];
    const { api, person, history } = show('/tickets?view=mine&importance=3', stored);
    await openMenu(person);
    await person.click(await screen.findByRole('menuitem', { name: 'ذخیره در نمای جدید…' }));
    await person.type(await screen.findByLabelText(/نام نما/), 'فوری‌های من');
    stored.push(view());
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ نما' }));
    await waitFor(() =>
      expect(api.calls('savedViewStore').at(-1)?.body).toEqual({
        name: 'فوری‌های من',
        scope: 'personal',
        department_id: null,
        counter: true,
        icon: null,
        color: null,
        columns: null,
        is_default: false,
        filters: { mine: true, status: [0, 1, 2, 3], importance: [3] },
        order: null,
      }),
    );
    await waitFor(() => expect(history.location.get().search).toBe('?view_id=12'));
  });

  it('[decisions 2.4] offers nothing to change to who may only see it', async () => {
    const { person } = show('/tickets?view_id=12', [view({ editable: false })]);
    await screen.findByRole('link', { name: 'یک' });
    await openMenu(person);
    expect(screen.queryByRole('menuitem', { name: /حذف نما|ویرایش نما|ذخیرهٔ تغییرات نما/ })).toBeNull();
  });

  it('[decisions 2.4] is deleted after a question, and all tickets are shown', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
    const own = show('/tickets?view_id=12', [view()]);
    await screen.findByRole('link', { name: 'یک' });
    await openMenu(own.person);
    await own.person.click(await screen.findByRole('menuitem', { name: 'حذف نما' }));
    const question = within(await screen.findByRole('alertdialog'));
    act(() => jest.advanceTimersByTime(600));
    await own.person.click(question.getByRole('button', { name: 'حذف نما' }));
    await waitFor(() => expect(own.api.calls('savedViewDelete')).toHaveLength(1));
    await waitFor(() => expect(own.history.location.get().search).toBe('?view=all'));
  });

  it('[decisions 2.4] that is gone leaves the address, and the list of the person is shown', async () => {
    const { history } = show('/tickets?view_id=99', [view()]);
    await screen.findByRole('link', { name: 'یک' });
    await waitFor(() => expect(history.location.get().search).toBe(''));
  });

  it('[decisions 2.4] that is the default opens the list where the address names nothing, the own one before others', async () => {
    const ofDepartment = view({
      id: 13,
      name: 'پشتیبانی',
      scope: 'department',
      is_default: true,
      filters: { kind: ['internal'] },
    });
    const own = view({ is_default: true });
    for (const layout of ['', '?layout=table']) {
      const { api, unmount } = show(`/tickets${layout}`, [ofDepartment, own]);
      await screen.findByRole('link', { name: 'یک' });
      await waitFor(() =>
        expect(asked(api)).toEqual({ importance: [3], status: [0, 1], sort_by: 'number', sort_dir: 'asc' }),
      );
      unmount();
    }
    const other = show('/tickets?view=all', [ofDepartment, own]);
    await screen.findByRole('link', { name: 'یک' });
    expect(asked(other.api)).toEqual({});
  });

  it('[decisions 2.4] that is the default keeps its name while a filter is taken out, and is left by a tab', async () => {
    const { api, person, history } = show('/tickets', [view({ is_default: true })]);
    await person.click(await screen.findByRole('button', { name: /حذف فیلتر اهمیت/ }));
    await waitFor(() => expect(asked(api)).toEqual({ status: [0, 1], sort_by: 'number', sort_dir: 'asc' }));
    expect(screen.getByRole('radio', { name: /درگاه پرداخت/, checked: true })).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: /^همه/ }));
    await waitFor(() => expect(history.location.get().search).toBe('?view=all'));
    await waitFor(() => expect(asked(api)).toEqual({}));
  });

  it('[decisions 2.4] shows its columns in the table, whatever the person has chosen, and the change is stored with it', async () => {
    const stored = view({ columns: ['number', 'subject', 'tags'] });
    const { api, person } = show('/tickets?layout=table&view_id=12', [stored]);
    await screen.findByRole('link', { name: 'یک' });
    const titles = () =>
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(titles()).toEqual(['شمارهٔ تیکت', 'عنوان تیکت', 'برچسب‌ها']);
    await person.click(screen.getByRole('button', { name: 'انتخاب ستون‌ها' }));
    await person.click(await screen.findByRole('checkbox', { name: 'وضعیت' }));
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'کارهای نما' }));
    await person.click(await screen.findByRole('menuitem', { name: 'ذخیرهٔ تغییرات نما' }));
    await waitFor(() =>
      expect(api.calls('savedViewUpdate').at(-1)?.body).toMatchObject({
        columns: expect.arrayContaining(['number', 'subject', 'tags', 'status']),
      }),
    );
  });

  it('[decisions 2.4] is saved from the table with its columns, an icon, a colour, and as the default', async () => {
    const { api, person } = show('/tickets?layout=table&view=mine&importance=3', []);
    await screen.findByRole('link', { name: 'یک' });
    await person.click(screen.getByRole('button', { name: 'کارهای نما' }));
    await person.click(await screen.findByRole('menuitem', { name: 'ذخیره در نمای جدید…' }));
    await person.type(await screen.findByLabelText(/نام نما/), 'فوری‌های من');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'نماد' }));
    fireEvent.click(await screen.findByText('نمودار'));
    await person.click(screen.getByRole('button', { name: /رنگ/ }));
    await person.click(screen.getByRole('checkbox', { name: /لیست تیکت‌ها با این نما باز شود/ }));
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ نما' }));
    await waitFor(() =>
      expect(api.calls('savedViewStore').at(-1)?.body).toMatchObject({
        ...{ icon: 'chart', color: '#4BA3C3', is_default: true, counter: true },
        columns: [
          'number',
          'subject',
          'customer',
          'status',
          'importance',
          'department',
          'assignee',
          'waiting_since',
          'last_activity_at',
        ],
      }),
    );
  });

  it('[decisions 2.4, 2.82] are put into order by the sort dialog', async () => {
    const { api, person } = show('/tickets?view=all', [
      view({ id: 12, name: 'یک نما' }),
      view({ id: 13, name: 'دو نما' }),
    ]);
    await screen.findByRole('link', { name: 'یک' });
    await openMenu(person);
    await person.click(await screen.findByRole('menuitem', { name: 'مرتب‌سازی نماها' }));
    const dialog = within(await screen.findByRole('dialog'));
    (await dialog.findByRole('button', { name: /دو نما/ })).focus();
    await person.keyboard('{ArrowUp}');
    await person.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(api.calls('updateOrder')[0]?.body).toEqual({ type: 'savedView', type_ids: [13, 12] }));
    await waitFor(() => expect(api.calls('savedViewList').length).toBeGreaterThan(1));
  });
});
