import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OverlayHost } from '../overlay/index.ts';
import { CardList, DataTable, moveColumn, nextSort, PAGE_SIZES, pageNumbers, Pager } from './index.ts';
import type { Sort } from './index.ts';

describe('selecting rows of a table', () => {
  it('[2.15] takes those between two boxes with Shift, and leaves them out in the same way', async () => {
    const many = [1, 2, 3, 4, 5].map((id) => ({ id }));
    const Selectable = () => {
      const [selected, setSelected] = useState<Set<string | number>>(new Set());
      return (
        <>
          <output>{[...selected].sort().join(' ')}</output>
          <DataTable
            label="ردیف‌ها"
            rows={many}
            rowKey={(row) => row.id}
            selected={selected}
            onSelect={setSelected}
            columns={[{ key: 'id', title: 'شناسه', render: (row) => row.id }]}
          />
        </>
      );
    };
    const person = userEvent.setup();
    render(<Selectable />);
    const boxes = screen.getAllByRole('checkbox', { name: 'انتخاب ردیف' });
    const press = async (at: number, shift: boolean) => {
      if (shift) await person.keyboard('{Shift>}');
      await person.click(boxes[at]!);
      if (shift) await person.keyboard('{/Shift}');
      return screen.getByRole('status').textContent;
    };
    expect(await press(3, true)).toBe('4');
    expect(await press(1, true)).toBe('2 3 4');
    expect(await press(4, false)).toBe('2 3 4 5');
    expect(await press(2, true)).toBe('2');
  });
});

describe('the pager', () => {
  it('[9.1] offers 10, 25, 50, 100 and 200 rows a page', () => {
    expect(PAGE_SIZES).toEqual([10, 25, 50, 100, 200]);
    render(<Pager page={1} perPage={10} total={213} onChange={jest.fn()} />);
    expect(
      within(screen.getByLabelText('تعداد در صفحه'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['۱۰ در صفحه', '۲۵ در صفحه', '۵۰ در صفحه', '۱۰۰ در صفحه', '۲۰۰ در صفحه']);
  });

  it('[9.1] goes to the first, previous, next and last page', async () => {
    const change = jest.fn();
    render(<Pager page={5} perPage={25} total={213} onChange={change} />);
    for (const name of ['ابتدا', 'قبلی', 'بعدی', 'انتها']) await userEvent.click(screen.getByRole('button', { name }));
    expect(change.mock.calls).toEqual([
      [1, 25],
      [4, 25],
      [6, 25],
      [9, 25],
    ]);
    expect(screen.getByText('نمایش ۱۰۱ تا ۱۲۵ از ۲۱۳ مورد')).toBeTruthy();
  });

  it('keeps the focus on the button that led to the end', async () => {
    const Pages = () => {
      const [page, setPage] = useState(1);
      return <Pager page={page} perPage={25} total={50} onChange={setPage} />;
    };
    render(<Pages />);
    const last = screen.getByRole('button', { name: 'انتها' });
    await userEvent.click(last);
    expect(last.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(last);
  });

  it('has no last page while the total is capped', () => {
    render(<Pager page={1} perPage={25} total={10_000} totalCapped onChange={jest.fn()} />);
    expect(screen.queryByRole('button', { name: 'انتها' })).toBeNull();
    expect(screen.getByText('نمایش ۱ تا ۲۵ از بیش از ۱۰٬۰۰۰ مورد')).toBeTruthy();
  });

  it('shows the pages around the current one', () => {
    expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 0, 9]);
    expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
    expect(pageNumbers(9, 9)).toEqual([1, 0, 8, 9]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
});

const rows = [
  { id: 1, name: 'فناوران آریا' },
  { id: 2, name: 'بیمهٔ سامان' },
];

function Table({ onSort }: { onSort?: (sort: Sort | null) => void }) {
  const [selected, setSelected] = useState<Set<string | number>>(new Set());
  return (
    <DataTable
      label="سازمان‌ها"
      rows={rows}
      rowKey={(row) => row.id}
      selected={selected}
      onSelect={setSelected}
      sort={{ key: 'name', order: 'asc' }}
      onSortChange={onSort}
      columns={[{ key: 'name', title: 'نام سازمان', render: (row) => row.name, sortable: true }]}
    />
  );
}

describe('a table', () => {
  it('chooses single rows and all rows', async () => {
    render(<Table />);
    await userEvent.click(screen.getAllByLabelText('انتخاب ردیف')[0]!);
    const all = screen.getByLabelText<HTMLInputElement>('انتخاب همه');
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(screen.getAllByLabelText<HTMLInputElement>('انتخاب ردیف').every((box) => box.checked)).toBe(true);
  });

  it('sorts up, down and not at all, and announces it', async () => {
    const sort = jest.fn();
    render(<Table onSort={sort} />);
    expect(screen.getByRole('columnheader', { name: /نام سازمان/ }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: /نام سازمان/ }));
    expect(sort).toHaveBeenCalledWith({ key: 'name', order: 'desc' });
    expect(nextSort({ key: 'name', order: 'desc' }, 'name')).toBeNull();
  });

  it('[8.13] shows that there is nothing to show', () => {
    render(<DataTable label="سازمان‌ها" rows={[]} rowKey={() => 0} columns={[]} />);
    expect(screen.getByText('موردی برای نمایش وجود ندارد')).toBeTruthy();
  });
});

describe('the cards of a table on a phone', () => {
  it('[decisions 2.0] are grey lines while their first page is being read, and then themselves', () => {
    const table = (loading: boolean, rows: { id: number }[]) => (
      <DataTable
        label="سازمان‌ها"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[]}
        loading={loading}
        card={({ id }) => `کارت ${id}`}
      />
    );
    const { container, rerender } = render(table(true, []));
    const lines = () => container.querySelectorAll('.hd-table-cards .hd-skeleton-line').length;
    expect(lines()).toBeGreaterThan(0);
    rerender(table(true, [{ id: 1 }]));
    expect([lines(), screen.queryByText('کارت 1') !== null]).toEqual([0, true]);
    rerender(table(false, []));
    expect(lines()).toBe(0);
  });
});

describe('the card list', () => {
  it('[8.14] asks before it deletes', async () => {
    const remove = jest.fn(() => Promise.resolve());
    render(
      <>
        <OverlayHost />
        <CardList label="سطح‌ها" items={[{ key: 3, name: 'طلایی' }]} onDelete={remove} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'حذف طلایی' }));
    expect(screen.getByText('آیا از انجام این عملیات اطمینان دارید؟')).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
    await act(async () => {
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    });
    expect(remove).toHaveBeenCalledWith(3);
  });
});

describe('the menu of columns', () => {
  it('never moves a column before the locked ones', () => {
    const columns = [
      { key: 'number', title: 'شمارهٔ تیکت', shown: true, locked: true },
      { key: 'status', title: 'وضعیت', shown: true },
      { key: 'tags', title: 'برچسب‌ها', shown: true },
    ];
    expect(moveColumn(columns, 2, 0).map((column) => column.key)).toEqual(['number', 'tags', 'status']);
  });
});

describe('a group of rows', () => {
  it('stands above all others once, and can be dismissed; the arrow keys lead through it into the others', async () => {
    const dismiss = jest.fn();
    render(
      <DataTable
        label="سازمان‌ها"
        rows={rows}
        rowKey={(row) => row.id}
        group={{ title: 'تازه رسیده', rows: [rows[1]!], closeLabel: 'بستن', onClose: dismiss }}
        columns={[{ key: 'name', title: 'نام', render: (row) => <a href={`/${row.id}`}>{row.name}</a> }]}
      />,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['بیمهٔ سامان', 'فناوران آریا']);
    links[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links[1]);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(links[0]);
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});
