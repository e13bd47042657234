import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HourMinuteInput, NumberField, rules, SearchSelect, Select, toMinutes, TreeSelect } from './index.ts';
import type { HourMinute } from './index.ts';

function Span() {
  const [value, setValue] = useState<HourMinute>({ hours: null, minutes: null });
  return (
    <>
      <HourMinuteInput value={value} onChange={setValue} />
      <output>{String(toMinutes(value))}</output>
    </>
  );
}

describe('a choice', () => {
  it('has a Persian name on the button that empties it', () => {
    render(<Select options={[{ value: 1, label: 'تهران' }]} value={1} clearable />);
    expect(screen.getByLabelText('پاک کردن')).toBeTruthy();
    expect(screen.queryByLabelText('Clear')).toBeNull();
  });
});

describe('a tree', () => {
  it('is what its field controls, also after a search and where nothing is found', async () => {
    render(
      <TreeSelect
        opened
        aria-label="دسته"
        options={[
          { value: 1, title: 'مالی' },
          { value: 2, title: 'فنی' },
        ]}
      />,
    );
    const field = screen.getByRole('combobox', { name: 'دسته' });
    const controlled = () => document.getElementById(field.getAttribute('aria-controls')!);
    expect(controlled()?.getAttribute('role')).toBe('tree');
    expect(screen.getAllByRole('tree')).toHaveLength(1);
    expect(controlled()?.querySelectorAll('[role=treeitem]')).toHaveLength(2);
    await userEvent.type(field, 'فنی');
    expect(controlled()?.querySelectorAll('[role=treeitem]')).toHaveLength(1);
    await userEvent.type(field, 'ایی');
    expect(controlled()?.textContent).toBe('موردی پیدا نشد!');
  });
});

describe('hours and minutes', () => {
  it('[5.22, 9.11] accepts hours to 999 and minutes to 59, not more', async () => {
    render(<Span />);
    await userEvent.type(screen.getByLabelText('ساعت'), '۹۹۹۹');
    await userEvent.type(screen.getByLabelText('دقیقه'), '60');
    expect((screen.getByLabelText('ساعت') as HTMLInputElement).value).toBe('999');
    expect((screen.getByLabelText('دقیقه') as HTMLInputElement).value).toBe('6');
    expect(screen.getByRole('status').textContent).toBe(String(999 * 60 + 6));
  });

  it('[5.22] accepts no paste', () => {
    render(<Span />);
    expect(fireEvent.paste(screen.getByLabelText('ساعت'), { clipboardData: { getData: () => '12' } })).toBe(false);
  });

  it('[5.22] needs both parts when it is required', () => {
    expect(rules.required()({ hours: 4, minutes: null }, {})).not.toBeNull();
    expect(rules.required()({ hours: 4, minutes: 0 }, {})).toBeNull();
  });
});

describe('a number', () => {
  it('reads Persian digits', async () => {
    const change = jest.fn();
    render(<NumberField aria-label="روز" onChange={change} />);
    await userEvent.type(screen.getByLabelText('روز'), '۴۲');
    expect(change).toHaveBeenLastCalledWith(42);
  });

  it.each(['{Backspace}{Backspace}', '{Backspace}{Backspace}abc'])(
    'is missing, not the least one, after %s',
    async (keys) => {
      const change = jest.fn();
      function Controlled() {
        const [value, setValue] = useState<number | null>(25);
        const store = (next: number | null) => {
          change(next);
          setValue(next);
        };
        return <NumberField aria-label="روز" min={1} value={value} onChange={store} />;
      }
      render(<Controlled />);
      await userEvent.type(screen.getByLabelText('روز'), keys);
      await userEvent.tab();
      expect(change).toHaveBeenLastCalledWith(null);
      expect(screen.getByLabelText<HTMLInputElement>('روز').value).toBe('');
    },
  );
});

describe('a select', () => {
  const options = [
    { value: 1, label: 'علی کریمی' },
    { value: 2, label: 'می‌خواهم' },
  ];

  it('finds Persian text whatever keyboard typed it', async () => {
    render(<Select options={options} searchable aria-label="مشتری" />);
    await userEvent.type(screen.getByRole('combobox'), 'كري');
    expect(screen.queryAllByTitle('علی کریمی').length).toBeGreaterThan(0);
    expect(screen.queryAllByTitle('می‌خواهم')).toHaveLength(0);
  });

  it('[8.13] shows that nothing was found', async () => {
    render(<Select options={options} searchable aria-label="مشتری" />);
    await userEvent.type(screen.getByRole('combobox'), 'ژژژ');
    expect(await screen.findByText('موردی پیدا نشد!')).toBeTruthy();
  });

  it('[9.10] queries the server from the third character on', async () => {
    const ask = jest.fn(() => Promise.resolve([{ value: 7, label: 'نگار احمدی' }]));
    render(<SearchSelect onSearch={ask} aria-label="مشتری" />);
    await userEvent.type(screen.getByRole('combobox'), 'نگ');
    expect(await screen.findByText('حداقل ۳ کاراکتر وارد کنید')).toBeTruthy();
    // in one piece: two slow keys would be two questions
    await userEvent.paste('ار');
    expect((await screen.findAllByText('نگار احمدی')).length).toBeGreaterThan(0);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith('نگار', expect.anything());
  });
});
