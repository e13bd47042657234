import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineDirection } from '../basics/index.ts';
import { ImportanceBadge, RatingFaces, SplitView, StatusBadge, TicketRow } from './index.ts';

const resize = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });

describe('status and importance', () => {
  it('[4.7] shows each status with its word, never by colour alone', () => {
    render(
      <>
        {([0, 1, 2, 3, 4] as const).map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </>,
    );
    for (const word of ['باز', 'در حال بررسی', 'پاسخ کارشناس', 'پاسخ مشتری', 'بسته'])
      expect(screen.getByText(word)).toBeTruthy();
  });

  it('[3.34] names the four grades of importance, also where only the bars are shown', () => {
    render(
      <>
        {([0, 1, 2, 3] as const).map((importance) => (
          <ImportanceBadge key={importance} importance={importance} />
        ))}
      </>,
    );
    expect(screen.getAllByRole('img').map((badge) => badge.getAttribute('aria-label'))).toEqual(
      ['کم', 'متوسط', 'زیاد', 'بحرانی'].map((word) => `اهمیت: ${word}`),
    );
  });
});

describe('a cut-off line', () => {
  it('is Persian when Persian text follows a short Latin beginning, so that its first Persian word is visible', () => {
    expect(lineDirection('Invoice 2214 مغایرت مبلغ')).toBe('rtl');
    expect(lineDirection('Error in payment gateway of the bank: خطا')).toBe('ltr');
    expect(lineDirection('خطای Gateway Timeout')).toBe('rtl');
    expect(lineDirection('۱۲۳')).toBe('auto');
  });
});

describe('a row of the list', () => {
  it('is one link with the number of unread messages in words', () => {
    render(
      <ul>
        <TicketRow
          href="/tickets/7"
          person="نگار احمدی"
          subject="خطای ۵۰۴"
          number="۰۵۰۸-۰۰۰۱۲۶-۵"
          time="۴ دقیقه پیش"
          status={3}
          unread={2}
          current
        />
      </ul>,
    );
    expect(screen.getByRole('link', { name: 'خطای ۵۰۴' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('خوانده‌نشده')).toBeTruthy();
  });
});

describe('the split view', () => {
  afterEach(() => resize(1024));

  it('shows three panes from 1400 px, a drawer for properties below 1200, one page below 850', () => {
    resize(1440);
    render(<SplitView list="فهرست" detail="گفتگو" properties="ویژگی‌ها" />);
    expect(screen.getByRole('complementary', { name: 'جزئیات' })).toBeTruthy();
    resize(1100);
    expect(screen.queryByText('ویژگی‌ها')).toBeNull();
    expect(screen.getByText('فهرست')).toBeTruthy();
    resize(390);
    expect(screen.queryByText('فهرست')).toBeNull();
    expect(screen.getByText('گفتگو')).toBeTruthy();
  });

  it('[4.15] has a link that skips the list, where the list and a ticket are both shown', async () => {
    resize(1440);
    const { rerender } = render(<SplitView list="فهرست" detail={null} placeholder="هیچ" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<SplitView list="فهرست" detail="گفتگو" />);
    await userEvent.click(screen.getByRole('button', { name: 'رفتن به گفتگو' }));
    expect(document.activeElement).toBe(screen.getByText('گفتگو'));
  });
});

describe('the rating', () => {
  it('[3.36] has five faces with the words of 1 to 5; 0 is no opinion and no face', async () => {
    const rate = jest.fn();
    render(<RatingFaces value={null} onChange={rate} />);
    expect(screen.getAllByRole('radio').map((face) => face.getAttribute('aria-label') ?? face.textContent)).toEqual([
      'کاملاً ناراضی',
      'ناراضی',
      'متوسط',
      'راضی',
      'کاملاً راضی',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'راضی' }));
    expect(rate).toHaveBeenCalledWith(4);
  });
});
