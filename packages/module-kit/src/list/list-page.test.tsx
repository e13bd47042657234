import { useState } from 'react';
import { KEYWORD_MAX } from '@hamyar/contracts';
import { act, buildUser, fireEvent, renderInTestShell, screen, waitFor, within } from '@hamyar/testing';
import { readingOf } from '../../test/readings.ts';
import { choiceFilter, defineList, numberFilter, textFilter } from './list-definition.ts';
import { ListPage } from './list-page.tsx';
import { useListQuery } from './use-list-query.ts';
import type { ListReading } from './use-list-rows.ts';

interface Row {
  id: number;
  name: string;
}
const rows: Row[] = [
  { id: 1, name: 'آریا' },
  { id: 2, name: 'بهار' },
];
interface Query {
  keyword?: string;
  level_id?: number;
  sort_by?: 'name' | 'city';
}
const companies = defineList<Query>()({
  filters: { keyword: textFilter(), level_id: numberFilter() },
  sorts: ['name', 'city'],
  defaultSort: { by: 'name', order: 'asc' },
});

let asked: object;
const chosen: (string | number)[][] = [];

type Answer = ListReading<Row> | ((keyword?: string) => ListReading<Row>);

function Companies({ reading: answer }: { reading: Answer }) {
  const list = useListQuery(companies);
  const reading = typeof answer === 'function' ? answer(list.filters.keyword) : answer;
  asked = list.query;
  return (
    <ListPage
      name="companies"
      title="شرکت‌ها"
      list={list}
      reading={reading}
      columns={[
        {
          key: 'name',
          title: 'نام',
          sortable: true,
          locked: true,
          render: (row) => <a href={`/companies/${row.id}`}>{row.name}</a>,
        },
        { key: 'city', title: 'شهر', sortable: true, render: () => 'یزد' },
      ]}
      rowKey={(row) => row.id}
      rowHref={(row) => `/companies/${row.id}`}
      empty="هنوز شرکتی نیست"
      search={{ filter: 'keyword', placeholder: 'جستجوی شرکت' }}
      controls={{ level_id: null }}
      chips={list.filters.level_id === undefined ? [] : [{ names: ['level_id'], label: 'سطح', value: 'طلایی' }]}
      bulk={({ keys }) => (
        <button type="button" onClick={() => chosen.push([...keys])}>
          ادغام
        </button>
      )}
      tools={<button type="button">خروجی</button>}
    />
  );
}
const show = (path: string, reading: Answer = readingOf(rows)) =>
  renderInTestShell(<Companies reading={reading} />, { user: buildUser('employee'), path });

describe('a list page', () => {
  beforeEach(() => localStorage.clear());

  it('[9.1] counts its rows, and its pages take the size and the number into the address', async () => {
    const { person, history } = show('/companies?tab=all', readingOf(rows, { total: 45, totalPages: 5 }));
    expect(screen.getByText('۴۵ مورد')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'صفحهٔ ۲' }));
    expect(asked).toEqual({ page: 2, perPage: 10, sort_by: 'name', sort_dir: 'asc' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'تعداد در صفحه' }), '25');
    expect(asked).toMatchObject({ page: 1, perPage: 25 });
    // keys that do not belong to the list stay in the address
    expect(history.location.get().search).toContain('tab=all');
  });

  it('[9.1] goes to the last page from one behind it, with its pager and without an entry in the history', () => {
    const before = window.history.length;
    const behind = readingOf<Row>([], { currentPage: 99, total: 45, totalPages: 5 });
    const { history } = show('/companies?page=99&tab=all', behind);
    expect(asked).toMatchObject({ page: 5, perPage: 10 });
    expect(history.location.get().search).toContain('tab=all');
    expect(window.history.length).toBe(before);
    expect(screen.queryByText('هنوز شرکتی نیست')).toBeNull();
    expect(screen.getByRole('button', { name: 'صفحهٔ ۵' })).toBeTruthy();
  });

  it('[9.1] reads without a filter that the call refuses, and adds no step to the history', async () => {
    const refused = (filter: object): ListReading<Row> => ({
      ...readingOf<Row>([]),
      data: undefined,
      currentData: undefined,
      error: { status: 'VALIDATION_ERROR', message: 'خطا', errors: [{ code: 'MAX', message: 'بزرگ', ...filter }] },
    });
    const before = window.history.length;
    const { history } = show('/companies?level_id=99999999999&tab=all', refused({ field: 'level_id' }));
    await waitFor(() => expect(history.location.get().search).toBe('?tab=all'));
    expect(asked).not.toHaveProperty('level_id');
    expect(window.history.length).toBe(before);
  });

  it('[9.1] keeps a text that the call refuses, and says why', () => {
    const error = {
      status: 'VALIDATION_ERROR',
      message: 'خطا',
      errors: [{ field: 'keyword', code: 'MIN', message: 'کوتاه است' }],
    };
    const reading: ListReading<Row> = { ...readingOf<Row>([]), data: undefined, currentData: undefined, error };
    const { history } = show('/companies?keyword=x', reading);
    expect(history.location.get().search).toBe('?keyword=x');
    expect(screen.getByText('کوتاه است')).toBeTruthy();
  });

  it('tells an empty list from one that the filters have emptied', () => {
    const { unmount } = show('/companies', readingOf([]));
    expect(screen.getByText('هنوز شرکتی نیست')).toBeTruthy();
    unmount();
    show('/companies?level_id=4', readingOf([]));
    expect(screen.getByText('با این فیلترها موردی پیدا نشد')).toBeTruthy();
  });

  it('shows the filters that are on, and «clear» leaves the search on', async () => {
    const { person } = show('/companies?level_id=4&keyword=a&page=3');
    await person.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
    expect(asked).toEqual({ keyword: 'a', page: 1, perPage: 10, sort_by: 'name', sort_dir: 'asc' });
    expect(screen.queryByText('طلایی')).toBeNull();
  });

  it('asks for what is typed once the person pauses, and immediately with Enter', () => {
    jest.useFakeTimers();
    try {
      show('/companies?page=2');
      const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'جستجوی شرکت' });
      fireEvent.change(search, { target: { value: 'یزد ' } });
      expect(asked).not.toHaveProperty('keyword');
      act(() => jest.advanceTimersByTime(1_000));
      expect(asked).toMatchObject({ keyword: 'یزد', page: 1 });
      // the space stays in the field, because the next word follows it
      expect(search.value).toBe('یزد ');
      fireEvent.change(search, { target: { value: 'یزد نو' } });
      fireEvent.keyDown(search, { key: 'Enter' });
      expect(asked).toMatchObject({ keyword: 'یزد نو' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('[decisions 2.3] opens the only result with Enter: immediately, or when it arrives, and never one of several', async () => {
    const first = show('/companies?keyword=a', readingOf(rows));
    await first.person.type(screen.getByRole('searchbox'), '{Enter}');
    expect(first.history.location.get().pathname).toBe('/companies');
    first.unmount();
    const waiting = { ...readingOf(rows), currentData: undefined, isFetching: true };
    const { person, history, rerender } = show('/companies', waiting);
    await person.type(screen.getByRole('searchbox'), 'به{Enter}');
    rerender(<Companies reading={readingOf([rows[1]!])} />);
    await waitFor(() => expect(history.location.get().pathname).toBe('/companies/2'));
  });

  for (const [does, leave] of [
    ['goes on typing', 'x'],
    ['empties the field', '{Escape}'],
  ] as const)
    it(`[decisions 2.3] opens no result for somebody who ${does} before it arrives`, async () => {
      const waiting = { ...readingOf(rows), currentData: undefined, isFetching: true };
      const { person, history, rerender } = show('/companies', waiting);
      await person.type(screen.getByRole('searchbox'), `به{Enter}${leave}`);
      rerender(<Companies reading={readingOf([rows[1]!])} />);
      await person.type(screen.getByRole('searchbox'), '{ArrowLeft}');
      expect(history.location.get().pathname).toBe('/companies');
    });

  it('[decisions 2.3] opens no result for somebody who has left the field, or has searched for nothing', async () => {
    const waiting = { ...readingOf(rows), currentData: undefined, isFetching: true };
    const { person, history, rerender } = show('/companies', waiting);
    const field = screen.getByRole('searchbox');
    await person.type(field, 'به{Enter}');
    await person.tab();
    rerender(<Companies reading={readingOf([rows[1]!])} />);
    await person.clear(field);
    await person.type(field, '{Enter}');
    expect(history.location.get().pathname).toBe('/companies');
  });

  it('[4.15] leads from the search into the rows with the arrow down, and on from row to row', async () => {
    const { person } = show('/companies?keyword=a');
    await person.type(screen.getByRole('searchbox'), '{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'آریا' }));
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'بهار' }));
    await person.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'آریا' }));
  });

  describe('while the answer to a search is on its way', () => {
    /** The rows of the question before, dimmed. */
    const old = (): ListReading<Row> => ({ ...readingOf(rows), currentData: undefined, isFetching: true });
    const others = [
      { id: 3, name: 'کاوه' },
      { id: 4, name: 'کاویان' },
    ];
    const focused = () => document.activeElement;

    it('[4.15] the arrow down waits for it and leads to its first row, also from a text that was just typed', async () => {
      const held = (keyword?: string) => (keyword === undefined ? readingOf(rows) : old());
      const { person, history, rerender } = show('/companies', held);
      const field = screen.getByRole('searchbox');
      await person.type(field, 'کاو{ArrowDown}');
      expect(asked).toMatchObject({ keyword: 'کاو' });
      expect(focused()).toBe(field);
      await person.keyboard('{ArrowDown}{Enter}');
      expect(focused()).toBe(field);
      rerender(<Companies reading={readingOf(others)} />);
      await waitFor(() => expect(focused()).toBe(screen.getByRole('link', { name: 'کاوه' })));
      expect(history.location.get().pathname).toBe('/companies');
    });

    it('[decisions 2.3] the arrow down and Enter open its only row when it arrives', async () => {
      const { person, history, rerender } = show('/companies', old());
      await person.type(screen.getByRole('searchbox'), 'کاوه{ArrowDown}{Enter}');
      expect(history.location.get().pathname).toBe('/companies');
      rerender(<Companies reading={readingOf(others.slice(0, 1))} />);
      await waitFor(() => expect(history.location.get().pathname).toBe('/companies/3'));
    });

    it('[4.15] the arrow down leads nowhere for somebody who goes on typing', async () => {
      const { person, rerender } = show('/companies', old());
      const field = screen.getByRole('searchbox');
      await person.type(field, 'کا{ArrowDown}و');
      rerender(<Companies reading={readingOf(others)} />);
      await person.keyboard('{ArrowLeft}');
      expect(focused()).toBe(field);
    });

    it('[4.15] the rows of the question before take no keys', async () => {
      const { person } = show('/companies?keyword=a', old());
      const link = screen.getByRole('link', { name: 'آریا' });
      const opened = jest.fn();
      link.addEventListener('click', opened);
      act(() => link.focus());
      await person.keyboard('{ArrowDown}{Enter}');
      expect(focused()).toBe(link);
      expect(opened).not.toHaveBeenCalled();
    });

    it('[4.15] a focused row that is replaced gives the focus to the first one, or back to the field', async () => {
      const { rerender } = show('/companies?keyword=a', old());
      act(() => screen.getByRole('link', { name: 'بهار' }).focus());
      rerender(<Companies reading={readingOf(others)} />);
      expect(focused()).toBe(screen.getByRole('link', { name: 'کاوه' }));
      rerender(<Companies reading={readingOf<Row>([])} />);
      expect(focused()).toBe(screen.getByRole('searchbox'));
    });

    it('[4.15] takes no focus from somebody who has left the rows', async () => {
      const { rerender } = show('/companies?keyword=a', old());
      const link = screen.getByRole('link', { name: 'بهار' });
      act(() => link.focus());
      act(() => link.blur());
      await act(() => Promise.resolve());
      rerender(<Companies reading={readingOf(others)} />);
      expect(focused()).toBe(document.body);
    });
  });

  it('[4.15] the arrow down stays on the page of the list that was searched', async () => {
    const { person } = show(
      '/companies?keyword=a&page=2',
      readingOf(rows, { currentPage: 2, total: 12, totalPages: 2 }),
    );
    await person.type(screen.getByRole('searchbox'), '{ArrowDown}');
    expect(asked).toMatchObject({ keyword: 'a', page: 2 });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'آریا' }));
  });

  it('[decisions 2.3] searches for no more text than its call takes, and cuts nothing that was typed', async () => {
    const { person } = show(`/companies?keyword=${'a'.repeat(300)}`);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(asked).toMatchObject({ keyword: field.value });
    expect(field.value).toHaveLength(KEYWORD_MAX);
    await person.click(field);
    await person.paste('b');
    await person.keyboard('{Enter}');
    expect(field.value).toHaveLength(KEYWORD_MAX + 1);
    expect(screen.getByText('حداکثر ۲۰۰ کاراکتر مجاز است').id).toBe(field.getAttribute('aria-describedby'));
    expect(asked).toMatchObject({ keyword: 'a'.repeat(KEYWORD_MAX) });
  });

  it('hands the chosen rows to the actions on many', async () => {
    const { person } = show('/companies');
    expect(screen.queryByRole('button', { name: 'ادغام' })).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: 'انتخاب همه' }));
    await person.click(screen.getByRole('button', { name: 'ادغام' }));
    expect(chosen.at(-1)).toEqual([1, 2]);
  });

  it.each([
    ['another page', '/companies?page=2'],
    ['other filters', '/companies?level_id=4'],
    ['another order', '/companies?sort_by=name&sort_dir=desc'],
  ])('chooses anew on %s: an action reaches no row that nobody sees any more', async (_, other) => {
    const { person, history } = show('/companies');
    const before = asked;
    await person.click(screen.getByRole('checkbox', { name: 'انتخاب همه' }));
    act(() => history.replace(other));
    expect(asked).not.toEqual(before);
    expect(screen.queryByRole('button', { name: 'ادغام' })).toBeNull();
    act(() => history.replace('/companies'));
    expect(screen.queryByRole('button', { name: 'ادغام' })).toBeNull();
  });

  it('drops a chosen row that has left the list', async () => {
    let leave: () => void = () => {};
    function Shrinking() {
      const [reading, setReading] = useState(() => readingOf(rows));
      leave = () => setReading(readingOf(rows.slice(1)));
      return <Companies reading={reading} />;
    }
    const { person } = renderInTestShell(<Shrinking />, { user: buildUser('employee'), path: '/companies' });
    await person.click(screen.getByRole('checkbox', { name: 'انتخاب همه' }));
    act(() => leave());
    await person.click(screen.getByRole('button', { name: 'ادغام' }));
    expect(chosen.at(-1)).toEqual([2]);
  });

  it('keeps a choice of columns for the person who made it', async () => {
    const first = show('/companies');
    await first.person.click(screen.getByRole('button', { name: 'انتخاب ستون‌ها' }));
    await first.person.click(screen.getByRole('checkbox', { name: 'شهر' }));
    expect(screen.queryByRole('columnheader', { name: 'شهر' })).toBeNull();
    first.unmount();
    const again = show('/companies');
    expect(screen.queryByRole('columnheader', { name: 'شهر' })).toBeNull();
    again.unmount();
    renderInTestShell(<Companies reading={readingOf(rows)} />, {
      user: buildUser('employee', { id: 4711 }),
      path: '/companies',
    });
    expect(screen.getByRole('columnheader', { name: 'شهر' })).toBeTruthy();
  });

  it('offers to read again what could not be read, and keeps rows that were read before', async () => {
    let again = 0;
    const failed = { error: { status: 'SERVER_ERROR', message: '', request_id: 'k7' }, refetch: () => (again += 1) };
    const { person, unmount } = show('/companies', { ...readingOf<Row>(null), ...failed });
    expect(screen.getByText('k7')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(again).toBe(1);
    unmount();
    show('/companies', { ...readingOf(rows), ...failed });
    expect(within(screen.getByRole('table')).getByText('آریا')).toBeTruthy();
  });

  it('[decisions 2.0] shows no rows of other filters in the place of an answer that failed; title, search and filters stay', () => {
    const failed = { error: { status: 'SERVER_ERROR', message: '' }, currentData: undefined };
    show('/companies?level_id=4', { ...readingOf(rows, { total: 45, totalPages: 5 }), ...failed });
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy();
    expect(screen.queryByText('آریا')).toBeNull();
    expect(screen.queryByRole('button', { name: 'صفحهٔ ۲' })).toBeNull();
    expect(screen.getByRole('heading', { name: /شرکت‌ها/ })).toBeTruthy();
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.getByText('طلایی')).toBeTruthy();
  });

  it('takes back a page by the back button, and the search field follows the address', async () => {
    const { person, history } = show('/companies?keyword=a', readingOf(rows, { total: 45, totalPages: 5 }));
    const before = window.history.length;
    await person.click(screen.getByRole('button', { name: 'صفحهٔ ۲' }));
    expect(window.history.length).toBe(before + 1);
    act(() => history.replace('/companies?keyword=b'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('b');
  });

  it('[5.33] says from how many characters it searches, and searches for nothing shorter', async () => {
    const named = defineList<{ keyword?: string }>()({ filters: { keyword: textFilter({ min: 3 }) }, sorts: [] });
    function Named() {
      const list = useListQuery(named);
      asked = list.query;
      const search = { filter: 'keyword' as const, placeholder: 'جستجو' };
      return (
        <ListPage
          name="named"
          title="نام‌ها"
          list={list}
          reading={readingOf(rows)}
          columns={[]}
          rowKey={(row) => row.id}
          search={search}
          controls={{}}
        />
      );
    }
    const { person } = renderInTestShell(<Named />, { user: buildUser('employee'), path: '/names?keyword=آر' });
    expect(asked).not.toHaveProperty('keyword');
    const field = screen.getByRole('searchbox');
    await person.type(field, 'آ{Enter}');
    expect(screen.getByText('حداقل ۳ کاراکتر وارد کنید')).toBeTruthy();
    expect(asked).not.toHaveProperty('keyword');
    expect((field as HTMLInputElement).value).toBe('آ');
    await person.type(field, 'ریا{Enter}');
    expect(asked).toMatchObject({ keyword: 'آریا' });
    expect(screen.queryByText('حداقل ۳ کاراکتر وارد کنید')).toBeNull();
    await person.clear(field);
    await person.type(field, 'آ{Enter}');
    expect(asked).not.toHaveProperty('keyword');
    expect((field as HTMLInputElement).value).toBe('آ');
  });

  it('empties the search with Escape without waiting', async () => {
    const { person } = show('/companies?keyword=a');
    await person.type(screen.getByRole('searchbox'), '{Escape}');
    expect(asked).not.toHaveProperty('keyword');
  });

  it('[9.1] removes from the address what it ignores, and adds no step to the history', async () => {
    const steps = history.length;
    show('/companies?level_id=x&sort_by=colour&page=0&tab=7');
    await waitFor(() => expect(location.search).toBe('?tab=7'));
    expect(history).toHaveLength(steps);
    expect(asked).toEqual({ page: 1, perPage: 10, sort_by: 'name', sort_dir: 'asc' });
  });

  it('keeps the columns of two modules apart whose lists have one name, and reads what was stored before', async () => {
    const moduleOf = (name: string) =>
      [
        { manifest: { name, version: '1.0.0', title: name, routes: [{ path: '/companies', name, title: name }] } },
      ] as never;
    const open = (module: string) =>
      renderInTestShell(<Companies reading={readingOf(rows)} />, {
        user: buildUser('employee'),
        path: '/companies',
        modules: moduleOf(module),
      });
    const city = () => screen.queryByRole('columnheader', { name: 'شهر' });
    const { person, unmount } = open('trade');
    await person.click(screen.getByRole('button', { name: 'انتخاب ستون‌ها' }));
    await person.click(screen.getByRole('checkbox', { name: 'شهر' }));
    expect(city()).toBeNull();
    unmount();
    const other = open('contacts');
    expect(city()).toBeTruthy();
    other.unmount();
    const [[key, choice] = ['', '']] = Object.entries({ ...localStorage });
    localStorage.clear();
    localStorage.setItem(key.replace('.trade', ''), choice);
    open('trade');
    expect(city()).toBeNull();
  });

  it('goes back to the columns of the product, also after a reload', async () => {
    const { person, unmount } = show('/companies');
    await person.click(screen.getByRole('button', { name: 'انتخاب ستون‌ها' }));
    await person.click(screen.getByRole('checkbox', { name: 'شهر' }));
    expect(localStorage).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'بازنشانی' }));
    expect(localStorage).toHaveLength(0);
    unmount();
    show('/companies');
    expect(screen.getByRole('columnheader', { name: 'شهر' })).toBeTruthy();
  });
});

describe('a list that is paged by cursors', () => {
  const log = defineList<{ kind?: 'a' | 'b' }>()({
    filters: { kind: choiceFilter(['a', 'b']) },
    sorts: [],
    paging: 'cursor',
  });
  let query: object;
  function Log({ reading }: { reading: ListReading<Row> }) {
    const list = useListQuery(log);
    query = list.query;
    const columns = [{ key: 'name', title: 'نام', render: (row: Row) => row.name }];
    return (
      <ListPage
        name="log"
        title="گزارش"
        list={list}
        reading={reading}
        columns={columns}
        rowKey={(row) => row.id}
        controls={{ kind: null }}
      />
    );
  }
  const open = (path: string) =>
    renderInTestShell(<Log reading={readingOf(rows, { nextCursor: 'n1', previousCursor: 'p1' } as never)} />, {
      user: buildUser('employee'),
      path,
    });

  it('asks by the cursor of the answer, and begins anew with another size', async () => {
    const { person } = open('/log?cursor=c7');
    expect(query).toEqual({ cursor: 'c7', perPage: 10 });
    // beside the buttons, because there are no numbers of pages
    const pager = screen.getByRole('navigation', { name: 'صفحه‌ها' }).parentElement!;
    expect(within(pager).getByText(/مورد$/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'بعدی' }));
    expect(query).toEqual({ cursor: 'n1', perPage: 10 });
    await person.selectOptions(screen.getByRole('combobox', { name: 'تعداد در صفحه' }), '25');
    expect(query).toEqual({ cursor: undefined, perPage: 25 });
  });

  it('leads to its end where the answer says the way, and is not dead on the last page', async () => {
    const show = (answer: object) =>
      renderInTestShell(<Log reading={readingOf(rows, answer as never)} />, {
        user: buildUser('employee'),
        path: '/log?cursor=c7',
      });
    const offered = show({ nextCursor: 'n1', lastCursor: 'l1' });
    await offered.person.click(screen.getByRole('button', { name: 'انتها' }));
    expect(query).toEqual({ cursor: 'l1', perPage: 10 });
    offered.unmount();
    const { unmount } = show({ nextCursor: null, previousCursor: 'p1', lastCursor: null });
    expect(screen.getByRole('button', { name: 'انتها' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'قبلی' }).getAttribute('aria-disabled')).toBeNull();
    unmount();
    show({ nextCursor: 'n1' });
    expect(screen.queryByRole('button', { name: 'انتها' })).toBeNull();
  });

  it('leads back to its beginning', async () => {
    const { person } = open('/log?cursor=c7');
    await person.click(screen.getByRole('button', { name: 'ابتدا' }));
    expect(query).toEqual({ cursor: undefined, perPage: 10 });
  });
});
