import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from './toast-host.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

describe('toasts', () => {
  it('[8.9, 9.2] show at most three, for five seconds', () => {
    render(<ToastHost />);
    act(() => {
      ['یک', 'دو', 'سه', 'چهار'].forEach((text) => toast.success(text));
    });
    expect(screen.getAllByRole('status').map((item) => item.textContent)).toEqual(['دو', 'سه', 'چهار']);
    act(() => {
      jest.advanceTimersByTime(4999);
    });
    expect(screen.getAllByRole('status')).toHaveLength(3);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.queryAllByRole('status')).toHaveLength(0);
  });

  it('show the same message once, and each that has a button of its own', () => {
    render(<ToastHost />);
    const action = { label: 'واگرد', onAction: jest.fn() };
    act(() => {
      toast.error('ذخیره نشد');
      toast.error('ذخیره نشد');
      toast.success('تیکت بسته شد', { action });
      toast.success('تیکت بسته شد', { action });
    });
    expect(screen.getAllByText('ذخیره نشد')).toHaveLength(1);
    expect(screen.getAllByText('تیکت بسته شد')).toHaveLength(2);
  });

  it('show the same message of another kind beside the first', () => {
    render(<ToastHost />);
    act(() => {
      toast.error('ذخیره شد');
      toast.success('ذخیره شد');
    });
    expect(screen.getAllByText('ذخیره شد')).toHaveLength(2);
  });

  it('[8.7] show the messages of refused fields once each, the first ones, and leave their reading to the fields', () => {
    render(<ToastHost />);
    act(() => toast.refused(['یک', 'یک', 'دو', 'سه', 'چهار'], { atField: true }));
    expect(['یک', 'دو', 'سه'].map((text) => screen.getAllByText(text).length)).toEqual([1, 1, 1]);
    expect(screen.queryByText('چهار')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => toast.refused(['پنج']));
    expect(screen.getByRole('alert').textContent).toBe('پنج');
  });

  it('wrap names so that they cannot reorder the sentence', () => {
    render(<ToastHost />);
    act(() => {
      toast.named('info', '{user} هم در حال مشاهدهٔ این تیکت است', { user: 'John (مدیر)' });
    });
    expect(screen.getByText('\u2068John (مدیر)\u2069 هم در حال مشاهدهٔ این تیکت است')).toBeTruthy();
  });

  it('offer one undo and do not run `onExpire` once it is used', async () => {
    jest.useRealTimers();
    render(<ToastHost />);
    const undo = jest.fn();
    const expire = jest.fn();
    act(() => {
      toast.success('تیکت بسته شد', { action: { label: 'واگرد', onAction: undo }, onExpire: expire });
    });
    await userEvent.click(screen.getByRole('button', { name: 'واگرد' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(expire).not.toHaveBeenCalled();
    expect(screen.queryByText('تیکت بسته شد')).toBeNull();
  });
});
