import { fireEvent, render, screen } from '@testing-library/react';
import { dayjs } from '@hamyar/dayjs-jalali';
import { useState } from 'react';
import { FieldHostProvider } from '../basics/index.ts';
import { JalaliDate, JalaliDateTime, JalaliTime, roundMinutes } from './index.ts';

function DateHost({ start = null, seen }: { start?: string | null; seen: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <JalaliDate
      label="تاریخ"
      value={value}
      onChange={(next) => {
        setValue(next);
        seen(next);
      }}
    />
  );
}

function open(input: HTMLElement) {
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.click(input);
}

function type(input: HTMLElement, text: string) {
  open(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
}

describe('the Jalali pickers', () => {
  it('[0.1] shows a Gregorian day of the wire as a Jalali one in Persian digits', () => {
    render(<DateHost start="2026-11-20" seen={() => {}} />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'تاریخ' }).value).toBe('۱۴۰۵/۰۸/۲۹');
  });

  it('names the order of its parts while it is empty; an example would look like a value', () => {
    render(<DateHost seen={() => {}} />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'تاریخ' }).placeholder).toBe('روز/ماه/سال');
  });

  it.each(['۱۴۰۳/۱۲/۳۰', '14031230', '1403/12/30'])(
    'takes %s as it is typed and answers the Gregorian day',
    (typed) => {
      const seen = jest.fn();
      render(<DateHost seen={seen} />);
      const input = screen.getByRole('textbox', { name: 'تاریخ' });
      type(input, typed);
      expect(seen).toHaveBeenLastCalledWith('2025-03-20');
    },
  );

  it('refuses a day that the month does not have', () => {
    const seen = jest.fn();
    render(<DateHost seen={seen} />);
    const input = screen.getByRole('textbox', { name: 'تاریخ' });
    type(input, '1404/12/30');
    expect(seen).not.toHaveBeenCalled();
  });

  it('[8.17] leaves a text that is no date in the field, and tells the form of it and of its end', () => {
    const report = jest.fn();
    render(
      <FieldHostProvider value={{ report, resets: 0 }}>
        <DateHost start="2026-11-20" seen={() => {}} />
      </FieldHostProvider>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'تاریخ' });
    open(input);
    fireEvent.change(input, { target: { value: 'فردا' } });
    expect(report).toHaveBeenLastCalledWith('تاریخ قابل خواندن نیست', false);
    fireEvent.blur(input);
    expect(report).toHaveBeenLastCalledWith('تاریخ قابل خواندن نیست', true);
    expect(input.value).toBe('فردا');
    open(input);
    fireEvent.change(input, { target: { value: '1405/8/30' } });
    fireEvent.blur(input);
    expect(report.mock.lastCall?.[0]).toBeNull();
  });

  it.each([
    ['', null],
    ['1405/8/20', '2026-11-11'],
  ])('[8.17] hands %j of the field of a form to its checks, also where it may not be chosen', (typed, iso) => {
    const seen = jest.fn();
    render(
      <FieldHostProvider value={{ report: () => {}, resets: 0 }}>
        <JalaliDate label="تاریخ" value="2026-11-20" min="2026-11-15" onChange={seen} />
      </FieldHostProvider>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'تاریخ' });
    open(input);
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(seen).toHaveBeenLastCalledWith(iso);
  });

  it('[5.36] offers no time before the earliest one', () => {
    render(<JalaliTime label="پایان" value="10:30" min="10:15" />);
    open(screen.getByRole('textbox', { name: 'پایان' }));
    const column = (index: number) => document.querySelectorAll('.ant-picker-time-panel-column')[index]!;
    const disabled = (index: number) =>
      [...column(index).querySelectorAll('.ant-picker-time-panel-cell-disabled')].map((cell) =>
        Number(cell.getAttribute('data-value')),
      );
    expect(disabled(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(disabled(1)).toEqual([0, 5, 10]);
  });

  it('shows months by name and weeks that begin on Saturday', () => {
    render(<DateHost start="2026-11-20" seen={() => {}} />);
    open(screen.getByRole('textbox', { name: 'تاریخ' }));
    expect(screen.getByText('آبان')).toBeTruthy();
    expect([...document.querySelectorAll('.ant-picker-content thead th')].map((cell) => cell.textContent)).toEqual([
      'ش',
      'ی',
      'د',
      'س',
      'چ',
      'پ',
      'ج',
    ]);
  });

  it('[5.45] rounds typed minutes to five', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const at = dayjs('2026-11-20').startOf('day').add(minute, 'minute');
      const rounded = roundMinutes(at);
      expect(rounded.minute() % 5).toBe(0);
      expect(Math.abs(rounded.diff(at, 'minute'))).toBeLessThanOrEqual(2);
    }
  });

  it('shows a moment by the clock of the business zone', () => {
    render(<JalaliDateTime label="زمان" value={Date.UTC(2026, 10, 20, 6, 30) / 1000} onChange={() => {}} />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'زمان' }).value).toBe('۱۴۰۵/۰۸/۲۹ ۱۰:۰۰');
  });
});
