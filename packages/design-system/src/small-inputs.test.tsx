import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { EmptyState, Switch } from './basics/index.ts';
import { JalaliDateTime } from './dates/index.ts';
import { RichTextEditor } from './editor/index.ts';
import {
  ColorField,
  HourMinuteInput,
  MultiSelect,
  PRESET_COLORS,
  SearchSelect,
  Select,
  type HourMinute,
} from './fields/index.ts';
import { FileInput, type PickedFile } from './files/index.ts';
import { ErrorPage } from './layout/index.ts';
import { confirmDelete, OverlayHost } from './overlay/index.ts';
import { CardList, DataTable } from './table/index.ts';

const file = (name: string, size: number, type = '') =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size }) as File;

/** An input with its value, which is also passed to `seen`. */
function Held<Value>({
  start,
  seen,
  children,
}: {
  start: Value;
  seen(value: Value): void;
  children(value: Value, change: (value: Value) => void): ReactNode;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      {children(value, (next) => {
        setValue(next);
        seen(next);
      })}
    </>
  );
}

describe('[2.80, 2.90] the small inputs', () => {
  it('[2.90] a date-time picker takes a Jalali day with its time, in steps of five minutes', () => {
    const seen = jest.fn();
    render(
      <Held<number | null> start={null} seen={seen}>
        {(value, change) => <JalaliDateTime label="زمان" value={value} onChange={change} />}
      </Held>,
    );
    const input = screen.getByRole('textbox', { name: 'زمان' });
    fireEvent.mouseDown(input);
    fireEvent.click(input);
    fireEvent.change(input, { target: { value: '۱۴۰۵/۰۸/۲۹ ۱۰:۰۲' } });
    fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
    expect(seen).toHaveBeenLastCalledWith(Date.UTC(2026, 10, 20, 6, 30) / 1000);
  });

  it('[2.90] an hour and minute input accepts a duration', async () => {
    const seen = jest.fn();
    render(
      <Held<HourMinute> start={{ hours: null, minutes: null }} seen={seen}>
        {(value, change) => <HourMinuteInput value={value} onChange={change} />}
      </Held>,
    );
    await userEvent.type(screen.getByLabelText('ساعت'), '26');
    await userEvent.type(screen.getByLabelText('دقیقه'), '45');
    expect(seen).toHaveBeenLastCalledWith({ hours: 26, minutes: 45 });
  });

  it('[2.90] a customer is found while their name is typed', async () => {
    const seen = jest.fn();
    render(
      <SearchSelect onSearch={async () => [{ value: 7, label: 'نگار احمدی' }]} onChange={seen} aria-label="مشتری" />,
    );
    await userEvent.type(screen.getByRole('combobox'), 'نگا');
    await userEvent.click((await screen.findAllByText('نگار احمدی')).at(-1)!);
    expect(seen).toHaveBeenLastCalledWith({ value: 7, label: 'نگار احمدی' });
  });

  it('[2.90] a combobox of tags accepts a new word besides the known ones', async () => {
    const seen = jest.fn();
    render(
      <Held<string[]> start={[]} seen={seen}>
        {(value, change) => (
          <MultiSelect
            creatable
            options={[{ value: 'payment', label: 'پرداخت' }]}
            value={value}
            onChange={change}
            aria-label="برچسب‌ها"
          />
        )}
      </Held>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'درگاه');
    await userEvent.click((await screen.findAllByText('درگاه')).at(-1)!);
    expect(seen).toHaveBeenLastCalledWith(['درگاه']);
  });

  it('[2.90] a switch shows «فعال» and «غیرفعال»', async () => {
    render(
      <Held start={false} seen={() => undefined}>
        {(value, change) => <Switch checked={value} onChange={change} label="وضعیت" showState />}
      </Held>,
    );
    expect(screen.getByText('غیرفعال')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'وضعیت' }));
    expect(screen.getByText('فعال')).toBeTruthy();
  });

  it('[2.90] a row on top selects every row and none', async () => {
    const seen = jest.fn();
    render(
      <Held<Set<string | number>> start={new Set()} seen={seen}>
        {(value, change) => (
          <DataTable
            label="سازمان‌ها"
            rows={[{ id: 1 }, { id: 2 }]}
            rowKey={(row) => row.id}
            columns={[{ key: 'id', title: 'شناسه', render: (row) => row.id }]}
            selected={value}
            onSelect={change}
          />
        )}
      </Held>,
    );
    for (let round = 0; round < 2; round += 1) await userEvent.click(screen.getByLabelText('انتخاب همه'));
    expect(seen.mock.calls.map(([selected]) => [...(selected as Set<number>)])).toEqual([[1, 2], []]);
  });

  it('[2.90] a list of cards edits immediately and deletes after a confirmation', async () => {
    const edit = jest.fn();
    const remove = jest.fn();
    render(
      <>
        <OverlayHost />
        <CardList label="سطح‌ها" items={[{ key: 3, name: 'طلایی' }]} onEdit={edit} onDelete={remove} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ویرایش طلایی' }));
    expect(edit).toHaveBeenCalledWith(3);
    await userEvent.click(screen.getByRole('button', { name: 'حذف طلایی' }));
    await userEvent.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(remove).not.toHaveBeenCalled();
  });

  it('[2.90] a colour is chosen, from ten presets at first', () => {
    render(<ColorField value={PRESET_COLORS[0]} onChange={() => undefined} aria-label="رنگ" />);
    expect(new Set(PRESET_COLORS).size).toBe(10);
    expect(screen.getByText('#E77373')).toBeTruthy();
  });

  it('[2.90] rich text is written in its own editor', async () => {
    render(<RichTextEditor label="متن پاسخ" value="<p>سلام <strong>دنیا</strong></p>" onChange={() => undefined} />);
    const box = () => screen.getByRole('textbox', { name: 'متن پاسخ' });
    await waitFor(() => expect(box().querySelector('strong')?.textContent).toBe('دنیا'));
    expect(box().getAttribute('contenteditable')).toBe('true');
  });

  it('[2.90] files are dropped; a picture has a small preview, and each file shows whether it is accepted', async () => {
    URL.createObjectURL ??= () => 'blob:preview';
    URL.revokeObjectURL ??= () => undefined;
    render(
      <Held<PickedFile[]> start={[]} seen={() => undefined}>
        {(value, change) => <FileInput label="پیوست‌ها" value={value} onChange={change} />}
      </Held>,
    );
    fireEvent.drop(screen.getByRole('button', { name: /رها کنید/ }), {
      dataTransfer: { files: [file('shot.png', 10, 'image/png'), file('tool.exe', 10)] },
    });
    await waitFor(() => expect(document.querySelector('img[src^="blob:"]')).toBeTruthy());
    expect(screen.getByText('shot.png')).toBeTruthy();
    expect(screen.getAllByText('فرمت فایل مجاز نمی باشد')).toHaveLength(1);
  });
});

describe('[8.10] the other messages of the catalogue', () => {
  it('[8.10, 8.12, 8.13] rejected files and the three kinds of empty results have their own texts', async () => {
    render(
      <>
        <EmptyState />
        <EmptyState kind="files" />
        <Select options={[]} searchable aria-label="مشتری" />
        <FileInput
          label="پیوست‌ها"
          value={
            [
              { id: 'a', file: file('big.png', 600_000), status: 1 },
              { id: 'b', file: file('tool.exe', 1), status: 2 },
            ] as never
          }
          onChange={() => undefined}
        />
      </>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'ژ');
    for (const text of [
      'موردی برای نمایش وجود ندارد',
      'موردی پیدا نشد',
      'موردی پیدا نشد!',
      'حجم فایل غیر مجاز است ۵۸۵٫۹ کیلوبایت؛ حداکثر ۵۰۰ کیلوبایت',
      'فرمت فایل مجاز نمی باشد',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it('[8.10, 8.14, 8.18] so have a deletion and an unknown address', async () => {
    render(
      <>
        <OverlayHost />
        <ErrorPage code="route" />
      </>,
    );
    act(() => {
      void confirmDelete();
    });
    for (const text of ['آیا از انجام این عملیات اطمینان دارید؟', 'این صفحه پیدا نشد'])
      expect(screen.getByText(text)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
  });
});
